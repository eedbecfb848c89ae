import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Swiper } from 'swiper/types';
import { useAfterLoad } from '#src/lib/hooks/use-after-load.ts';
import { useInView } from '#src/lib/hooks/use-in-view.ts';
import { useReducedMotion } from '#src/lib/hooks/use-reduced-motion.ts';
import type { CarouselLayout, startSwiper } from './swiper.ts';

type SwiperCode = { startSwiper: typeof startSwiper };

export type SwiperState = {
  /** Swiper, or null while it is not loaded. */
  swiper: Swiper | null;
  /** Whether the code of Swiper failed to load. `restart` requests it again. */
  isFailed: boolean;
  /** Whether a finger or a pen is moving the slides. */
  isDragging: boolean;
  /** The index of the current slide in the order of rendering. */
  index: number;
  /** Shows a slide. Before Swiper is loaded, it only changes `index`. */
  showSlide: (index: number) => void;
  /** Moves by one slide. Before Swiper is loaded, it requests Swiper, which then moves. */
  moveBy: (by: 1 | -1) => void;
  restart: () => void;
  /** Event handlers for the element of Swiper. */
  pointerHandlers: { onPointerCancel: (event: PointerEvent) => void };
};

/**
 * Loads Swiper when the page is painted and the carousel is near the window, and starts it on the rendered slides.
 * React must not add, remove or move slides afterwards, because Swiper moves them to loop.
 * @param element the element of Swiper (see startSwiper), or null for a carousel that does not move
 * @param layout is read when Swiper starts
 */
export function useSwiper(element: RefObject<HTMLElement | null>, layout: CarouselLayout): SwiperState {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [index, setIndex] = useState(0);
  const [isFailed, setFailed] = useState(false);
  const [isDragging, setDragging] = useState(false);
  const [restarts, setRestarts] = useState(0);
  const pendingMove = useRef<1 | -1 | null>(null);
  const isReducedMotion = useReducedMotion();
  const isNear = useInView(element);
  const isNeeded = (useAfterLoad() && isNear) || restarts > 0;

  const start = useEffectEvent(({ startSwiper }: SwiperCode) => {
    if (!element.current) return null;
    const started = startSwiper(element.current, layout, {
      ...(isReducedMotion ? { speed: 0 } : {}),
      initialSlide: index,
      on: {
        realIndexChange: ({ realIndex }) => setIndex(realIndex),
        sliderFirstMove: () => setDragging(true),
        touchEnd: () => setDragging(false),
      },
    });
    setSwiper(started);
    setFailed(false);
    setDragging(false);
    if (pendingMove.current) slide(started, pendingMove.current);
    pendingMove.current = null;
    return started;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: these changes start Swiper again
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    let started: Swiper | null = null;
    import('./swiper.ts').then(
      (code) => {
        if (isCurrent) started = start(code);
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
      // The properties of the instance stay, because handlers and timers may still read them.
      started?.destroy(false);
      setSwiper(null);
    };
  }, [isNeeded, isReducedMotion, restarts]);

  const restart = () => setRestarts((count) => count + 1);
  return {
    swiper,
    isFailed,
    isDragging,
    index,
    showSlide: (to) => (swiper ? swiper.slideToLoop(to) : setIndex(to)),
    moveBy: (by) => {
      if (swiper) return slide(swiper, by);
      pendingMove.current = by;
      restart();
    },
    restart,
    pointerHandlers: {
      // Swiper ignores a cancelled pointer and would wait for its end. The touch events of a finger end by themselves.
      onPointerCancel: ({ pointerType }) => swiper && (isDragging || pointerType !== 'touch') && restart(),
    },
  };
}

const slide = (swiper: Swiper, by: 1 | -1) => {
  if (by > 0) swiper.slideNext();
  else swiper.slidePrev();
};
