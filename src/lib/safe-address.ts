/**
 * An address that came from the server, if it may stand in a link.
 * @param address a path of this site or an https address; anything else is refused, as are `//host` and `/\host`
 * @returns the address, or undefined
 */
export function safeAddress(address: string): string | undefined {
  return /^(\/(?![/\\])|https:\/\/)/.test(address) ? address : undefined;
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
export function paymentAddress(address: unknown, origins: readonly string[], site: string): string | null {
  if (typeof address !== 'string' || !plainAddress.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol === 'http:' && !loopback.test(url.hostname)) return null;
  return origins.some((origin) => (origin === 'self' ? site : origin) === url.origin) ? url.href : null;
}
