import type { HostedPage, HostingTable } from '#tools/hosting/table.ts';
import { escapePattern, nginxMap, nginxPattern, nginxString } from './syntax.ts';

const hexByte = (byte: number) => byte.toString(16).padStart(2, '0');

/** Returns the pattern of one byte of a query value: raw or percent-encoded. The pattern ignores case. */
function bytePattern(byte: number): string {
  const encoded = `%${hexByte(byte)}`;
  if (byte === 0x20) return `(?:${encoded}|[+ ])`;
  if (byte >= 0x80) return `(?:${encoded}|\\x${hexByte(byte)})`;
  return `(?:${encoded}|(?-i:${escapePattern(String.fromCharCode(byte))}))`;
}

/**
 * Returns a pattern that matches every spelling of a text in a query (WHATWG URL, application/x-www-form-urlencoded).
 * Each byte of its UTF-8 form is raw or percent-encoded in either case. A space may also be a `+`.
 */
export const queryValuePattern = (text: string): string => `^${[...Buffer.from(text)].map(bytePattern).join('')}\\z`;

/** Returns the pattern of a page's path. `:id` stands for the number of a record. */
const pathPattern = (path: string) => escapePattern(path).replace(':id', '(?<site_post_number>[0-9]+)');

/** Returns the pattern of the key `<number of the sub-screen>:<path>`. A page without a sub-screen accepts any number. */
const pageKey = ({ path, menu }: Pick<HostedPage, 'path' | 'menu'>, menus: readonly string[]) =>
  nginxPattern(`~^${menu === undefined ? '[0-9]*' : menus.indexOf(menu)}:${pathPattern(path)}\\z`);

/**
 * Returns the maps of nginx from path and query to the file of a page, and from the file to its policy.
 * `$site_page` is empty for an unknown path. A path with an unknown sub-screen has the page of the path.
 */
export function pageMaps({ pages, posts }: Pick<HostingTable, 'pages' | 'posts'>): string {
  const menus = [...new Set([...pages, ...posts].flatMap(({ menu }) => menu ?? []))];
  const ordered = [
    ...pages.filter(({ menu }) => menu !== undefined),
    ...pages.filter(({ menu }) => menu === undefined),
  ];
  return [
    '# The first value of `menu` in the query.',
    nginxMap('$args', '$site_menu_text', [
      ['default', '""'],
      [nginxPattern('~(?:^|&)menu(?:=(?<site_menu_value>[^&]*))?(?:&|\\z)'), '$site_menu_value'],
    ]),
    '',
    '# The number of the sub-screen, for every spelling of its name.',
    nginxMap('$site_menu_text', '$site_menu', [
      ['default', '""'],
      ...menus.map((menu, index) => [nginxPattern(`~*${queryValuePattern(menu)}`), `"${index}"`] as const),
    ]),
    '',
    '# The file of the page.',
    nginxMap('$site_menu:$uri', '$site_page', [
      ['default', '""'],
      ...ordered.map((page) => [pageKey(page, menus), nginxString(`/${page.file}`)] as const),
    ]),
    '',
    '# The page of a post, which may be missing.',
    nginxMap('$site_menu:$uri', '$site_post', [
      ['default', '"/posts/none"'],
      ...posts.map((post) => [pageKey(post, menus), `"/posts/${post.folder}/$site_post_number.html"`] as const),
    ]),
    '',
    '# The content security policy of the page.',
    nginxMap('$site_page', '$site_policy', [
      ['default', '""'],
      ...pages.map(({ file, policy }) => [nginxString(`/${file}`), nginxString(policy)] as const),
    ]),
  ].join('\n');
}
