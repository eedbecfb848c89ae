/**
 * An address that came from the server, if it may stand in a link.
 * @param address a path of this site or an https address; anything else is refused, as are `//host` and `/\host`
 * @returns the address, or undefined
 */
export function safeAddress(address: string): string | undefined {
  return /^(\/(?![/\\])|https:\/\/)/.test(address) ? address : undefined;
}
