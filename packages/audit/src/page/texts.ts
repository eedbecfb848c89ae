/** Checks of what is only heard: languages, text alternatives, and text that is seen and not exposed. */

import type { PageCheck, Problem } from '#audit/model.ts';
import {
  accessibleName,
  findControls,
  findExposed,
  isVisible,
  isVisuallyHidden,
  pageProblem,
  problemAt,
  topDialog,
  visibleText,
} from './dom.ts';

/** Ten or more words in Latin letters, so that names and URLs do not match. */
const latinPassage = /(?:[A-Za-z][A-Za-z'’,;-]*\s+){9,}[A-Za-z]+/;

export const language: PageCheck = {
  id: 'language',
  title: '기본 언어와 다른 언어의 글이 표시되어 있다',
  criteria: ['3.1.1', '3.1.2'],
  inspect() {
    const { lang: main } = document.documentElement;
    const problems: Problem[] = /^ko\b/.test(main)
      ? []
      : [{ ...pageProblem(`문서의 언어가 '${main}'이다`), criteria: ['3.1.1'] }];
    const blocks = findExposed('p, li, dd, dt, td, th, h1, h2, h3, h4, blockquote, label, legend, button');
    for (const block of blocks) {
      const text = [...block.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(' ');
      const lang = block.closest('[lang]')?.getAttribute('lang') ?? '';
      if (latinPassage.test(text) && !/^en\b/.test(lang))
        problems.push(problemAt(block, '영어 글에 lang="en"이 없다', ['3.1.2']));
      if ((text.match(/[가-힣]/g)?.length ?? 0) > 3 && !/^ko\b/.test(lang))
        problems.push(problemAt(block, `한국어 글의 언어가 '${lang}'이다`, ['3.1.2']));
    }
    return { examined: 1 + blocks.length, problems };
  },
};

/** Text alternatives that are the name of a file, or of no picture in particular. */
const uselessAlternative =
  /\.(png|jpe?g|avif|webp|gif|svg)$|^(이미지|사진|그림|로고|배너|image|photo|picture|logo|banner|[a-z]{3,4}[_-])?[\d\s_.-]*$/i;

export const images: PageCheck = {
  id: 'images',
  title: '그림의 대체 글이 파일 이름이 아니다',
  criteria: ['1.1.1'],
  inspect() {
    const all = findExposed('img, [role=img]').filter((element) => accessibleName(element) !== '');
    const problems = all
      .filter((element) => uselessAlternative.test(accessibleName(element)))
      .map((element) => problemAt(element, `대체 글 '${accessibleName(element)}'이(가) 그림을 말하지 않는다`));
    return { examined: all.length, problems };
  },
};

/** Removes what does not count when two texts are compared: spaces and punctuation. */
const plainText = (text: string): string => text.toLowerCase().replace(/[\s\p{P}\p{S}]/gu, '');

/** A count and its limit, such as `4 / 20자`, which would be read again at each letter. */
const runningCount = /^[\d,]+\s*\/\s*[\d,]+\s*\S?$/;

/** Returns the exposed text and names around an element, up to the section or control that has it. */
function exposedTextAround(element: Element): string {
  const around =
    element.closest('a, button, label, li, tr, article, section, header, footer, nav, form, main, [role=dialog]') ??
    document.body;
  const copy = document.createElement('div');
  copy.append(around.cloneNode(true));
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  const named = [around, ...around.querySelectorAll('[aria-label], img[alt], [title]')].map(accessibleName);
  return plainText([copy.textContent, ...named].join(' '));
}

export const hiddenText: PageCheck = {
  id: 'hidden-text',
  title: '보이는 글은 보조기기에도 있다',
  criteria: ['1.3.1', '4.1.2', '1.1.1'],
  inspect() {
    const root = topDialog() ?? document.body;
    const hidden = [...root.querySelectorAll('[aria-hidden=true]')].filter(
      (element) =>
        isVisible(element) &&
        !isVisuallyHidden(element) &&
        !element.closest('[inert]') &&
        !element.parentElement?.closest('[aria-hidden=true]') &&
        !element.querySelector('main'),
    );
    const problems = hidden.flatMap((element) => {
      const text = visibleText(element);
      const isWord = /\p{L}{2}|\d{2}/u.test(text) && !runningCount.test(text);
      return isWord && !exposedTextAround(element).includes(plainText(text))
        ? [problemAt(element, `보이는 글 '${text.slice(0, 30)}'이(가) 보조기기에서 가려져 있다`)]
        : [];
    });
    return { examined: hidden.length, problems };
  },
};

export const wordlessNames: PageCheck = {
  id: 'wordless-names',
  title: '조작 요소의 이름이 말이다',
  criteria: ['4.1.2', '1.1.1'],
  inspect() {
    const named = findControls(topDialog() ?? document).filter((element) => accessibleName(element) !== '');
    const problems = named
      .filter((element) => /^([^\p{L}\p{N}]+|x)$/iu.test(accessibleName(element)))
      .map((element) => problemAt(element, `이름 '${accessibleName(element)}'이(가) 무엇을 하는지 말하지 않는다`));
    return { examined: named.length, problems };
  },
};
