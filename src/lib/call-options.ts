/** The options of one call of an operation. */
export type CallOptions = {
  readonly signal: AbortSignal;
  /** Receives the number of request body bytes that were sent. */
  readonly onProgress?: ((sentBytes: number) => void) | undefined;
};

/**
 * Creates the `request` of a generated mutation hook, whose options differ from call to call. The hook takes the object once,
 * and reads it at each call.
 * @returns the object, and a function that sets the options of the next call
 */
export function createCallOptions(): { request: CallOptions; setOptions: (options: CallOptions) => void } {
  let current: CallOptions = { signal: new AbortController().signal };
  const request = {
    get signal() {
      return current.signal;
    },
    get onProgress() {
      return current.onProgress;
    },
  };
  return {
    request,
    setOptions(options) {
      current = options;
    },
  };
}
