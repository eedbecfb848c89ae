const waiting: (() => void)[] = [];
let isPressed = false;
let isWatching = false;

function release() {
  isPressed = false;
  // The click comes after the release, and after it whatever waited.
  setTimeout(() => {
    for (const task of waiting.splice(0)) task();
  });
}

/** Begins to watch the pointer; once for the page. */
export function trackPointerPresses(): void {
  if (isWatching) return;
  isWatching = true;
  const options = { capture: true, passive: true } as const;
  window.addEventListener('pointerdown', () => (isPressed = true), options);
  window.addEventListener('pointerup', release, options);
  window.addEventListener('pointercancel', release, options);
}

/** Runs a task now, or, while a pointer is down, once it is up and its click is through. */
export function runAfterPress(task: () => void): void {
  if (isPressed) waiting.push(task);
  else task();
}

/** Waits until the tasks of a press that is just over have run. */
export const pressTasksDone = (): Promise<void> => new Promise((done) => setTimeout(done));
