/** Stands for the site's own address where there is no page: no host has this name (RFC 2606). */
const placeholderOrigin = 'https://site.invalid';

const parseUrl = (address: string, base: string) => (URL.canParse(address, base) ? new URL(address, base) : null);

const siteOrigin = () => (typeof location === 'undefined' ? placeholderOrigin : location.origin);

/**
 * Whether an address leads to the site's own origin, as the browser reads it: the URL parser drops control characters,
 * tabs and line breaks that a pattern would stumble over (URL Standard, section 4.4).
 * @param address a path or a whole address
 */
export function isSameOriginUrl(address: string): boolean {
  const site = siteOrigin();
  return parseUrl(address, site)?.origin === site;
}

/**
 * Whether an address leads to another origin by http or https, as the browser reads it.
 * @param address a path or a whole address
 */
export function isExternalUrl(address: string): boolean {
  const url = parseUrl(address, siteOrigin());
  return url !== null && /^https?:$/.test(url.protocol) && url.origin !== siteOrigin();
}

/**
 * An address that came from the server, if it may stand in a link.
 * @param address a path of this site or an https address; anything else is refused, as are `//host` and `/\host`
 * @returns the address, or undefined
 */
export function safeLinkUrl(address: string): string | undefined {
  if (address.startsWith('/')) return isSameOriginUrl(address) ? address : undefined;
  return address.startsWith('https://') ? address : undefined;
}

/** A scheme, a host in plain letters and the rest; no user, and nothing that a parser would mend (URL Standard, 4.4). */
const plainAddress = /^https?:\/\/[a-z0-9.:[\]-]+(?:[/?#][!-[\]-~]*)?$/i;

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * An address to pay at, if the browser may be sent there: https, or http on this machine, of an allowed origin.
 * @param address whatever the server sent
 * @param origins the allowed ones; 'self' is the site's own
 * @param site the site's own origin
 * @returns the address as the browser opens it, or null
 */
export function allowedPaymentUrl(address: unknown, origins: readonly string[], site: string): string | null {
  if (typeof address !== 'string' || !plainAddress.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol === 'http:' && !loopback.test(url.hostname)) return null;
  return origins.some((origin) => (origin === 'self' ? site : origin) === url.origin) ? url.href : null;
}
