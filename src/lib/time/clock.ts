let source = Date.now;

/** The present moment, in ms since 1970 (UTC). In development it is the time of the mock's world. */
export const now = (): number => source();

/** Sets where the present moment comes from. Only development and tests do. */
export function setClock(read: () => number): void {
  source = read;
}
