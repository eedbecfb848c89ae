/** Checks that what is marked as current, and what a name says, agrees with the address and the content. */

import type { PageCheck, Problem } from '#audit/model.ts';
import { accessibleName, findExposed, isExposed, isVisible, problemAt } from './dom.ts';

/** The links to the pages of a list. `page` is the number to which a link leads. */
type PageLink = { link: HTMLAnchorElement; name: string; page: number };

/** The list of pages in a navigation, and the page that is open. */
type Paging = { links: PageLink[]; current: number | null };

/** Whether two addresses of the site have the same path and parameters, in any order. */
function isSameAddress(one: URL, other: URL): boolean {
  const parts = ({ pathname, searchParams }: URL) =>
    [pathname.toLowerCase(), ...[...searchParams].map(([name, value]) => `${name}=${value}`).sort()].join('&');
  return parts(one) === parts(other);
}

/** Returns the parameter that has the number of the page, which the links that are named by numbers show. */
function pageParameter(links: readonly HTMLAnchorElement[]): string | null {
  for (const link of links) {
    const number = /^\d+/.exec(accessibleName(link))?.[0];
    const [name] = [...new URL(link.href).searchParams].find(([, value]) => value === number) ?? [];
    if (number !== undefined && name !== undefined) return name;
  }
  return null;
}

/** Returns the number of the page that the text of the main content shows, such as 4 for `4/9 페이지`. */
function shownPage(): number | null {
  const text = document.querySelector('main')?.textContent ?? '';
  const found = /(?<!\d)(\d+)\s*\/\s*\d+ 페이지/.exec(text);
  return found ? Number(found[1]) : null;
}

/** Returns the links to pages in a navigation; null if it is none. The first page may have no parameter. */
function readPaging(navigation: HTMLElement): Paging | null {
  const all = [...navigation.querySelectorAll('a')].filter((link) => link.href && isVisible(link) && isExposed(link));
  const parameter = pageParameter(all);
  if (parameter === null) return null;
  const pageIn = (url: URL): number => Number(url.searchParams.get(parameter) ?? 1);
  const links = all.map((link) => ({ link, name: accessibleName(link), page: pageIn(new URL(link.href)) }));
  const address = pageIn(new URL(location.href));
  return { links, current: shownPage() ?? (Number.isInteger(address) ? address : null) };
}

const navigations = (): HTMLElement[] => findExposed('nav, [role=navigation]');

/** Finds a link that is marked as current although the address, or the page that is shown, is another one. */
function misplacedMarks(navigation: HTMLElement): Problem[] {
  const here = new URL(location.href);
  const links = [...navigation.querySelectorAll('a')].filter((link) => link.href && isVisible(link) && isExposed(link));
  const exact = links.find((link) => isSameAddress(new URL(link.href), here));
  const paging = readPaging(navigation);
  return links
    .filter((link) => link.ariaCurrent === 'page' || link.ariaCurrent === 'true')
    .flatMap((link) => {
      const page = paging?.links.find((one) => one.link === link)?.page;
      if (paging && page !== undefined && paging.current !== null)
        return page === paging.current ? [] : [problemAt(link, `현재 쪽이라고 하지만 ${paging.current}쪽이 보인다`)];
      const target = new URL(link.href);
      const isOther = [...target.searchParams].some(
        ([name, value]) => here.searchParams.has(name) && here.searchParams.get(name) !== value,
      );
      const marksAncestor =
        exact && exact !== link && exact.parentElement?.parentElement !== link.parentElement?.parentElement;
      const isBeaten = exact !== undefined && exact.href !== link.href && !marksAncestor && exact.ariaCurrent === null;
      return isOther || isBeaten ? [problemAt(link, '현재 위치라고 하지만 주소는 다른 것이다')] : [];
    });
}

export const currentPlace: PageCheck = {
  id: 'current-place',
  title: '현재라고 표시된 것이 주소와 내용과 같다',
  criteria: ['1.3.1', '4.1.2'],
  inspect() {
    const all = navigations();
    return {
      examined: all.filter((one) => one.querySelector('[aria-current]')).length,
      problems: all.flatMap(misplacedMarks),
    };
  },
};

/** Returns what a name says about the page to which a link leads; null if it says nothing. */
function expectedPage(name: string, pages: readonly number[], current: number): ((page: number) => boolean) | null {
  const number = /^(\d+)\s*(페이지|쪽)?$/.exec(name)?.[1];
  if (number !== undefined) return (page) => page === Number(number);
  if (/^(첫|처음|맨 앞)/.test(name)) return (page) => page === Math.min(...pages);
  if (/^(마지막|끝|맨 뒤)/.test(name)) return (page) => page === Math.max(...pages);
  if (/이전/.test(name)) return (page) => page < current;
  return /다음/.test(name) ? (page) => page > current : null;
}

/** Finds links of a list of pages that lead to another page than their name says. */
function misnamedPages(navigation: HTMLElement): Problem[] {
  const paging = readPaging(navigation);
  if (!paging || paging.current === null) return [];
  const { links, current } = paging;
  const pages = [current, ...links.map(({ page }) => page)];
  return links.flatMap(({ link, name, page }) =>
    (expectedPage(name, pages, current)?.(page) ?? true)
      ? []
      : [problemAt(link, `'${name}'이(가) ${current}쪽에서 ${page}쪽으로 간다`)],
  );
}

/** Finds buttons whose name says the opposite of their state: 펼치기 of what is expanded, 접기 of what is not. */
const misnamedStates = (): Problem[] =>
  findExposed('[aria-expanded]').flatMap((button) => {
    const name = accessibleName(button);
    const isExpanded = button.ariaExpanded === 'true';
    const saysOpposite = isExpanded ? /(펼치기|펼침|열기|더 보기)$/ : /(접기|접음|닫기)$/;
    return saysOpposite.test(name) ? [problemAt(button, `이름 '${name}'이(가) 상태와 반대이다`)] : [];
  });

export const truthfulNames: PageCheck = {
  id: 'truthful-names',
  title: '방향·번호·상태를 말하는 이름이 가는 곳이나 상태와 같다',
  criteria: ['2.4.4', '4.1.2'],
  inspect() {
    const lists = navigations().filter((one) => readPaging(one) !== null);
    return {
      examined: lists.length + findExposed('[aria-expanded]').length,
      problems: [...lists.flatMap(misnamedPages), ...misnamedStates()],
    };
  },
};
