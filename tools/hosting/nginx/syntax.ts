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

/** Returns a text as a regular expression that matches exactly this text. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/**
 * Returns a block of nginx's configuration, such as `location / { … }`.
 * @param head the text before the brace
 * @param lines the directives; each is indented
 */
export const nginxBlock = (head: string, lines: readonly string[]): string =>
  [`${head} {`, ...lines.flatMap((line) => line.split('\n')).map((line) => (line ? `  ${line}` : line)), '}'].join(
    '\n',
  );

/**
 * Returns a `map` block.
 * @param source the text with variables that is looked up
 * @param variable the variable that gets the result, with its `$`
 * @param entries pairs of a quoted key and a quoted value, in the order in which regular expressions are tried
 */
export const nginxMap = (source: string, variable: string, entries: readonly (readonly [string, string])[]): string =>
  nginxBlock(
    `map ${nginxPattern(source)} ${variable}`,
    entries.map(([key, value]) => `${key} ${value};`),
  );
