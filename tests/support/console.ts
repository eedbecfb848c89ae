/**
 * Fails every test that writes an unexpected warning or error to the console. A test that provokes one must first call
 * `expectConsole`.
 */
import { afterAll, afterEach, beforeEach, expect } from 'vitest';

const unexpected: string[] = [];
let expected: RegExp[] = [];

/** Allows matching console messages until the end of the test. */
export function expectConsole(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  const write = original.bind(console);
  console[level] = (...parts: unknown[]) => {
    const message = parts
      .map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)))
      .join(' ');
    if (expected.some((pattern) => pattern.test(message))) return;
    unexpected.push(`console.${level}: ${message}`);
    write(...parts);
  };
  // The test files of a worker may share the console.
  afterAll(() => {
    console[level] = original;
  });
}

beforeEach(() => {
  expected = [];
});

afterEach(() => {
  expect(unexpected.splice(0), 'unexpected console output').toEqual([]);
});
