import type { PageCheck } from '#audit/model.ts';
import {
  accessibleName,
  findExposed,
  isExposed,
  isVisible,
  isVisuallyHidden,
  problemAt,
  topDialog,
  visibleText,
} from '#audit/page/dom.ts';
import { plainText } from './fields.ts';

/** A count and its limit, such as `4 / 20자`, which would be read again at each letter. */
const runningCount = /^[\d,]+\s*\/\s*[\d,]+\s*\S?$/;

const hasWord = (text: string): boolean => /[가-힣A-Za-z]{2}|\d{2}/.test(text) && !runningCount.test(text);

/** Returns the exposed text and names around an element, up to the section or control that has it. */
function exposedTextAround(element: Element): string {
  const around =
    element.closest('a, button, label, li, tr, article, section, header, footer, nav, form, main, [role=dialog]') ??
    document.body;
  const copy = around.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  const named = [around, ...around.querySelectorAll('[aria-label], img[alt], [title]')]
    .map((one) => accessibleName(one))
    .join(' ');
  return plainText(`${copy.textContent ?? ''} ${named}`);
}

/** Finds text that is visible but hidden from assistive technology. */
export const hiddenText: PageCheck = {
  id: 'hidden-text',
  title: '보이는 글은 보조기기에도 있다',
  criteria: ['1.3.1', '4.1.2', '1.1.1'],
  inspect() {
    const root = topDialog() ?? document.body;
    const hidden = [...root.querySelectorAll<HTMLElement>('[aria-hidden=true]')].filter(
      (element) =>
        isVisible(element) &&
        !isVisuallyHidden(element) &&
        element.parentElement?.closest('[aria-hidden=true], [inert]') === null &&
        !element.closest('[inert]'),
    );
    const problems = hidden.flatMap((element) => {
      const text = visibleText(element);
      if (!hasWord(text) || element.querySelector('main')) return [];
      return exposedTextAround(element).includes(plainText(text))
        ? []
        : [problemAt(element, `보이는 글 '${text.slice(0, 30)}'이(가) 보조기기에서 가려져 있다`)];
    });
    return { examined: hidden.length, problems };
  },
};

/** Native elements with a meaning, and the roles that keep it. */
const allowedRoles: readonly [selector: string, roles: RegExp, meaning: string][] = [
  ['h1, h2, h3, h4, h5, h6', /^(heading|tab)$/, '제목'],
  ['ul, ol', /^(list|listbox|menu|menubar|tablist|radiogroup|tree|toolbar|directory)$/, '목록'],
  [
    'a[href]',
    /^(link|button|tab|menuitem|option|treeitem|menuitemradio|menuitemcheckbox|switch|checkbox|radio|doc-.+)$/,
    '링크',
  ],
  [
    'button',
    /^(button|tab|menuitem|option|switch|checkbox|radio|combobox|link|menuitemradio|menuitemcheckbox|gridcell)$/,
    '버튼',
  ],
  ['input[type=checkbox]', /^(checkbox|switch|button|option|menuitemcheckbox)$/, '선택 칸'],
  ['input[type=radio]', /^(radio|menuitemradio)$/, '라디오 버튼'],
  [
    'input[type=text], input[type=email], input[type=tel], input[type=password], textarea',
    /^(textbox|combobox|searchbox|spinbutton)$/,
    '입력 칸',
  ],
  ['input[type=search]', /^(searchbox|combobox|textbox)$/, '검색 칸'],
  ['main', /^main$/, '본문'],
  ['nav', /^(navigation|menu|menubar|tablist|doc-.+)$/, '내비게이션'],
  ['footer, header', /^(contentinfo|banner|group|none|presentation|generic)$/, '머리글·바닥글'],
  ['fieldset', /^(group|radiogroup)$/, '묶음'],
  ['dt, dd', /^(term|definition|listitem|associationlistitem.*)$/, '설명 목록'],
  ['article', /^(article|region|listitem|main|document|feed|none|presentation|group|figure)$/, '글'],
];

/** Finds elements whose role contradicts what they are and how they look. */
export const lostRoles: PageCheck = {
  id: 'lost-roles',
  title: '제목·목록·링크·버튼이 보이는 대로의 역할을 지닌다',
  criteria: ['1.3.1', '4.1.2'],
  inspect() {
    const root = topDialog() ?? document;
    const all = findExposed('[role]', root);
    const problems = all.flatMap((element) => {
      const role = element.getAttribute('role')?.trim().split(/\s+/)[0] ?? '';
      const rule = allowedRoles.find(([selector]) => element.matches(selector));
      const isPlainLink = element.matches('a[href]:not([href^="#"], [aria-haspopup], [aria-expanded])');
      if (isPlainLink && role === 'button') return [problemAt(element, '다른 화면으로 가는 링크인데 버튼으로 읽힌다')];
      if (rule && role !== '' && !rule[1].test(role) && visibleOrControl(element))
        return [problemAt(element, `${rule[2]}인데 역할이 '${role}'이다`)];
      if (
        element.matches('li') &&
        /^(none|presentation|generic|paragraph)$/.test(role) &&
        element.parentElement?.matches('ul:not([role]), ol:not([role]), [role=list]')
      )
        return [problemAt(element, `목록의 항목인데 역할이 '${role}'이다`)];
      if (element.matches('img:not([alt=""])') && /^(none|presentation)$/.test(role) && element.getAttribute('alt'))
        return [problemAt(element, '대체 글이 있는 그림이 보조기기에서 가려져 있다', ['1.1.1'])];
      return [];
    });
    return { examined: all.length, problems };
  },
};

const visibleOrControl = (element: HTMLElement): boolean =>
  isExposed(element) && (visibleText(element) !== '' || element.matches('input, button, textarea, a'));
