import { Pause, Play } from 'lucide-react';
import { slides } from '#src/content/home.ts';
import * as style from './hero-controls.style.ts';

type HeroControlsProps = { index: number; onChoose: (index: number) => void; playing: boolean; onToggle: () => void };

/** Renders the pause button and a bullet for each slide. */
export function HeroControls({ index, onChoose, playing, onToggle }: HeroControlsProps) {
  return (
    <div className={style.controls}>
      <button
        type="button"
        className={style.play}
        onClick={onToggle}
        aria-label={playing ? '슬라이드 멈춤' : '슬라이드 재생'}
      >
        {playing ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
      </button>
      {slides.map(({ id, title }, number) => (
        <button
          key={id}
          type="button"
          className={style.bullet}
          aria-label={`${number + 1}번 슬라이드: ${title}`}
          aria-current={number === index}
          onClick={() => onChoose(number)}
        />
      ))}
    </div>
  );
}
