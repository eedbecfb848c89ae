import type { FileRule, Headers, HostingTable } from './table.ts';

/** What the site and its frames never use. The site writes to the clipboard, which stays allowed. */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The headers of every response (Fetch, Permissions Policy, Referrer Policy, HTML: cross-origin opener policies). */
export const generalHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * The headers of API responses that have none of their own. Files of members come from the origin of the site, so their
 * policy lets no script run and no site show them in a frame. A policy without plug-ins would block PDF files in Chrome.
 */
export const apiHeaders: Headers = {
  'Content-Security-Policy': "script-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Two years, for this host alone: the other hosts of the society may not have HTTPS (RFC 6797). */
export const secureHeaders: Headers = { 'Strict-Transport-Security': 'max-age=63072000' };

/** Old browsers do not know `frame-ancestors`. */
export const pageHeaders: Headers = { 'X-Frame-Options': 'DENY' };

const revalidated = 'no-cache';
const shortlyCached = 'public, max-age=3600';

/** Of personal data: no cache keeps them (RFC 9111, section 5.2.2.5). */
export const neverStored = 'no-store';

export const errorHeaders: Headers = { 'Cache-Control': revalidated };

/** The headers of files (RFC 9111, RFC 8246). Only the names in /assets/ have a hash. */
export const fileRules: readonly FileRule[] = [
  { prefix: '/assets/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' }, missing: 'plain' },
  {
    prefix: '/embed/',
    headers: {
      'Cache-Control': revalidated,
      // A document in a sandbox has an opaque origin, so its own script comes from another origin.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      // A document outside a frame with both a sandbox and an opener policy is a network error (HTML, section 7.4.5).
      'Cross-Origin-Opener-Policy': 'unsafe-none',
    },
    missing: 'plain',
  },
  {
    // Other sites show these pictures beside a shared link.
    prefix: '/pictures/',
    headers: { 'Cache-Control': shortlyCached, 'Cross-Origin-Resource-Policy': 'cross-origin' },
    missing: 'plain',
  },
  { prefix: '/docsFile/', headers: { 'Cache-Control': shortlyCached }, missing: 'plain' },
  { prefix: '/favicon.svg', headers: { 'Cache-Control': shortlyCached }, missing: 'plain' },
  { prefix: '/marks.svg', headers: { 'Cache-Control': shortlyCached }, missing: 'plain' },
  { prefix: '/version.json', headers: { 'Cache-Control': neverStored }, missing: 'plain' },
  { prefix: '/', headers: { 'Cache-Control': revalidated }, missing: 'page' },
];

/** The media types of all files that a build can contain. Text is UTF-8. */
export const mediaTypes: HostingTable['types'] = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
