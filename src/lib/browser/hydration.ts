import { reportHydrated } from './early-press.ts';

/** The hydration of the prerendered page. Its parts are hydrated one after another. */
type Hydration = {
  /** The key of the history entry that the page was loaded with. */
  entryKey: string;
  /**
   * Fulfilled with true when the code of the screen is loaded, and with false when a navigation replaces the screen before.
   * It stays pending if the code fails to load.
   */
  code: Promise<boolean>;
  /** Called once, when all parts are hydrated or another screen has replaced the page. */
  onEnd: () => void;
};

let current: Hydration | null = null;

/** The part that stands for the screen. The screen can have further parts. */
const screenPart = 'screen';

/** The parts that are not hydrated yet. */
const openParts = new Set<string>();

/** Starts the hydration of the prerendered page. */
export function startHydration(hydration: Hydration): void {
  current = hydration;
  openParts.add(screenPart);
}

/** Ends the hydration, also when another screen or an error has replaced the page. */
export function endHydration(): void {
  const ended = current;
  current = null;
  openParts.clear();
  if (ended) reportHydrated('screen');
  ended?.onEnd();
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

/** Adds a part that must be hydrated before the page counts as hydrated. @param id the id of the part */
export function addPart(id: string): void {
  if (current) openParts.add(id);
}

/** Marks a part as hydrated, and ends the hydration with the last part. */
export function markPartHydrated(id: string): void {
  openParts.delete(id);
  if (id === screenPart) reportHydrated('screen');
  if (openParts.size === 0) endHydration();
}

/** Marks the screen of a history entry as shown. If it has replaced the prerendered page, the hydration ends. */
export function markScreenShown(entryKey: string): void {
  if (current?.entryKey === entryKey) markPartHydrated(screenPart);
  else endHydration();
}
