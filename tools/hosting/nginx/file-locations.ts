import { join } from 'node:path';
import type { FileRule, HostedEmbed, HostingTable } from '#tools/hosting/table.ts';
import { guards, headerLines, plainErrors, ruleHeaders, secureLines } from './responses.ts';
import { escapePattern, nginxBlock, nginxMap, nginxPattern, nginxString } from './syntax.ts';

/** The folders of a release: the build, and the assets of all recent releases. Both are absolute. */
export type ReleaseFolders = { root: string; assets: string };

/** Returns the maps of the requests that no location with files answers. */
export function refusalMaps({ internal }: HostingTable): string {
  const { paths, prefixes, suffixes } = internal;
  const hidden = [
    '/\\.',
    // nginx would look for an index of the folder.
    './\\z',
    ...paths.map((path) => `^${escapePattern(path)}\\z`),
    ...prefixes.map((prefix) => `^${escapePattern(prefix)}`),
    ...suffixes.map((suffix) => `^${suffix === '.html' ? '(?!/embed/)' : ''}.*${escapePattern(suffix)}\\z`),
  ];
  return [
    nginxMap('$request_method', '$site_refused_method', [
      ['default', '"1"'],
      ['GET', '""'],
      ['HEAD', '""'],
    ]),
    '',
    '# The path and query of a page with a single slash in place of the first or the last doubled ones.',
    nginxMap('$request_method:$request_uri', '$site_single_slashes', [
      ['default', '""'],
      [nginxPattern('~^(?:GET|HEAD):/[/\\\\]+(?<site_path_rest>.*)\\z'), '"/$site_path_rest"'],
      [
        nginxPattern('~^(?:GET|HEAD):(?<site_path_start>/[^?]*)/[/\\\\]+(?<site_path_end>.*)\\z'),
        '"$site_path_start/$site_path_end"',
      ],
    ]),
    '',
    '# Dot files, folders, compressed files by their own name, and files that belong to the build.',
    nginxMap('$uri', '$site_hidden', [
      ['default', '""'],
      ...hidden.map((pattern) => [nginxPattern(`~${pattern}`), '"1"'] as const),
    ]),
  ].join('\n');
}

/** Returns the location of a group of files. */
function ruleLocation(table: HostingTable, { prefix, headers }: FileRule, { assets }: ReleaseFolders): string {
  const matcher = prefix.endsWith('/') ? '^~' : '=';
  return nginxBlock(`location ${matcher} ${prefix}`, [
    ...guards,
    ...plainErrors,
    ...headerLines(table.headers, headers),
    ...secureLines(table),
    ...(prefix === '/assets/' ? [`alias ${nginxString(join(assets, '/'))};`] : []),
  ]);
}

/** Returns the location of an embedded document. */
function embedLocation(table: HostingTable, { file }: HostedEmbed, policy: string): string {
  const headers = { ...ruleHeaders(table, '/embed/'), 'Content-Security-Policy': policy };
  return nginxBlock(`location = /${file}`, [
    ...guards,
    ...plainErrors,
    ...headerLines(table.headers, headers),
    ...secureLines(table),
  ]);
}

/** Returns the location of files by their extension. */
const extensionLocation = (table: HostingTable) =>
  nginxBlock(`location ~ ${nginxPattern('\\.[A-Za-z0-9]+\\z')}`, [
    ...guards,
    ...plainErrors,
    ...headerLines(table.headers, ruleHeaders(table, '/')),
    ...secureLines(table),
    '# The site map and the feeds of the posts.',
    'try_files /posts$uri $uri =404;',
  ]);

/** Returns the location of the pages, and that of the page for an unknown path. */
function pageLocations(table: HostingTable): string[] {
  const headers = headerLines(table.headers, ruleHeaders(table, '/'), table.pageHeaders);
  const { file, policy } = table.notFound;
  const errorHeaders = headerLines(table.headers, table.errorHeaders, table.pageHeaders, {
    'Content-Security-Policy': policy,
  });
  return [
    nginxBlock('location /', [
      'if ($site_single_slashes) { return 308 $site_single_slashes; }',
      ...guards,
      ...headers,
      ...secureLines(table),
      'add_header Content-Security-Policy $site_policy always;',
      'try_files $site_post $site_page =404;',
    ]),
    nginxBlock('location @site_unknown', [
      ...errorHeaders,
      ...secureLines(table),
      `try_files ${nginxString(`/${file}`)} =404;`,
    ]),
  ];
}

/** Returns the locations of all pages and files of the site's host. */
export const fileLocations = (table: HostingTable, folders: ReleaseFolders): string[] => [
  ...pageLocations(table),
  nginxBlock(`location ~ ${nginxPattern('/\\.')}`, [...plainErrors, ...guards]),
  extensionLocation(table),
  ...table.files.filter(({ prefix }) => prefix !== '/').map((rule) => ruleLocation(table, rule, folders)),
  ...table.embeds.map((embed) => embedLocation(table, embed, embed.sitePolicy)),
];

/** Returns the locations of the host that serves the embedded documents alone. */
export const embedHostLocations = (table: HostingTable, folders: ReleaseFolders): string[] => [
  nginxBlock('location /', ['return 404;']),
  ...table.files.filter(({ prefix }) => prefix === '/embed/').map((rule) => ruleLocation(table, rule, folders)),
  ...table.embeds.flatMap((embed) =>
    embed.embedPolicy === null ? [] : [embedLocation(table, embed, embed.embedPolicy)],
  ),
];
