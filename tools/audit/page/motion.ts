import { selectorOf } from './dom.ts';

/** Returns position and opacity of all elements that could move, such as slides and logos, by their selector. */
export function elementPositions(): Record<string, string> {
  // Includes hidden elements: a hidden slide is recognized by being hidden.
  const all = [...document.querySelectorAll('main img, main li, main [role=group], main section > *')];
  return Object.fromEntries(
    all.map((element) => {
      const box = element.getBoundingClientRect();
      const hidden = element.closest('[inert], [aria-hidden=true]') !== null;
      return [
        selectorOf(element),
        `${Math.round(box.x)},${Math.round(box.y + scrollY)},${getComputedStyle(element).opacity},${hidden}`,
      ];
    }),
  );
}

/** Returns animations of more than five seconds (WCAG 2.2.2), with the selector of the animated element. */
export function longAnimations(): { selector: string; flash: boolean }[] {
  return document.getAnimations().flatMap((animation) => {
    const effect = animation.effect;
    if (!(effect instanceof KeyframeEffect) || !effect.target || animation.playState !== 'running') return [];
    const { duration, endTime } = effect.getComputedTiming();
    if (Number(endTime) <= 5000) return [];
    const isWaiting = effect.target.closest('[role=progressbar], [role=status], [aria-busy=true]') !== null;
    const blinks = effect
      .getKeyframes()
      .some((frame) => 'opacity' in frame || 'visibility' in frame || 'backgroundColor' in frame);
    const flash = blinks && Number(duration) < 334;
    return isWaiting && !flash ? [] : [{ selector: selectorOf(effect.target), flash }];
  });
}
