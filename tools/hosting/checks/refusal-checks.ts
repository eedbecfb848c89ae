import { isInternal } from '#tools/hosting/rules.ts';
import type { HostingTable } from '#tools/hosting/table.ts';
import { pathOfFile } from './file-checks.ts';
import { expectPlainFailure, type ServerCheck, serverCheck } from './server-check.ts';

const missingFiles = [
  '/assets/missing-0000000.js',
  '/assets/missing',
  '/assets/',
  '/embed/missing.html',
  '/embed/',
  '/pictures/missing.avif',
  '/docsFile/missing.pdf',
  '/missing.png',
  '/introduce/missing.css',
  '/wp-login.php',
  '/.env',
  '/.git/config',
  '/assets/.hidden',
];

/** They lead out of the folder, or name no file. A server may also reject them before it looks for a file. */
const malformedPaths = [
  '/../package.json',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/%00.js',
  '/%',
];

/**
 * Returns the checks of requests that a server refuses.
 * @param files the paths of all files below the folder of the build
 */
export function refusalChecks(table: HostingTable, files: readonly string[]): ServerCheck[] {
  const internal = files.filter((file) => isInternal(table, `/${file}`)).map(pathOfFile);
  const anyAsset = files.find((file) => file.startsWith('assets/')) ?? 'assets/missing.js';
  const refused = expectPlainFailure(table, 405);
  return [
    ...missingFiles.map((path) =>
      serverCheck({ name: 'a missing file gets no HTML', path, expected: expectPlainFailure(table, 404) }),
    ),
    ...internal.map((path) =>
      serverCheck({ name: 'an internal file is not sent', path, expected: expectPlainFailure(table, 404) }),
    ),
    ...malformedPaths.map((path) =>
      serverCheck({
        name: 'a malformed path is refused',
        path,
        expected: { status: [400, 404], headers: {}, body: 'any' },
      }),
    ),
    ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap((method) =>
      ['/', '/does-not-exist', `/${anyAsset}`].map((path) =>
        serverCheck({
          name: 'only GET and HEAD are allowed',
          method,
          path,
          expected: { ...refused, headers: { ...refused.headers, Allow: 'GET, HEAD' } },
        }),
      ),
    ),
  ];
}

/** Returns the checks of the host that serves the embedded documents alone. */
export function embedHostChecks(table: HostingTable, files: readonly string[]): ServerCheck[] {
  const others = ['/', '/introduce', '/pages.json', '/robots.txt', '/embed/missing.html'];
  const asset = files.find((file) => file.startsWith('assets/'));
  return [...others, ...(asset ? [`/${asset}`] : [])].map((path) =>
    serverCheck({
      name: 'the embed host has nothing else',
      host: 'embed',
      path,
      expected: expectPlainFailure(table, 404),
    }),
  );
}
