import { applyDisplay, displayKey, readDisplay } from './lib/display';

/**
 * Runs in the head, before anything is painted, so that a page in the dark never flashes white. It is a file of its own
 * because the policy of the page allows no script inside it.
 */
try {
  applyDisplay(readDisplay(localStorage.getItem(displayKey)), document.documentElement);
} catch {
  // A browser that forbids the storage shows the site as it is.
}
