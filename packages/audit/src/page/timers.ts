/** Timers of the page that have not run, with their delay in ms. */
const waiting = new Map<number, { run: () => void; delayMs: number }>();

/** Starts to record the timers of the page, so that the audit can let them run early. */
export function startTimerRecording(): void {
  const [set, clear] = [globalThis.setTimeout, globalThis.clearTimeout];
  const setAndRecord = (handler: TimerHandler, delayMs = 0, ...values: unknown[]): number => {
    if (typeof handler !== 'function') return Number(set(handler, delayMs));
    const runOnce = (): void => {
      waiting.delete(id);
      handler(...values);
    };
    const id = Number(set(runOnce, delayMs));
    waiting.set(id, { run: runOnce, delayMs });
    return id;
  };
  const clearAndForget = (id?: number): void => {
    if (id !== undefined) waiting.delete(id);
    clear(id);
  };
  Object.assign(globalThis, { setTimeout: setAndRecord, clearTimeout: clearAndForget });
}

/** Runs the waiting timers within a range of delays at once, as if their time had passed. */
export function runTimers(minMs: number, maxMs: number): void {
  for (const [id, { run, delayMs }] of [...waiting]) {
    if (delayMs < minMs || delayMs > maxMs) continue;
    clearTimeout(id);
    run();
  }
}
