import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tooLargeMaxBodyBytes } from '#src/api/generated/constants.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import type { Failure } from '#src/api/generated/model/failure.ts';
import type { Page } from '#src/lib/page-renderer.ts';
import { postKinds } from '#src/navigation/post-kinds.ts';

type Address = Pick<Page, 'path' | 'menu'>;

/** A document of the build, and its policy. */
export type Document = { file: string; policy: string };

/** A page of the site: its path, its sub-screen, its file in the build, and its policy. */
export type HostedPage = Address & Document;

/** The folder with the pages of the posts of a path, and their policy, whichever path shows them. */
type PostFolder = Address & { folder: string; policy: string };

/** What the servers take from a build. */
export type HostedBuild = {
  pages: readonly HostedPage[];
  notFound: Document;
  embeds: readonly Document[];
  siteOrigin: string;
  embedOrigin: string | null;
  /** VITE_API_BASE */
  apiBase: string;
};

/** The pages, policies and failures of a build, from which every server of the site responds. Policies are those of headers. */
export type SiteTable = {
  pages: readonly HostedPage[];
  posts: readonly PostFolder[];
  notFound: Document;
  /** `hostPolicy` is the policy on the host of the embedded documents. */
  embeds: readonly (Document & { hostPolicy: string })[];
  /** The name of this host, or an empty text. */
  embedHost: string;
  /** The path of the API, with a slash at the end. If the API has a host of its own, the path has no effect. */
  apiPath: string;
  maxBodyBytes: number;
  /** The failures to which a server responds in the place of the API, by status (contract: Failure). */
  failures: Readonly<Record<string, Failure>>;
};

/** The file of a build with its table. */
export const tableFile = 'hosting/site.json';

const failures: Readonly<Record<string, Failure['error']>> = {
  413: { code: ErrorCode.bodyTooLarge, message: '첨부 용량이 허용 범위를 넘었습니다.' },
  429: { code: ErrorCode.tooManyRequests, message: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.' },
  502: { code: ErrorCode.serverError, message: '서버에 연결하지 못했습니다. 잠시 후 다시 시도해 주세요.' },
  504: { code: ErrorCode.serverError, message: '서버의 응답이 늦어지고 있습니다. 잠시 후 다시 시도해 주세요.' },
};

const sandbox = 'sandbox allow-scripts allow-forms allow-popups';

/** Returns the table of a build. A header can state more than a `meta` element: who may show the document in a frame. */
export function createSiteTable({ pages, notFound, embeds, siteOrigin, embedOrigin, apiBase }: HostedBuild): SiteTable {
  const withHeader = <T extends Document>(document: T): T => ({
    ...document,
    policy: `${document.policy}; frame-ancestors 'none'`,
  });
  const hosted = pages.map(withHeader);
  return {
    pages: hosted,
    posts: postKinds.flatMap(({ name: folder, pattern, shownAt }) => {
      // The page is the template of the posts.
      const template = hosted.find((page) => page.path === pattern);
      return template ? shownAt.map((address) => ({ ...address, folder, policy: template.policy })) : [];
    }),
    notFound: withHeader(notFound),
    embeds: embeds.map(({ file, policy }) => ({
      file,
      policy: `${policy}; ${sandbox}; frame-ancestors 'self'`,
      hostPolicy: `${policy}; ${sandbox} allow-same-origin; frame-ancestors ${siteOrigin}`,
    })),
    embedHost: embedOrigin ? new URL(embedOrigin).hostname : '',
    apiPath: apiBase.startsWith('/') ? `${apiBase.replace(/\/$/, '')}/` : '/api/',
    maxBodyBytes: tooLargeMaxBodyBytes,
    failures: Object.fromEntries(
      Object.entries(failures).map(([status, error]) => [status, { success: false, data: null, error }]),
    ),
  };
}

/** Reads the table of a build. @throws Error with one line if the build is missing or incomplete */
export async function readSiteTable(folder: string): Promise<SiteTable> {
  const path = join(folder, tableFile);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${path} is missing, so ${folder} has no complete build. Run npm run build.`);
  });
  return JSON.parse(text);
}
