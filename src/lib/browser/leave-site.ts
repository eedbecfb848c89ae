/** Sends the browser to an address, in this window. */
export const leaveSite = (address: string): void => location.assign(address);

/** Stops the browser on its way. */
export const cancelNavigation = (): void => window.stop();
