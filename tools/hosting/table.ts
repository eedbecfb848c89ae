import type { Page } from '#src/lib/page-renderer.ts';

/** A page of the site: its path, its sub-screen, its file in the build, and the policy of its document. */
export type HostedPage = Pick<Page, 'path' | 'menu'> & {
  file: string;
  /** The content security policy, as a header (CSP Level 3). It allows the inline scripts and styles of this file. */
  policy: string;
};

/** A document under `/embed/` and its policy on the two hosts where it can be published. */
export type HostedEmbed = {
  file: string;
  /** The policy on the host of the site: the document has an opaque origin. */
  sitePolicy: string;
  /** The policy on the host that serves the folder alone, or null if none is configured. */
  embedPolicy: string | null;
};

/** Posts whose pages `npm run posts` writes: their path pattern, their sub-screen, and their folder below `posts/`. */
export type HostedPosts = Pick<Page, 'path' | 'menu'> & { folder: string };

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** A group of files: the paths that begin with `prefix`, their headers, and their response for a missing file. */
export type FileRule = {
  /** `/assets/` or `/`; the longest prefix that matches wins. A prefix without a slash at its end is one file. */
  prefix: string;
  /** They replace general headers of the same name. They belong to statuses 200, 206 and 304 alone. */
  headers: Headers;
  /**
   * Whether an unknown path gets the page of the site with status 404, or a plain 404 without HTML. A path with a file
   * extension always gets the plain one.
   */
  missing: 'page' | 'plain';
};

/** How often one address may request an operation of the API. */
export type RateLimit = {
  /** The path below the host, such as `/api/v1/front/login`. */
  path: string;
  perMinute: number;
  /** How many requests may come at once. */
  burst: number;
};

/**
 * What a web server must do for a build: the source of the nginx configuration and of the preview's server. The build
 * writes it to `dist/hosting/table.json`.
 */
export type HostingTable = {
  pages: readonly HostedPage[];
  /** A post has a page of its own, `posts/<folder>/<number>.html`, or the page of its path pattern. */
  posts: readonly HostedPosts[];
  /** The page with status 404, for an unknown path. */
  notFound: { file: string; policy: string };
  embeds: readonly HostedEmbed[];
  /** The origin of the embedded documents, or null if the site serves them. */
  embedOrigin: string | null;
  /** The origin of the published site. */
  siteOrigin: string;
  /** Headers of every response, the API excepted. */
  headers: Headers;
  /** Additional headers of responses with other statuses than 200, 206 and 304. */
  errorHeaders: Headers;
  /** Additional headers of every response over HTTPS, except in the preview. */
  secureHeaders: Headers;
  /** Additional headers of pages. */
  pageHeaders: Headers;
  files: readonly FileRule[];
  /** The files of the build that no server sends at their own path. The suffix `.html` excludes those in /embed/. */
  internal: { paths: readonly string[]; prefixes: readonly string[]; suffixes: readonly string[] };
  /** The complete header `Content-Type` by file extension, without the dot. */
  types: Readonly<Record<string, string>>;
  /** The encodings of the files that the build compresses, best first, with the suffix of the compressed file. */
  encodings: readonly { name: string; suffix: string }[];
  api: {
    prefix: string;
    maxBodyBytes: number;
    connectTimeoutS: number;
    responseTimeoutS: number;
    /** Headers of the responses of the API that have no header of the same name. */
    headers: Headers;
    /** The path of the files by number, which have the caching of the API. All other responses are never stored. */
    filePath: string;
    limits: readonly RateLimit[];
    /** The envelope with status 429, 413, 502 and 504, as JSON (contract: TooManyRequests and others). */
    failures: Readonly<Record<string, string>>;
    retryAfterS: number;
  };
};
