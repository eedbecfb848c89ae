/** Prints one line with the problem and its remedy, and ends the process with exit code 1. */
export function fail(message) {
  if (lineIsOpen) process.stdout.write('failed.\n');
  process.stderr.write(`setup: ${message}\n`);
  process.exit(1);
}

let lineIsOpen = false;

/**
 * Runs a slow action, and prints one line with its name and duration.
 * @param title the action in words, such as "installing the packages"
 * @param runAction the action
 * @returns the result of the action
 */
export function runStep(title, runAction) {
  const started = performance.now();
  process.stdout.write(`setup: ${title} … `);
  lineIsOpen = true;
  const result = runAction();
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  lineIsOpen = false;
  return result;
}
