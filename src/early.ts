import { applyDisplay, displayKey, readDisplay } from './lib/display';
import { watchEntryScript } from './lib/entry-script';

/**
 * Runs in the head, before anything is painted, so that a page in the dark never flashes white. The build puts it into
 * the page itself: what a page waits for before its first paint costs a way to the server and back.
 */
try {
  applyDisplay(readDisplay(localStorage.getItem(displayKey)), document.documentElement);
} catch {
  // A browser that forbids the storage shows the site as it is.
}

watchEntryScript();
