/** Replaces the site's origin in Node, where there is no page. No host has this name (RFC 2606). */
const placeholderOrigin = 'https://site.invalid';

const siteOrigin = () => (typeof location === 'undefined' ? placeholderOrigin : location.origin);

type Reading = 'site' | 'external' | 'other';

/**
 * Returns how pages of the site read a URL, over http and over https. They differ for a URL with a scheme and without
 * slashes: `https:host/path` is a path on a page over https, and another host on a page over http. A post is sanitised once,
 * and can be served over both. The URL parser removes control characters, tabs and line breaks that a regular expression
 * would not handle (URL Standard, section 4.4).
 */
function readingsOf(url: string): Reading[] {
  const site = siteOrigin();
  return ['http:', 'https:'].map((scheme): Reading => {
    const page = site.replace(/^https?:/, scheme);
    if (!URL.canParse(url, page)) return 'other';
    const { protocol, origin } = new URL(url, page);
    if (!/^https?:$/.test(protocol)) return 'other';
    return origin === page || origin === site ? 'site' : 'external';
  });
}

/**
 * Returns whether a URL has the site's own origin on each page of the site, with the scheme http or https.
 * @param url a path or an absolute URL
 */
export const isSameOriginUrl = (url: string): boolean => readingsOf(url).every((reading) => reading === 'site');

/**
 * Returns whether a URL has another origin than the site on any page of the site, with the scheme http or https.
 * @param url a path or an absolute URL
 */
export const isExternalUrl = (url: string): boolean => readingsOf(url).includes('external');

/**
 * Returns a URL from the server if it is safe as the target of a link.
 * @param url a path of this site or an https URL; everything else is refused, also `//host` and `/\host`
 * @returns the URL; undefined if it is not safe
 */
export function safeLinkUrl(url: string): string | undefined {
  if (url.startsWith('/')) return isSameOriginUrl(url) ? url : undefined;
  return url.startsWith('https://') ? url : undefined;
}
