import type { PageCheck } from '#audit/model.ts';
import { findExposed, problemAt, topDialog } from '#audit/page/dom.ts';
import { styleRules } from '#audit/page/hints.ts';

/** A text of two words or more in the `content` of a pseudo-element, without the text for assistive technology. */
const paintedSentence = /^"([^"]*[가-힣A-Za-z]{2}[^"]*\s[^"]*)"/;

/** Finds text that only a style sheet has: without it, the element says nothing (WCAG 1.3.1; failure F87). */
export const paintedText: PageCheck = {
  id: 'painted-text',
  title: '알릴 글이 문서에 있고, 스타일 시트에만 있지 않다',
  criteria: ['1.3.1', '1.1.1'],
  inspect() {
    const all = findExposed(':is(main, [role=dialog]) :is(p, span, div, dd, li, strong, em)', topDialog() ?? document);
    const empty = all.filter((element) => (element.textContent ?? '').trim() === '');
    const problems = empty
      .filter((element) =>
        (['::before', '::after'] as const).some((pseudo) =>
          paintedSentence.test(getComputedStyle(element, pseudo).content),
        ),
      )
      .map((element) => problemAt(element, '글이 스타일 시트에만 있어 문서에서는 비어 있다'));
    return { examined: empty.length, problems };
  },
};

/** The `content` of a pseudo-element that has a text: words, or the value of an attribute. */
const paintedWords = /attr\(|"[^"]*[가-힣A-Za-z]{2}/;

/** Finds texts that a style sheet paints only under the pointer or on focus: nobody can close them (WCAG 1.4.13). */
export const hoveredText: PageCheck = {
  id: 'hovered-text',
  title: '마우스를 올려야 보이는 글이 스타일 시트에만 있지 않다',
  criteria: ['1.4.13'],
  inspect() {
    const rules = styleRules().filter(
      ({ style, selector }) =>
        /:(hover|focus)/.test(selector) && /::?(before|after)$/.test(selector) && paintedWords.test(style.content),
    );
    const problems = rules.flatMap(({ selector }) => {
      const host = selector.replace(/::?(before|after)$/, '').replace(/:(hover|focus(-visible|-within)?)/g, '');
      // Without its states, a list of states in `:is()` is empty.
      const [element] = findExposed(host.replace(/:is\([\s,]*\)/g, '') || '*', topDialog() ?? document);
      return element ? [problemAt(element, '마우스를 올려 나타난 글을 닫을 수 없고, 그 위로 옮길 수도 없다')] : [];
    });
    return { examined: rules.length, problems };
  },
};
