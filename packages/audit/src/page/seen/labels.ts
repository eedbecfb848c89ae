import type { PageCheck, Problem } from '#audit/model.ts';
import {
  accessibleName,
  findExposed,
  isVisuallyHidden,
  problemAt,
  selectorOf,
  topDialog,
  visibleText,
} from '#audit/page/dom.ts';
import { findSeenFields, plainText, referencedElements, type SeenField } from './fields.ts';
import { nearestField } from './nearest.ts';
import { readTextBlocks } from './text-blocks.ts';

/** Returns the fields that a visible label names. */
function fieldsOfLabel(label: HTMLElement, fields: readonly SeenField[]): SeenField[] {
  return fields.filter(({ control, group }) => {
    const isNative = label instanceof HTMLLabelElement && (label.control === control || label.contains(control));
    const groups = [control, group, control.closest('fieldset, [role=group], [role=radiogroup]')];
    return isNative || groups.some((element) => referencedElements(element, 'aria-labelledby').includes(label));
  });
}

const areGrouped = (one: SeenField, two: SeenField): boolean =>
  one.control.closest('[role=group], fieldset') !== null &&
  one.control.closest('[role=group], fieldset') === two.control.closest('[role=group], fieldset');

/** Compares the label that is seen beside a field with its accessible name (WCAG 1.3.1, 2.5.3, 3.3.2). */
export const seenLabels: PageCheck = {
  id: 'seen-labels',
  title: '칸 옆에 보이는 이름표가 그 칸의 이름이다',
  criteria: ['1.3.1', '2.4.6', '3.3.2', '2.5.3', '4.1.2'],
  inspect() {
    const fields = findSeenFields();
    const boxes = fields.map(({ box }) => box);
    const problems: Problem[] = [];
    const labels = findExposed('label', topDialog() ?? document).filter(
      (label) =>
        !isVisuallyHidden(label) &&
        visibleText(label) !== '' &&
        label.querySelector('input[type=checkbox], input[type=radio]') === null,
    );
    for (const label of labels) {
      const named = fieldsOfLabel(label, fields);
      const text = visibleText(label);
      const nearest = fields[nearestField(label.getBoundingClientRect(), boxes, 'label')];
      if (!nearest) continue;
      if (named.length === 0) {
        problems.push(problemAt(label, `이름표 '${text}'이(가) 어느 칸에도 묶여 있지 않다`));
        continue;
      }
      const isRight = named.some((field) => field === nearest || areGrouped(field, nearest));
      if (!isRight) problems.push(problemAt(label, `이름표 '${text}'이(가) 옆의 칸이 아니라 다른 칸에 묶여 있다`));
      for (const { control, group } of named) {
        const name = plainText(accessibleName(group?.matches('[role], fieldset') ? group : control));
        const around = control.closest('[role=group], [role=radiogroup], fieldset');
        const groupName = around ? plainText(accessibleName(around)) : '';
        if (!name.includes(plainText(text)) && !groupName.includes(plainText(text)) && !label.contains(control))
          problems.push(problemAt(control, `'${text}'이(가) 보이는데 '${accessibleName(control)}'(으)로 읽힌다`));
      }
    }
    problems.push(...captionProblems(fields), ...equalNames(fields));
    return { examined: labels.length + fields.length, problems };
  },
};

/** Finds text fields of one form, outside any group, whose names are equal, so that nobody can tell them apart (WCAG 2.4.6). */
function equalNames(fields: readonly SeenField[]): Problem[] {
  const single = fields.filter(
    ({ control, group }) => group === null && control.closest('[role=group], fieldset, table, li, article') === null,
  );
  const named = Map.groupBy(single, ({ control }) => {
    const form = control.closest('form');
    return form && accessibleName(control) !== '' ? `${selectorOf(form)} ${plainText(accessibleName(control))}` : '';
  });
  return [...named].flatMap(([key, [, second]]) =>
    key !== '' && second
      ? [problemAt(second.control, '다른 칸과 이름이 같아 구별되지 않는다', ['2.4.6', '3.3.2'])]
      : [],
  );
}

/** Finds groups of choices whose caption, the text over them, is not their name (WCAG 1.3.1). */
function captionProblems(fields: readonly SeenField[]): Problem[] {
  const blocks = readTextBlocks(topDialog() ?? document.body);
  return fields.flatMap(({ control, group, box }) => {
    if (!group) return [];
    const caption = blocks
      .filter(({ element }) => element.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING)
      .filter((block) => block.box.bottom <= box.top + 2 || block.box.right <= box.left + 2)
      .findLast((block) => block.text.length <= 40 && block.element.closest('label:has(input)') === null);
    if (!caption || box.top - caption.box.bottom > 60) return [];
    const named = control.closest('[role=radiogroup], [role=group], fieldset');
    if (!named) return [problemAt(group, `'${caption.text}'이(가) 그 아래 선택지 묶음의 이름이 아니다`)];
    const description = referencedElements(named, 'aria-describedby')
      .map(({ textContent }) => textContent ?? '')
      .join(' ');
    const known = plainText(`${accessibleName(named)} ${description}`);
    const isNamed =
      known.includes(plainText(caption.text)) ||
      (plainText(accessibleName(named)).length > 0 &&
        plainText(caption.text).includes(plainText(accessibleName(named))));
    return isNamed ? [] : [problemAt(named, `'${caption.text}'이(가) 그 아래 선택지 묶음의 이름이 아니다`)];
  });
}
