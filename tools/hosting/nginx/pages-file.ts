import type { paths as operations } from '#src/api/generated/schema.ts';
import { apiCachedFiles, apiDefaults, hiddenPaths, siteHeaders } from '#tools/hosting/rules.ts';
import type { Document, HostedPage, SiteTable } from '#tools/hosting/site-table.ts';
import {
  escapePattern,
  nginxMap,
  nginxPattern,
  nginxRegex,
  nginxString,
  nginxVariable,
  queryValuePattern,
} from './syntax.ts';

const loginOperation: keyof operations = '/v1/front/login';
const codeOperations: readonly (keyof operations)[] = [
  '/v1/front/sendEmailVerification',
  '/v1/front/verifyCode',
  '/v1/front/findMemberId',
  '/v1/front/findMemberPassword',
  '/v1/front/resetPw',
];

/**
 * Returns a pattern for the path of an operation, without regard to case. It also matches spellings that some
 * servers treat as the same path: parameters such as `;a=b` in or between the segments, and any text that ends the name.
 */
const operationPattern = (path: string) =>
  nginxPattern(`~*^${path.split('/').map(escapePattern).join('(?:/?;[^/;]*)*/')}(?![A-Za-z0-9_-])`);

/**
 * Returns the pattern of the key `<sub-screen>:<path>`.
 * @param others the pattern of the sub-screens that an address without a sub-screen accepts
 */
const addressPattern = ({ path, menu }: Pick<HostedPage, 'path' | 'menu'>, others: string) => {
  const pathPattern = escapePattern(path).replace(':id', '(?<site_post_number>[0-9]+)');
  return nginxPattern(`~^${menu === undefined ? others : escapePattern(menu)}:${pathPattern}\\z`);
};

const policyOf = ({ file, policy }: Document) => [nginxString(`/${file}`), nginxString(policy)] as const;

/** Returns the maps of the rules that all servers of the site share. */
const ruleMaps = () => [
  nginxMap('$uri', '$site_hidden', [
    ['default', '""'],
    [nginxRegex(hiddenPaths), '"1"'],
  ]),
  ...siteHeaders.flatMap(({ name, value, cases }) =>
    cases
      ? nginxMap('$scheme:$status:$uri', nginxVariable('site', name), [
          ['default', nginxString(value)],
          ...cases.map(([pattern, other]) => [nginxRegex(pattern), nginxString(other)] as const),
        ])
      : [],
  ),
  ...Object.entries(apiDefaults).map(([name, value]) =>
    nginxMap(nginxVariable('upstream_http', name), nginxVariable('site_api', name), [
      ['default', '""'],
      ['""', nginxString(value)],
    ]),
  ),
  nginxMap('$upstream_status:$uri', nginxVariable('site_api', 'Cache-Control'), [
    ['default', '"no-store"'],
    [nginxRegex(apiCachedFiles), nginxVariable('upstream_http', 'Cache-Control')],
  ]),
];

/**
 * Returns the maps of nginx's configuration: the rules of all servers, the file and the policy of each address, and what the
 * contract says of operations and failures.
 * @throws Error if a text has no form in nginx's configuration
 */
export function createPagesFile({ pages, posts, notFound, embeds, apiPath, failures }: SiteTable): string {
  const patternOf = (operation: string) => operationPattern(apiPath + operation.slice(1));
  const menus = [...new Set([...pages, ...posts].flatMap(({ menu }) => menu ?? []))];
  // Patterns are tried in this order. A path with an unknown sub-screen has the page of the path.
  const ordered = pages.toSorted((one, other) => Number(other.menu !== undefined) - Number(one.menu !== undefined));
  return [
    '# Written by the build for this release.',
    ...ruleMaps(),
    nginxMap('$site_menu_text', '$site_menu', [
      ['default', '"-"'],
      ['""', '""'],
      ...menus.map((menu) => [nginxPattern(`~*^=${queryValuePattern(menu)}\\z`), nginxString(menu)] as const),
    ]),
    nginxMap('$site_menu:$uri', '$site_page', [
      ...ordered.map((page) => [addressPattern(page, '[^:]*'), nginxString(`/${page.file}`)] as const),
    ]),
    '# A sub-screen that no rule names may be a board, whose posts have the numbers of others. It gets no page of a post.',
    nginxMap('$site_menu:$uri', '$site_post', [
      ['default', '"/posts/none"'],
      ...posts.map((post) => [addressPattern(post, ''), `"/posts/${post.folder}/$site_post_number.html"`] as const),
    ]),
    nginxMap('$site_page', '$site_page_policy', pages.map(policyOf)),
    '# A post has the policy of its document, whichever path shows it.',
    nginxMap(
      '$site_post',
      '$site_post_policy',
      [...new Map(posts.map(({ folder, policy }) => [folder, policy]))].map(
        ([folder, policy]) => [nginxPattern(`~^/posts/${folder}/`), nginxString(policy)] as const,
      ),
    ),
    '# The policy of the file that is sent.',
    nginxMap('$uri', '$site_policy', [
      ...[notFound, ...embeds].map(policyOf),
      [nginxPattern('~^/posts/'), '$site_post_policy'],
      [nginxPattern('~\\.html\\z'), '$site_page_policy'],
    ]),
    nginxMap(
      '$uri',
      '$site_embed_policy',
      embeds.map(({ file, hostPolicy }) => policyOf({ file, policy: hostPolicy })),
    ),
    '# The keys of the limits of an address. nginx does not count requests with an empty key.',
    nginxMap('$uri', '$site_login', [[patternOf(loginOperation), '$site_address']]),
    nginxMap(
      '$uri',
      '$site_code',
      codeOperations.map((operation, index) => [patternOf(operation), `"${index}$site_address"`] as const),
    ),
    nginxMap(
      '$status',
      '$site_failure',
      Object.entries(failures).map(([status, envelope]) => [status, nginxString(JSON.stringify(envelope))] as const),
    ),
    '',
  ].join('\n');
}
