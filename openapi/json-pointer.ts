/** Builds a JSON pointer (RFC 6901) from keys, such as `#/paths/~1v1…`. */
export const jsonPointer = (...keys: string[]): string =>
  `#${keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;
