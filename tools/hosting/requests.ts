import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileChecks, pathOfFile } from './checks/file-checks.ts';
import { pageChecks } from './checks/page-checks.ts';
import { embedHostChecks, refusalChecks } from './checks/refusal-checks.ts';
import { expectFile, type ServerCheck, serverCheck } from './checks/server-check.ts';
import { fileHeaders } from './rules.ts';
import type { HostingTable } from './table.ts';

/** Returns the paths of all files below a folder, with `/` between their parts. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Returns the checks of the embedded documents and their scripts on the host that serves them alone. */
function embedFileChecks(table: HostingTable, files: readonly string[]): ServerCheck[] {
  const policies = new Map(table.embeds.map(({ file, embedPolicy }) => [file, embedPolicy]));
  return files
    .filter((file) => file.startsWith('embed/') && /\.(html|js)$/.test(file))
    .map((file) => {
      const policy = policies.get(file);
      const headers = { ...fileHeaders(table, `/${file}`), ...(policy && { 'Content-Security-Policy': policy }) };
      const expected = expectFile(table, file, headers);
      return serverCheck({ name: 'a frame is on its own host', host: 'embed', path: pathOfFile(file), expected });
    });
}

/**
 * Returns all checks of a server that serves a build.
 * @param table the table of the build
 * @param files the paths of all files below the folder of the build
 * @param isSecure whether the server adds the headers for HTTPS; otherwise they must be missing
 */
export function serverChecks(table: HostingTable, files: readonly string[], isSecure: boolean): ServerCheck[] {
  const ofEmbedHost = table.embedOrigin ? [...embedFileChecks(table, files), ...embedHostChecks(table, files)] : [];
  const checks = [...pageChecks(table), ...fileChecks(table, files), ...refusalChecks(table, files), ...ofEmbedHost];
  const secure = Object.fromEntries(
    Object.entries(table.secureHeaders).map(([name, value]) => [name, isSecure ? value : null]),
  );
  return checks.map((check) => {
    const { headers } = check.expected;
    // A server may reject a malformed path before it adds headers.
    if (Object.keys(headers).length === 0) return check;
    return { ...check, expected: { ...check.expected, headers: { ...headers, ...secure } } };
  });
}

/**
 * Returns whether the path of a check has no byte outside ASCII. Some servers refuse other paths, as RFC 9112 permits, and
 * browsers encode them.
 */
export const hasEncodedPath = ({ path }: ServerCheck): boolean => /^[!-~]*$/.test(path);
