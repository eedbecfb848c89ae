let held: Promise<void> | null = null;

/**
 * Holds back all requests that are sent from now on. A held request that is aborted meanwhile is never sent.
 * @returns the function that sends them
 */
export function holdRequests(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return () => {
    if (held === promise) held = null;
    resolve();
  };
}

/** Returns what a new request waits for; null if requests are not held back. */
export const heldRequests = (): Promise<void> | null => held;
