/** How long a text is for people and for the contract: in code points, Korean composed. */
export const codePointLength = (text: string): number => [...text.normalize('NFC')].length;

/** Whether a text holds nothing but white space. */
export const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function mapNestedTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapNestedTexts(item, change));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapNestedTexts(item, change)]));
}

/**
 * Changes every text in a value and leaves all else as it is; files are not looked into.
 * @param value texts, lists and plain objects, nested
 */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  // A copy of the same shape: texts stay texts.
  return mapNestedTexts(value, change) as Value;
}

/**
 * The text with one unit for each code point. zod counts UTF-16 units, the contract counts code points: by this copy
 * the one comes to what the other would. No pattern of the contract tells the characters apart that it makes equal.
 */
export const unitPerCodePoint = (text: string): string => text.replace(/[\u{10000}-\u{10FFFF}]/gu, '\uE000');

/** The text with Korean composed (NFC): macOS gives it taken apart, and counts three letters for one. */
export const toNfc = (text: string): string => text.normalize('NFC');
