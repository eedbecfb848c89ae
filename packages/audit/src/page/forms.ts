import type { PageCheck, Problem } from '#audit/model.ts';
import {
  accessibleName,
  describingElements,
  findExposed,
  isVisible,
  isVisuallyHidden,
  opacityOf,
  problemAt,
  visibleText,
} from './dom.ts';

/** Patterns of field names, and the `autocomplete` tokens of HTML for their purpose (WCAG 1.3.5). */
const purposes: readonly [RegExp, RegExp][] = [
  [/^(이름|성명|name)( 필수)?$/i, /^(name|given-name)$/],
  [/^영문 ?(이름|성명)/, /^(name|given-name|off)$/],
  [/^아이디( 필수)?$/, /^username$/],
  [/^새 비밀번호/, /^new-password$/],
  [/^(기존|현재) 비밀번호/, /^current-password$/],
  [/^비밀번호/, /^(new|current)-password$/],
  [/(휴대폰|휴대전화|전화번호)/, /^(\w+ )?(tel|tel-national)$/],
  [/^이메일( 필수)?$/, /^(email|username)$/],
  [/^우편번호/, /^(\w+ )?postal-code$/],
  [/^인증번호/, /^one-time-code$/],
];

export const autocomplete: PageCheck = {
  id: 'autocomplete',
  title: '나에 관한 칸이 무엇인지 브라우저에 알려 준다',
  criteria: ['1.3.5', '3.3.7'],
  inspect() {
    const fields = findExposed('input:not([readonly], [type=search], :disabled), select').flatMap((element) => {
      const [name, given] = [accessibleName(element).replaceAll('*', ''), element.getAttribute('autocomplete') ?? ''];
      const [, token] = purposes.find(([pattern]) => pattern.test(name)) ?? [];
      return token ? [{ element, name, given, token }] : [];
    });
    const problems = fields
      .filter(({ token, given }) => !token.test(given))
      .map(({ element, name, given }) => problemAt(element, `'${name}' 칸의 autocomplete가 '${given}'이다`));
    return { examined: fields.length, problems };
  },
};

/** Returns the short text that a group of fields shows before its first field; null if it shows none. */
function captionOf(group: Element): string | null {
  for (const child of group.children) {
    if (child.matches('input, select, textarea, label:has(input)') || child.querySelector('input, select, textarea'))
      return null;
    const text = isVisible(child)
      ? visibleText(child)
          .replace(/\*|필수$/g, '')
          .trim()
      : '';
    if (text !== '') return text.length <= 30 ? text : null;
  }
  return null;
}

export const groupNames: PageCheck = {
  id: 'group-names',
  title: '묶음 위에 보이는 이름이 묶음의 이름에 있다',
  criteria: ['1.3.1', '3.3.2'],
  inspect() {
    const groups = findExposed('[role=radiogroup], fieldset, [role=group]:has(input)').flatMap((group) => {
      const caption = captionOf(group);
      return caption ? [{ group, caption }] : [];
    });
    const problems = groups
      .filter(({ group, caption }) => !accessibleName(group).includes(caption))
      .map(({ group, caption }) =>
        problemAt(group, `'${caption}'이(가) 보이는데 '${accessibleName(group)}'(으)로 읽힌다`),
      );
    return { examined: groups.length, problems };
  },
};

/** Whether a text is painted so that nobody sees it. One that is clipped is meant for screen readers alone. */
const isTransparent = (element: Element): boolean => !isVisuallyHidden(element) && opacityOf(element) < 0.1;

export const errors: PageCheck = {
  id: 'errors',
  title: '잘못된 칸마다 보이는 오류가 그 칸에 묶여 있다',
  criteria: ['3.3.1', '1.3.1'],
  inspect() {
    const fields = findExposed('[aria-invalid=true]:not(form)');
    const messages = fields.map(describingElements);
    const problems: Problem[] = fields
      .filter((_, index) => !messages[index]?.some((text) => isVisible(text) && visibleText(text) !== ''))
      .map((field) => problemAt(field, '잘못된 칸에 보이는 오류 글이 묶여 있지 않다'));
    const alerts = findExposed('[role=alert], [role=alert] *');
    for (const text of new Set([...alerts, ...messages.flat()]))
      if (text.childElementCount === 0 && isVisible(text) && visibleText(text) !== '' && isTransparent(text))
        problems.push(problemAt(text, `오류 '${visibleText(text).slice(0, 30)}'이(가) 보이지 않는다`, ['3.3.1']));
    return { examined: fields.length + alerts.length, problems };
  },
};
