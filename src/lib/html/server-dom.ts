/** The globals of a page that the sanitiser needs, and that Node lacks. */
type Dom = { window: unknown; document: unknown; location: unknown };

let current: Dom | undefined;

/** Sets the page with which a server sanitises posts. */
export function setServerDom({ window, document, location }: Dom): void {
  current = { window, document, location };
}

/**
 * Runs a function with the globals of a page. On a server they exist only during the call, because libraries would take it
 * for a browser.
 * @throws Error if the server has set no page
 */
export function withServerDom<Result>(run: () => Result): Result {
  if (!import.meta.env.SSR) return run();
  if (!current) throw new Error('The renderer has no page to sanitise posts with.');
  Object.assign(globalThis, current);
  try {
    return run();
  } finally {
    for (const name of Object.keys(current)) Reflect.deleteProperty(globalThis, name);
  }
}
