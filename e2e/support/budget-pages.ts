import type { Page } from '#src/lib/page-renderer.ts';
import { paths, patterns } from '#src/navigation/paths.ts';
import { screens } from '#src/navigation/screens.ts';

/**
 * The figures of a budget.
 * - first: the scripts that the page requests with high priority, which make header, menus and links work
 * - complete: all scripts that the page loads without a press of the visitor
 */
export const figures = ['first', 'complete'] as const;

/** A figure of a budget. */
export type Figure = (typeof figures)[number];

/** The budgets of each kind of page, in bytes of JavaScript after brotli compression. */
const limits = {
  home: { first: 137_000, complete: 169_000 },
  // With the table of fees, which the return of a payment reads in two sections.
  content: { first: 137_000, complete: 153_700 },
  // With the code that hydrates the page of a post, and the code that describes it for search engines.
  list: { first: 137_000, complete: 155_300 },
  // With the button that adds the event of a guide to a calendar, and the code that finds its date.
  guide: { first: 137_000, complete: 157_800 },
  // From here with zod, 6 kB, which checks forms, and with the code that keeps early text and asks before Back, 2 kB.
  login: { first: 137_000, complete: 172_600 },
  form: { first: 137_000, complete: 184_300 },
  mypage: { first: 137_000, complete: 185_000 },
  // The form with the most kinds of fields.
  basicInfo: { first: 137_000, complete: 197_200 },
} satisfies Record<string, Record<Figure, number>>;

const forms: readonly string[] = [paths.findId, paths.findPassword, paths.signup, paths.contact];
const lists: readonly string[] = [paths.information, patterns.community, patterns.notice];
/** Sub-screens with a form or a payment, which only members can use. */
const memberMenus: readonly string[] = [screens.abstracts.title, screens.registration.title, screens.annualFee.title];

/** Returns the kind of a page, which decides its budget. */
function kindOf({ path, menu = '' }: Pick<Page, 'path' | 'menu'>): PageKind {
  if (path === paths.home) return 'home';
  if (path === paths.login) return 'login';
  if (path === paths.mypage) return menu ? 'mypage' : 'basicInfo';
  if (lists.includes(path)) return 'list';
  if (path === patterns.guide) return 'guide';
  return forms.includes(path) || memberMenus.includes(menu) ? 'form' : 'content';
}

/** A kind of page. Pages of one kind have the same budget. */
type PageKind = keyof typeof limits;

/** The kinds of pages. */
export const pageKinds = Object.keys(limits);

/** A page with its budget. */
export type BudgetPage = { address: string; kind: PageKind; isForMembers: boolean; limit: Record<Figure, number> };

/** Opened by their URL, these screens redirect to the first step of their form. */
const laterSteps: readonly string[] = [paths.findIdComplete, paths.newPassword];

/** Screens that show guests the login. */
const memberPaths: readonly string[] = [paths.mypage, patterns.community];

/**
 * Returns the URL and the budget of each page that can be opened by its URL.
 * @param pages the pages that the build has written
 */
export const budgetPages = (pages: readonly Pick<Page, 'path' | 'menu'>[]): BudgetPage[] =>
  pages
    .filter(({ path }) => !laterSteps.includes(path))
    .map((page) => ({
      address: page.path.replace(':id', '1') + (page.menu ? `?menu=${page.menu}` : ''),
      kind: kindOf(page),
      isForMembers: memberPaths.includes(page.path) || memberMenus.includes(page.menu ?? ''),
      limit: limits[kindOf(page)],
    }));
