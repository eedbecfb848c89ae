/** Opens a URL of another site in this window. */
export const leaveSite = (url: string): void => location.assign(url);

/** Cancels a navigation that has started. */
export const cancelNavigation = (): void => window.stop();
