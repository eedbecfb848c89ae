/** Tells whether a value is an object of JSON: neither null nor a list. */
export const isContractObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Builds a JSON pointer (RFC 6901) from keys, such as `#/paths/~1v1…`. */
export const jsonPointer = (...keys: string[]): string =>
  `#${keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;

/**
 * Returns the part of a document that a `$ref` names, and follows further references there. Returns other values
 * unchanged, and undefined for a reference without a target.
 */
export function resolveIn(document: unknown, part: unknown): unknown {
  if (!isContractObject(part) || typeof part.$ref !== 'string') return part;
  const keys = part.$ref.slice(2).split('/');
  const target = keys.reduce<unknown>((value, key) => {
    const name = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
    return isContractObject(value) ? value[name] : Array.isArray(value) ? value[Number(name)] : undefined;
  }, document);
  return resolveIn(document, target);
}
