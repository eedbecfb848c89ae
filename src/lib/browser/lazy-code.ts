import { checkVersion } from './new-version.ts';

/**
 * The error messages of a failed `import()`: Chromium and Firefox, Safari, Safari when the server sends HTML in place of
 * the code, and Vite's loader when a style sheet of the code fails.
 */
const fetchFailure =
  /dynamically imported module|Importing a module script failed|not a valid JavaScript MIME type|Unable to preload CSS/i;

/** Checks whether an error means that code or styles of the site failed to load, as opposed to code that is wrong. */
export function isCodeFetchError(error: unknown): boolean {
  return error instanceof Error && fetchFailure.test(error.message);
}

/** The style sheets that failed to load. Vite's loader requests each style sheet only once, even after a failure. */
const failedSheets = new Set<HTMLLinkElement>();

/** The number of failed reloads of a style sheet, by its URL. */
const failedReloads = new Map<string, number>();

/** After this many failed reloads a style sheet is no longer requested, so that other code can load. */
const maxReloads = 2;

function rememberFailedSheet({ target }: Event): void {
  if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
  if ((failedReloads.get(target.href) ?? 0) < maxReloads) failedSheets.add(target);
}

/** Replaces the element of a failed style sheet by a new one, so that the browser requests the style sheet again. */
function reloadSheet(failed: HTMLLinkElement): Promise<void> {
  failedSheets.delete(failed);
  const fresh = document.createElement('link');
  for (const { name, value } of failed.attributes) fresh.setAttribute(name, value);
  return new Promise((resolve, reject) => {
    fresh.addEventListener('load', () => {
      failedReloads.delete(fresh.href);
      resolve();
    });
    failedReloads.set(fresh.href, (failedReloads.get(fresh.href) ?? 0) + 1);
    fresh.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${fresh.href}`)));
    if (failed.isConnected) failed.replaceWith(fresh);
    else document.head.append(fresh);
  });
}

/** Finds out whether a newer version of the site has removed the code, so that the handler of the error knows it. */
async function checkVersionAndThrow(error: unknown): Promise<never> {
  if (isCodeFetchError(error)) await checkVersion();
  throw error;
}

/** Requests code together with all style sheets that failed before. */
async function requestWithStyles<Value>(load: () => Promise<Value>): Promise<Value> {
  // The error event of an element does not bubble. The browser ignores a listener that was added before. The renderer of
  // the build has no window.
  globalThis.window?.addEventListener('error', rememberFailedSheet, { capture: true });
  await Promise.all([...failedSheets].map(reloadSheet));
  return load();
}

/** For each error of a failed request: drops the rejected promise that screens are rendered with. */
const dropRejected = new WeakMap<object, () => void>();

/**
 * Makes lazy-loaded code available for a new request after its error was shown. Rendering the screen again then requests
 * the code.
 * @param error any value; only errors of `LazyCode` have an effect
 */
export function allowCodeRetry(error: unknown): void {
  if (error instanceof Error) dropRejected.get(error)?.();
}

/** Code that is loaded when it is needed: a screen, an overlay or a document. */
export type LazyCode<Value> = {
  /**
   * Requests the code, unless it is loading or loaded. Call it in event handlers and effects.
   * @returns the same promise at each call until a request fails; the next call after a failure requests the code again
   */
  preload: () => Promise<Value>;
  /**
   * Requests the code for rendering. React renders a suspended screen several times, so a rejected promise stays the
   * same until `allowCodeRetry` is called with its error.
   */
  promiseForRender: () => Promise<Value>;
  /** Whether the code is loaded. */
  isLoaded: () => boolean;
};

/**
 * Defines code that is loaded when it is needed. A failed request also requests the failed style sheets again.
 * @param load imports the code. The browser requests a failed module again (HTML Standard, import(), since 2026)
 * @param hasStyles whether the code has style sheets. Code without them must not use up the reloads of a style sheet that
 *   a visitor waits for, and must not fail with it
 */
export function lazyCode<Value>(load: () => Promise<Value>, { hasStyles = true } = {}): LazyCode<Value> {
  let current: Promise<Value> | undefined;
  let hasFailed = false;
  let isLoaded = false;

  const startRequest = (): Promise<Value> => {
    const promise = (hasStyles ? requestWithStyles(load) : load()).catch(checkVersionAndThrow);
    current = promise;
    hasFailed = false;
    promise.then(
      // React's `use` reads a promise with these properties without suspending, so that a prerendered page is hydrated
      // in one piece.
      (value) => {
        isLoaded = true;
        Object.assign(promise, { status: 'fulfilled', value });
      },
      (error: unknown) => {
        if (current === promise) hasFailed = true;
        if (error instanceof Error)
          dropRejected.set(error, () => {
            if (current === promise) current = undefined;
          });
      },
    );
    return promise;
  };

  return {
    preload: () => (current && !hasFailed ? current : startRequest()),
    promiseForRender: () => current ?? startRequest(),
    isLoaded: () => isLoaded,
  };
}
