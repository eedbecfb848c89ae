/**
 * Returns a text as a quoted string of nginx's configuration.
 * @throws Error if the text has a dollar sign, for which nginx has no escape, or a control character
 */
export function nginxString(text: string): string {
  if (/[$\p{Cc}]/u.test(text))
    throw new Error(`nginx cannot have '$' or a control character in ${JSON.stringify(text)}.`);
  return nginxPattern(text);
}

/** Returns a regular expression (PCRE), or a text with variables, as a quoted string of nginx's configuration. */
export const nginxPattern = (source: string): string => `"${source.replace(/["\\]/g, '\\$&')}"`;

/**
 * Returns a regular expression of the rules. In nginx, `$` also matches before a line break at the end.
 * @param mark what the keys of a map have before a regular expression
 */
export const nginxRegex = (source: string, mark = '~'): string => nginxPattern(mark + source.replaceAll('$', '\\z'));

/** Returns the variable of a header: `$site_cache_control` for `site` and `Cache-Control`. */
export const nginxVariable = (start: string, header: string): string =>
  `$${start}_${header.toLowerCase().replaceAll('-', '_')}`;

/** Returns a text as a regular expression that matches exactly this text. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

const hexByte = (byte: number) => byte.toString(16).padStart(2, '0');

/** Returns the pattern of one byte of a query value: raw or percent-encoded. The pattern ignores case. */
function bytePattern(byte: number): string {
  const encoded = `%${hexByte(byte)}`;
  if (byte === 0x20) return `(?:${encoded}|[+ ])`;
  if (byte >= 0x80) return `(?:${encoded}|\\x${hexByte(byte)})`;
  return `(?:${encoded}|(?-i:${escapePattern(String.fromCharCode(byte))}))`;
}

/**
 * Returns a pattern that matches every spelling of a text in a query (WHATWG URL, application/x-www-form-urlencoded).
 * Each byte of its UTF-8 form is raw or percent-encoded in either case. A space may also be a `+`.
 */
export const queryValuePattern = (text: string): string => [...Buffer.from(text)].map(bytePattern).join('');

/**
 * Returns a `map` block.
 * @param source the text with variables that is looked up
 * @param variable the variable that gets the result, with its `$`
 * @param entries pairs of a quoted key and a quoted value, in the order in which regular expressions are tried
 */
export const nginxMap = (source: string, variable: string, entries: readonly (readonly [string, string])[]): string =>
  [`map "${source}" ${variable} {`, ...entries.map(([key, value]) => `  ${key} ${value};`), '}'].join('\n');
