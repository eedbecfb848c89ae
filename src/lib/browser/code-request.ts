import { ShownError } from '#src/lib/shown-error.ts';
import { checkVersion, isOutdated } from './new-version.ts';

/** The messages for code that failed to load. */
export const codeTexts = {
  network: '네트워크 연결 오류입니다. 잠시 후 다시 시도해 주세요.',
  newVersion: '누리집이 새로워졌습니다. 페이지를 다시 불러와 주세요.',
};

/** Code or styles of the site that failed to load. */
export class CodeFetchError extends ShownError {
  override readonly name = 'CodeFetchError';

  get text(): string {
    return isOutdated() ? codeTexts.newVersion : codeTexts.network;
  }
}

/**
 * The error messages of a failed `import()`: Chromium and Firefox, Safari, Safari when the server sends HTML in place of
 * the code, and Vite's loader when a style sheet of the code fails.
 */
const fetchFailure =
  /dynamically imported module|Importing a module script failed|not a valid JavaScript MIME type|Unable to preload CSS/i;

/** Checks whether an error of the browser means that code or styles failed to load, as opposed to code that is wrong. */
export const isFetchFailure = (error: unknown): error is Error =>
  error instanceof Error && fetchFailure.test(error.message);

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

/**
 * Requests code together with all style sheets that failed before. The browser requests a failed module again (HTML
 * Standard, import(), since 2026).
 * @param load imports the code
 * @throws CodeFetchError if the code fails to load. `isOutdated` then knows whether a newer version of the site has removed it
 */
export async function requestCode<Value>(load: () => Promise<Value>): Promise<Value> {
  // The error event of an element does not bubble. The browser ignores a listener that was added before. The renderer of
  // the build has no window.
  globalThis.window?.addEventListener('error', rememberFailedSheet, { capture: true });
  try {
    await Promise.all([...failedSheets].map(reloadSheet));
    return await load();
  } catch (error) {
    if (error instanceof CodeFetchError || !isFetchFailure(error)) throw error;
    await checkVersion();
    throw new CodeFetchError(error.message, { cause: error });
  }
}
