import { type MenuSection, mainMenu, myPageMenu } from './menus.ts';

/** Returns the menu section of a path; undefined for the home page and the authentication screens. */
export function sectionOf(pathname: string): MenuSection | undefined {
  const firstSegment = `/${pathname.split('/')[1] ?? ''}`.toLowerCase();
  return [...mainMenu, myPageMenu].find(({ mainPath }) => mainPath === firstSegment);
}
