import { reportFailure } from '#src/lib/reports/failure.ts';

/** How the message begins of an error by which React finds foreign HTML: the error number of the production version. */
const mismatch = /^(?:Minified React error #418;|Hydration failed because)/;

/**
 * Returns whether something else has changed the HTML of the page before React hydrated it: an extension of the browser,
 * or a translation. Every page of the site hydrates without a mismatch.
 * @param error a recoverable error of React's hydration
 */
export const isForeignChange = (error: unknown): boolean => error instanceof Error && mismatch.test(error.message);

let isKnown = false;

/** Reports a foreign change once, however many sections of the page it concerns. React has rendered them anew. */
export function reportForeignChange(error: unknown): void {
  if (isKnown) return;
  isKnown = true;
  // biome-ignore lint/suspicious/noConsole: for developers; the visitor sees the page as it should be
  console.warn('Something else has changed this page before it started.', error);
  reportFailure({ kind: 'changed', detail: 'before hydration' });
}
