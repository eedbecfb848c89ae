/** Checks the table of the build in dist/, and that the list of checks finds a server that differs from it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { checkServer } from '#tools/hosting/check-server.ts';
import type { ServerCheck } from '#tools/hosting/checks/server-check.ts';
import { startNodeServer } from '#tools/hosting/node/node-server.ts';
import { readBuild } from '#tools/hosting/read-build.ts';
import { hasEncodedPath, serverChecks } from '#tools/hosting/requests.ts';
import { fileHeaders } from '#tools/hosting/rules.ts';
import type { HostingTable } from '#tools/hosting/table.ts';

const build = await readBuild('dist');
const { table, files } = build;
const builtFile = (file: string) => readFile(`dist/${file}`);
const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Node rejects bytes that are not encoded, which browsers never send. */
const checksOf = (expected: HostingTable) => serverChecks(expected, files, false).filter(hasEncodedPath);

/** Serves a build until the end of the test, and returns the differences that the checks find. */
async function differencesOf(served: HostingTable, checks: readonly ServerCheck[]): Promise<string[]> {
  const server = await startNodeServer({ build: { ...build, table: served }, port: 0, api: null });
  onTestFinished(server.close);
  const address = { host: '127.0.0.1', port: Number(new URL(server.url).port) };
  return checkServer({ site: server.url, embed: served.embedOrigin, folder: 'dist', address }, checks);
}

/** Returns one check for each page and each folder: enough to find a server that ignores a part of the table. */
function sampleOf(checks: readonly ServerCheck[]): ServerCheck[] {
  const folderOf = (path: string) => /^\/[\w-]*/.exec(path)?.[0] ?? '';
  const groups = Map.groupBy(checks, ({ name, path, expected: { body } }) =>
    [name, path.includes('?') && typeof body === 'object' ? body.file : folderOf(path)].join(' '),
  );
  return [...groups.values()].flatMap((group) => group.slice(0, 1));
}

test('the server in Node responds to every check as the table says', async () => {
  const checks = checksOf(table);
  expect(checks.length).toBeGreaterThan(800);
  expect(await differencesOf(table, checks)).toEqual([]);
});

test('the embed host serves the embedded documents alone, with policies of their own', async () => {
  const embeds = table.embeds.map((embed) => ({
    ...embed,
    embedPolicy: "default-src 'none'; sandbox allow-same-origin",
  }));
  const onTwoHosts = { ...table, embeds, embedOrigin: 'http://embed.example' };
  const checks = checksOf(onTwoHosts).filter(({ host, path }) => host === 'embed' || path.startsWith('/embed/'));
  expect(checks.filter(({ host }) => host === 'embed').length).toBeGreaterThan(5);
  expect(await differencesOf(onTwoHosts, checks)).toEqual([]);
});

test.each<[string, Partial<HostingTable>, RegExp]>([
  [
    'a header',
    { headers: { ...table.headers, 'Referrer-Policy': 'unsafe-url' } },
    /Referrer-Policy is unsafe-url, but/,
  ],
  [
    'the policy of pages',
    { pages: table.pages.map((page) => ({ ...page, policy: 'x' })) },
    /GET \/: Content-Security-/,
  ],
  [
    'the caching',
    { files: table.files.filter(({ prefix }) => prefix !== '/assets/') },
    /\/assets\/.*: Cache-Control is/,
  ],
  ['internal files', { internal: { paths: [], prefixes: [], suffixes: [] } }, /GET \/hosting\/[\w./-]+: status 200/],
  ['sub-screens', { pages: table.pages.filter(({ menu }) => !menu) }, /menu=.*: the body differs from the file/],
  ['encodings', { encodings: table.encodings.slice(1) }, /Accept-Encoding br: GET .*: Content-Encoding is missing/],
  [
    'the page with status 404',
    { notFound: { ...table.notFound, file: 'index.html' } },
    /does-not-exist: the body differs/,
  ],
])('the checks find a server that differs in %s', async (_, changed, line) => {
  const found = await differencesOf({ ...table, ...changed }, sampleOf(checksOf(table)));
  expect(found.some((text) => line.test(text))).toBe(true);
});

test('the policy of each page allows its inline scripts and styles and no frame around it', async () => {
  for (const { file, policy } of [...table.pages, table.notFound]) {
    const html = (await builtFile(file)).toString();
    const inline = [...html.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)].map(([, , text = '']) => text);
    expect(inline.length).toBeGreaterThan(0);
    for (const text of inline) expect(policy).toContain(digest(text));
    expect(policy).toContain("; frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types dompurify");
  }
});

test('embedded documents run in a sandbox with an opaque origin', () => {
  expect(table.embeds.map(({ file }) => file)).toContain('embed/postcode.html');
  for (const { sitePolicy } of table.embeds)
    expect(sitePolicy).toMatch(/; sandbox allow-scripts allow-forms allow-popups; frame-ancestors 'self'$/);
  // With another opener policy, a sandboxed document cannot be opened outside a frame.
  expect(fileHeaders(table, '/embed/postcode.html')['Cross-Origin-Opener-Policy']).toBe('unsafe-none');
});

test('compressed files have the content of the plain ones, and no font or picture is compressed', async () => {
  const compressed = files.filter((file) => file.endsWith('.br'));
  expect(compressed.length).toBeGreaterThan(100);
  expect(compressed.filter((file) => /\.(woff2|avif|jpg|docx|pdf)\.br$/.test(file))).toEqual([]);
  for (const file of compressed) {
    const plain = file.slice(0, -'.br'.length);
    const text = await builtFile(plain);
    expect(brotliDecompressSync(await builtFile(file)).equals(text)).toBe(true);
    expect(gunzipSync(await builtFile(`${plain}.gz`)).equals(text)).toBe(true);
  }
});

test('without scripts, the page with status 404 says so and has the menu of all pages', async () => {
  const html = (await builtFile(table.notFound.file)).toString();
  const [, withoutScripts = ''] = /<noscript>([\s\S]*?)<\/noscript>/.exec(html) ?? [];
  expect(withoutScripts).toContain('<h1>페이지를 찾을 수 없습니다.</h1>');
  expect(withoutScripts.match(/<a href="\//g)?.length).toBeGreaterThan(20);
  expect(html).toContain('<meta name="robots" content="noindex" />');
});
