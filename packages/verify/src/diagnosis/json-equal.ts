import { isJsonObject } from '#verify/contract/json-values.ts';

/** Returns a value as JSON with sorted keys, whose order has no meaning (RFC 8259); `nothing` for undefined. */
const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    isJsonObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  ) ?? 'nothing';

const shorten = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text);

/** Compares two values as JSON. Returns both as shortened texts, too. */
export function compareJson(actual: unknown, expected: unknown) {
  const [actualJson, expectedJson] = [sortedJson(actual), sortedJson(expected)];
  return { isEqual: actualJson === expectedJson, expected: shorten(expectedJson), actual: shorten(actualJson) };
}
