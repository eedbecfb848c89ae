/** Returns the length of a text in code points with composed Korean (NFC), as the contract counts it. */
export const codePointLength = (text: string): number => [...text.normalize('NFC')].length;

/** Returns whether a value is a text that is empty or consists of white space. */
export const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function mapNestedTexts(value: unknown, mapText: (text: string) => string): unknown {
  if (typeof value === 'string') return mapText(value);
  if (Array.isArray(value)) return value.map((item) => mapNestedTexts(item, mapText));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapNestedTexts(item, mapText)]));
}

/**
 * Returns a copy of a value with every text replaced. Other values and the content of files stay unchanged.
 * @param value texts, lists and plain objects, nested at any depth
 */
export function mapTexts<Value>(value: Value, mapText: (text: string) => string): Value {
  // The copy has the same type, because a text is replaced by a text.
  return mapNestedTexts(value, mapText) as Value;
}

/** Composes the Korean in a text (NFC). macOS decomposes it, so that one syllable counts as up to three characters. */
export const toNfc = (text: string): string => text.normalize('NFC');
