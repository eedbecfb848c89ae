import { jsonPointer } from '#openapi/json-pointer.ts';

const isObjectOrArray = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Compares two JSON values. A missing property differs from null.
 * @returns each difference as one line with pointer, actual and expected value
 */
export function differencesOf(actual: unknown, expected: unknown, ...keys: string[]): string[] {
  if (isObjectOrArray(actual) && isObjectOrArray(expected) && Array.isArray(actual) === Array.isArray(expected)) {
    const names = [...new Set([...Object.keys(actual), ...Object.keys(expected)])];
    return names.flatMap((name) => differencesOf(actual[name], expected[name], ...keys, name));
  }
  if (Object.is(actual, expected)) return [];
  return [`${jsonPointer(...keys)} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`];
}
