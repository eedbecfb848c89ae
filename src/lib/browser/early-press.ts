import { isHydrated, receiveReports } from './hydrated-parts.ts';

type Press = { control: HTMLElement; name: string; event: Event };

/**
 * The controls that only open or show something, and need the scripts of the site. A press on any other control is not
 * repeated without its visitor.
 */
const openers = 'button:is([aria-haspopup],[aria-expanded],[aria-pressed]):not([commandfor])';

/** The time after which a press is forgotten, in ms. The notice of the start is shown long before. */
const forgetAfterMs = 30_000;

/** The time between the appearance of the live region and its text, in ms. Otherwise screen readers miss the text. */
const announceAfterMs = 100;

const announcement = '페이지를 준비하고 있습니다. 준비되면 누른 버튼이 실행됩니다.';

/** Checks whether the page keeps a press of its visitor until the hydration. */
export const hasKeptPress = (): boolean => document.querySelector('[data-kept-press]') !== null;

let kept: Press | null = null;
let pointerDown: Press | null = null;
let timers: ReturnType<typeof setTimeout>[] = [];

const nameOf = (control: Element) => `${control.getAttribute('aria-label')} ${control.textContent}`;

/** Returns the press of an event on a control that opens something, or null. */
function pressOf(event: Event): Press | null {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(openers) : null;
  return control && { control, name: nameOf(control), event };
}

/** Forgets the kept press. Its control no longer shows that it is pending. */
export function forgetPress(): void {
  if (!kept) return;
  for (const timer of timers) clearTimeout(timer);
  kept.control.removeAttribute('aria-busy');
  delete kept.control.dataset.keptPress;
  kept = null;
  document.getElementById('kept-press')?.remove();
}

/** Keeps a press. Its control shows that it is pending, and a live region announces it. */
function keepPress(press: Press): void {
  kept = press;
  press.control.setAttribute('aria-busy', 'true');
  press.control.dataset.keptPress = '';
  const status = document.createElement('div');
  status.id = 'kept-press';
  status.setAttribute('role', 'status');
  document.body.append(status);
  timers = [
    setTimeout(() => (status.textContent = announcement), announceAfterMs),
    setTimeout(forgetPress, forgetAfterMs),
  ];
}

/** Presses a control again, if it is what the visitor has pressed, can be pressed, and has not opened meanwhile. */
function repeatPress({ control, name }: Press): void {
  const isBlocked = control.closest('[inert],[aria-hidden=true],:disabled,[aria-disabled=true],[aria-expanded=true]');
  if (control.getClientRects().length > 0 && nameOf(control) === name && !isBlocked) control.click();
}

function repeatKept(): void {
  const press = kept;
  if (!press || (press.control.isConnected && !isHydrated(press.control))) return;
  forgetPress();
  repeatPress(press);
}

function handlePartHydrated(): void {
  // React has hydrated the part because of this event, and handles it now.
  if (kept && kept.event.eventPhase !== Event.NONE) forgetPress();
  if (pointerDown && pointerDown.event.eventPhase !== Event.NONE) pointerDown = null;
  // The component may render once more for this visitor.
  setTimeout(repeatKept);
}

function handleClick(event: MouseEvent): void {
  if (!event.isTrusted) return;
  forgetPress();
  const press = pressOf(event);
  const begin = pointerDown;
  pointerDown = null;
  if (!press) return;
  if (!isHydrated(press.control)) keepPress(press);
  // React Aria ignores the click of a pointer whose press began before the hydration.
  else if (event.detail > 0 && begin?.control === press.control) setTimeout(() => repeatPress(press));
}

function handlePointerDown(event: Event): void {
  const press = pressOf(event);
  pointerDown = press && !isHydrated(press.control) ? press : null;
}

/**
 * Keeps the last press on a control that opens something until the control is hydrated, and repeats it then. A press
 * elsewhere, typed text, Escape and leaving the page discard it. The browser turns Enter and Space into clicks.
 */
export function keepEarlyPresses(): void {
  receiveReports(handlePartHydrated);
  addEventListener('pointerdown', handlePointerDown, true);
  addEventListener('click', handleClick, true);
  addEventListener('input', forgetPress, true);
  addEventListener('pagehide', forgetPress);
  addEventListener('keydown', ({ key }) => key === 'Escape' && forgetPress(), true);
}
