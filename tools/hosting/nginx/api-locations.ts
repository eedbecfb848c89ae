import { dotsWithParameters, operationPattern } from '#tools/hosting/operation-path.ts';
import { claimedHeaders } from '#tools/hosting/proxy-headers.ts';
import type { HostingTable, RateLimit } from '#tools/hosting/table.ts';
import { apiHeaderLines, plainErrors, textResponse } from './responses.ts';
import { nginxBlock, nginxMap, nginxPattern } from './syntax.ts';

const zone = (index: number) => `site_limit_${index}`;

/** Returns the zone of one limit. Its key is empty for requests to other operations, which nginx does not count. */
const limitZone = ({ path, perMinute }: RateLimit, index: number) =>
  [
    nginxMap('$uri', `$${zone(index)}`, [
      ['default', '""'],
      [nginxPattern(`~*${operationPattern(path)}`), '$site_address'],
    ]),
    `limit_req_zone $${zone(index)} zone=${zone(index)}:2m rate=${perMinute}r/m;`,
  ].join('\n');

/** Returns the limits of the API as directives of the `http` block. */
export const limitZones = ({ api }: HostingTable): string =>
  [
    '# The address of a client. An IPv6 client counts by its network of 64 bits, which usually one household has.',
    nginxMap('$binary_remote_addr', '$site_address', [
      ['default', '$binary_remote_addr'],
      [nginxPattern('~^\\x00{10}\\xff{2}(?<site_address_4>[\\x00-\\xff]{4})\\z'), '$site_address_4'],
      [nginxPattern('~^(?<site_network_6>[\\x00-\\xff]{8})[\\x00-\\xff]{8}\\z'), '$site_network_6'],
    ]),
    ...api.limits.map(limitZone),
  ].join('\n');

/** What the API learns about the client. */
const sentHeaders: Readonly<Record<string, string>> = {
  'X-Real-IP': '$remote_addr',
  'X-Forwarded-For': '$remote_addr',
  'X-Forwarded-Proto': '$scheme',
  'X-Forwarded-Host': '$host',
};

/** The settings of the proxy. They replace every header with which a client could claim another address. */
const proxyLines = ({ api, secureHeaders }: HostingTable): string[] => [
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $site_api_host;',
  ...claimedHeaders.map((name) => `proxy_set_header ${name} ${sentHeaders[name] ?? '""'};`),
  'proxy_ssl_server_name on;',
  'proxy_ssl_name $site_api_host;',
  `proxy_connect_timeout ${api.connectTimeoutS}s;`,
  `proxy_read_timeout ${api.responseTimeoutS}s;`,
  `proxy_send_timeout ${api.responseTimeoutS}s;`,
  '# Downloads wait for a slow client in memory, not in a file.',
  'proxy_max_temp_file_size 0;',
  'proxy_redirect off;',
  '# The site corrects its clock by that of the API.',
  'proxy_pass_header Date;',
  'proxy_hide_header Cache-Control;',
  '# nginx adds these headers itself.',
  ...['X-Content-Type-Options', ...Object.keys(secureHeaders)].map((name) => `proxy_hide_header ${name};`),
];

const errorPages = ({ api }: HostingTable) =>
  Object.keys(api.failures).map((status) => `error_page ${status} = @site_failure_${status};`);

/** Returns the locations of the API, with its failures in the envelope of the contract. */
export function apiLocations(table: HostingTable): string[] {
  const { api } = table;
  const headers = apiHeaderLines(table);
  const failures = Object.entries(api.failures).map(([status, envelope]) =>
    textResponse(
      `@site_failure_${status}`,
      Number(status),
      'application/json',
      // nginx has no escape for a dollar sign, but JSON has.
      envelope.replaceAll('$', '\\u0024'),
      [...headers, ...(status === '429' ? [`add_header Retry-After ${api.retryAfterS} always;`] : [])],
    ),
  );
  return [
    ...proxyLines(table),
    nginxBlock(`location ^~ ${api.prefix}`, [
      `client_max_body_size ${api.maxBodyBytes};`,
      '# Uploads reach the API while they arrive.',
      'proxy_request_buffering off;',
      ...headers,
      ...errorPages(table),
      ...api.limits.map(({ burst }, index) => `limit_req zone=${zone(index)} burst=${burst} nodelay;`),
      'limit_req_status 429;',
      'limit_req_log_level warn;',
      'proxy_pass $site_api_scheme://site_api;',
      nginxBlock(`location ~ ${nginxPattern(dotsWithParameters)}`, [...plainErrors, 'return 404;']),
    ]),
    ...failures,
  ];
}
