import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import * as style from './carousel.style.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useSwiper } from './use-swiper.ts';

type CarouselProps = {
  /** The accessible name of the region. */
  label: string;
  items: readonly { id: string; content: ReactNode }[];
  /** The time from one move to the next, in ms. */
  intervalMs: number;
};

/** The number of items in the widest window. A list of at most this many does not move. */
const maxVisible = 5;

/**
 * Renders an endless row of items that moves by one item at a time. A screen reader always has the whole list, so moves
 * are not announced. If Swiper fails to load, all items are visible and nothing moves.
 */
export function Carousel({ label, items, intervalMs }: CarouselProps) {
  const region = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const swiperState = useSwiper(viewport, 'row');
  const { isPlaying, toggle, focusHandlers } = useAutoplay(region, swiperState, intervalMs);
  const { isFailed, moveBy, pointerHandlers } = swiperState;

  const row = items.map(({ id, content }) => (
    <li key={id} className={`swiper-slide ${style.item}`}>
      {content}
    </li>
  ));
  if (items.length === 0) return null;
  if (items.length <= maxVisible || isFailed) return <ul className={style.staticList}>{row}</ul>;
  return (
    <section ref={region} aria-roledescription="캐러셀" aria-label={label} className={style.region} {...focusHandlers}>
      <div className={style.controls}>
        <Button variant="icon" aria-label={isPlaying ? `${label} 멈춤` : `${label} 재생`} onPress={toggle}>
          {isPlaying ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
        </Button>
        <Button variant="icon" aria-label={`이전 ${label}`} onPress={() => moveBy(-1)}>
          <ChevronLeft aria-hidden size={22} />
        </Button>
        <Button variant="icon" aria-label={`다음 ${label}`} onPress={() => moveBy(1)}>
          <ChevronRight aria-hidden size={22} />
        </Button>
      </div>
      <div ref={viewport} className={style.viewport} {...pointerHandlers}>
        <ul className={`swiper-wrapper ${style.track}`}>{row}</ul>
      </div>
    </section>
  );
}
