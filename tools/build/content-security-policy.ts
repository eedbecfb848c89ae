/** The hashes of the style elements that React Aria adds at run time. */
const reactAriaStyles = ["'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"];

type PolicyOptions = { embedOrigin: string | null; apiBase: string; reportAddress: string | null };

/** Returns the sources that allow requests to addresses, each a URL of another host or a path of the site. */
const requestSources = (addresses: readonly (string | null)[]): string[] => [
  "'self'",
  ...new Set(addresses.flatMap((address) => (address?.startsWith('http') ? [new URL(address).origin] : []))),
];

type InlineHashes = {
  /** The hashes of the inline scripts. */
  scripts: readonly string[];
  /** The hashes of the inline style elements. */
  styles?: readonly string[];
};

/**
 * Returns the content security policy of a production page (CSP Level 3, Trusted Types). Only scripts of the site and
 * inline scripts with a listed hash run. Only the sanitiser may create HTML. `style-src-attr` allows inline styles,
 * because positions of overlays and widths of bars are style attributes.
 * @param hashes the hashes of the page's inline scripts and styles
 * @param options.embedOrigin the origin of the documents under /embed/, or null if it is the site's
 * @param options.apiBase VITE_API_BASE: a path of the site, or the URL of an API with a host of its own
 * @param options.reportAddress the URL to which the site reports failures, or null
 */
export const contentSecurityPolicy = (
  { scripts, styles = [] }: InlineHashes,
  { embedOrigin, apiBase, reportAddress }: PolicyOptions,
) =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src-elem ${["'self'", ...styles, ...reactAriaStyles].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${requestSources([apiBase, reportAddress]).join(' ')}`,
    `frame-src 'self'${embedOrigin ? ` ${embedOrigin}` : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join('; ');
