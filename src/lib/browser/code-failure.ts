import { reportFailure } from '#src/lib/reports/failure.ts';
import { forgetFailedCode } from './lazy-with-preload.tsx';
import { isCodeFetchError } from './load-code.ts';
import { isOutdated, offerNewVersion, reloadForNewVersion } from './new-version.ts';

/*
 * What the site does when its code fails to load. An error boundary of a screen or a section shows an error with a retry.
 * A press on a control whose code is missing has its own message. In both cases a newer version of the site, which has
 * removed the code, replaces the page or is offered.
 */

/** Handles an error that a boundary has caught: reports it, and loads a newer version of the site if there is one. */
export function handleCaughtError(error: unknown): void {
  forgetFailedCode();
  reportFailure({ kind: 'error', error });
  reloadForNewVersion();
}

/**
 * Returns whether a retry after an error must load the page. A release removes older code from the server, and older
 * browsers never request failed code again, so only a reload helps after the second failure. Offline, it would replace
 * the page by an error of the browser.
 */
export const retryNeedsReload = (error: unknown, hasRetried: boolean): boolean =>
  isCodeFetchError(error) && (isOutdated() || (hasRetried && navigator.onLine));

/**
 * Loads a newer version of the site, or offers it, after the code that a press needs has failed to load.
 * @param keepsPage whether a reload would lose what the page shows
 * @returns whether the visitor needs no other message
 */
export function replaceOldVersion({ keepsPage = false } = {}): boolean {
  return (!keepsPage && reloadForNewVersion({ pressLost: true })) || (offerNewVersion() && !keepsPage);
}
