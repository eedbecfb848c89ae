import * as z from 'zod';

/** The value that states that the society does not want a service. */
export const notWanted = 'none';

/** What a message says about a variable. `.env.example` describes its purpose and its reader. */
export type Variable = {
  /** The kind of value, with its article. */
  expected: string;
  example: string;
  defaultText: string | null;
  /** Whether error messages must not contain the value. */
  isSecret?: boolean;
  /** What visitors get if a published site does not set the variable. `npm run build -- --strict` requires it. */
  whenUnset?: string;
};

const table = z.registry<Variable>();

/** Defines a kind of value. Its description is also the error of a malformed text. */
const defineKind = <T>(expected: string, isValid: (text: string) => boolean, read: (text: string) => T) =>
  z.string().refine(isValid, expected).transform(read).describe(expected);
type Kind<T> = ReturnType<typeof defineKind<T>>;

const defineText = (expected: string, isValid: (text: string) => boolean) =>
  defineKind(expected, isValid, (text) => text);
const splitItems = (text: string) => text.split(/\s+/).filter(Boolean);
const defineList = (expected: string, isValid: (item: string) => boolean) =>
  defineKind(expected, (text) => splitItems(text).every(isValid), splitItems);

const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
const isHttpUrl = (text: string) => {
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
};
const isShareService = (text: string) => {
  const url = text.replace(/^.*\s/, '');
  const filled = url.replace(/\{(url|title)\}/g, 'x');
  return text === notWanted || (url.includes('{url}') && !/[{}]/.test(filled) && isHttpUrl(filled));
};

const origin = defineText('an origin (scheme and host in lower case, without a path or a slash at the end)', isOrigin);
/** Origins for a content security policy, which contains them unchanged. */
const sources = defineList('a list of origins, separated by spaces (the first label of a host may be *)', (text) =>
  isOrigin(text.replace('://*.', '://any.')),
);
const originsOrSelf = defineList(
  "a list of origins or 'self', separated by spaces",
  (text) => text === 'self' || isOrigin(text),
);
/** The URL of a server that receives forwarded requests. Their path and query are appended to it. */
const server = defineText('an http or https URL without a query', (text) => isHttpUrl(text) && !/[?#]/.test(text));
/** Below `/` alone, the server could not tell requests to the API from pages. */
const base = defineText(
  'a path below the root, or an http or https URL, without a query',
  (text) => !/[\s?#]/.test(text) && (/^\/[^/]/.test(text) || isHttpUrl(text)),
);
const shareService = defineText(
  'a name and an http or https URL with {url}, and with {title} if the service accepts a title, or none',
  isShareService,
);
/** The script of a service that a society may not want: empty for `none`. */
const service = defineKind(
  'an http or https URL, or none',
  (text) => text === notWanted || isHttpUrl(text),
  (text) => (text === notWanted ? '' : text),
);
const flag = defineKind(
  'true or false',
  (text) => /^(true|1|false|0)$/.test(text),
  (text) => /^(true|1)$/.test(text),
);
const isShift = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 60_000;
const portShift = defineKind('a whole number from 0 to 60000', isShift, Number);
const seconds = defineKind('a whole number of seconds since 1970', (text) => /^\d{1,12}$/.test(text), Number);
const path = defineText('the path of a file', (text) => !/[\0\r\n]/.test(text));
const anyText = defineText('a text', () => true);
/** The value of an HTTP header (RFC 9110, section 5.5), restricted to visible characters. */
const headerValue = defineText('a text of visible ASCII characters without spaces', (text) =>
  /^[\x21-\x7e]+$/.test(text),
);
const logins = defineList('a list of id:password, separated by spaces', (text) => /^[^:]+:.+$/.test(text));

/** Defines a variable that is null if it is not set. */
const optional = <T>(kind: Kind<T>, example: string, details: Partial<Variable> = {}) =>
  kind
    .nullable()
    .default(null)
    .register(table, { expected: kind.description ?? '', example, defaultText: null, ...details });

/** Defines a variable with a default. */
const withDefault = <T>(kind: Kind<T>, defaultText: string, example: string, details: Partial<Variable> = {}) =>
  kind.prefault(defaultText).register(table, { expected: kind.description ?? '', example, defaultText, ...details });

const siteVariables = {
  VITE_API_BASE: withDefault(base, '/api', '/api'),
  VITE_CLIENT_SECRET: withDefault(headerValue, 'hanbit-web', 'hanbit-web', {
    isSecret: true,
    whenUnset: "The site identifies itself with the example, which the society's server may refuse.",
  }),
  VITE_PAYMENT_ORIGINS: withDefault(originsOrSelf, 'self https://pay.hanbit-card.example', 'self https://pay.example', {
    whenUnset: 'Members cannot pay by card, because only an invented host is allowed.',
  }),
  VITE_SHARE_BLOG: withDefault(
    shareService,
    '네이버 블로그 https://share.naver.com/web/shareView?url={url}&title={title}',
    '티스토리 https://blog.example/share?url={url}&title={title}',
  ),
  VITE_SHARE_COMMUNITY: withDefault(
    shareService,
    '밴드 https://band.us/plugin/share?body={title}%20{url}&route={url}',
    '카페 https://community.example/share?body={title}%20{url}',
  ),
  VITE_SHARE_MICROBLOG: withDefault(
    shareService,
    'X https://twitter.com/intent/tweet?text={title}&url={url}',
    '스레드 https://microblog.example/post?text={title}&url={url}',
  ),
  VITE_SHARE_SOCIAL: withDefault(
    shareService,
    '페이스북 https://www.facebook.com/sharer/sharer.php?u={url}',
    '링크드인 https://social.example/share?u={url}',
  ),
  VITE_EMBED_ORIGIN: optional(origin, 'https://embed.example'),
  VITE_REPORT_ADDRESS: optional(base, '/reports'),
  SITE_ORIGIN: optional(origin, 'https://www.society.example', {
    whenUnset: 'Search engines and shared pages get the invented address in src/content/society.ts.',
  }),
  POSTCODE_SCRIPT: optional(service, 'https://postcode.example/search.js'),
  POSTCODE_ORIGINS: withDefault(sources, '', 'https://postcode-api.example https://*.postcode.example'),
  MAP_SCRIPT: optional(service, 'https://maps.example/map.js?key=abc'),
  MAP_ORIGINS: withDefault(sources, '', 'https://*.tiles.example'),
  SOURCE_DATE_EPOCH: optional(seconds, '1762304400'),
};

/** The schema of all variables, in the order of .env.example. */
export const environmentSchema = z.object({
  API_SERVER: optional(server, 'http://127.0.0.1:8080'),
  ...siteVariables,
  VERIFY_MEMBERS: withDefault(logins, '', 'hanbit01:hanbit01! hanbit02:hanbit02!', { isSecret: true }),
  VERIFY_CLIENT_SECRET: optional(headerValue, 'hanbit-web', { isSecret: true }),
  NO_COLOR: optional(anyText, '1'),
  CHROME_PATH: optional(path, '/usr/bin/chromium'),
  E2E_PORT_SHIFT: withDefault(portShift, '0', '100'),
  ENV_FILES: withDefault(flag, 'true', 'false'),
});

/** What messages say about each variable. */
export const variables: Readonly<Record<string, Variable>> = Object.fromEntries(
  Object.entries(environmentSchema.shape).flatMap(([name, schema]) => {
    const variable = table.get(schema);
    return variable ? [[name, variable]] : [];
  }),
);

/** The variables of the site and the build, which `npm run build -- --strict` checks. */
export const publishedNames = Object.keys(siteVariables);
