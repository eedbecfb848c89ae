/** The points of the MDN HTTP Observatory for a page, by its published list of tests (developer.mozilla.org/observatory). */

/** A page as a server sends it. */
export type SentPage = {
  headers: Headers;
  html: string;
  /** Whether HTTP leads to HTTPS on the same host. */
  hasRedirect: boolean;
};

/** The points of each test: negative numbers are penalties, positive ones are bonuses. */
export type Points = Record<string, number>;

/** The score with penalties alone that a page needs for its bonuses. */
const bonusFloor = 90;

const halfYear = 15_768_000;
const broadSources = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];
const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

type Policy = ReadonlyMap<string, readonly string[]>;

/** Reads a policy (CSP Level 3, section 2.2). */
const parsePolicy = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .flatMap(([name = '', ...sources]) => (name ? [[name.toLowerCase(), sources] as const] : [])),
  );

/** Returns the policies of the `meta` elements of a page. */
const metaPolicies = (html: string): string[] =>
  [...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g)].map(([, text = '']) =>
    text.replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
  );

/**
 * Returns the points of one policy. Like the Observatory, it reads `style-src`, and neither `style-src-attr` nor
 * `style-src-elem`; without `style-src`, it reads `default-src`.
 */
function policyPoints(policy: Policy): number {
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const hasHash = (sources: readonly string[]) => sources.some((source) => /^'(sha\d+|nonce)-/.test(source));
  const isUnsafe = (sources: readonly string[]) =>
    (sources.includes("'unsafe-inline'") && !hasHash(sources)) ||
    sources.some((source) => source === 'data:' || broadSources.includes(source));
  const scripts = sourcesOf('script-src');
  const passive = [...sourcesOf('img-src'), ...sourcesOf('media-src')];
  const active = [...policy].flatMap(([name, sources]) => (/^(img|media)-src$/.test(name) ? [] : sources));
  if (isUnsafe(scripts) || sourcesOf('object-src').some((source) => broadSources.includes(source))) return -20;
  if (active.some((source) => source.startsWith('http:'))) return -20;
  if ([...scripts, ...sourcesOf('style-src')].includes("'unsafe-eval'")) return -10;
  if (passive.some((source) => source.startsWith('http:'))) return -10;
  if (isUnsafe(sourcesOf('style-src'))) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

function framingPoints(headers: Headers): number {
  // A meta element cannot have this directive.
  const ancestors = parsePolicy(headers.get('Content-Security-Policy') ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => broadSources.includes(source))) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get('X-Frame-Options') ?? '') ? 0 : -20;
}

function transportPoints(headers: Headers): number {
  const age = /max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) >= halfYear ? 0 : -10;
}

function referrerPoints(headers: Headers): number {
  const policy = headers.get('Referrer-Policy');
  if (policy === null) return 0;
  return privateReferrers.includes(policy) ? 5 : -5;
}

function resourcePoints(headers: Headers): number {
  const policy = headers.get('Cross-Origin-Resource-Policy');
  if (policy === null || policy === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(policy) ? 10 : -5;
}

/** Returns the points of scripts of other hosts: each of them needs a hash (Subresource Integrity). */
const scriptPoints = (html: string): number =>
  [...html.matchAll(/<script\b[^>]*\bsrc="(?:https?:)?\/\/[^>]*>/g)].some(([tag]) => !tag.includes('integrity='))
    ? -5
    : 0;

/**
 * Returns the points of a page by test.
 * @throws Error for a page with cookies: the list has more tests of them than this calculation
 */
export function observatoryPoints({ headers, html, hasRedirect }: SentPage): Points {
  if (headers.has('Set-Cookie')) throw new Error('Points of pages with cookies are not calculated.');
  // Browsers enforce all policies together, so the strictest counts.
  const policies = [headers.get('Content-Security-Policy') ?? [], metaPolicies(html)].flat();
  const isOpen = headers.get('Access-Control-Allow-Origin') === '*';
  return {
    'content security policy': policies.length
      ? Math.max(...policies.map((text) => policyPoints(parsePolicy(text))))
      : -25,
    HSTS: transportPoints(headers),
    framing: framingPoints(headers),
    'referrer policy': referrerPoints(headers),
    'media types': headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    'resource policy': resourcePoints(headers),
    'scripts of other hosts': scriptPoints(html),
    redirection: hasRedirect ? 0 : -20,
    CORS: isOpen && headers.has('Access-Control-Allow-Credentials') ? -50 : 0,
  };
}

/** Returns the score: 100 with all penalties, and with the bonuses if the penalties leave at least 90. */
export function observatoryScore(points: Points): number {
  const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  const withPenalties = Math.max(0, 100 + sumOf(Object.values(points).filter((value) => value < 0)));
  return withPenalties + (withPenalties < bonusFloor ? 0 : sumOf(Object.values(points).filter((value) => value > 0)));
}
