import type { PageCheck } from '#audit/model.ts';
import { accessibleName, isVisible, isVisuallyHidden, problemAt, topDialog, visibleText } from '#audit/page/dom.ts';
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
