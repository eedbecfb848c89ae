/** Ends the run with one line that says what is wrong and what to do. */
export function fail(message) {
  if (lineIsOpen) process.stdout.write('failed.\n');
  process.stderr.write(`setup: ${message}\n`);
  process.exit(1);
}

let lineIsOpen = false;

/** Does something slow, and says in one line what it is and how long it took. */
export function step(what, work) {
  const started = performance.now();
  process.stdout.write(`setup: ${what} … `);
  lineIsOpen = true;
  const result = work();
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  lineIsOpen = false;
  return result;
}
