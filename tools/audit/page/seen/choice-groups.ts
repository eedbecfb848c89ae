import type { PageCheck, Problem } from '#tools/audit/model.ts';
import { isExposed, isVisible, isVisuallyHidden, problemAt, topDialog, visibleText } from '#tools/audit/page/dom.ts';

/** Roles of elements whose name tells to what the choices belong, or that are no question. */
const groupSelector = 'fieldset, [role=group], [role=radiogroup], [role=listbox], ul, ol, table, nav';

/** Finds groups of radio buttons of which none is a tab stop, so that no key reaches them (WCAG 2.1.1). */
function radioGroups(): { examined: number; unreachable: Problem[] } {
  const radios = [...(topDialog() ?? document).querySelectorAll<HTMLInputElement>('input[type=radio]:enabled')].filter(
    (radio) => isVisible(radio.closest('label') ?? radio) && isExposed(radio),
  );
  const groups = [...Map.groupBy(radios, ({ name, form }) => `${name} ${form?.id}`).values()];
  const unreachable = groups
    .filter((group) => group.every(({ tabIndex }) => tabIndex < 0))
    .flatMap(([first]) => (first ? [problemAt(first, '이 묶음의 어느 것도 Tab으로 닿지 않는다', ['2.1.1'])] : []));
  return { examined: groups.length, unreachable };
}

/** Finds three or more checkboxes in a row below a caption that is not the name of their group (WCAG 1.3.1). */
export const choiceGroups: PageCheck = {
  id: 'choice-groups',
  title: '함께 묻는 선택 칸들이 이름이 있는 묶음이다',
  criteria: ['1.3.1', '3.3.2', '2.1.1'],
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
    const { examined, unreachable } = radioGroups();
    return { examined: groups.length + examined, problems: [...problems, ...unreachable] };
  },
};
