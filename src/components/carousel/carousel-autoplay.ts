import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useStill } from '#src/lib/hooks/use-still.ts';
import { useWatched } from '#src/lib/hooks/use-watched.ts';

type Autoplay = {
  /** What the pause control says: it plays unless it was paused, or nothing should move by itself. */
  isPlaying: boolean;
  /** Whether the reader is spared announcements: it plays, and the keyboard is not inside. */
  isSilent: boolean;
  toggle: () => void;
  /** For the carousel's outermost element. */
  focusHandlers: { onFocus: (event: FocusEvent) => void; onBlur: (event: FocusEvent) => void };
};

/**
 * Moves a carousel on by itself (WAI-ARIA APG, carousel; WCAG 2.2.2). It waits while nobody sees it and while the
 * keyboard is inside; a bullet, an arrow or a swipe only starts the interval anew. Where nothing should move by itself
 * it starts paused.
 * @param intervalMs in ms
 * @param moves changes with each move, whoever made it
 */
export function useAutoplay(
  region: RefObject<HTMLElement | null>,
  intervalMs: number,
  moves: unknown,
  onTick: () => void,
): Autoplay {
  const still = useStill();
  const watched = useWatched(region);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [hasKeyboardFocus, setKeyboardFocus] = useState(false);
  const isPlaying = choice ?? !still;
  const tick = useEffectEvent(onTick);

  // A new wish for stillness is newer than what was chosen here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is the reason
  useEffect(() => setChoice(null), [still]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each move starts the interval anew
  useEffect(() => {
    if (!isPlaying || hasKeyboardFocus || !watched) return;
    const timer = setTimeout(tick, intervalMs);
    return () => clearTimeout(timer);
  }, [isPlaying, hasKeyboardFocus, watched, intervalMs, moves]);

  return {
    isPlaying,
    isSilent: isPlaying && !hasKeyboardFocus,
    toggle: () => {
      setChoice(!isPlaying);
      // Who starts it by keyboard wants to see it move.
      setKeyboardFocus(false);
    },
    focusHandlers: {
      onFocus: ({ target }) => setKeyboardFocus(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setKeyboardFocus(false),
    },
  };
}
