import type { PageCheck, Problem } from '#audit/model.ts';
import { accessibleName, findExposed, isVisible, pageProblem, problemAt, topDialog, visibleText } from './dom.ts';

/** Whether a screen is one of several with the same main heading, between which a menu leads. */
const hasSubScreens = (): boolean =>
  [...document.querySelectorAll('main nav a[aria-current=page]')].some((link) => /\p{L}{2}/u.test(link.textContent));

/** Returns the texts that name such a screen: its headings, and the current link of the menu. */
const namesOfSubScreen = (): string[] =>
  [...document.querySelectorAll('main :is(h1, h2, h3), main nav a[aria-current=page]')].map(({ textContent }) =>
    textContent.replace(/\s+/g, ' '),
  );

export const title: PageCheck = {
  id: 'title',
  title: '제목이 하나 있고, 화면과 학회를 말한다',
  criteria: ['2.4.2'],
  inspect() {
    const titles = [...document.head.querySelectorAll('title')];
    const problems: Problem[] = [];
    const text = document.title.trim();
    if (titles.length !== 1) problems.push(pageProblem(`title 요소가 ${titles.length}개 있다`));
    if (text.length < 4) problems.push(pageProblem(`제목이 비었거나 너무 짧다: '${text}'`));
    const heading = document.querySelector('main h1')?.textContent?.trim() ?? '';
    const words = heading.split(/\s+/).filter((word) => word.length > 1);
    const isHome = location.pathname === '/';
    if (!isHome && words.length > 0 && !words.some((word) => text.includes(word)))
      problems.push(pageProblem(`제목 '${text}'이(가) 화면의 제목 '${heading}'을(를) 말하지 않는다`));
    const [own = ''] = text.split(' | ');
    if (hasSubScreens() && !namesOfSubScreen().some((name) => name.includes(own)))
      problems.push(pageProblem(`제목 '${text}'이(가) 이 화면에 없는 이름 '${own}'으로 시작한다`));
    return { examined: 1, problems };
  },
};

export const landmarks: PageCheck = {
  id: 'landmarks',
  title: '머리글·본문·바닥글이 하나씩 있고, 이름으로 구별된다',
  criteria: ['1.3.1', '2.4.1'],
  inspect() {
    const problems: Problem[] = [];
    const mains = [...document.querySelectorAll('main, [role=main]')];
    if (mains.length !== 1) problems.push(pageProblem(`본문(main)이 ${mains.length}개 있다`));
    if (!document.querySelector('body header, [role=banner]')) problems.push(pageProblem('머리글(header)이 없다'));
    const navigations = findExposed('nav, [role=navigation]');
    for (const navigation of navigations) {
      const twin = navigations.find(
        (other) => other !== navigation && accessibleName(other) === accessibleName(navigation),
      );
      if (navigations.length > 1 && (twin || accessibleName(navigation) === ''))
        problems.push(problemAt(navigation, '내비게이션이 이름으로 구별되지 않는다'));
    }
    return { examined: 1 + navigations.length, problems };
  },
};

export const skipLink: PageCheck = {
  id: 'skip-link',
  title: '첫 링크가 본문으로 건너뛰고, 그 대상이 초점을 받는다',
  criteria: ['2.4.1'],
  inspect() {
    if (topDialog()) return { examined: 0, problems: [] };
    const first = document.querySelector<HTMLAnchorElement>('body a[href]');
    const id = first?.getAttribute('href')?.match(/^#(.+)/)?.[1];
    if (!first || id === undefined) return { examined: 1, problems: [pageProblem('첫 링크가 본문 바로가기가 아니다')] };
    const target = document.getElementById(id);
    if (!target?.matches('main, main *, [role=main]') && !target?.querySelector('main'))
      return { examined: 1, problems: [problemAt(first, '건너뛰기 링크의 대상이 본문이 아니다')] };
    const focusable = target.hasAttribute('tabindex') || target.matches('a[href], button, input');
    return { examined: 1, problems: focusable ? [] : [problemAt(target, '건너뛰기 링크의 대상이 초점을 받지 못한다')] };
  },
};

export const headings: PageCheck = {
  id: 'headings',
  title: '제목 단계를 건너뛰지 않고, 화면의 제목이 하나다',
  criteria: ['1.3.1', '2.4.6'],
  inspect() {
    const root = topDialog() ?? document;
    const all = [
      ...root.querySelectorAll<HTMLElement>(':is(h1, h2, h3, h4, h5, h6):not([role]), [role=heading]'),
    ].filter((element) => element.closest('[aria-hidden=true], [inert]') === null && element.checkVisibility());
    const problems: Problem[] = [];
    const headingLevel = (element: Element): number =>
      Number(element.getAttribute('aria-level') ?? element.tagName.match(/\d/)?.[0] ?? 2);
    if (root === document) {
      const tops = all.filter((element) => headingLevel(element) === 1);
      if (tops.length !== 1) problems.push(pageProblem(`1단계 제목이 ${tops.length}개 있다`));
    }
    for (const [index, heading] of all.entries()) {
      const before = all[index - 1];
      if (before && headingLevel(heading) > headingLevel(before) + 1)
        problems.push(
          problemAt(heading, `제목이 ${headingLevel(before)}단계에서 ${headingLevel(heading)}단계로 건너뛴다`),
        );
      if (accessibleName(heading) === '' && heading.textContent?.trim() === '')
        problems.push(problemAt(heading, '빈 제목이다'));
    }
    problems.push(...oddLevels(all, headingLevel));
    return { examined: all.length, problems };
  },
};

/** Finds a heading of another level than all others of its template, which are recognized by their classes. */
function oddLevels(all: readonly HTMLElement[], levelOf: (heading: Element) => number): Problem[] {
  const styled = all.filter(({ className }) => className !== '');
  return [...Map.groupBy(styled, ({ className }) => className).values()].flatMap((twins) => {
    const levels = [...Map.groupBy(twins, levelOf).values()];
    const [odd, ...others] = levels.find(({ length }) => length === 1) ?? [];
    return odd && others.length === 0 && levels.length === 2 && twins.length > 3
      ? [problemAt(odd, `같은 모양의 다른 제목과 달리 ${levelOf(odd)}단계이다`)]
      : [];
  });
}

export const tables: PageCheck = {
  id: 'tables',
  title: '자료 표에 제목과 머리 칸이 있다',
  criteria: ['1.3.1'],
  inspect() {
    const all = findExposed('table:not([role=presentation])');
    const problems = all.flatMap((table) => {
      const heads = [...table.querySelectorAll('th')];
      // Tables in posts come from an editor. Their header cells need no scope if all are in `thead`.
      const isWritten = table.closest('article') !== null && heads.every((head) => head.closest('thead'));
      if (accessibleName(table) === '' && !table.querySelector('caption'))
        return [problemAt(table, '표에 제목이 없다')];
      if (heads.length === 0) return [problemAt(table, '표에 머리 칸(th)이 없다')];
      const bad = heads.find(
        (head) => !['col', 'row', 'colgroup', 'rowgroup'].includes(head.getAttribute('scope') ?? ''),
      );
      return bad && !isWritten ? [problemAt(bad, '머리 칸에 scope가 없다')] : [];
    });
    return { examined: all.length, problems };
  },
};

/** Ten or more words in Latin letters, so that names and URLs do not match. */
const latinPassage = /(?:[A-Za-z][A-Za-z'’,;-]*\s+){9,}[A-Za-z]+/;

/** A short English sentence: five words or more, of which at least three are in small letters, and a full stop. */
const latinSentence = /^[A-Z][a-z]*(?:\s+[A-Za-z'’,;-]+){4,}[.!?]$/;
const smallWords = /\b[a-z]{2,}\b/g;

/** Japanese, Cyrillic, Thai and Arabic letters. */
const foreignPassage = /[\u3041-\u30ff]{3}|[\u0400-\u04ff]{4}|[\u0e00-\u0e7f]{4}|[\u0600-\u06ff]{3}/;

/** An English phrase of four words or more, most of them in small letters, so that no name is one. */
const latinPhrase = /^[A-Za-z][a-z]*(?:\s+[a-z'’-]{2,}){3,}[.!?]?$/;

export const language: PageCheck = {
  id: 'language',
  title: '기본 언어와 다른 언어의 글이 표시되어 있다',
  criteria: ['3.1.1', '3.1.2'],
  inspect() {
    const problems: Problem[] = [];
    if (!/^ko\b/.test(document.documentElement.lang))
      problems.push({ ...pageProblem(`문서의 언어가 '${document.documentElement.lang}'이다`), criteria: ['3.1.1'] });
    const blocks = [
      ...document.querySelectorAll(
        'p, li, dd, dt, td, th, h1, h2, h3, h4, blockquote, label, legend, button, [slot=errorMessage], [slot=description]',
      ),
    ].filter(isVisible);
    for (const block of blocks) {
      const own = [...block.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join(' ');
      const lang = block.closest('[lang]')?.getAttribute('lang') ?? '';
      const isSentence = latinSentence.test(own.trim()) && (own.match(smallWords)?.length ?? 0) >= 3;
      if ((latinPassage.test(own) || isSentence) && !/^en\b/.test(lang))
        problems.push(problemAt(block, '영어 글에 lang="en"이 없다', ['3.1.2']));
      if (foreignPassage.test(own) && /^(ko\b|$)/.test(lang))
        problems.push(problemAt(block, '다른 글자를 쓰는 언어의 글에 그 언어의 표시가 없다', ['3.1.2']));
      if (block.matches('h1, h2, h3, h4, label, legend, button') && latinPhrase.test(own.trim()) && !/^en\b/.test(lang))
        problems.push(problemAt(block, '영어 제목이나 이름에 lang="en"이 없다', ['3.1.2']));
      const hangul = own.match(/[가-힣]/g)?.length ?? 0;
      if (hangul > 3 && lang !== '' && !/^ko\b/.test(lang))
        problems.push(problemAt(block, `한국어 글의 언어가 '${lang}'이다`, ['3.1.2']));
    }
    return { examined: 1 + blocks.length, problems };
  },
};

/** Words that identify an element by its colour, shape or position alone. */
const sensory: readonly RegExp[] = [
  /(빨간|파란|노란|녹색|초록색|붉은)\s?(색|글씨|글자|버튼|부분)/,
  /(빨간|파란|노란|녹색|초록|붉은)(색)?\S{0,3}\s?(표시|칠해)?\S{0,3}\s?(단추|버튼|항목|칸|글자|글씨)/,
  /(오른쪽|왼쪽|위쪽|아래쪽|위|아래)\s?(위|아래)?(의|에 있는)\s?(\S+\s)?(버튼|단추|링크|메뉴|칸)/,
  /(오른쪽|왼쪽|위쪽|아래쪽)\s?(버튼|단추|링크|메뉴|칸)/,
  /(오른쪽|왼쪽|위쪽|아래쪽)의? \S{0,8} ?\S{0,8}(을|를) (눌러|누르|선택|클릭)/,
  /(둥근|동그란|네모난|세모난|동그라미|네모|세모) ?(모양의? ?)?(초록색|빨간색|파란색|버튼|단추|링크|메뉴|칸|그림|아이콘)/,
  /(오른쪽|왼쪽|위쪽|아래쪽)(에 있는|의)\s?(상자|글|그림|표|부분)/,
  /소리가 (나면|날 때|들리면)/,
  /(붉게|빨갛게|파랗게|노랗게|초록으로|흐리게)\s?(칠한|표시한|표시된|나타낸|적힌)/,
  /(위|아래|오른쪽|왼쪽|옆)(쪽)?(의|에 있는) .{0,12}(네모|세모|동그라미|상자)(를|을) (누르|눌러|선택|클릭)/,
  /(네모|세모|동그라미|동그란 것|네모난 것|점선 상자)(를|을) (누르|눌러|선택|클릭)/,
];

export const sensoryWords: PageCheck = {
  id: 'sensory-words',
  title: '안내가 색이나 위치만으로 가리키지 않는다',
  criteria: ['1.3.3', '1.4.1'],
  inspect() {
    const all = findExposed(':is(main, [role=dialog]) :is(p, li, dd, label, legend, span)');
    const problems = all
      .filter(
        (element) => element.children.length === 0 && sensory.some((pattern) => pattern.test(visibleText(element))),
      )
      .map((element) => problemAt(element, '색이나 위치만으로 가리킨다'));
    return { examined: all.length, problems };
  },
};
