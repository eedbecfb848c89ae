import { knownWords } from './known-words.ts';

/** A position in a script of the site, or null for code of another origin, such as a browser extension. */
type Frame = string | null;

const maxWords = 30;
const maxFrames = 3;

/** Matches a URL with line and column, in the stacks of all engines. */
const framePattern = /([a-z][a-z-]*:\/\/[^\s()]+?):(\d{1,7}):(\d{1,7})(?!\d)/g;

/** Parses a URL; null if it is invalid. Old browsers, in which this script must run, have no method for it. */
function parseUrl(url: string, base?: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

/** Returns the name of a built file; null if the URL has another origin or another folder. */
export function assetName(url: string): string | null {
  const parsed = parseUrl(url, location.href);
  if (parsed?.origin !== location.origin) return null;
  return /^\/assets\/([\w.-]+\.(?:js|css))$/.exec(parsed.pathname)?.[1] ?? null;
}

/** Returns the name of the file that the message of a failed `import()` has; `unknown` if it has none, as in Safari. */
export const failedAsset = (message: string): string =>
  assetName(/\S*\/assets\/\S+/.exec(message)?.[0] ?? '') ?? 'unknown';

/** Returns the frame at a URL. A script in a page is named `page`: the URL of the page may contain a query. */
function frameAt(url: string, line: number | string, column: number | string): Frame {
  if (parseUrl(url)?.origin !== location.origin) return null;
  return `${assetName(url) ?? 'page'}:${line}:${column}`;
}

/** Returns a stack without its message, which may contain a URL. Only V8 puts the message into the stack. */
function stackWithoutMessage({ stack, message }: Error): string {
  const text = String(stack ?? '');
  const header = `: ${message}`;
  const start = message === '' ? -1 : text.indexOf(header);
  return start === -1 ? text : text.slice(start + header.length);
}

/** Returns the frames of an error, the innermost first. */
const framesOf = (error: Error): Frame[] =>
  [...stackWithoutMessage(error).matchAll(framePattern)].map(([, url = '', line = '', column = '']) =>
    frameAt(url, line, column),
  );

/** Replaces every word of a message that is not known by `_`, and omits all other characters. */
function safeMessage(message: string): string {
  const [reactError] = /^Minified React error #\d{1,3}(?=;)/.exec(message) ?? [];
  if (reactError) return reactError;
  const words = message.match(/[\p{L}\p{N}_]+(?:'\p{L}+)?/gu) ?? [];
  const safe = words.map((word) => (knownWords.has(word.toLowerCase()) ? word : '_'));
  return safe
    .filter((word, index) => word !== '_' || safe[index - 1] !== '_')
    .slice(0, maxWords)
    .join(' ');
}

/** Names of errors come from code, but code may set any text. */
const safeName = (name: string): string => (/^[A-Z][A-Za-z]{0,30}Error$/.test(name) ? name : 'Error');

/**
 * Describes an error without personal data: its name, the known words of its message, and at most three positions in
 * scripts of the site. Messages may contain typed text, and URLs may contain queries.
 * @param error a thrown value or the reason of a rejection
 * @param source the position that the browser names for an error whose stack has none, such as a syntax error
 * @returns for example `TypeError: Cannot read properties of undefined reading _ @ site-Dnm5W43.js:1:5210`; null if no
 *   script of the site is involved
 */
export function describeError(
  error: unknown,
  source?: Pick<ErrorEvent, 'filename' | 'lineno' | 'colno'>,
): string | null {
  if (!(error instanceof Error)) return `${typeof error} in place of an Error`;
  let frames = framesOf(error);
  if (frames.length === 0 && source?.filename) frames = [frameAt(source.filename, source.lineno, source.colno)];
  const own = frames.filter((frame) => frame !== null);
  if (frames.length > 0 && own.length === 0) return null;
  const text = `${safeName(String(error.name))}: ${safeMessage(String(error.message))}`;
  return [text, ...(own.length > 0 ? ['@', ...own.slice(0, maxFrames)] : [])].join(' ');
}
