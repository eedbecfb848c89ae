import { applyDisplay, displayKey, readDisplay } from './lib/browser/display.ts';
import { markVisitor } from './lib/browser/visitor.ts';

/*
 * Runs in the head, before anything is painted, so that a page in the dark never flashes white, and a member never sees
 * what the build has rendered for guests. The build puts it into the page itself: a file of its own would cost a round
 * trip to the server before the first paint.
 */
try {
  applyDisplay(readDisplay(localStorage.getItem(displayKey)), document.documentElement);
  markVisitor(document.documentElement, localStorage, sessionStorage);
} catch {
  // A browser that forbids the storage shows the site as it is.
}

/** Shows the notice that index.html hides, with a link that loads this page again. */
function showStartFailed(): void {
  const notice = document.getElementById('start-failed');
  notice?.querySelector('a')?.setAttribute('href', location.href.replace(location.hash, ''));
  notice?.setAttribute('role', 'alert');
  notice?.removeAttribute('hidden');
}

/**
 * When the script that starts the site, or a script that it imports, cannot be fetched, the page says so: it was rendered
 * by the build and looks as if it worked. The element of a module script has an error event then, which does not bubble
 * (HTML Standard, "execute the script element").
 */
function onError({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showStartFailed);
  else showStartFailed();
}
window.addEventListener('error', onError, { capture: true });
