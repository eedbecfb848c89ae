import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useIsVisible } from '#src/lib/hooks/use-is-visible.ts';
import { useReducedMotion } from '#src/lib/hooks/use-reduced-motion.ts';

type Autoplay = {
  /** What the pause control says: it plays unless it was paused, or nothing should move by itself. */
  playing: boolean;
  /** Whether the reader is spared announcements: it plays, and the keyboard is not inside. */
  silent: boolean;
  toggle: () => void;
  /** For the carousel's outermost element. */
  holders: { onFocus: (event: FocusEvent) => void; onBlur: (event: FocusEvent) => void };
};

/**
 * Moves a carousel on by itself (WAI-ARIA APG, carousel; WCAG 2.2.2). It waits while nobody sees it and while the
 * keyboard is inside; a bullet, an arrow or a swipe only starts the interval anew. Where nothing should move by itself
 * it starts paused.
 * @param interval in ms
 * @param moves changes with each move, whoever made it
 */
export function useAutoplay(
  region: RefObject<HTMLElement | null>,
  interval: number,
  moves: unknown,
  onTick: () => void,
): Autoplay {
  const still = useReducedMotion();
  const watched = useIsVisible(region);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const playing = choice ?? !still;
  const tick = useEffectEvent(onTick);

  // A new wish for stillness is newer than what was chosen here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is the reason
  useEffect(() => setChoice(null), [still]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each move starts the interval anew
  useEffect(() => {
    if (!playing || held || !watched) return;
    const timer = setTimeout(tick, interval);
    return () => clearTimeout(timer);
  }, [playing, held, watched, interval, moves]);

  return {
    playing,
    silent: playing && !held,
    toggle: () => {
      setChoice(!playing);
      // Who starts it by keyboard wants to see it move.
      setHeld(false);
    },
    holders: {
      onFocus: ({ target }) => setHeld(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setHeld(false),
    },
  };
}
