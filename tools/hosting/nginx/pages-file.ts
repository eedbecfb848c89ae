import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import type { Failure } from '#src/api/generated/model/failure.ts';
import type { paths as operations } from '#src/api/generated/schema.ts';
import type { Page } from '#src/lib/page-renderer.ts';
import { postKinds } from '#src/navigation/post-kinds.ts';
import { escapePattern, nginxMap, nginxPattern, nginxString, queryValuePattern } from './syntax.ts';

type Address = Pick<Page, 'path' | 'menu'>;

/** A document of the build, and the policy of its `meta` element. */
type Document = { file: string; policy: string };

/** A page of the site: its path, its sub-screen, its file in the build, and the policies of its document and of its posts. */
export type HostedPage = Address & Document & { postPolicy?: string };

/** What the configuration takes from a build. */
export type HostedBuild = {
  pages: readonly HostedPage[];
  notFound: Document;
  embeds: readonly Document[];
  siteOrigin: string;
  embedOrigin: string | null;
  /** VITE_API_BASE */
  apiBase: string;
};

/** The posts with pages of their own, by folder. */
const posts: readonly (Address & { folder: string })[] = postKinds.flatMap(({ name: folder, shownAt }) =>
  shownAt.map((address) => ({ ...address, folder })),
);

const loginOperation: keyof operations = '/v1/front/login';
const codeOperations: readonly (keyof operations)[] = [
  '/v1/front/sendEmailVerification',
  '/v1/front/verifyCode',
  '/v1/front/findMemberId',
  '/v1/front/findMemberPassword',
  '/v1/front/resetPw',
];

/** The failures to which nginx responds in the place of the API (contract: Failure). */
const failures: Readonly<Record<string, Failure['error']>> = {
  413: { code: ErrorCode.bodyTooLarge, message: '첨부 용량이 허용 범위를 넘었습니다.' },
  429: { code: ErrorCode.tooManyRequests, message: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.' },
  502: { code: ErrorCode.serverError, message: '서버에 연결하지 못했습니다. 잠시 후 다시 시도해 주세요.' },
  504: { code: ErrorCode.serverError, message: '서버의 응답이 늦어지고 있습니다. 잠시 후 다시 시도해 주세요.' },
};

/** Returns the path of the API. If the API has a host of its own, the path has no effect. */
export const apiPath = ({ apiBase }: HostedBuild): string =>
  apiBase.startsWith('/') ? `${apiBase.replace(/\/$/, '')}/` : '/api/';

/**
 * Returns a pattern for the path of an operation, without regard to case. It also matches spellings that some
 * servers treat as the same path: parameters such as `;a=b` in or between the segments, and any text that ends the name.
 */
const operationPattern = (path: string) =>
  nginxPattern(`~*^${path.split('/').map(escapePattern).join('(?:/?;[^/;]*)*/')}(?![A-Za-z0-9_-])`);

/**
 * Returns the pattern of the key `<number of the sub-screen>:<path>`.
 * @param otherMenus the pattern of the numbers that an address without a sub-screen accepts
 */
const addressPattern = ({ path, menu }: Address, menus: readonly string[], otherMenus: string) => {
  const number = menu === undefined ? otherMenus : menus.indexOf(menu);
  return nginxPattern(`~^${number}:${escapePattern(path).replace(':id', '(?<site_post_number>[0-9]+)')}\\z`);
};

const sandbox = 'sandbox allow-scripts allow-forms allow-popups';

/**
 * Returns the part of nginx's configuration that depends on the build: the file and the policy of each address, and what the
 * contract says of operations and failures. A header can state more than a `meta` element: who may show the document.
 * @throws Error if a text has no form in nginx's configuration
 */
export function createPagesFile(build: HostedBuild): string {
  const { pages, notFound, embeds, siteOrigin, embedOrigin } = build;
  const patternOf = (operation: string) => operationPattern(apiPath(build) + operation.slice(1));
  const menus = [...new Set([...pages, ...posts].flatMap(({ menu }) => menu ?? []))];
  // Patterns are tried in this order. A path with an unknown sub-screen has the page of the path.
  const ordered = pages.toSorted((one, other) => Number(other.menu !== undefined) - Number(one.menu !== undefined));
  const pagePolicy = ({ file, policy }: Document, ancestors = "; frame-ancestors 'none'") =>
    [nginxString(`/${file}`), nginxString(policy + ancestors)] as const;
  const embedPolicies = (ancestors: string) => embeds.map((embed) => pagePolicy(embed, `; ${sandbox}${ancestors}`));
  return [
    '# Written by the build for this release.',
    nginxMap('$site_menu_text', '$site_menu', [
      ['default', '"-"'],
      ['""', '""'],
      ...menus.map((menu, index) => [nginxPattern(`~*^=${queryValuePattern(menu)}\\z`), `"${index}"`] as const),
    ]),
    nginxMap('$site_menu:$uri', '$site_page', [
      ...ordered.map((page) => [addressPattern(page, menus, '[0-9-]*'), nginxString(`/${page.file}`)] as const),
    ]),
    '# A sub-screen that no rule names may be a board, whose posts have the numbers of others. It gets no page of a post.',
    nginxMap('$site_menu:$uri', '$site_post', [
      ['default', '"/posts/none"'],
      ...posts.map(
        (post) => [addressPattern(post, menus, ''), `"/posts/${post.folder}/$site_post_number.html"`] as const,
      ),
    ]),
    nginxMap(
      '$site_page',
      '$site_page_policy',
      pages.map((page) => pagePolicy(page)),
    ),
    '# A post has the policy of its document, whichever path shows it.',
    nginxMap(
      '$site_post',
      '$site_post_policy',
      posts.flatMap(({ path, folder }) => {
        const policy = pages.find((page) => page.path === path)?.postPolicy;
        return policy ? [[nginxPattern(`~^/posts/${folder}/`), pagePolicy({ file: '', policy })[1]] as const] : [];
      }),
    ),
    '# The policy of the file that is sent.',
    nginxMap('$uri', '$site_policy', [
      pagePolicy(notFound),
      ...embedPolicies("; frame-ancestors 'self'"),
      [nginxPattern('~^/posts/'), '$site_post_policy'],
      [nginxPattern('~\\.html\\z'), '$site_page_policy'],
    ]),
    nginxMap('$uri', '$site_embed_policy', embedPolicies(` allow-same-origin; frame-ancestors ${siteOrigin}`)),
    nginxMap('', '$site_embed_host', [['default', nginxString(embedOrigin ? new URL(embedOrigin).hostname : '')]]),
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
      Object.entries(failures).map(([status, error]) => {
        const envelope: Failure = { success: false, data: null, error };
        return [status, nginxString(JSON.stringify(envelope))] as const;
      }),
    ),
    '',
  ].join('\n');
}
