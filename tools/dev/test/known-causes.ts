/** Failures that the tools report in many lines, with the line that the developer needs. */
const causes: [pattern: RegExp, line: string][] = [
  [
    /Executable doesn't exist|Failed to launch|browserType\.launch/,
    'The browser does not start. Remove .cache/browser.json to look for another one, or set CHROME_PATH to one that starts.',
  ],
  [
    /Target (page, context or browser has been closed|crashed)|[Bb]rowser connection was closed|Page crashed/,
    'The browser has ended or crashed during the tests. Close other programs if memory is low, then run the step again.',
  ],
  [
    /(localhost|127\.0\.0\.1):(\d+) is already used|EADDRINUSE|Port \d+ is already in use/,
    'A port is in use. End the program that uses it, or choose other ports with E2E_PORT_SHIFT=10.',
  ],
];

/** Returns one line for each known cause that the output of a failed step shows. */
export const knownCauses = (output: string): string[] =>
  causes.filter(([pattern]) => pattern.test(output)).map(([, line]) => line);
