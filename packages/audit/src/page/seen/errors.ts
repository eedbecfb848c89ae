import type { PageCheck, Problem } from '#audit/model.ts';
import {
  accessibleName,
  findExposed,
  isVisible,
  isVisuallyHidden,
  lowestOpacity,
  problemAt,
  topDialog,
  visibleText,
} from '#audit/page/dom.ts';
import { describingElements, findSeenFields, plainText, type SeenField } from './fields.ts';
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

/** Returns a problem when an error asks for the value of an empty field that is not called required. */
function untoldRequirement({ text }: TextBlock, { control, group }: SeenField): Problem[] {
  const around = [control, group, control.closest('[role=group], [role=radiogroup], fieldset')];
  const isRequired = around.some(
    (element) =>
      element?.matches('[required], [aria-required=true], [data-required]') ||
      (element !== control && element?.querySelector('[required], [aria-required=true]')),
  );
  const isEmpty =
    control instanceof HTMLInputElement &&
    control.type !== 'checkbox' &&
    control.type !== 'radio' &&
    control.value === '';
  return isEmpty && !isRequired && /(입력|작성)해 ?주세요/.test(text)
    ? [problemAt(control, '비워 둘 수 없는 칸인데 필수라고 하지 않는다', ['1.3.1', '3.3.2'])]
    : [];
}

/** Finds errors that are the same for several fields, so that they tell neither the cause nor the remedy. */
function repeatedErrors(blocks: readonly TextBlock[]): Problem[] {
  const [repeated] = [...Map.groupBy(blocks, ({ text }) => text).values()].filter(({ length }) => length > 2);
  const [first] = repeated ?? [];
  return first
    ? [problemAt(first.element, `서로 다른 칸에 같은 오류 '${first.text}'만 나온다`, ['3.3.1', '3.3.3'])]
    : [];
}

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
    problems.push(
      ...errors.flatMap(({ block, field }) => untoldRequirement(block, field)),
      ...repeatedErrors(errors.map(({ block }) => block)),
      ...vagueErrors(fields.filter(isInvalid)),
      ...transparentErrors(fields),
    );
    for (const field of fields) {
      if (!isInvalid(field)) continue;
      const isTold = describingElements(field.control).some(
        (element) => isVisible(element) && visibleText(element) !== '',
      );
      if (!isTold) problems.push(problemAt(field.control, '잘못된 칸이라고 하지만 오류 글이 보이지 않는다'));
    }
    return { examined: fields.length, problems: [...problems, ...summaryProblems(fields)] };
  },
};

/** Returns what is known of a field: its names, its group's name and its messages. */
const wordsOfField = ({ control, group }: SeenField): string =>
  plainText(
    [
      control,
      group,
      ...[...ancestorsOf(control)].filter((element) => element.matches('[role=group], [role=radiogroup], fieldset')),
    ]
      .map((element) => (element ? accessibleName(element) : ''))
      .concat(describingElements(control).map(({ textContent }) => textContent ?? ''))
      .join(' '),
  );

function* ancestorsOf(element: Element): Generator<Element> {
  for (let current = element.parentElement; current; current = current.parentElement) yield current;
}

/** Finds links of an error summary that lead to a field of which they do not speak. */
function summaryProblems(fields: readonly SeenField[]): Problem[] {
  const links = findExposed('main a[href^="#"], [role=dialog] a[href^="#"]').filter(
    (link) => link.closest('nav') === null,
  );
  return links.flatMap((link) => {
    const id = decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '');
    const target = document.getElementById(id);
    const field = fields.find(
      ({ control, group }) => target !== null && (control === target || target.contains(control) || group === target),
    );
    if (!field) return [];
    const said = plainText(visibleText(link));
    const words = wordsOfField(field);
    const isAbout = (text: string): boolean => text !== '' && (text.includes(said) || said.includes(text));
    if (isAbout(words) || isAbout(plainText(accessibleName(field.control)))) return [];
    const other = fields.find((one) => one !== field && isAbout(wordsOfField(one)));
    return other ? [problemAt(link, '오류 목록의 링크가 다른 칸으로 간다')] : [];
  });
}

/** Finds hints that are seen below a field and are not read with it (WCAG 1.3.1, 3.3.2). */
export const seenHints: PageCheck = {
  id: 'seen-hints',
  title: '칸에 딸린 안내가 그 칸과 함께 읽힌다',
  criteria: ['1.3.1', '3.3.2'],
  inspect() {
    const fields = findSeenFields().filter(({ group }) => group === null);
    const problems = fields.flatMap(({ control }) => {
      const around = control.parentElement?.closest('div, p, fieldset');
      if (!around || !(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return [];
      const others = fields.filter((field) => field.control !== control && around.contains(field.control));
      if (others.length > 0 || control.type === 'checkbox' || control.type === 'radio') return [];
      const described = describingElements(control);
      return readTextBlocks(around)
        .filter(
          ({ element, text, isExposed }) =>
            isExposed &&
            text.length > 4 &&
            !element.closest('label, button, a, [role=status], [aria-live], [role=alert]') &&
            !element.matches(':has(label, button, a)'),
        )
        .filter(({ element }) => !described.some((one) => one.contains(element) || element.contains(one)))
        .filter(({ text }) => !plainText(accessibleName(control)).includes(plainText(text)))
        .map(({ element, text }) => problemAt(element, `안내 '${text.slice(0, 30)}'이(가) 그 칸과 함께 읽히지 않는다`));
    });
    return { examined: fields.length, problems };
  },
};
