import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { useAutoplay } from './carousel-autoplay.ts';
import { useSwipe } from './carousel-swipe.ts';
import * as style from './carousel-track.style.ts';

type CarouselTrackProps = {
  /** The name of the region. */
  label: string;
  items: readonly { id: string; content: ReactNode }[];
  /** How long it rests between two moves, in ms. */
  interval: number;
};

/** How many pictures the widest window shows. So few have no need to move. */
const widest = 5;

/**
 * A row of pictures that goes round without an end, one step at a time. A copy of the row follows it, hidden from
 * assistive technology, which has the whole list at all times and is told nothing about its moves.
 */
export function CarouselTrack({ label, items, interval }: CarouselTrackProps) {
  const region = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const position = useRef(0);
  const [moves, setMoves] = useState(0);

  /** Puts the track somewhere at once: at the same picture of the copy, where there is room to go on. */
  const jump = (to: number) => {
    const element = track.current;
    if (!element || to === position.current) return;
    position.current = to;
    element.dataset.jump = 'true';
    element.style.setProperty('--position', String(to));
    // Reading the layout makes the browser take the jump before the move.
    void element.offsetWidth;
    delete element.dataset.jump;
  };
  const makeRoom = (by: number) => {
    const next = position.current + by;
    if (next < 0) jump(position.current + items.length);
    if (next > items.length) jump(position.current - items.length);
  };
  const move = (by: number) => {
    makeRoom(by);
    position.current += by;
    track.current?.style.setProperty('--position', String(position.current));
    setMoves((count) => count + 1);
  };
  const { playing, toggle, holders } = useAutoplay(region, interval, moves, () => move(1));
  const swipe = useSwipe(move, (distance) => {
    const element = track.current;
    if (!element) return;
    if (distance !== 0) makeRoom(distance < 0 ? 1 : -1);
    element.dataset.drag = String(distance !== 0);
    element.style.setProperty('--drag', `${distance}px`);
  });

  const row = items.map(({ id, content }) => (
    <li key={id} className={style.item}>
      {content}
    </li>
  ));
  if (items.length <= widest) return items.length > 0 && <ul className={style.still}>{row}</ul>;
  return (
    <section ref={region} aria-roledescription="캐러셀" aria-label={label} className={style.region} {...holders}>
      <div className={style.controls}>
        <Button variant="icon" aria-label={playing ? `${label} 멈춤` : `${label} 재생`} onPress={toggle}>
          {playing ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
        </Button>
        <Button variant="icon" aria-label={`이전 ${label}`} onPress={() => move(-1)}>
          <ChevronLeft aria-hidden size={22} />
        </Button>
        <Button variant="icon" aria-label={`다음 ${label}`} onPress={() => move(1)}>
          <ChevronRight aria-hidden size={22} />
        </Button>
      </div>
      <div className={style.window} {...swipe}>
        <div ref={track} className={style.track}>
          <ul className={style.row}>{row}</ul>
          <ul className={style.row} aria-hidden inert>
            {row}
          </ul>
        </div>
      </div>
    </section>
  );
}
