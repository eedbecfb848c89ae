import { runDialogCommand } from './dialog-commands.ts';
import { isHydrated } from './hydrated-parts.ts';

/** The elements whose presses React may have to handle. */
const controls = 'a,button,input,select,textarea,label,summary,[tabindex]:not([tabindex="-1"])';

/** Links of which React handles nothing but the click. */
const plainLink = 'a:not([data-react-aria-pressable])';

/** The events of a press. For each, React hydrates in one task, half a second of a slow phone, what it has not hydrated. */
const pressTypes = [
  ...['pointerdown', 'mousedown', 'touchstart', 'pointercancel', 'touchcancel', 'contextmenu'],
  ...['pointerup', 'mouseup', 'touchend', 'click'],
];

let isPressHidden = false;

/** Returns whether an event of a press can be hidden: React has not hydrated its target, and would do nothing for it. */
function mayBeHidden(type: string, target: Element): boolean {
  if (isHydrated(target)) return false;
  const control = target.closest(controls);
  return !control || control.matches('[commandfor]') || (type !== 'click' && control.matches(plainLink));
}

/**
 * Hides from React the events of a press that it need not handle: of a touch that scrolls the page, and of a button that opens or
 * closes a dialog by itself. The parts inside a screen that are hydrated after it are not protected.
 */
function hideFromReact(event: Event): void {
  const { type, target } = event;
  if (!event.isTrusted || !(target instanceof Element)) return;
  const isHidden = mayBeHidden(type, target);
  if (type === 'pointerdown') isPressHidden = isHidden;
  // React Aria waits for the end of a press whose beginning it has seen.
  if (!isHidden || (type !== 'click' && !isPressHidden)) return;
  if (type === 'click') runDialogCommand(event);
  event.stopPropagation();
}

/**
 * Hides from React, while the page starts, the events of presses that it need not handle. `keepEarlyPresses` must be called too: it
 * receives the reports of what is hydrated.
 */
export function hideEarlyPresses(): void {
  for (const type of pressTypes) addEventListener(type, hideFromReact, { capture: true, passive: type !== 'click' });
}
