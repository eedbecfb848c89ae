import type { PageCheck, Problem } from '#audit/model.ts';
import {
  findExposed,
  isVisible,
  isVisuallyHidden,
  lowestOpacity,
  problemAt,
  topDialog,
  visibleText,
} from '#audit/page/dom.ts';
import { describingElements, findSeenFields, type SeenField } from './fields.ts';
import { distanceBetween, nearestField } from './nearest.ts';
import { readTextBlocks, type TextBlock } from './text-blocks.ts';
import { isErrorColour, vagueErrors } from './vague-errors.ts';

/** Words with which an error begins or ends, whatever its colour. */
const errorWords =
  /(입력|선택|확인|동의|첨부|작성)해 ?주세요|일치하지 않|올바르지|형식이 아|사용할 수 없|이미 (사용|가입|등록)|(을|를|이|가) 넘|초과|잘못/;

/** Elements whose red text is no error of a field: links, buttons, labels, marks, alerts and lists of all errors. */
const otherMessages =
  'a, button, label, legend, h1, h2, h3, h4, th, td, nav, [role=alert], [role=status], [aria-live=polite], [aria-live=assertive], [role=alertdialog]';

/** Whether an element is in the list of all errors: a section with links to fields, without a field of its own. */
function isInSummary(element: Element): boolean {
  const section = element.closest('section, [role=region], [role=group], [tabindex="-1"]');
  return section?.querySelector('a[href^="#"]') != null && section.querySelector('input, textarea, select') === null;
}

/** Finds the texts that look like the error of a field: red and close to a field, in a form. */
function visibleErrors(fields: readonly SeenField[]): { block: TextBlock; field: SeenField }[] {
  const boxes = fields.map(({ box }) => box);
  return readTextBlocks(topDialog() ?? document.querySelector('main') ?? document.body).flatMap((block) => {
    if (!block.isExposed || block.text.length < 4 || block.element.closest(otherMessages) || isInSummary(block.element))
      return [];
    const isRed = isErrorColour(block.colour);
    const field = fields[nearestField(block.box, boxes, 'message')];
    if (!field || distanceBetween(block.box, field.box) > 48) return [];
    const isShownAsError = isRed && !/^\W*$/.test(block.text);
    const isWordedAsError = errorWords.test(block.text) && isInvalid(field);
    return isShownAsError || isWordedAsError ? [{ block, field }] : [];
  });
}

const invalidSelector = '[aria-invalid=true], [aria-invalid=grammar], [aria-invalid=spelling]';

/** Whether assistive technology is told that a field, or the group around it, is invalid. */
const isInvalid = ({ control, group }: SeenField): boolean =>
  [control, group, control.closest('[role=group], [role=radiogroup], fieldset')].some(
    (element) => element?.matches(invalidSelector) || (element === group && element?.querySelector(invalidSelector)),
  );

/** Whether a field that a message describes is far away from it, and not in one group with the field beside it. */
const isElsewhere = (owner: SeenField, field: SeenField, { box }: TextBlock): boolean =>
  owner !== field &&
  distanceBetween(owner.box, box) > 100 &&
  owner.control.closest('[role=group], fieldset')?.contains(field.control) !== true;

/** Finds alerts and errors of fields that only assistive technology perceives, because they are transparent. */
const transparentErrors = (fields: readonly SeenField[]): Problem[] =>
  [
    ...new Set([
      ...findExposed('[role=alert], [role=alert] *'),
      ...fields.filter(isInvalid).flatMap(({ control }) => describingElements(control)),
    ]),
  ]
    .filter((element) => element.children.length === 0 && isVisible(element) && visibleText(element) !== '')
    .filter((element) => !isVisuallyHidden(element) && lowestOpacity(element) < 0.1)
    .map((element) => problemAt(element, `오류 '${visibleText(element).slice(0, 30)}'이(가) 보이지 않는다`, ['3.3.1']));

/** Starts from the errors that are seen, and checks that each belongs to its field (WCAG 3.3.1). */
export const seenErrors: PageCheck = {
  id: 'seen-errors',
  title: '보이는 오류가 바로 그 칸의 오류로 읽힌다',
  criteria: ['3.3.1', '3.3.3', '1.3.1'],
  inspect() {
    const fields = findSeenFields();
    const errors = visibleErrors(fields);
    const problems: Problem[] = [];
    for (const { block, field } of errors) {
      const owners = fields.filter(({ control }) =>
        describingElements(control).some(
          (element) => element.contains(block.element) || block.element.contains(element),
        ),
      );
      const text = `'${block.text.slice(0, 30)}'`;
      const isNear = owners.some(
        (owner) =>
          owner === field ||
          distanceBetween(owner.box, block.box) < 48 ||
          owner.control.closest('[role=group], fieldset')?.contains(field.control),
      );
      if (owners.length === 0) problems.push(problemAt(block.element, `오류 ${text}이(가) 어느 칸에도 묶여 있지 않다`));
      else if (owners.some((owner) => isElsewhere(owner, field, block)))
        problems.push(problemAt(block.element, `오류 ${text}이(가) 다른 칸의 설명으로도 읽힌다`));
      else if (!isNear) problems.push(problemAt(block.element, `오류 ${text}이(가) 다른 칸에 묶여 있다`));
      else if (!owners.some(isInvalid))
        problems.push(
          problemAt(field.control, `오류 ${text}이(가) 보이는데 칸이 잘못되었다고 하지 않는다`, ['3.3.1', '4.1.2']),
        );
    }
    problems.push(...vagueErrors(fields.filter(isInvalid)), ...transparentErrors(fields));
    for (const field of fields) {
      if (!isInvalid(field)) continue;
      const isTold = describingElements(field.control).some(
        (element) => isVisible(element) && visibleText(element) !== '',
      );
      if (!isTold) problems.push(problemAt(field.control, '잘못된 칸이라고 하지만 오류 글이 보이지 않는다'));
    }
    return { examined: fields.length, problems };
  },
};
