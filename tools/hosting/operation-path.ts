import { posix } from 'node:path';
import { escapePattern } from './nginx/syntax.ts';

/**
 * Returns a pattern for the decoded path of an operation, without regard to case. It also matches spellings that some servers
 * treat as the same path: parameters such as `;a=b` in or between the segments, and any text that ends the last name.
 * The pattern means the same in JavaScript and in PCRE.
 * @param path the path of the operation, such as `/api/v1/front/login`
 */
export const operationPattern = (path: string): string =>
  `^${path.split('/').map(escapePattern).join('(?:/?;[^/;]*)*/')}(?![A-Za-z0-9_-])`;

/**
 * Some servers drop the parameters of a segment before they resolve dots. `/api/..;/api/v1` is `/api/v1` for them, but not
 * for a proxy.
 */
export const dotsWithParameters = '/\\.{1,2};';

/**
 * Returns the path of a request as nginx compares it: decoded by bytes, without dots and repeated slashes.
 * @param target the target of the request line, with one character for each byte
 */
export function comparedPath(target: string): string {
  const [path = ''] = target.split('?');
  return posix.normalize(path.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`))));
}
