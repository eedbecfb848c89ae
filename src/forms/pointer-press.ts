const waitingTasks: (() => void)[] = [];
let isPressed = false;
let isTracking = false;

function runWaitingTasks() {
  isPressed = false;
  // The browser fires the click after this event, and the tasks run after the click.
  setTimeout(() => {
    for (const task of waitingTasks.splice(0)) task();
  });
}

/** Starts to track presses of the pointer. Further calls do nothing. */
export function trackPointerPresses(): void {
  if (isTracking) return;
  isTracking = true;
  const options = { capture: true, passive: true } as const;
  window.addEventListener('pointerdown', () => (isPressed = true), options);
  window.addEventListener('pointerup', runWaitingTasks, options);
  window.addEventListener('pointercancel', runWaitingTasks, options);
}

/** Runs a task at once, or after the click if the pointer is pressed. */
export function runAfterPress(task: () => void): void {
  if (isPressed) waitingTasks.push(task);
  else task();
}

/** Resolves after the tasks of the last press have run. */
export const pressTasksDone = (): Promise<void> => new Promise((done) => setTimeout(done));
