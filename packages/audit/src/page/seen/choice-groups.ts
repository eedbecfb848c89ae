import type { PageCheck } from '#audit/model.ts';
import { isExposed, isVisible, problemAt, topDialog } from '#audit/page/dom.ts';

/** Finds groups of radio buttons of which none is a tab stop (WCAG 2.1.1). */
export const choiceGroups: PageCheck = {
  id: 'choice-groups',
  title: '라디오 버튼의 묶음마다 Tab으로 닿는 것이 있다',
  criteria: ['2.1.1'],
  inspect() {
    const root = topDialog() ?? document;
    const radios = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled')].filter(
      (radio) => isVisible(radio.closest('label') ?? radio) && isExposed(radio),
    );
    const groups = [...Map.groupBy(radios, ({ name, form }) => `${name} ${form?.id}`).values()];
    const problems = groups
      .filter((group) => group.every(({ tabIndex }) => tabIndex < 0))
      .flatMap(([first]) => (first ? [problemAt(first, '이 묶음의 어느 것도 Tab으로 닿지 않는다')] : []));
    return { examined: groups.length, problems };
  },
};
