/**
 * What every server of the site does alike, apart from what depends on the build. nginx gets these rules as maps and headers,
 * the server in Node and the worker at the edge run them. A regular expression here has the same meaning in nginx (PCRE) and
 * in JavaScript, except for `$`, which becomes `\z`.
 */

/** The media types by file extension. Files with a charset are compressed. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The paths of files. All other paths are those of pages. The posts have a site map and feeds of their own. */
export const filePaths = '^/(?:assets|embed|pictures|docsFile|hosting|posts)/|/\\.|\\.[A-Za-z0-9]+$';

/** The paths that `npm run posts` may replace. nginx tries them for every file. */
export const postFiles = '^/(?:pictures|feeds)/|^/sitemap[^/]*\\.xml$';

/** Files that no visitor may read: dot files, those of the build, pages by the name of their file, compressed copies. */
export const hiddenPaths = '/\\.|^/(?:hosting|posts)/|^/pages\\.json$|^(?!/embed/).*\\.html$|\\.(?:br|gz)$';

/** A header of every response of the site. An empty value is no header. */
export type HeaderRule = {
  name: string;
  value: string;
  /** Other values by pattern of `scheme:status:path of the file`. The first match counts. */
  cases?: readonly (readonly [pattern: string, value: string])[];
};

/** Compiles header rules. The result returns the headers for `scheme:status:path of the file`. */
export function compileHeaders(rules: readonly HeaderRule[]): (key: string) => [name: string, value: string][] {
  const compiled = rules.map(({ name, value, cases = [] }) => ({
    name,
    value,
    cases: cases.map(([pattern, other]) => [new RegExp(pattern), other] as const),
  }));
  return (key) =>
    compiled.flatMap(({ name, value, cases }) => {
      const [, chosen = value] = cases.find(([pattern]) => pattern.test(key)) ?? [];
      return chosen ? [[name, chosen] as [string, string]] : [];
    });
}

const found = ':(?:200|206|304):';

// Two years, for this host alone: the other hosts of the society may not have HTTPS (RFC 6797).
const transport: HeaderRule = {
  name: 'Strict-Transport-Security',
  value: '',
  cases: [['^https:', 'max-age=63072000']],
};
const noSniffing: HeaderRule = { name: 'X-Content-Type-Options', value: 'nosniff' };
const referrerPolicy = 'strict-origin-when-cross-origin';

/** The headers of every response of the site, also of nginx's own such as 400 and 414. */
export const siteHeaders: readonly HeaderRule[] = [
  noSniffing,
  { name: 'Referrer-Policy', value: referrerPolicy },
  // What the site and its frames never use. The site writes to the clipboard, which stays allowed.
  {
    name: 'Permissions-Policy',
    value:
      'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  },
  // A document outside a frame with both a sandbox and an opener policy is a network error (HTML).
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin', cases: [[`${found}/embed/`, 'unsafe-none']] },
  // Other sites show pictures beside a shared link. A document in a sandbox has an opaque origin, so its script is of another.
  {
    name: 'Cross-Origin-Resource-Policy',
    value: 'same-origin',
    cases: [[`${found}(?:/posts)?/(?:embed|pictures)/`, 'cross-origin']],
  },
  // RFC 9111 and RFC 8246. Only names in /assets/ have a hash.
  {
    name: 'Cache-Control',
    value: 'no-cache',
    cases: [
      [`${found}/assets/`, 'public, max-age=31536000, immutable'],
      [`${found}(?:/posts)?/(?:pictures/|docsFile/|favicon\\.svg$|marks\\.svg$)`, 'public, max-age=3600'],
      [`${found}/version\\.json$`, 'no-store'],
    ],
  },
  transport,
  { name: 'Allow', value: '', cases: [[':405:', 'GET, HEAD']] },
];

/**
 * The headers of responses of the API that have none of their own. Files of members come from the origin of the site, so
 * their policy lets no script run and no site show them in a frame. Without plug-ins, Chrome would show no PDF files.
 */
export const apiDefaults: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': referrerPolicy,
};

/** The headers that replace those of the API. */
export const apiHeaders: readonly HeaderRule[] = [noSniffing, transport];

/** No cache keeps personal data. The API decides about the files by number: a pattern of `status:path`. */
export const apiCachedFiles = '^(?:200|206|304):.*/v1/common/fileDownload$';

/** Some servers drop the parameters of a segment before they resolve dots: `/api/..;/api/v1` is `/api/v1` for them. */
export const refusedApiPaths = '/\\.{1,2};';

/** The headers with which a visitor could claim another address, host or path. Some libraries read `Proxy` as a variable. */
export const visitorClaims: readonly string[] = [
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
  'X-Forwarded-Server',
  'X-Forwarded-Ssl',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'X-Original-URL',
  'X-Rewrite-URL',
  'CF-Connecting-IP',
  'True-Client-IP',
  'Forwarded',
  'Proxy',
];
