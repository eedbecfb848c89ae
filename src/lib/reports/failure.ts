/** A failure in the field. The reporter removes personal data from an error; the other kinds must not contain any. */
export type Failure =
  /** An error that a boundary of React has caught. The reporter hears of uncaught errors by itself. */
  | { kind: 'error'; error: unknown }
  /** A response that breaks the contract: the contract's path, and a JSON pointer, or the status of no envelope. */
  | { kind: 'contract'; operation: string; pointer: string }
  | { kind: 'contract'; operation: string; status: number }
  /** A payment that was not confirmed: the name of its state. */
  | { kind: 'payment'; detail: string }
  /** HTML that something else has changed, such as an extension of the browser: when. It is no failure of the site. */
  | { kind: 'changed'; detail: 'before hydration' };

/** The event of the window by which code of the site hands a failure to the reporter, an inline script. */
export const failureEvent = 'sitefailure';

/**
 * Reports a failure. Without `VITE_REPORT_ADDRESS` it does nothing, and the build removes its calls. The reporter is an
 * inline script, so that it also works when scripts of the site fail to load. Hence the event in place of an import.
 */
export function reportFailure(failure: Failure): void {
  // The renderer of the build has no window.
  if (import.meta.env?.VITE_REPORT_ADDRESS)
    globalThis.window?.dispatchEvent(new CustomEvent<Failure>(failureEvent, { detail: failure }));
}
