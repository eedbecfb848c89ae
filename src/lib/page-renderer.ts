/**
 * The types of the exports of src/prerender.tsx. They have their own file, so that TypeScript checks the build, which
 * runs in Node, without the screens and their browser types.
 */

/** A page that the build writes. */
export type Page = {
  /** The URL that is rendered, for example `/society?menu=…`. A record page is rendered with the URL of one record. */
  address: string;
  /** The path, or the path pattern of a record page, which is the same for all records. */
  path: string;
  /** The sub-screen, if it is not the default one of the path. */
  menu?: string;
  /** The description for search engines. A page without a description is not indexed. */
  description?: string;
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
  /** The names of the first reads of the screens, by path or route pattern (src/features/first-request). */
  firstReads: Readonly<Record<string, string>>;
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
