/** Handles `popstate` before the router. */
let handleFirst: ((event: PopStateEvent) => void) | null = null;

/**
 * Lets a function handle `popstate` first. Call it before the router is created: Chromium calls the listeners of the window
 * in the order in which they were added, also those with `capture`.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => handleFirst?.(event));
}

/** Sets the function that handles `popstate` first. @param handle null for none */
export function handleHistoryFirst(handle: typeof handleFirst): void {
  handleFirst = handle;
}
