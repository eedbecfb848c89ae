import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { useIsVisible } from '#src/lib/hooks/use-is-visible.ts';
import { useReducedMotion } from '#src/lib/hooks/use-reduced-motion.ts';
import type { SwiperState } from './use-swiper.ts';

type Autoplay = {
  /** Whether autoplay is on; the pause button shows this state. */
  isPlaying: boolean;
  /** Whether changes are not announced: autoplay is on and the keyboard focus is outside. */
  isSilent: boolean;
  toggle: () => void;
  /** Event handlers for the outermost element of the carousel. */
  focusHandlers: { onFocus: (event: FocusEvent) => void; onBlur: (event: FocusEvent) => void };
};

/**
 * Moves a carousel by itself (WAI-ARIA APG, carousel; WCAG 2.2.2). It rests while it is invisible, has the keyboard focus or is
 * swiped, and a move by the visitor starts the interval again. Autoplay is off at first if the visitor prefers reduced motion.
 * @param region the outermost element of the carousel
 * @param intervalMs the time from one move to the next, in ms, with the duration of the move
 */
export function useAutoplay(
  region: RefObject<HTMLElement | null>,
  { swiper, index, isFailed, isDragging, restart }: SwiperState,
  intervalMs: number,
): Autoplay {
  const isReducedMotion = useReducedMotion();
  const isVisible = useIsVisible(region);
  const [userChoice, setUserChoice] = useState<boolean | null>(null);
  const [hasKeyboardFocus, setKeyboardFocus] = useState(false);
  const isPlaying = !isFailed && (userChoice ?? !isReducedMotion);
  const isMoving = isPlaying && isVisible && !hasKeyboardFocus && !isDragging;

  // A change of the motion setting overrides an earlier press of the pause button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the setting changes
  useEffect(() => setUserChoice(null), [isReducedMotion]);

  // Swiper's own autoplay asks for every frame, 60 times a second, as long as a carousel is visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move starts the interval again
  useEffect(() => {
    if (!swiper || !isMoving) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => {
        swiper.slideNext();
        wait();
      }, intervalMs);
    };
    wait();
    return () => clearTimeout(timer);
  }, [swiper, isMoving, index, intervalMs]);

  return {
    isPlaying,
    isSilent: isPlaying && !hasKeyboardFocus,
    toggle: () => {
      if (isFailed) restart();
      setUserChoice(!isPlaying);
      // The focus is on the button now; autoplay starts in spite of it.
      setKeyboardFocus(false);
    },
    focusHandlers: {
      onFocus: ({ target }) => setKeyboardFocus(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setKeyboardFocus(false),
    },
  };
}
