import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { responseSender } from '#tools/hosting/node/send-response.ts';
import { siteResponses } from '#tools/hosting/node/site-responses.ts';
import type { HostingTable } from '#tools/hosting/table.ts';
import { openReleaseById } from '#tools/release/open-release.ts';
import { type ReleaseFolder, readCurrent } from '#tools/release/release-folder.ts';

/**
 * Serves the current release at each request, as a server does that reloads at once.
 * @param change changes the table of a release, so that the server differs from it
 * @returns the origin of the server
 */
export async function serveCurrent(
  folder: ReleaseFolder,
  change: (table: HostingTable, id: string) => HostingTable = (table) => table,
): Promise<string> {
  const server = createServer(async (request, response) => {
    const id = (await readCurrent(folder))?.id ?? '';
    const { folder: path, table, files } = await openReleaseById(folder, id);
    const changed = change(table, id);
    const { method = 'GET', url: target = '/' } = request;
    const found = siteResponses(changed, files)({ method, target, isForEmbedHost: false });
    responseSender(changed, path, files)(request, response, found);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}
