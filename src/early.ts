import { markCompositions } from './lib/browser/composition.ts';
import { handleDialogCommands } from './lib/browser/dialog-commands.ts';
import { applyDisplay, displayKey, readDisplay } from './lib/browser/display.ts';
import { forgetPress, keepEarlyPresses } from './lib/browser/early-press.ts';
import { hideEarlyPresses } from './lib/browser/hidden-press.ts';
import { checkVersion, markInput, replaceOldVersion } from './lib/browser/new-version.ts';
import { hasStarted, showStartNotice } from './lib/browser/start-notice.ts';
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

/** The time within which the site must start, in ms. After it, the visitor must know that the page has no functions. */
const startLimitMs = 4500;

/** Calls a function as soon as the whole page is in the document. */
function whenParsed(action: () => void): void {
  if (document.readyState !== 'loading') action();
  else document.addEventListener('readystatechange', action, { once: true });
}

/** Shows the notice, unless the site has started meanwhile. */
const showNotice = (message: 'scriptsFailed' | 'scriptsMissing') =>
  whenParsed(() => {
    if (message === 'scriptsFailed') forgetPress();
    if (!hasStarted() && !replaceOldVersion({ loses: 'nothing', isHydrated: false })) showStartNotice(message);
  });

/** Loads the page again if a newer version has removed the scripts of this one. Otherwise it shows the notice. */
async function handleFailedStart(message: 'scriptsFailed' | 'scriptsMissing'): Promise<void> {
  await checkVersion();
  showNotice(message);
}

let hasFailed = false;

/**
 * Handles an entry script, or a script that it imports, that fails to load. Without the notice the prerendered page would
 * look as if it worked. The error event of a module script does not bubble (HTML Standard, "execute the script element").
 */
function handleScriptError({ target }: Event): void {
  if (hasFailed || !(target instanceof HTMLScriptElement) || target.type !== 'module') return;
  hasFailed = true;
  void handleFailedStart('scriptsFailed');
}
addEventListener('error', handleScriptError, true);

// A request that is never answered has no error event, and neither has a script that an old browser cannot parse.
// After a failed script, the notice must not wait for version.json. In development, the site may start slowly.
if (!import.meta.env.DEV)
  setTimeout(() => {
    if (hasStarted()) return;
    showNotice(hasFailed ? 'scriptsFailed' : 'scriptsMissing');
    if (!hasFailed) void handleFailedStart('scriptsMissing');
  }, startLimitMs);

handleDialogCommands();
keepEarlyPresses();
hideEarlyPresses();
markCompositions();
for (const type of ['input', 'drop']) addEventListener(type, markInput, true);
