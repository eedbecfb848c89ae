/** A kind of value: its description and its parser. */
export type Kind<T> = {
  /** The description with its article, for error messages and .env.example. */
  expected: string;
  /** Parses a value. Returns undefined if the text is malformed. */
  parse: (text: string) => T | undefined;
  /** Whether error messages must not contain the value. */
  isSecret?: boolean;
};

/** The value that states that the society does not want a service. */
export const notWanted = 'none';

const splitItems = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Accepts a wildcard as the first label of the host, as a content security policy does. */
const isSource = (text: string): boolean => isOrigin(text.replace('://*.', '://any.'));

const isHttpUrl = (text: string): boolean => {
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
};

const parseIf =
  (isValid: (text: string) => boolean): Kind<string>['parse'] =>
  (text) =>
    isValid(text) ? text : undefined;

const parseListOf =
  (isValid: (text: string) => boolean): Kind<readonly string[]>['parse'] =>
  (text) =>
    splitItems(text).every(isValid) ? splitItems(text) : undefined;

export const origin: Kind<string> = {
  expected: 'an origin (scheme and host in lower case, without a path or a slash at the end)',
  parse: parseIf(isOrigin),
};

/** Origins for a content security policy, which contains them unchanged. */
export const sources: Kind<readonly string[]> = {
  expected: 'a list of origins, separated by spaces (the first label of a host may be *)',
  parse: parseListOf(isSource),
};

export const originsOrSelf: Kind<readonly string[]> = {
  expected: "a list of origins or 'self', separated by spaces",
  parse: parseListOf((text) => text === 'self' || isOrigin(text)),
};

export const address: Kind<string> = {
  expected: 'an http or https URL',
  parse: parseIf(isHttpUrl),
};

/** The URL of a server that receives forwarded requests. Their path and query are appended to it. */
export const server: Kind<string> = {
  expected: 'an http or https URL without a query',
  parse: parseIf((text) => isHttpUrl(text) && !/[?#]/.test(text)),
};

/** A path has at least one name: below `/` alone, the server could not tell requests to the API from pages. */
export const base: Kind<string> = {
  expected: 'a path below the root, or an http or https URL, without a query',
  parse: parseIf((text) => !/[\s?#]/.test(text) && (/^\/[^/]/.test(text) || isHttpUrl(text))),
};

export const shareService: Kind<string> = {
  expected: 'a name and an http or https URL with {url}, and with {title} if the service accepts a title, or none',
  parse: parseIf((text) => {
    if (text === notWanted) return true;
    const url = text.replace(/^.*\s/, '');
    const filled = url.replace(/\{(url|title)\}/g, 'x');
    return url.includes('{url}') && !/[{}]/.test(filled) && isHttpUrl(filled);
  }),
};

export const boolean: Kind<boolean> = {
  expected: 'true or false',
  parse: (value) => (/^(true|1)$/.test(value) ? true : /^(false|0)$/.test(value) ? false : undefined),
};

export const portShift: Kind<number> = {
  expected: 'a whole number from 0 to 60000',
  parse: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 60_000 ? Number(text) : undefined),
};

export const seconds: Kind<number> = {
  expected: 'a whole number of seconds since 1970',
  parse: (text) => (/^\d{1,12}$/.test(text) ? Number(text) : undefined),
};

export const path: Kind<string> = { expected: 'the path of a file', parse: parseIf((text) => !/[\0\r\n]/.test(text)) };

export const text: Kind<string> = { expected: 'a text', parse: (value) => value };

/** The value of an HTTP header (RFC 9110, section 5.5), restricted to visible characters. */
export const headerValue: Kind<string> = {
  expected: 'a text of visible ASCII characters without spaces',
  parse: parseIf((value) => /^[\x21-\x7e]+$/.test(value)),
  isSecret: true,
};

export const logins: Kind<readonly string[]> = {
  expected: 'a list of id:password, separated by spaces',
  parse: parseListOf((value) => /^[^:]+:.+$/.test(value)),
  isSecret: true,
};
