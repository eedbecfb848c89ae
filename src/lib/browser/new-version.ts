import { reloadPage } from './leave-site.ts';
import { showStartNotice } from './start-notice.ts';

/**
 * A release removes the code of earlier releases from the server. A tab that was opened before cannot load the rest of
 * its code any more, so it must load the page again. This module is in the first scripts of every page and in its inline
 * script: lazy-loaded code would be missing exactly when it is needed.
 */

/** The session storage key of the builds for which the tab has reloaded the page, separated by spaces. */
const reloadedForKey = 'reloadedFor';

/** The session storage key that tells the new page that it has replaced one without a press of the visitor. */
const reloadedKey = 'reloaded';

/** The build of a newer version that is live; null as long as none is known. */
let newBuild: string | null = null;

/** Checks that keep the page from being loaded again while they return true. */
const blockers = new Set<() => boolean>();

/** The data of the root element, which the two scripts share. The renderer of the build has no document. */
const shared = (): DOMStringMap => globalThis.document?.documentElement.dataset ?? {};

/**
 * Finds the build for which the page must be loaded again.
 * @param page the build of the page; undefined in development
 * @param live the build that the server names, from an unchecked response
 * @param reloadedFor the builds for which the tab has reloaded the page already, separated by spaces
 * @returns null if the page has the live build, or a reload for it has not helped
 */
export function buildToLoad(page: string | undefined, live: unknown, reloadedFor: string): string | null {
  if (page === undefined || typeof live !== 'string' || live === page) return null;
  return reloadedFor.split(' ').includes(live) ? null : live;
}

/**
 * Requests the live version of the site after code has failed to load. Offline, and on a host without version.json, the
 * page counts as up to date.
 */
export async function checkVersion(): Promise<void> {
  const page = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=site-version]')?.dataset.build;
  if (page === undefined) return;
  try {
    const response = await fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(3000) });
    const { build }: { build?: unknown } = await response.json();
    newBuild = buildToLoad(page, build, sessionStorage.getItem(reloadedForKey) ?? '') ?? newBuild;
  } catch {
    // The usual message of the failure is shown.
  }
}

/** Marks that the visitor has changed a field of the screen. The inline script of the page calls it for every input. */
export function markInput(): void {
  shared().input = '';
}

/** Adds a check for something that a reload would lose. @returns a function that removes the check */
export function blockReload(check: () => boolean): () => void {
  blockers.add(check);
  return () => blockers.delete(check);
}

/**
 * Loads the page again if a newer version is live and the visitor loses nothing. The tab does this once for each build,
 * so that a server with wrong files cannot cause a loop. The history entry keeps its navigation state.
 * @param isLeaving whether the URL has just changed to another screen, so that the fields of the former screen are left
 * @returns whether the page is being loaded again
 */
export function reloadForNewVersion(isLeaving = false): boolean {
  if (isLeaving) delete shared().input;
  if (newBuild === null || shared().input !== undefined || [...blockers].some((check) => check())) return false;
  try {
    sessionStorage.setItem(reloadedForKey, `${sessionStorage.getItem(reloadedForKey) ?? ''} ${newBuild}`);
    if (!isLeaving) sessionStorage.setItem(reloadedKey, '');
  } catch {
    // Without the storage, a second reload could not be prevented.
    return false;
  }
  reloadPage();
  return true;
}

/** Returns whether a newer version has just replaced the page without a press of the visitor. It returns true once. */
export function takeReloadMark(): boolean {
  try {
    const isReloaded = sessionStorage.getItem(reloadedKey) !== null;
    sessionStorage.removeItem(reloadedKey);
    return isReloaded;
  } catch {
    return false;
  }
}

/** Shows a notice with a link that reloads the page, if a newer version is live. @returns whether it is shown */
export function offerNewVersion(): boolean {
  if (newBuild !== null) showStartNotice('newVersion', reloadPage);
  return newBuild !== null;
}

/** Returns whether a newer version is live. Requesting code of this version again would fail again. */
export const isOutdated = (): boolean => newBuild !== null;
