/** The path and the sub-screen that a request names. */
export type RequestTarget = { path: string; menu: string | null };

/**
 * Returns the target of a request with single slashes in its path. A browser reads a path that begins with two slashes as a
 * host.
 */
export const singleSlashes = (target: string): string =>
  target.replace(/^[^?]*/, (path) => path.replace(/\/[/\\]+/g, '/'));

/**
 * Reads the path and the sub-screen of a request. It decodes the path once and keeps dots, so that no rule of the table
 * can be avoided.
 * @param target the target of the request line, as Node reads it: one character for each byte
 * @returns null for a malformed path
 */
export function parseTarget(target: string): RequestTarget | null {
  const text = Buffer.from(target, 'latin1').toString();
  const [path = '', ...query] = text.split('?');
  try {
    const decoded = decodeURIComponent(path);
    if (!decoded.startsWith('/') || decoded.includes('\0')) return null;
    return { path: decoded, menu: new URLSearchParams(query.join('?')).get('menu') };
  } catch {
    return null;
  }
}
