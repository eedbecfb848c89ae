/**
 * What src/prerender.tsx exports to the build. The types stand apart from it, so that the build, which runs under Node,
 * is checked without the screens and their browser types.
 */

/** A page that the build writes. */
export type Page = {
  /** The address that it is rendered for, `/society?menu=…`; of a page of records, that of one record. */
  address: string;
  /** The path, or the pattern of a page that stands for every record. */
  path: string;
  /** The sub-screen, where it is not the path's default. */
  menu?: string;
  /** What search engines say of it; without one they are asked to pass it over. */
  description?: string;
};

/** A rendered page. */
export type RenderedPage = {
  /** What goes into the root element. */
  html: string;
  title: string;
  /** The names of the components of the screen and its sub-screen, by which the build finds their code and styles. */
  components: string[];
};

type Entry = { title: string; address: string };

/** Every section of the site with its sub-screens, as titles and addresses. */
export type SiteMap = readonly (Entry & { entries: readonly Entry[] })[];

/** The compiled module that renders the pages. */
export type PageRenderer = {
  /** Every page of the site: its paths with their sub-screens, and one page for all records of a kind. */
  pages: readonly Page[];
  /**
   * Renders a page as a guest without storage would first see it: what needs the API is in its loading state.
   * @param address path and query
   * @throws Error where no screen has the path, or a screen can't be rendered without a browser
   */
  renderPage: (address: string) => Promise<RenderedPage>;
  /** What the pages say of themselves to machines (schema.org): the society, and the event that it prepares. */
  structuredData: { organisation: object; event: object };
  /** The way through the site where nothing runs. */
  siteMap: SiteMap;
  /** The name and the origin that the pages are published under. */
  site: { name: string; origin: string };
};
