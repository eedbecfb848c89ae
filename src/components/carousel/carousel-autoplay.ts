import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useStill } from '#src/lib/hooks/use-still.ts';
import { useWatched } from '#src/lib/hooks/use-watched.ts';

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
 * Moves a carousel at an interval (WAI-ARIA APG, carousel; WCAG 2.2.2). Autoplay pauses while the carousel is invisible
 * or has the keyboard focus. It is off at first if the visitor prefers reduced motion.
 * @param region the outermost element of the carousel
 * @param intervalMs the time between two moves
 * @param moves a value that changes with each move, automatic or manual; the change restarts the interval
 * @param onTick moves the carousel by one
 */
export function useAutoplay(
  region: RefObject<HTMLElement | null>,
  intervalMs: number,
  moves: unknown,
  onTick: () => void,
): Autoplay {
  const isReducedMotion = useStill();
  const isVisible = useWatched(region);
  const [userChoice, setUserChoice] = useState<boolean | null>(null);
  const [hasKeyboardFocus, setKeyboardFocus] = useState(false);
  const isPlaying = userChoice ?? !isReducedMotion;
  const tick = useEffectEvent(onTick);

  // A change of the motion setting overrides an earlier press of the pause button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the setting changes
  useEffect(() => setUserChoice(null), [isReducedMotion]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each move restarts the interval
  useEffect(() => {
    if (!isPlaying || hasKeyboardFocus || !isVisible) return;
    const timer = setTimeout(tick, intervalMs);
    return () => clearTimeout(timer);
  }, [isPlaying, hasKeyboardFocus, isVisible, intervalMs, moves]);

  return {
    isPlaying,
    isSilent: isPlaying && !hasKeyboardFocus,
    toggle: () => {
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
