import { dotsWithParameters, operationPattern } from '#tools/hosting/operation-path.ts';
import { claimedHeaders } from '#tools/hosting/proxy-headers.ts';
import type { HostingTable, RateLimit } from '#tools/hosting/table.ts';
import { accountPattern } from './account-pattern.ts';
import { apiHeaderLines, plainErrors, textResponse } from './responses.ts';
import { nginxBlock, nginxMap, nginxPattern } from './syntax.ts';

/** The body of a request with an account. It stays in memory, because a variable must have it. */
const accountBodyBytes = 16_384;

/** The path of the subrequest for which nginx reads the body of a request before it counts the request. */
const bodyReader = '/site-read-body';

const zone = (index: number, kind: 'address' | 'account') => `site_limit_${index}_${kind}`;
const accountVariable = (index: number) => `$site_account_${index}`;

/** Returns the zone and the variable of one limit. */
const limitZone = ({ account, perAddress, perAccount }: RateLimit, index: number) =>
  [
    nginxMap('$request_body', accountVariable(index), [
      ['default', '$site_address'],
      [
        nginxPattern(`~${accountPattern(account, `site_account_${index}_name`)}`),
        `"$site_address $site_account_${index}_name"`,
      ],
    ]),
    `limit_req_zone $site_address zone=${zone(index, 'address')}:2m rate=${perAddress.perMinute}r/m;`,
    `limit_req_zone ${accountVariable(index)} zone=${zone(index, 'account')}:2m rate=${perAccount.perMinute}r/m;`,
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
    '',
    '# The account in the body, for each address. Bodies in which it cannot be read reliably share one account.',
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

const proxyPass = 'proxy_pass $site_api_scheme://site_api;';

/**
 * Returns the location of an operation with limits. nginx counts requests before it reads their body, but the account is
 * in the body. `mirror` reads it; then the missing file leads to the named location, which counts the request.
 */
const limitedLocation = ({ path }: RateLimit, index: number) =>
  nginxBlock(`location ~* ${nginxPattern(operationPattern(path))}`, [
    `client_max_body_size ${accountBodyBytes};`,
    `client_body_buffer_size ${accountBodyBytes};`,
    'client_body_in_single_buffer on;',
    `mirror ${bodyReader};`,
    'log_not_found off;',
    `error_page 403 404 405 = @site_limit_${index};`,
    'error_page 413 = @site_failure_413;',
  ]);

const errorPages = ({ api }: HostingTable) =>
  Object.keys(api.failures).map((status) => `error_page ${status} = @site_failure_${status};`);

const limitLocation = (table: HostingTable, { perAddress, perAccount }: RateLimit, index: number) =>
  nginxBlock(`location @site_limit_${index}`, [
    `limit_req zone=${zone(index, 'address')} burst=${perAddress.burst} nodelay;`,
    `limit_req zone=${zone(index, 'account')} burst=${perAccount.burst} nodelay;`,
    'limit_req_status 429;',
    'recursive_error_pages on;',
    'limit_req_log_level warn;',
    ...apiHeaderLines(table),
    ...errorPages(table),
    proxyPass,
  ]);

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
      proxyPass,
      'recursive_error_pages on;',
      nginxBlock(`location ~ ${nginxPattern(dotsWithParameters)}`, [...plainErrors, 'return 404;']),
      ...api.limits.map(limitedLocation),
    ]),
    nginxBlock(`location = ${bodyReader}`, ['internal;', 'return 204;']),
    ...api.limits.map((limit, index) => limitLocation(table, limit, index)),
    ...failures,
  ];
}
