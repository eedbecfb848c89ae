import type { PageCheck } from '#tools/audit/model.ts';
import { findExposed, problemAt, topDialog } from '#tools/audit/page/dom.ts';

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
