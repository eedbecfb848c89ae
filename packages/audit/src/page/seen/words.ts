import type { PageCheck, Problem } from '#audit/model.ts';
import { accessibleName, findControls, findExposed, problemAt, topDialog, visibleText } from '#audit/page/dom.ts';

/** A word whose letters are separated by blanks, which a screen reader reads letter by letter. */
const spacedLetters = /^[가-힣](\s+[가-힣])+$/;

/** Headings and labels that describe nothing. */
const emptyWords =
  /^(내용|제목|섹션|항목|소제목|본문|단락|제목 ?없음|알림|창|팝업|section|title|heading|untitled|popup)\s*\d*$/i;

/** Names and texts that a program has left behind. */
const programWords = /^(undefined|null|nan|\[object object\]|todo|lorem ipsum.*|\{\{?.*\}?\}|%s)$/i;

/** A name of one letter, such as the X of a closing button. */
const singleLetter = /^[a-zㄱ-ㅎ×✕<>]$/i;

/** What is read in place of letters and digits: pictographs and punctuation. */
const hasNoLetter = (name: string): boolean => name !== '' && !/[\p{L}\p{N}]/u.test(name);

/** Finds headings of one level with the same text, so that they do not tell their sections apart (WCAG 2.4.6). */
function sameHeadings(root: ParentNode): Problem[] {
  const headings = findExposed('h2, h3, h4, h5, h6', root).filter(
    (heading) => !heading.closest('article, nav, footer'),
  );
  const groups = Map.groupBy(headings, (heading) => `${heading.tagName} ${visibleText(heading)}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first && group.length > 2 && visibleText(first) !== ''
      ? [problemAt(first, `제목 '${visibleText(first)}'이(가) ${group.length}번 나온다`, ['2.4.6'])]
      : [];
  });
}

/** Checks that names, headings and labels consist of words with a meaning (WCAG 2.4.4, 2.4.6, 1.3.2). */
export const meaningfulWords: PageCheck = {
  id: 'meaningful-words',
  title: '제목과 이름이 뜻이 있는 말이다',
  criteria: ['2.4.6', '2.4.4', '1.3.2', '4.1.2'],
  inspect() {
    const root = topDialog() ?? document;
    const texts = findExposed(':is(h1, h2, h3, h4, h5, h6), [role=heading], label, legend, th, button, a[href]', root);
    const problems: Problem[] = texts.flatMap((element) => {
      const text = visibleText(element);
      const isTitle = element.matches('h1, h2, h3, h4, h5, h6, [role=heading], legend');
      if (spacedLetters.test(text))
        return [problemAt(element, `'${text}'은(는) 글자마다 띄어져 낱말로 읽히지 않는다`, ['1.3.2'])];
      return isTitle && emptyWords.test(text)
        ? [problemAt(element, `제목 '${text}'이(가) 내용을 말하지 않는다`, ['2.4.6'])]
        : [];
    });
    const dialog = topDialog();
    if (dialog && emptyWords.test(accessibleName(dialog)))
      problems.push(
        problemAt(dialog, `창의 이름 '${accessibleName(dialog)}'이(가) 내용을 말하지 않는다`, ['2.4.6', '4.1.2']),
      );
    const controls = findControls(root);
    for (const control of [...controls, ...findExposed('img, [role=img]', root)]) {
      const name = accessibleName(control);
      const isLetter = control.matches('button, [role=button]') && singleLetter.test(name);
      if (hasNoLetter(name) || programWords.test(name) || isLetter)
        problems.push(problemAt(control, `이름 '${name}'이(가) 뜻이 있는 말이 아니다`, ['2.4.4', '4.1.2', '1.1.1']));
    }
    problems.push(...sameHeadings(root));
    return { examined: texts.length + controls.length, problems };
  },
};
