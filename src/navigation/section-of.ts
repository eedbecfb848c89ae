import { type MenuSection, mainMenu, myPageMenu } from './menus.ts';

/** The menu section that a path belongs to, or undefined for home and the authentication screens. */
export function sectionOf(pathname: string): MenuSection | undefined {
  const first = `/${pathname.split('/')[1] ?? ''}`.toLowerCase();
  return [...mainMenu, myPageMenu].find(({ mainPath }) => mainPath === first);
}
