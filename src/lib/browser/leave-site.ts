/** Opens a URL of another site in this window. */
export const leaveSite = (url: string): void => location.assign(url);

/** Loads the page again. The history entry keeps its navigation state. */
export const reloadPage = (): void => location.reload();

/** Cancels a navigation that has started. */
export const cancelNavigation = (): void => window.stop();
