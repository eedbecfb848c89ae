import { menuTitle } from '#src/navigation/menus.ts';
import { patterns } from '#src/navigation/paths.ts';
import { apiTable } from './api.ts';
import { errorHeaders, fileRules, generalHeaders, mediaTypes, pageHeaders, secureHeaders } from './headers.ts';
import type { HostedEmbed, HostedPage, HostedPosts, HostingTable } from './table.ts';

/** The path of the table in a build. */
export const tableFile = 'hosting/table.json';

/** A document of the build and the policy of its `meta` element. */
type Document = { file: string; policy: string };

const boards = ['notice', 'newsletter', 'trend', 'gallery'] as const;

/** The posts with pages of their own. Only members can read the free board, so its folder never exists. */
const posts: HostedPosts[] = [
  ...boards.flatMap((folder) =>
    [patterns.notice, patterns.community].map((path) => ({ path, menu: menuTitle[folder], folder })),
  ),
  { path: patterns.notice, menu: menuTitle.forum, folder: 'forum' },
  { path: patterns.notice, folder: 'notice' },
  { path: patterns.guide, folder: 'guide' },
];

type Build = {
  pages: readonly HostedPage[];
  notFound: Document;
  embeds: readonly Document[];
  siteOrigin: string;
  embedOrigin: string | null;
  /** VITE_API_BASE */
  apiBase: string;
};

/** Adds what only a header can state: no site may show the page in a frame (CSP Level 3). */
const pagePolicy = (policy: string) => `${policy}; frame-ancestors 'none'`;

const sandbox = 'sandbox allow-scripts allow-forms allow-popups';

/** Returns the policies of an embedded document. Only the site may show it, in a sandbox. */
const hostedEmbed = ({ file, policy }: Document, { siteOrigin, embedOrigin }: Build): HostedEmbed => ({
  file,
  sitePolicy: `${policy}; ${sandbox}; frame-ancestors 'self'`,
  embedPolicy: embedOrigin && `${policy}; ${sandbox} allow-same-origin; frame-ancestors ${siteOrigin}`,
});

/**
 * Creates the table of a build.
 * @param build its documents with the policies of their `meta` elements, and its origins
 */
export function createHostingTable(build: Build): HostingTable {
  const { pages, notFound, embeds, siteOrigin, embedOrigin, apiBase } = build;
  return {
    pages: pages.map((page) => ({ ...page, policy: pagePolicy(page.policy) })),
    posts,
    notFound: { ...notFound, policy: pagePolicy(notFound.policy) },
    embeds: embeds.map((embed) => hostedEmbed(embed, build)),
    embedOrigin,
    siteOrigin,
    headers: generalHeaders,
    errorHeaders,
    secureHeaders,
    pageHeaders,
    files: fileRules,
    // Pages have their own paths, and compressed files take the place of the plain ones.
    internal: { paths: ['/pages.json'], prefixes: ['/hosting/', '/posts/'], suffixes: ['.html', '.br', '.gz'] },
    types: mediaTypes,
    encodings: [
      { name: 'br', suffix: '.br' },
      { name: 'gzip', suffix: '.gz' },
    ],
    api: apiTable(apiBase),
  };
}
