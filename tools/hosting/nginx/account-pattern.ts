import { escapePattern } from './syntax.ts';

const space = '[ \\t\\r\\n]*+';
const text = '"[^"\\\\]*+(?:\\\\.[^"\\\\]*+)*+"';
const value = `(?:${text}|-?[0-9.eE+-]++|true|false|null)`;

/**
 * A text of up to 254 bytes without escapes. It neither begins nor ends with a space, because some databases ignore spaces at
 * the end when they compare texts.
 */
export const accountText = '[^"\\\\\\x00-\\x20](?:[^"\\\\\\x00-\\x1f]{0,252}[^"\\\\\\x00-\\x20])?';

/**
 * Returns a pattern that reads the account from a JSON body. It matches only an object of texts, numbers and literals
 * whose keys are lower-case letters and underscores. The property must appear exactly once, with a value that has no
 * escapes. Otherwise two programs could read different accounts from the body.
 * @param property the property that names the account
 * @param capture the name of the group that gets the account
 */
export function accountPattern(property: string, capture: string): string {
  const name = escapePattern(property);
  const other = `"(?!${name}")[a-z_]++"${space}:${space}${value}${space}`;
  return [
    `^${space}\\{${space}(?:${other},${space})*+`,
    `"${name}"${space}:${space}"(?<${capture}>${accountText})"${space}`,
    `(?:,${space}${other})*+\\}${space}\\z`,
  ].join('');
}
