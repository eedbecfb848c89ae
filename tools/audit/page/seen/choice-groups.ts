import type { PageCheck } from '#tools/audit/model.ts';
import { isExposed, isVisible, isVisuallyHidden, problemAt, topDialog, visibleText } from '#tools/audit/page/dom.ts';

/** Roles of elements whose name tells to what the choices belong, or that are no question. */
const groupSelector = 'fieldset, [role=group], [role=radiogroup], [role=listbox], ul, ol, table, nav';

/** Finds three or more checkboxes in a row below a caption that is not the name of their group (WCAG 1.3.1). */
export const choiceGroups: PageCheck = {
  id: 'choice-groups',
  title: '함께 묻는 선택 칸들이 이름이 있는 묶음이다',
  criteria: ['1.3.1', '3.3.2'],
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
    return { examined: groups.length, problems };
  },
};
