import { neverStored } from '#tools/hosting/headers.ts';
import type { Headers, HostingTable } from '#tools/hosting/table.ts';
import { escapePattern, nginxBlock, nginxMap, nginxPattern, nginxString } from './syntax.ts';

/** Returns the directives that add headers to a response with any status. Later headers replace earlier ones. */
export const headerLines = (...groups: readonly Headers[]): string[] =>
  Object.entries<string>(Object.assign({}, ...groups)).map(
    ([name, value]) => `add_header ${name} ${nginxString(value)} always;`,
  );

const secureVariable = (index: number) => `$site_secure_${index}`;

/** Returns the maps of the headers that only responses over HTTPS have (RFC 6797, section 7.2). */
export const secureMaps = ({ secureHeaders }: HostingTable): string =>
  Object.values(secureHeaders)
    .map((value, index) =>
      nginxMap('$https', secureVariable(index), [
        ['default', '""'],
        ['on', nginxString(value)],
      ]),
    )
    .join('\n');

/** Returns the directives for the headers that only responses over HTTPS have. nginx leaves out an empty header. */
export const secureLines = ({ secureHeaders }: HostingTable): string[] =>
  Object.keys(secureHeaders).map((name, index) => `add_header ${name} ${secureVariable(index)} always;`);

const apiVariable = (index: number) => `$site_api_header_${index}`;

/**
 * Returns the maps of the headers that only API responses without a header of the same name get, and that of the caching,
 * which the API decides for files by number alone.
 */
export const apiHeaderMaps = ({ api }: HostingTable): string =>
  [
    ...Object.entries(api.headers).map(([name, value], index) =>
      nginxMap(`$upstream_http_${name.toLowerCase().replaceAll('-', '_')}`, apiVariable(index), [
        ['default', '""'],
        ['""', nginxString(value)],
      ]),
    ),
    nginxMap('$upstream_status:$uri', '$site_api_caching', [
      ['default', nginxString(neverStored)],
      [nginxPattern(`~^(?:200|206|304):${escapePattern(api.filePath)}\\z`), '$upstream_http_cache_control'],
    ]),
  ].join('\n');

/** Returns the directives for the headers of responses of the API. */
export const apiHeaderLines = (table: HostingTable): string[] => [
  'add_header X-Content-Type-Options nosniff always;',
  'add_header Cache-Control $site_api_caching always;',
  ...Object.keys(table.api.headers).map((name, index) => `add_header ${name} ${apiVariable(index)} always;`),
  ...secureLines(table),
];

/** Returns the headers of the rule for a prefix. */
export const ruleHeaders = ({ files }: HostingTable, prefix: string): Headers =>
  files.find((rule) => rule.prefix === prefix)?.headers ?? {};

/**
 * Returns a location that answers with a short text. The empty `types` block keeps nginx from choosing the media type by
 * the extension of the requested path.
 */
export const textResponse = (name: string, status: number, type: string, text: string, headers: readonly string[]) =>
  nginxBlock(`location ${name}`, [
    'types { }',
    `default_type ${nginxString(type)};`,
    ...headers,
    `return ${status} ${nginxPattern(text)};`,
  ]);

/** Returns the locations of the plain responses with status 404 and 405, which have no HTML. */
export function plainResponses(table: HostingTable): string[] {
  const headers = [...headerLines(table.headers, table.errorHeaders), ...secureLines(table)];
  const type = 'text/plain; charset=utf-8';
  return [
    textResponse('@site_missing', 404, type, '404 Not Found', headers),
    textResponse('@site_method', 405, type, '405 Method Not Allowed', [
      ...headers,
      'add_header Allow "GET, HEAD" always;',
    ]),
  ];
}

/** The directives at the start of each location with files: other methods get 405, internal files 404. */
export const guards = ['if ($site_refused_method) { return 405; }', 'if ($site_hidden) { return 404; }'];

/** The directives that give a missing file a response without HTML. */
export const plainErrors = ['error_page 403 404 = @site_missing;', 'error_page 405 = @site_method;'];
