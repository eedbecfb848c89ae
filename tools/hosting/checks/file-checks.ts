import { fileHeaders, isInternal, pageHeaders } from '#tools/hosting/rules.ts';
import type { Headers, HostingTable } from '#tools/hosting/table.ts';
import { type Expected, expectFile, type ServerCheck, serverCheck } from './server-check.ts';

/** A file of the build with its path and its expected response. */
type Sent = { path: string; file: string; expected: Expected };

/** Returns the path of a file; names of files may have spaces. */
export const pathOfFile = (file: string) => `/${file.split('/').map(encodeURIComponent).join('/')}`;

/** Returns the files that a server sends at their own path. */
function sentFiles(table: HostingTable, files: readonly string[]): Sent[] {
  const policies = new Map(table.embeds.map(({ file, sitePolicy }) => [file, sitePolicy]));
  return files
    .filter((file) => !isInternal(table, `/${file}`))
    .map((file) => {
      const policy = policies.get(file);
      const headers = { ...fileHeaders(table, `/${file}`), ...(policy && { 'Content-Security-Policy': policy }) };
      return { path: pathOfFile(file), file, expected: expectFile(table, file, headers) };
    });
}

/** Accepted encodings, and the encoding of the response; null is none. */
const negotiations: readonly [accepted: string | null, encoding: string | null][] = [
  [null, null],
  ['identity', null],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', null],
  ['gzip;q=0, br;q=0', null],
];

/** Returns the checks of the compressed files of a response. */
const encodingChecks = ({ path, expected }: Sent): ServerCheck[] =>
  negotiations.map(([accepted, encoding]) =>
    serverCheck({
      name: `Accept-Encoding ${accepted ?? 'is missing'}`,
      path,
      headers: accepted === null ? {} : { 'Accept-Encoding': accepted },
      expected: {
        ...expected,
        headers: { ...expected.headers, 'Content-Encoding': encoding, Vary: 'Accept-Encoding' },
      },
    }),
  );

/** Returns the checks of HEAD, of validators and of a range (RFC 9110). */
function requestChecks({ path, file, expected }: Sent): ServerCheck[] {
  const notModified: Headers = Object.fromEntries(
    Object.entries(expected.headers).flatMap(([name, value]) =>
      value && name !== 'Content-Type' ? [[name, value]] : [],
    ),
  );
  return [
    serverCheck({ name: 'HEAD has headers alone', method: 'HEAD', path, expected: { ...expected, body: 'none' } }),
    ...(['ETag', 'Last-Modified'] as const).map((validator) =>
      serverCheck({
        name: `a request with the ${validator} of the file gets no body`,
        path,
        validator,
        expected: { status: [304], headers: notModified, body: 'none' },
      }),
    ),
    serverCheck({
      name: 'a range is the part of the file',
      path,
      headers: { Range: 'bytes=0-9' },
      expected: { ...expected, status: [206], body: { file, bytes: 10 } },
    }),
  ];
}

/** Returns one file for each extension, and the first and the last page. */
function samples(table: HostingTable, sent: readonly Sent[]): Sent[] {
  const byExtension = new Map(sent.map((one) => [one.file.split('.').at(-1), one]));
  const pages = [table.pages.at(0), table.pages.at(-1)].filter((page) => page !== undefined);
  return [
    ...byExtension.values(),
    ...pages.map(({ path, file, policy }) => ({
      path: path.replace(':id', '7'),
      file,
      expected: expectFile(table, file, pageHeaders(table, path, policy)),
    })),
  ];
}

/**
 * Returns the checks of all files that a server sends at their own path.
 * @param files the paths of all files below the folder of the build
 */
export function fileChecks(table: HostingTable, files: readonly string[]): ServerCheck[] {
  const sent = sentFiles(table, files);
  const compressed = new Set(files.filter((file) => file.endsWith('.br')).map((file) => file.slice(0, -3)));
  const chosen = samples(table, sent);
  return [
    ...sent.map(({ path, expected }) => serverCheck({ name: 'a file is at its path', path, expected })),
    ...chosen.filter(({ file }) => compressed.has(file)).flatMap(encodingChecks),
    ...chosen.filter(({ expected }) => expected.headers['Cache-Control'] !== 'no-store').flatMap(requestChecks),
  ];
}
