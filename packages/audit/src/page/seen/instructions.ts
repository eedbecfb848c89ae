import type { PageCheck, Problem } from '#audit/model.ts';
import { accessibleName, findExposed, isVisible, problemAt, topDialog, visibleText } from '#audit/page/dom.ts';
import { findSeenFields, plainText, referencedElements, type SeenField } from './fields.ts';

/** Returns what a description asks for, such as the label in '이름을 입력해 주세요'. */
export const requestedLabels = (description: string): string[] =>
  [...description.matchAll(/([^.。]+?)(?:을|를)\s+(?:입력|선택|작성|첨부)해/g)].map(([, label]) =>
    plainText(label ?? ''),
  );

/** Whether a person sees, or assistive technology is told, that a field is required. */
function isToldRequired({ control, group }: SeenField): boolean {
  const around = [control, group, control.closest('[role=group], [role=radiogroup], fieldset')];
  const labels = [
    ...(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? (control.labels ?? []) : []),
    ...around.flatMap((element) => referencedElements(element, 'aria-labelledby')),
    ...around.flatMap((element) => (element ? [...element.querySelectorAll('legend')] : [])),
  ];
  return (
    around.some((element) => element?.matches('[required], [aria-required=true]')) ||
    labels.some((label) => /\*|필수/.test(visibleText(label)))
  );
}

/** Finds fields that the submit button asks for, and that are not called required (WCAG 3.3.2). */
function untoldFields(fields: readonly SeenField[]): Problem[] {
  const descriptions = findExposed('form button[aria-describedby]')
    .flatMap((button) => referencedElements(button, 'aria-describedby'))
    .map(({ textContent }) => textContent ?? '');
  const requested = new Set(descriptions.flatMap(requestedLabels));
  return fields
    .filter((field) => requested.has(plainText(accessibleName(field.group ?? field.control))) && !isToldRequired(field))
    .map(({ control }) => problemAt(control, '비워 둘 수 없는 칸인데 필수라고 하지 않는다', ['3.3.2', '1.3.1']));
}

/** Fields whose format a person cannot guess: telephone numbers and new passwords. */
const formattedSelector = 'input[type=tel], input[autocomplete~=tel], input[autocomplete=new-password]';

/** Words of fields that repeat another one, and so need no instruction of their own. */
const repeats = /확인|다시|재입력|한 번 더/;

/** Finds fields with a format of which nothing tells before the input (WCAG 3.3.2). */
function formatProblems(): Problem[] {
  return findExposed(formattedSelector, topDialog() ?? document).flatMap((field) => {
    if (field.matches('[readonly], :disabled') || repeats.test(accessibleName(field))) return [];
    const described = referencedElements(field, 'aria-describedby').some(
      (element) => isVisible(element) && visibleText(element) !== '',
    );
    const around = field.closest('[role=group], fieldset, [data-field]') ?? field.parentElement?.parentElement;
    const rest = plainText(visibleText(around ?? field)).replace(plainText(accessibleName(field)), '');
    const isTold = described || rest.length > 2 || (field.getAttribute('placeholder') ?? '').trim() !== '';
    return isTold ? [] : [problemAt(field, '어떤 모양으로 적어야 하는지 미리 말하지 않는다')];
  });
}

/** Checks that a person learns before the input what is required, and in which format (WCAG 3.3.2). */
export const instructions: PageCheck = {
  id: 'instructions',
  title: '무엇을 어떤 모양으로 적어야 하는지 미리 알려 준다',
  criteria: ['3.3.2'],
  inspect() {
    const fields = findSeenFields();
    return { examined: fields.length, problems: [...untoldFields(fields), ...formatProblems()] };
  },
};
