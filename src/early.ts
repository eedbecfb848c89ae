import { applyDisplay, displayKey, readDisplay } from './lib/display';
import { watchEntryScript } from './lib/entry-script';
import { markVisitor } from './lib/visitor';

/**
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

watchEntryScript();
