/**
 * The headers with which a client could claim another address, host or path. A proxy drops all of them, and sends its own
 * `X-Real-IP`, `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host`. Some libraries read `Proxy` as a variable.
 */
export const claimedHeaders: readonly string[] = [
  'CF-Connecting-IP',
  'Forwarded',
  'Proxy',
  'True-Client-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
  'X-Forwarded-Proto',
  'X-Forwarded-Server',
  'X-Forwarded-Ssl',
  'X-Original-URL',
  'X-Real-IP',
  'X-Rewrite-URL',
];
