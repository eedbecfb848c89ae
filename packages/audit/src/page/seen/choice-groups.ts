import type { PageCheck, Result } from '#audit/model.ts';
import {
  accessibleName,
  isExposed,
  isVisible,
  isVisuallyHidden,
  problemAt,
  topDialog,
  visibleText,
} from '#audit/page/dom.ts';

/** Roles of elements whose name tells to what the choices belong, or that are no question. */
const groupSelector = 'fieldset, [role=group], [role=radiogroup], [role=listbox], ul, ol, table, nav';

/** Finds groups of radio buttons of which none is a tab stop (WCAG 2.1.1), or of which two have the same name (WCAG 2.4.6). */
function radioGroups(): Result {
  const radios = [...(topDialog() ?? document).querySelectorAll<HTMLInputElement>('input[type=radio]:enabled')].filter(
    (radio) => isVisible(radio.closest('label') ?? radio) && isExposed(radio),
  );
  const groups = [...Map.groupBy(radios, ({ name, form }) => `${name} ${form?.id}`).values()];
  const unreachable = groups
    .filter((group) => group.every(({ tabIndex }) => tabIndex < 0))
    .flatMap(([first]) => (first ? [problemAt(first, '이 묶음의 어느 것도 Tab으로 닿지 않는다', ['2.1.1'])] : []));
  const alike = groups
    .filter((group) => group.length > 1 && new Set(group.map(accessibleName)).size < group.length)
    .flatMap(([first]) =>
      first
        ? [problemAt(first, `'${accessibleName(first)}'이(가) 한 묶음에 둘 이상이다`, ['4.1.2', '2.4.6', '2.5.3'])]
        : [],
    );
  return { examined: groups.length, problems: [...unreachable, ...alike] };
}

/** Finds three or more checkboxes in a row below a caption that is not the name of their group (WCAG 1.3.1). */
export const choiceGroups: PageCheck = {
  id: 'choice-groups',
  title: '함께 묻는 선택 칸들이 이름이 있는 묶음이다',
  criteria: ['1.3.1', '2.1.1', '2.4.6', '3.3.2', '4.1.2'],
  inspect() {
    const boxes = [...(topDialog() ?? document).querySelectorAll('label:has(input[type=checkbox])')];
    const groups = [...Map.groupBy(boxes, ({ parentElement }) => parentElement)].filter(
      ([parent, labels]) => parent && labels.length > 2 && !parent.closest(groupSelector),
    );
    const problems = groups.flatMap(([parent, [first]]) => {
      const caption = first?.previousElementSibling ?? parent?.previousElementSibling;
      const isCaption =
        caption &&
        isVisible(caption) &&
        isExposed(caption) &&
        !isVisuallyHidden(caption) &&
        !caption.matches('label') &&
        visibleText(caption) !== '' &&
        visibleText(caption).length <= 40;
      return isCaption && first
        ? [problemAt(first, `'${visibleText(caption)}'에 딸린 선택 칸들이 묶여 있지 않다`)]
        : [];
    });
    const radios = radioGroups();
    return { examined: groups.length + radios.examined, problems: [...problems, ...radios.problems] };
  },
};
