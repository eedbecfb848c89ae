/** What values a variable takes: in words, and as a function that reads one. */
export type Kind<T> = {
  /** The kind in words, with its article, as error messages and .env.example say it. */
  expected: string;
  /** @returns the value, or undefined where the text is malformed */
  parse: (text: string) => T | undefined;
  /** Whether error messages must not repeat the value. */
  isSecret?: boolean;
};

const splitItems = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** A wildcard may take the place of the first label of the host, as in a content security policy. */
const isSource = (text: string): boolean => isOrigin(text.replace('://*.', '://any.'));

const isAddress = (text: string): boolean => {
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
};

const parseIf =
  (isRight: (text: string) => boolean): Kind<string>['parse'] =>
  (text) =>
    isRight(text) ? text : undefined;

const parseListOf =
  (isRight: (text: string) => boolean): Kind<readonly string[]>['parse'] =>
  (text) =>
    splitItems(text).every(isRight) ? splitItems(text) : undefined;

export const origin: Kind<string> = {
  expected: 'an origin (scheme and host in lower case, without a path or a slash at the end)',
  parse: parseIf(isOrigin),
};

/** Each origin goes into a content security policy as it is written. */
export const sources: Kind<readonly string[]> = {
  expected: 'a list of origins, divided by spaces (the first label of a host may be *)',
  parse: parseListOf(isSource),
};

export const originsOrSelf: Kind<readonly string[]> = {
  expected: "a list of origins or 'self', divided by spaces",
  parse: parseListOf((text) => text === 'self' || isOrigin(text)),
};

export const address: Kind<string> = {
  expected: 'an http or https address',
  parse: parseIf(isAddress),
};

/** A server to which requests are forwarded: their own path and query come after the address. */
export const server: Kind<string> = {
  expected: 'an http or https address without a query',
  parse: parseIf((text) => isAddress(text) && !/[?#]/.test(text)),
};

export const base: Kind<string> = {
  expected: 'a path from the root, or an http or https address, without a query',
  parse: parseIf((text) => !/[\s?#]/.test(text) && (/^\/(?!\/)/.test(text) || isAddress(text))),
};

export const shareUrl: Kind<string> = {
  expected: 'an http or https address with {url}, and {title} where the service takes one',
  parse: parseIf((text) => {
    const filled = text.replace(/\{(url|title)\}/g, 'x');
    return text.includes('{url}') && !/[{}]/.test(filled) && isAddress(filled);
  }),
};

export const boolean: Kind<boolean> = {
  expected: 'true or false',
  parse: (given) => (/^(true|1)$/.test(given) ? true : /^(false|0)$/.test(given) ? false : undefined),
};

export const portShift: Kind<number> = {
  expected: 'a whole number from 0 to 60000',
  parse: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 60_000 ? Number(text) : undefined),
};

export const path: Kind<string> = { expected: 'the path of a file', parse: parseIf((text) => !/[\0\r\n]/.test(text)) };

export const text: Kind<string> = { expected: 'a text', parse: (given) => given };

/** The value of an HTTP header (RFC 9110, section 5.5), restricted to visible characters. */
export const headerValue: Kind<string> = {
  expected: 'a text of visible ASCII characters without spaces',
  parse: parseIf((given) => /^[\x21-\x7e]+$/.test(given)),
  isSecret: true,
};

export const logins: Kind<readonly string[]> = {
  expected: 'a list of id:password, divided by spaces',
  parse: parseListOf((given) => /^[^:]+:.+$/.test(given)),
  isSecret: true,
};
