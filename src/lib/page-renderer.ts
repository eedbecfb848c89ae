/**
 * The types of what src/prerender.tsx exports for the build (`PageRenderer`), and src/post-renderer.tsx for `npm run posts`
 * (`PostRenderer`). They have their own file, so that TypeScript checks these tools, which run in Node and load the compiled
 * module, without the screens and their browser types.
 */

/** A page that the build writes. */
export type Page = {
  /** The id of the screen; undefined for a record page. */
  screen?: string;
  /** The URL that is rendered, for example `/society?menu=…`. A record page is rendered with the URL of one record. */
  address: string;
  /** The path, or the path pattern of a record page, which is the same for all records. */
  path: string;
  /** The sub-screen, if it is not the default one of the path. */
  menu?: string;
  /** The description for search engines. A page without a description is not indexed. */
  description?: string;
  /** Whether the page is the template of public posts. Search engines index the post that a script shows in it. */
  hasPosts?: boolean;
};

/** A rendered page. */
export type RenderedPage = {
  /** The HTML of the root element. */
  html: string;
  title: string;
  /** The component names of the screen and its sub-screen. The build uses them to find their code and styles. */
  components: string[];
};

type Entry = { title: string; address: string };

/** Every section of the site with its sub-screens, as titles and URLs. */
export type SiteMap = readonly (Entry & { entries: readonly Entry[] })[];

/** The compiled module that renders the pages. */
export type PageRenderer = {
  /** Every page of the site: all paths with their sub-screens, and one page for each kind of record. */
  pages: readonly Page[];
  /**
   * Renders a page for a guest with empty storage. Components that need the API are in their loading state.
   * @param address path and query
   * @throws Error if no screen has the path, or if a screen cannot be rendered without a browser
   */
  renderPage: (address: string) => Promise<RenderedPage>;
  /** The structured data of the pages (schema.org): the society and its current event. */
  structuredData: { organisation: object; event: object | null };
  /** The site map, for visitors without JavaScript. */
  siteMap: SiteMap;
  /** The name and the origin of the published site, and the day of the build in Asia/Seoul (YYYY-MM-DD). */
  site: { name: string; origin: string; day: string };
};

/** A kind of public posts: a board of the secretariat, or the event guides. */
export type PostKind = {
  /** The type of the board in the contract, or `guide`. */
  name: string;
  /** The title of the board, in its menu. */
  title: string;
  /** The path pattern of the page that is the template of the posts. */
  pattern: string;
};

/** An entry of a list of posts. */
export type PostEntry = {
  pk: number;
  title: string;
  /** YYYY-MM-DD, or null. */
  date: string | null;
  imageUrl: string | null;
  /** Differs if anything in the entry differs, except the hits. */
  version: string;
};

/** The data of a post (contract: getInfoDetail, getPastConferencesDetail), with the numbers of its neighbours. */
export type PostRecord = { prev_pk: number | null; next_pk: number | null };

/** A rendered post. */
export type RenderedPost = {
  html: string;
  /** The title of the document, as HTML. */
  title: string;
  /** The title of the post alone. */
  name: string;
  /** At most 160 characters; empty for a post without text. */
  description: string;
  author: string | null;
  date: string | null;
  /** The path of the first picture in the post. */
  picture: string | null;
  /** The responses that the browser needs to hydrate the page. */
  data: object;
  /** The only day that the text of an event guide states. */
  event: { day: string; start?: string | undefined; end?: string | undefined; venue: string | null } | null;
};

/** Why a post has no page. */
export type RequestFailure = {
  /** The API asks to wait, has no such post, sends one that cannot be shown, or nothing more can be written. */
  kind: 'busy' | 'missing' | 'nonsense' | 'down';
  waitS: number;
  /** A sentence without a full stop. */
  reason: string;
};

/** The compiled module that reads public posts from the API and renders them. */
export type PostRenderer = {
  kinds: readonly PostKind[];
  site: { name: string; origin: string };
  /** The path and query of a list of posts. */
  listAddress: (kind: PostKind) => string;
  /** The path and query of a post. */
  postAddress: (kind: PostKind, pk: number) => string;
  /**
   * Reads a page of the list of a board, from 1.
   * @throws ApiError or TransportError (src/api/errors.ts), as `readPost` does
   */
  readList: (kind: PostKind, page: number) => Promise<{ entries: PostEntry[]; total: number }>;
  /** Reads a post, which counts as a hit. */
  readPost: (kind: PostKind, pk: number) => Promise<PostRecord>;
  explainError: (error: unknown) => RequestFailure;
  /** @param firstFont the characters of the font that the page preloads (CSS Fonts, `unicode-range`) */
  renderPost: (kind: PostKind, pk: number, record: PostRecord, firstFont: string) => Promise<RenderedPost>;
};
