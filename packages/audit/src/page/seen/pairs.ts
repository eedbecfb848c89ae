import type { PageCheck, Problem } from '#audit/model.ts';
import { accessibleName, findExposed, problemAt, topDialog } from '#audit/page/dom.ts';

/** The first words of the names of two opposite buttons, in the order in which they stand. */
const opposites: readonly [before: RegExp, after: RegExp][] = [
  [/^(이전|앞|previous|prev)(?=\s|$)/i, /^(다음|next)(?=\s|$)/i],
  [/^(처음|첫|맨 앞|first)(?=\s|$)/i, /^(마지막|끝|맨 뒤|last)(?=\s|$)/i],
  [/(축소|줄이기|작게)$/, /(확대|키우기|크게)$/],
];

/** Whether two names are opposites, the one that stands first being named like the second one. */
export const isSwappedPair = (first: string, second: string): boolean =>
  opposites.some(([before, after]) => after.test(first) && before.test(second));

/** Finds opposite buttons beside each other whose names are swapped, such as 다음 before 이전 (WCAG 2.4.6, 4.1.2). */
export const buttonPairs: PageCheck = {
  id: 'button-pairs',
  title: '이전·다음 버튼의 이름이 서로 바뀌지 않았다',
  criteria: ['2.4.6', '4.1.2'],
  inspect() {
    const buttons = findExposed('button, [role=button]', topDialog() ?? document);
    const problems: Problem[] = buttons.flatMap((button, index) => {
      const next = buttons[index + 1];
      if (!next || button.parentElement !== next.parentElement) return [];
      const [one, two] = [button.getBoundingClientRect(), next.getBoundingClientRect()];
      const isBeside = two.left >= one.right - 1 && two.top < one.bottom && two.bottom > one.top;
      return isBeside && isSwappedPair(accessibleName(button), accessibleName(next))
        ? [problemAt(button, `'${accessibleName(button)}'이(가) '${accessibleName(next)}'의 앞에 있다`)]
        : [];
    });
    return { examined: buttons.length, problems };
  },
};
