import type { PageCheck, Problem } from '#audit/model.ts';
import { backgroundOf, contrastOf, readColour } from './colour.ts';
import { accessibleName, findExposed, isVisible, isVisuallyHidden, problemAt, visibleText } from './dom.ts';

const fieldSelector =
  'input:not([type=hidden]):not([type=submit]):not([type=button]):not([type=file]), textarea, select';

const referencedText = (element: Element, attribute: string): string =>
  (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** Returns the visible labels of a field. */
const visibleLabels = (element: HTMLElement): Element[] => {
  const own =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
      ? [...(element.labels ?? [])]
      : [];
  const named = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/)
    .flatMap((id) => document.getElementById(id) ?? []);
  return [...own, ...named].filter(
    (label) => isVisible(label) && !isVisuallyHidden(label) && visibleText(label) !== '',
  );
};

export const labels: PageCheck = {
  id: 'labels',
  title: '입력 칸에 보이는 이름이 있고, 필수 여부가 전해진다',
  criteria: ['3.3.2', '1.3.1'],
  inspect() {
    // The button of a search names what its fields are for (WCAG technique G167).
    const all = findExposed(fieldSelector).filter(
      (element) => !element.matches('[type=search], [role=searchbox], [readonly], search *, [role=search] *'),
    );
    const problems: Problem[] = [];
    for (const element of all) {
      const seen = visibleLabels(element);
      const group = element.closest('fieldset, [role=group], [role=radiogroup]');
      const isGrouped = group !== null && accessibleName(group) !== '';
      if (seen.length === 0 && !isGrouped) problems.push(problemAt(element, '보이는 이름이 없다', ['3.3.2']));
      const isRequired =
        element.matches('[required], [aria-required=true]') || group?.getAttribute('aria-required') === 'true';
      const star = seen.some((label) => /^\s*\*|\*\s*$/.test(label.textContent ?? ''));
      if (star && !isRequired)
        problems.push(problemAt(element, '필수라고 보이지만 보조기기에는 전해지지 않는다', ['1.3.1']));
    }
    const groups = findExposed('[role=radiogroup], [role=group], fieldset').filter((group) =>
      group.querySelector('input[type=radio]'),
    );
    for (const group of groups)
      if (accessibleName(group) === '') problems.push(problemAt(group, '라디오 버튼 묶음에 이름이 없다', ['1.3.1']));
    return { examined: all.length, problems };
  },
};

/** Patterns of field names, and the `autocomplete` tokens of HTML for their purpose (WCAG 1.3.5). */
const purposes: readonly [RegExp, RegExp][] = [
  [/^\*?(이름|성명|name)\*?( 필수)?$/i, /^(name|given-name)$/],
  [/^\*?영문 ?(이름|성명)/, /^(name|given-name|off)$/],
  [/^\*?아이디( 필수)?$/, /^username$/],
  [/^\*?새 비밀번호/, /^new-password$/],
  [/^\*?(기존|현재) 비밀번호/, /^current-password$/],
  [/^\*?비밀번호/, /^(new|current)-password$/],
  [/(휴대폰|휴대전화|전화번호)/, /^(\w+ )?(tel|tel-national)$/],
  [/^\*?이메일( 필수)?$/, /^(email|username)$/],
  [/^\*?우편번호/, /^(\w+ )?postal-code$/],
  [/^\*?인증번호/, /^one-time-code$/],
];

export const autocomplete: PageCheck = {
  id: 'autocomplete',
  title: '나에 관한 칸이 무엇인지 브라우저에 알려 준다',
  criteria: ['1.3.5', '3.3.7'],
  inspect() {
    const fields = findExposed('input, select')
      .filter((element) => !element.matches('[readonly], [type=search], [role=searchbox], [disabled]'))
      .flatMap((element) => {
        const [, token] = purposes.find(([name]) => name.test(accessibleName(element))) ?? [];
        return token ? [{ element, token }] : [];
      });
    const problems = fields
      .filter(({ element, token }) => !token.test(element.getAttribute('autocomplete') ?? ''))
      .map(({ element }) =>
        problemAt(
          element,
          `'${accessibleName(element)}' 칸의 autocomplete가 '${element.getAttribute('autocomplete') ?? ''}'이다`,
        ),
      );
    return { examined: fields.length, problems };
  },
};

const invalidFields = (): HTMLElement[] =>
  findExposed('[aria-invalid=true]').filter((element) => !element.matches('form'));

/** Returns the links of the error summary that lead to a field. */
const summaryLinks = (): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"], [role=dialog] a[href^="#"]')].filter(
    (link) =>
      isVisible(link) &&
      link.closest('[role=alert], [role=group], section, [tabindex="-1"]') !== null &&
      document
        .getElementById(decodeURIComponent(link.hash.slice(1)))
        ?.matches('input, select, textarea, button, fieldset, [role], label, div') === true,
  );

export const errors: PageCheck = {
  id: 'errors',
  title: '잘못된 칸마다 글로 된 오류가 그 칸에 묶여 있다',
  criteria: ['3.3.1', '1.3.1'],
  inspect() {
    const all = invalidFields();
    const problems = all.flatMap((element) => {
      const message =
        referencedText(element, 'aria-describedby') ||
        referencedText(element, 'aria-errormessage') ||
        referencedText(element.closest('[role=group], [role=radiogroup], fieldset') ?? element, 'aria-describedby');
      return message === '' ? [problemAt(element, '잘못된 칸에 오류 글이 묶여 있지 않다')] : [];
    });
    for (const link of summaryLinks()) {
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      const marked =
        target?.matches('[aria-invalid=true]') ||
        target?.querySelector('[aria-invalid=true], [data-invalid]') ||
        target?.closest('[role=group], [role=radiogroup], fieldset')?.matches('[aria-invalid=true], [data-invalid]') ||
        target?.closest('[data-invalid]');
      if (target && !marked && link.closest('nav') === null && !target.matches('section, article, h1, h2, h3, h4'))
        problems.push(problemAt(target, '오류 목록이 가리키는 칸이 잘못되었다고 표시되지 않는다'));
    }
    return { examined: all.length + summaryLinks().length, problems };
  },
};

export const errorSummary: PageCheck = {
  id: 'error-summary',
  title: '오류가 둘 이상이면 폼 위에 모아 말하고, 각 칸으로 이어 준다',
  criteria: ['3.3.1'],
  inspect() {
    const all = invalidFields().filter((element) => element.closest('form') !== null);
    if (all.length < 2) return { examined: 0, problems: [] };
    const targets = summaryLinks().map((link) => decodeURIComponent(link.hash.slice(1)));
    const [first] = all;
    // The description of a disabled submit button lists the errors, too.
    const hasDescribedButton = findExposed('form [aria-disabled=true][aria-describedby]').some(
      (button) => referencedText(button, 'aria-describedby') !== '',
    );
    return {
      examined: 1,
      problems:
        targets.length > 0 || hasDescribedButton || !first
          ? []
          : [problemAt(first, '잘못된 칸이 여럿인데 모아서 말하는 목록이 없다')],
    };
  },
};

export const fieldContrast: PageCheck = {
  id: 'field-contrast',
  title: '입력 칸의 테두리나 바탕이 배경과 3:1 이상으로 구별된다',
  criteria: ['1.4.11'],
  inspect() {
    const all = findExposed('input:not([type=checkbox]):not([type=radio]):not([type=file]), textarea, select').filter(
      (element) =>
        !isVisuallyHidden(element) && !element.matches(':disabled') && getComputedStyle(element).opacity !== '0',
    );
    const problems = all.flatMap((element) => {
      const edges = [element, element.parentElement, element.parentElement?.parentElement].flatMap((box) => {
        const behind = backgroundOf(box?.parentElement ?? null);
        if (!box || !behind) return [];
        const style = getComputedStyle(box);
        const drawn = Number.parseFloat(style.borderBottomWidth) > 0 && style.borderBottomStyle !== 'none';
        const fill = backgroundOf(box);
        return [
          drawn ? contrastOf(readColour(style.borderBottomColor), behind) : 1,
          fill ? contrastOf(fill, behind) : 1,
        ];
      });
      const best = Math.max(0, ...edges);
      return edges.length > 0 && best < 3 ? [problemAt(element, `테두리의 대비가 ${best.toFixed(2)}:1이다`)] : [];
    });
    return { examined: all.length, problems };
  },
};
