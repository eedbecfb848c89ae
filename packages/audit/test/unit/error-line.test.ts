import { expect, test } from 'vitest';
import { firstLineOfError } from '#audit/run/error-line.ts';

/** Returns the message of Playwright for a press that was not possible. */
const timeout = (...log: string[]): Error =>
  new Error(['locator.click: Timeout 5000ms exceeded.', 'Call log:', '  - attempting click action', ...log].join('\n'));

test.each([
  [new Error('first\nsecond'), 'first'],
  ['text', 'text'],
  [timeout('    2 × waiting for element to be visible, enabled and stable'), 'locator.click: Timeout 5000ms exceeded.'],
  [timeout('      - element is inert', '    - retrying'), 'locator.click: Timeout 5000ms exceeded. (element is inert)'],
  [
    timeout('      - element is not stable', '    - <div>창</div> intercepts pointer events'),
    'locator.click: Timeout 5000ms exceeded. (<div>창</div> intercepts pointer events)',
  ],
])('the line of %s says what happened, and what kept a step from its control', (error, line) => {
  expect(firstLineOfError(error)).toBe(line);
});
