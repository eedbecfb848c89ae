import { mkdir, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { HostingTable } from '#tools/hosting/table.ts';
import { apiLocations, limitZones } from './api-locations.ts';
import { embedHostLocations, fileLocations, type ReleaseFolders, refusalMaps } from './file-locations.ts';
import { pageMaps } from './page-maps.ts';
import { apiHeaderMaps, headerLines, plainResponses, secureLines, secureMaps } from './responses.ts';
import { nginxBlock, nginxString } from './syntax.ts';

const notice = '# Written by the build for this release. Changes are lost with the next release.';

const typesBlock = ({ types }: HostingTable) =>
  nginxBlock(
    'types',
    Object.entries(types).map(([extension, type]) => `${nginxString(type)} ${extension};`),
  );

/** Returns the headers of nginx's own responses, such as 400 and 414. Each location of the site has headers of its own. */
const headersFile = (table: HostingTable) =>
  ['server_tokens off;', ...headerLines(table.headers, table.errorHeaders), ...secureLines(table)].join('\n');

/** Returns the directives that both hosts share. */
const serverLines = (table: HostingTable, { root }: ReleaseFolders) => [
  `root ${nginxString(root)};`,
  typesBlock(table),
  'default_type application/octet-stream;',
  'absolute_redirect off;',
  headersFile(table),
  'log_not_found off;',
  'gzip_static on;',
  // The pages of posts have no gzip copies.
  'gzip on;',
  'gzip_types application/xml;',
  'gzip_min_length 500;',
  'gzip_vary on;',
  'gzip_proxied any;',
];

/** Returns the file for the `http` block, for one release. */
const httpFile = (table: HostingTable): string =>
  [
    notice,
    '# The keys of some maps are longer than the 64 bytes that nginx expects.',
    'map_hash_bucket_size 256;',
    pageMaps(table),
    refusalMaps(table),
    secureMaps(table),
    apiHeaderMaps(table),
    limitZones(table),
    '',
  ].join('\n\n');

/** Returns the file for the `server` block of the site. */
const siteFile = (table: HostingTable, folders: ReleaseFolders): string =>
  [
    notice,
    ...serverLines(table, folders),
    'error_page 403 =404 @site_unknown;',
    'error_page 404 @site_unknown;',
    'error_page 405 = @site_method;',
    ...fileLocations(table, folders),
    ...plainResponses(table),
    ...apiLocations(table),
    '',
  ].join('\n');

/** Returns the file for the `server` block of the host that serves the embedded documents alone. */
const embedHostFile = (table: HostingTable, folders: ReleaseFolders): string =>
  [
    notice,
    ...serverLines(table, folders),
    'error_page 403 404 = @site_missing;',
    'error_page 405 = @site_method;',
    ...embedHostLocations(table, folders),
    ...plainResponses(table),
    '',
  ].join('\n');

/**
 * Writes the generated part of the nginx configuration of a release: http.conf, headers.conf, site.conf and embed-host.conf. They name
 * the absolute folders of the release, so that pages and policies change together when nginx reloads.
 * @param table the description of the build
 * @param folders the folder of the build, and that of the assets of all recent releases
 * @param into the folder of the four files; it is created
 * @param write writes a text to a path
 * @throws Error if a folder is not absolute, or if a text has no form in nginx's configuration
 */
export async function writeNginxFiles(
  table: HostingTable,
  folders: ReleaseFolders,
  into: string,
  write: (path: string, text: string) => Promise<void> = writeFile,
): Promise<void> {
  for (const folder of Object.values(folders))
    if (!isAbsolute(folder)) throw new Error(`The folder of a release must be absolute, but ${folder} is not.`);
  await mkdir(into, { recursive: true });
  await write(join(into, 'http.conf'), httpFile(table));
  await write(join(into, 'headers.conf'), `${notice}\n${headersFile(table)}\n`);
  await write(join(into, 'site.conf'), siteFile(table, folders));
  await write(join(into, 'embed-host.conf'), embedHostFile(table, folders));
}
