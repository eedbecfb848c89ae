import type { PageCheck } from '#audit/model.ts';
import { accessibleName, findExposed, problemAt, topDialog, visibleText } from '#audit/page/dom.ts';

/** An amount in won. */
const amount = /\d{1,3}(,\d{3})+\s?원/;

/** Whether a choice is open in a form. The amount may depend on it. */
const hasOpenChoice = (form: Element | null): boolean =>
  [...(form?.querySelectorAll('[role=radiogroup], fieldset:has(input[type=radio])') ?? [])].some(
    (group) => group.querySelector('input:checked') === null,
  );

/** Checks that whoever pays sees the amount beside the button, and can correct it before (WCAG 3.3.4). */
export const shownAmount: PageCheck = {
  id: 'shown-amount',
  title: '결제하는 버튼 곁에 금액이 보인다',
  criteria: ['3.3.4'],
  inspect() {
    const buttons = findExposed(
      'form button:not([type=button]), form input[type=submit]',
      topDialog() ?? document,
    ).filter((button) => /결제|납부|송금|입금/.test(accessibleName(button)) && !hasOpenChoice(button.closest('form')));
    const problems = buttons
      .filter((button) => !amount.test(visibleText(button.closest('[role=dialog], section, main') ?? document.body)))
      .map((button) => problemAt(button, '결제하기 전에 금액이 보이지 않는다'));
    return { examined: buttons.length, problems };
  },
};
