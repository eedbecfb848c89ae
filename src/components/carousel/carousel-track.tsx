import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { useAutoplay } from './carousel-autoplay.ts';
import { useSwipe } from './carousel-swipe.ts';
import * as style from './carousel-track.style.ts';

type CarouselTrackProps = {
  /** The accessible name of the region. */
  label: string;
  items: readonly { id: string; content: ReactNode }[];
  /** The time between two moves, in ms. */
  interval: number;
};

/** The number of items in the widest window. A list of at most this many does not move. */
const maxVisible = 5;

/**
 * Renders an endless row of items that moves by one item at a time. A copy of the row follows it and is hidden from
 * assistive technology. A screen reader always has the whole list, so moves are not announced.
 */
export function CarouselTrack({ label, items, interval }: CarouselTrackProps) {
  const region = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const position = useRef(0);
  const [moves, setMoves] = useState(0);

  /** Sets the position without a transition. The same item of the copy is shown, so that no change is visible. */
  const jumpTo = (to: number) => {
    const element = track.current;
    if (!element || to === position.current) return;
    position.current = to;
    element.dataset.jump = 'true';
    element.style.setProperty('--position', String(to));
    // Reading the layout forces the browser to apply the jump before the next move.
    void element.offsetWidth;
    delete element.dataset.jump;
  };
  const jumpBeforeEnd = (by: number) => {
    const next = position.current + by;
    if (next < 0) jumpTo(position.current + items.length);
    if (next > items.length) jumpTo(position.current - items.length);
  };
  const moveTrack = (by: number) => {
    jumpBeforeEnd(by);
    position.current += by;
    track.current?.style.setProperty('--position', String(position.current));
    setMoves((count) => count + 1);
  };
  const { isPlaying, toggle, focusHandlers } = useAutoplay(region, interval, moves, () => moveTrack(1));
  const swipe = useSwipe(moveTrack, (distance) => {
    const element = track.current;
    if (!element) return;
    if (distance !== 0) jumpBeforeEnd(distance < 0 ? 1 : -1);
    element.dataset.drag = String(distance !== 0);
    element.style.setProperty('--drag', `${distance}px`);
  });

  const row = items.map(({ id, content }) => (
    <li key={id} className={style.item}>
      {content}
    </li>
  ));
  if (items.length <= maxVisible) return items.length > 0 && <ul className={style.staticList}>{row}</ul>;
  return (
    <section ref={region} aria-roledescription="캐러셀" aria-label={label} className={style.region} {...focusHandlers}>
      <div className={style.controls}>
        <Button variant="icon" aria-label={isPlaying ? `${label} 멈춤` : `${label} 재생`} onPress={toggle}>
          {isPlaying ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
        </Button>
        <Button variant="icon" aria-label={`이전 ${label}`} onPress={() => moveTrack(-1)}>
          <ChevronLeft aria-hidden size={22} />
        </Button>
        <Button variant="icon" aria-label={`다음 ${label}`} onPress={() => moveTrack(1)}>
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
