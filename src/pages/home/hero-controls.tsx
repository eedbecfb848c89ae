import { Pause, Play } from 'lucide-react';
import { Button } from '#src/components/buttons/button.tsx';
import { slides } from '#src/content/home.ts';
import * as style from './hero.style.ts';

type HeroControlsProps = {
  /** The index of the current slide. */
  index: number;
  onChoose: (index: number) => void;
  isPlaying: boolean;
  onToggle: () => void;
};

/** Renders the pause button and a bullet for each slide. */
export function HeroControls({ index, onChoose, isPlaying, onToggle }: HeroControlsProps) {
  return (
    <div className={style.controls}>
      <Button
        variant="icon"
        className={style.play}
        aria-label={isPlaying ? '슬라이드 멈춤' : '슬라이드 재생'}
        onPress={onToggle}
      >
        {isPlaying ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
      </Button>
      {slides.map(({ id, title }, number) => (
        <Button
          key={id}
          variant="icon"
          className={style.bullet}
          aria-label={`${number + 1}번 슬라이드: ${title}`}
          aria-current={number === index}
          onPress={() => onChoose(number)}
        />
      ))}
    </div>
  );
}
