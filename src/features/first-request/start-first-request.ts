import { sendFirstRequest } from '#src/api/first-request.ts';
import { parseTokens, sessionKeys } from '#src/api/session-storage.ts';
import { navigationStateOf } from '#src/navigation/use-sub-screen.ts';
import type { FirstRead } from './reads.ts';

/**
 * Requests the data of the page while the scripts of the site are loading. It sends nothing if the page needs no data, or
 * a login that the browser does not have. It also sends nothing if the storage cannot be read or has an invalid session.
 * The site then sends all requests itself. An expired token is sent: only the server knows that it has expired (code 97).
 * @param path the path or the route pattern of the page. The host may serve the page at another address, for which the site
 *   shows another screen
 * @param read the first read of the page
 */
export function startFirstRequest(path: string, read: FirstRead): void {
  try {
    const { pathname, search } = location;
    const match = new RegExp(`^${path.replace(':id', '(\\d+)')}$`).exec(pathname);
    const stored = localStorage.getItem(sessionKeys.token);
    const tokens = stored === null ? null : parseTokens(stored);
    if (!match || (stored !== null && tokens === null)) return;
    const url = read({ search, state: navigationStateOf(history.state), isMember: tokens !== null }, match[1]);
    if (url !== null) sendFirstRequest(url, tokens?.accessToken ?? null);
  } catch {
    // A browser that blocks the storage shows the site to a guest.
  }
}
