import { applyDisplay, displayKey, readDisplay } from './lib/browser/display.ts';
import { showStartNotice } from './lib/browser/start-notice.ts';
import { markVisitor } from './lib/browser/visitor.ts';

/*
 * Runs in the head, before the first paint: a page with the dark theme does not flash white, and a member does not see the
 * prerendered content for guests. The build inlines this script: a separate file would delay the first paint by a round
 * trip to the server.
 */
try {
  applyDisplay(readDisplay(localStorage.getItem(displayKey)), document.documentElement);
  markVisitor(document.documentElement, localStorage, sessionStorage);
} catch {
  // A browser that blocks the storage shows the site with the default settings.
}

/**
 * Shows the notice when the entry script, or a script that it imports, fails to load. Without the notice the prerendered
 * page would look as if it worked. The error event of a module script does not bubble (HTML Standard, "execute the script
 * element").
 */
function handleScriptError({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', () => showStartNotice('scriptsFailed'));
  else showStartNotice('scriptsFailed');
}
window.addEventListener('error', handleScriptError, { capture: true });
