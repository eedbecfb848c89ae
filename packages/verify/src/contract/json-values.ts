/** Tells whether a value is an object of JSON: neither null nor a list. */
export const isJsonObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns JSON as text without its numbers and hexadecimal texts, because a message may contain the number of a request. */
export const withoutNumbers = (json: unknown): string =>
  (JSON.stringify(json) ?? '').replace(/[\da-f-]{8,}|\d+/gi, '#');

/** Returns the keys of a JSON pointer (RFC 6901) as a URL fragment, such as `#/components/schemas/Pk`. */
export const keysOfPointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));

/** Returns the value at a JSON pointer of a document; undefined when there is none. */
export const valueAt = (document: unknown, pointer: string): unknown =>
  keysOfPointer(pointer).reduce<unknown>(
    (value, name) => (Object.hasOwn(Object(value), name) ? Object(value)[name] : undefined),
    document,
  );

/** Returns the target of a `$ref`, recursively: other values unchanged, undefined when there is none. */
export function resolveIn(document: unknown, part: unknown): unknown {
  if (!isJsonObject(part) || typeof part.$ref !== 'string') return part;
  return resolveIn(document, valueAt(document, part.$ref));
}

/** Returns a value as JSON with sorted keys, whose order has no meaning (RFC 8259); `nothing` for undefined. */
export const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    isJsonObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  ) ?? 'nothing';

const maxTextLength = 300;

/** Shortens a text for a report. */
export const shorten = (text: string, length = maxTextLength): string =>
  text.length > length ? `${text.slice(0, length)}…` : text;

/** Returns the items of a list in groups of a size, of which the last may be smaller. */
export const inGroupsOf = <Item>(size: number, items: readonly Item[]): Item[][] => [
  ...Map.groupBy(items, (_item, index) => Math.floor(index / size)).values(),
];
