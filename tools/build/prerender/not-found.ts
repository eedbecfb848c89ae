import { noscriptMenu, replaceOnce, type Site, withoutIndex } from './html.ts';

/**
 * Returns the document with status 404. Its scripts show the home page, as the site does for every unknown path. Without
 * scripts, a text says that the page does not exist, above the menu of all pages.
 * @param template the built index.html, whose policy the document keeps
 */
export function notFoundDocument(template: string, site: Site): string {
  const title = `페이지를 찾을 수 없습니다 | ${site.name}`;
  const text = `<main><h1>페이지를 찾을 수 없습니다.</h1><p>주소가 바뀌었거나 없는 페이지입니다. 아래 메뉴에서 찾아보세요.</p></main>`;
  const withTitle = replaceOnce(template, /<title data-first>.*?<\/title>/, `<title data-first>${title}</title>`);
  return replaceOnce(withoutIndex(withTitle), /<noscript>/, `<noscript>${text}${noscriptMenu(site.siteMap)}`);
}
