/**
 * What browsers and the build's loader say when the code or the styles of a lazy-loaded part cannot be fetched: Chromium
 * and Firefox, Safari, and Vite for style sheets.
 */
const fetchFailure = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether an error means that code or styles of the site could not be fetched, as opposed to code that is wrong. */
export function isCodeFetchError(error: unknown): boolean {
  return error instanceof Error && fetchFailure.test(error.message);
}

/** The style sheets that could not be fetched. Vite's loader asks for each one once only, also after a failure. */
const failedSheets = new Set<HTMLLinkElement>();

/** How often a style sheet was requested again in vain, by its address. */
const vainReloads = new Map<string, number>();

/** A style sheet that is gone from the server must not keep other parts of the site from loading for good. */
const mostReloads = 2;

function onError({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  if ((vainReloads.get(target.href) ?? 0) < mostReloads) failedSheets.add(target);
}

/** Puts a new element in the place of a style sheet that failed, so that the browser requests it again. */
function reloadSheet(failed: HTMLLinkElement): Promise<void> {
  failedSheets.delete(failed);
  const fresh = document.createElement('link');
  for (const { name, value } of failed.attributes) fresh.setAttribute(name, value);
  return new Promise((resolve, reject) => {
    fresh.addEventListener('load', () => {
      vainReloads.delete(fresh.href);
      resolve();
    });
    vainReloads.set(fresh.href, (vainReloads.get(fresh.href) ?? 0) + 1);
    fresh.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${fresh.href}`)));
    if (failed.isConnected) failed.replaceWith(fresh);
    else document.head.append(fresh);
  });
}

/** What has to be done before the code of an error is requested again. */
const forget = new WeakMap<object, () => void>();

/** Registers how to drop the rejected promise that gave an error; it stays until the error was shown. */
export function onForget(error: unknown, drop: () => void): void {
  if (error instanceof Error) forget.set(error, drop);
}

/** Drops the rejected promise of an error that was shown: the part is requested again when it is rendered next. */
export function forgetCodeError(error: unknown): void {
  if (error instanceof Error) forget.get(error)?.();
}

/**
 * Fetches the code of a part now, together with all style sheets that failed before. A style sheet that fails again twice
 * is given up.
 * @param load imports the code. The browser requests a module that failed again (HTML Standard, import(), since 2026).
 */
export async function loadCode<Part>(load: () => Promise<Part>): Promise<Part> {
  // The event of an element does not bubble. The same listener is added once only; the build's renderer has no window.
  globalThis.window?.addEventListener('error', onError, { capture: true });
  await Promise.all([...failedSheets].map(reloadSheet));
  return load();
}
