/** What kind of mistake a fault is. */
export const faultKinds = [
  'wrong message',
  'missing focus',
  'lost value',
  'wrong call',
  'wrong state',
  'broken guard',
] as const;

/** One mistake that is put into the code of a screen, to prove that a test catches it. */
export type ScreenFault = {
  /** Says what is wrong, in plain words. */
  name: string;
  kind: (typeof faultKinds)[number];
  /** The changed file, from the root of the repository. */
  file: string;
  /** The text that is replaced. The file contains it exactly once. */
  from: string;
  to: string;
  /** The level at which the fault must be caught. */
  level: 'unit' | 'browser' | 'end to end';
  /** The test file that catches it, from the root of the repository. */
  caughtBy: string;
  /** The title of the test that must fail. Without it, the whole file runs, and any of its tests may fail. */
  test?: string;
};

/**
 * Puts a fault into the code of its file.
 * @throws Error if the code does not contain the replaced text exactly once
 */
export function seedFault({ name, file, from, to }: ScreenFault, code: string): string {
  const count = code.split(from).length - 1;
  if (count === 1) return code.replace(from, () => to);
  throw new Error(`"${name}": ${file} contains the replaced text ${count} times instead of once. Correct the fault.`);
}

/** Returns a regular expression that matches a title as it is. */
export const escapePattern = (title: string): string => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
