import { reportHydrated } from './early-press.ts';

/** The hydration of the prerendered page. */
type Hydration = {
  /** The key of the history entry that the page was loaded with. */
  entryKey: string;
  /**
   * Fulfilled with true when the code of the screen is loaded, and with false when a navigation replaces the screen before.
   * It stays pending if the code fails to load.
   */
  code: Promise<boolean>;
  /** Called once, when the screen is hydrated or another screen has replaced the page. */
  onEnd: () => void;
};

let current: Hydration | null = null;

/** Starts the hydration of the prerendered page. */
export function startHydration(hydration: Hydration): void {
  current = hydration;
}

/** Ends the hydration, also when another screen or an error has replaced the page. */
export function endHydration(): void {
  const ended = current;
  current = null;
  if (!ended) return;
  reportHydrated('screen');
  ended.onEnd();
}

/** What a screen that is not prerendered waits for. React's `use` reads it without suspending. */
const noCode = Object.assign(Promise.resolve(true), { status: 'fulfilled', value: true });

/**
 * Returns what a screen waits for before it is hydrated. Until then, React keeps the prerendered HTML.
 * @param entryKey the key of the history entry of the screen
 * @returns a fulfilled promise if the screen is not part of a prerendered page
 */
export const codeToHydrate = (entryKey: string): Promise<boolean> =>
  current?.entryKey === entryKey ? current.code : noCode;
