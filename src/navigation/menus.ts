import { paths } from './paths.ts';
import { isBoard, type ScreenId, screens, screensAt, tabOf } from './screens.ts';

/** A sub-menu entry of a section: a screen of the site, or the URL of an external section. */
type MenuItem = { id?: ScreenId; title: string; path: string };

/** A section of the main menu. The `mainPath` 'link' marks a section with an external URL. */
export type MenuSection = {
  mainMenu: string;
  mainPath: string;
  /** The text above the heading of its screens, in Latin letters. */
  caption?: string | undefined;
  subMenu: readonly MenuItem[];
};

/** Returns a section whose entries are the screens of its path. A section with one screen has none. */
function createSection(
  mainMenu: string,
  mainPath: string,
  caption?: string,
  pathOf = (_: ScreenId) => mainPath,
): MenuSection {
  const entries = screensAt(mainPath).filter((id) => screens[id].isInMenu !== false);
  const subMenu = entries.map((id) => ({ id, title: screens[id].title, path: pathOf(id) }));
  return { mainMenu, mainPath, caption, subMenu: subMenu.length > 1 ? subMenu : [] };
}

/** The main menu, in its order. */
export const mainMenu: readonly MenuSection[] = [
  createSection('학회소개', paths.introduce, 'Introduction to the society'),
  createSection('학회활동', paths.society, 'Society activities'),
  createSection('회원안내', paths.membership, 'Membership'),
  createSection('간행물', paths.publication, 'Publication'),
  createSection('자료실', paths.information, 'Information'),
  createSection(screens.contact.title, paths.contact, 'Contact'),
];

/** The menu of My Page. Its sub-paths are no routes: the route is /mypage, and the label chooses the screen. */
export const myPageMenu: MenuSection = createSection(
  '마이페이지',
  paths.mypage,
  undefined,
  (id) => `${paths.mypage}/${screens[id].access ? '' : 'term/'}${id}`,
);

/** Returns the screens of the entries of a section; none for an external section. */
export const screenIdsOf = ({ subMenu }: MenuSection): ScreenId[] => subMenu.flatMap(({ id }) => id ?? []);

/** Returns the menu section of a path or pattern; undefined for the home page and the authentication screens. */
export function sectionOf(path: string): MenuSection | undefined {
  const firstSegment = `/${path.split('/')[1] ?? ''}`.toLowerCase();
  return [...mainMenu, myPageMenu].find(({ mainPath }) => mainPath === firstSegment);
}

/**
 * Returns the parts of the document title, the most specific first: step, screen and section. A step of a board adds a
 * title of its own, and a document of My Page that everybody may read does not name My Page.
 */
export function titleParts(screen: ScreenId): readonly string[] {
  const tab = tabOf(screen);
  const labels = (isBoard(tab) ? [tab] : [screen, tab]).map((id) => screens[id].title);
  const section = sectionOf(screens[tab].path);
  const isNamed = section?.mainPath === screens[tab].path && (section !== myPageMenu || screens[tab].access);
  return [...labels, isNamed ? section.mainMenu : ''].filter((part) => part !== '');
}
