import { reloadPage } from './leave-site.ts';
import { showStartNotice } from './start-notice.ts';

/**
 * A release removes the code of earlier releases from the server. A tab that was opened before cannot load the rest of
 * its code any more, so it must load the page again. This module is in the first scripts of every page and in its inline
 * script: lazy-loaded code would be missing exactly when it is needed.
 */

/** The session storage key of the builds for which the tab has reloaded the page, separated by spaces. */
const reloadedForKey = 'reloadedFor';

/** The session storage key of the message for the new page; the empty text stands for a lost press. */
const reloadedKey = 'reloaded';

/** The live build if it is not that of the page; null as long as none is known. */
let newBuild: string | null = null;

/** Checks that keep the page from being loaded again while they return true. */
const blockers = new Set<() => boolean>();

/** Returns the site's own message that the page shows now. */
let shownMessage: () => string | undefined = () => undefined;

/** Without a document, the site is rendered by the build. Old browsers have no `globalThis`. */
const hasDocument = () => typeof document !== 'undefined';

/** The data of the root element, which the two scripts share. */
const shared = (): DOMStringMap => (hasDocument() ? document.documentElement.dataset : {});

/**
 * Requests the live version of the site after code has failed to load. Offline, and on a host without version.json, the
 * page counts as up to date.
 */
export async function checkVersion(): Promise<void> {
  const page = hasDocument() && document.querySelector<HTMLMetaElement>('meta[name=site-version]')?.dataset.build;
  if (!page) return;
  try {
    const response = await fetch('/version.json', { cache: 'no-store', signal: AbortSignal.timeout(3000) });
    const { build }: { build?: unknown } = await response.json();
    if (typeof build === 'string') newBuild = build === page ? null : build;
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
 * Registers what a reload must carry over to the new page.
 * @param message returns the site's own message that the page shows now, without personal data
 */
export function keepMessageOnReload(message: () => string | undefined): void {
  shownMessage = message;
}

type ReloadOptions = {
  /** Whether the URL has just changed to another screen, so that the fields of the former screen are left. */
  isLeaving?: boolean;
  /** Whether a press of the visitor has had no effect, so that the new page must ask for another one. */
  pressLost?: boolean;
};

/**
 * Loads the page again if a newer version is live and the visitor loses nothing. The tab does this once for each build,
 * so that a server with wrong files cannot cause a loop. The history entry keeps its navigation state.
 * @returns whether the page is being loaded again
 */
export function reloadForNewVersion({ isLeaving = false, pressLost = false }: ReloadOptions = {}): boolean {
  if (isLeaving) delete shared().input;
  if (!isOutdated() || shared().input !== undefined || [...blockers].some((check) => check())) return false;
  try {
    const reloadedFor = sessionStorage.getItem(reloadedForKey) ?? '';
    if (reloadedFor.split(' ').includes(String(newBuild))) return false;
    sessionStorage.setItem(reloadedForKey, `${reloadedFor} ${newBuild}`);
    const message = pressLost ? '' : shownMessage();
    if (message !== undefined) sessionStorage.setItem(reloadedKey, message);
  } catch {
    // Without the storage, a second reload could not be prevented.
    return false;
  }
  reloadPage();
  return true;
}

/**
 * Returns the message that the page showed before a newer version replaced it, and removes it.
 * @returns the empty text after a lost press; null if there is nothing to show
 */
export function takeReloadMessage(): string | null {
  try {
    const message = sessionStorage.getItem(reloadedKey);
    sessionStorage.removeItem(reloadedKey);
    return message;
  } catch {
    return null;
  }
}

type FailureOptions = {
  /** What a reload would lose: nothing; a press, which had no effect; or what the page shows, which is then kept. */
  loses: 'nothing' | 'press' | 'page';
  /** Whether the typed text is stored. */
  inputIsStored?: boolean;
  /** Whether the page works. Before, the visitor cannot save typed text, and the notice says that it is lost. */
  isHydrated?: boolean;
};

/**
 * Does what the site does when its code has failed to load: a newer version, which has removed the code, replaces the page,
 * or a notice with a link that reloads the page offers it. Without a newer version it does nothing.
 * @returns whether the visitor needs no other message
 */
export function replaceOldVersion({ loses, inputIsStored = false, isHydrated = true }: FailureOptions): boolean {
  if (loses !== 'page' && reloadForNewVersion({ isLeaving: inputIsStored, pressLost: loses === 'press' })) return true;
  if (!isOutdated()) return false;
  showStartNotice(isHydrated || shared().input === undefined ? 'newVersion' : 'retryFailed', reloadPage);
  return loses !== 'page';
}

/**
 * Returns whether a newer version is live. Requesting code of this version again would fail again. Offline, a reload would
 * replace the page by an error of the browser.
 */
export const isOutdated = (): boolean => newBuild !== null && navigator.onLine;
