import { setTimeout as wait } from 'node:timers/promises';
import { versionFile } from '#tools/build/site-version.ts';
import { checkServer } from '#tools/hosting/check-server.ts';
import type { ServerCheck } from '#tools/hosting/checks/server-check.ts';
import { startNodeServer } from '#tools/hosting/node/node-server.ts';
import type { Build } from '#tools/hosting/read-build.ts';
import { hasEncodedPath, serverChecks } from '#tools/hosting/requests.ts';
import type { VersionedBuild } from './read-release-build.ts';
import { ReleaseError } from './release-error.ts';
import { parseVersion } from './version.ts';

/** @throws ReleaseError with the first difference and the number of the others */
function requireNone(differences: readonly string[], subject: string): void {
  const [first, ...others] = differences;
  if (first === undefined) return;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  throw new ReleaseError(`${subject} failed its check: ${first}${more}`);
}

/**
 * Serves a release on loopback, and sends all requests of the hosting table: every page, file, status and header.
 * @returns the number of requests
 * @throws ReleaseError with the first difference
 */
export async function checkRelease(release: Build): Promise<number> {
  const { folder, table, files } = release;
  const server = await startNodeServer({ build: release, port: 0, api: null });
  try {
    const checks = serverChecks(table, files, false).filter(hasEncodedPath);
    const address = { host: '127.0.0.1', port: Number(new URL(server.url).port) };
    const embed = table.embedOrigin && `http://${new URL(table.embedOrigin).host}`;
    requireNone(await checkServer({ site: server.url, embed, folder, address }, checks), 'the new release');
    return checks.length;
  } finally {
    await server.close();
  }
}

/** Returns whether a check expects Brotli. nginx without its brotli module sends gzip instead. */
const expectsBrotli = ({ expected }: ServerCheck) => expected.headers['Content-Encoding'] === 'br';

/** Returns one check for each page, and one of each other kind that a visitor notices. */
function liveChecks(checks: readonly ServerCheck[]): ServerCheck[] {
  const isPage = ({ name }: ServerCheck) => name === 'a page is at its path';
  const isOfSite = ({ host, method }: ServerCheck) => host === 'site' && method === 'GET';
  const ofSite = checks.filter((check) => isOfSite(check) && hasEncodedPath(check) && !expectsBrotli(check));
  const pages = Map.groupBy(ofSite.filter(isPage), ({ expected }) => JSON.stringify(expected.body));
  const others = Map.groupBy(
    ofSite.filter((check) => !isPage(check)),
    ({ name }) => name,
  );
  return [...pages.values(), ...others.values()].flatMap((group) => group.slice(0, 1));
}

const versionTimeoutMs = 5000;
const retryMs = 250;

/** Reads the build that a site names. @returns a text for a message if it names none */
async function readLiveBuild(url: string, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(new URL(versionFile, url), {
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(versionTimeoutMs)]),
    });
    if (!response.ok) return `status ${response.status}`;
    return parseVersion(await response.text())?.build ?? 'no version';
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause.message || 'no response' : 'no response';
  }
}

/** Returns what differs between a site and a release, as texts. */
async function liveDifferences(url: string, release: VersionedBuild, signal: AbortSignal): Promise<string[]> {
  const live = await readLiveBuild(url, signal);
  const { build } = release.version;
  if (live !== build) return [`${new URL(versionFile, url)} must name the build ${build}, but it has ${live}`];
  const isSecure = new URL(url).protocol === 'https:';
  const checks = liveChecks(serverChecks(release.table, release.files, isSecure));
  return checkServer({ site: url, embed: null, folder: release.folder, signal }, checks);
}

/** The published site after a switch. */
export type LiveSite = {
  /** The origin of the site. */
  url: string;
  /** How long the web server may take to serve the release. */
  timeoutMs?: number;
};

/**
 * Checks that a site serves a release: its version, and its pages with their policies. A web server continues with the
 * former release for a moment, so the check is repeated until the time is over.
 * @param signal ends the check
 * @throws ReleaseError with the first difference; the reason of the signal if it aborts
 */
export async function checkLiveSite(
  { url, timeoutMs = 10_000 }: LiveSite,
  release: VersionedBuild,
  signal: AbortSignal,
): Promise<void> {
  const started = performance.now();
  for (;;) {
    const differences = await liveDifferences(url, release, signal);
    signal.throwIfAborted();
    if (differences.length === 0) return;
    if (performance.now() - started > timeoutMs) requireNone(differences, 'the live site');
    await wait(retryMs);
  }
}
