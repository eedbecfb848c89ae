import type { Problem } from '#audit/model.ts';
import { findExposed, isVisible, problemAt, topDialog } from '#audit/page/dom.ts';
import { referencedElements } from './fields.ts';

/** Finds tabs that are called selected while the panel of another tab is shown. */
function tabProblems(): Problem[] {
  return findExposed('[role=tabpanel]').flatMap((panel) => {
    const [tab] = referencedElements(panel, 'aria-labelledby').filter((element) => element.matches('[role=tab]'));
    if (!tab || tab.getAttribute('aria-selected') === 'true') return [];
    return [problemAt(tab, '그 내용이 보이는 탭인데 선택되지 않았다고 한다', ['4.1.2', '1.3.1'])];
  });
}

/** Finds choices whose label is drawn as selected while they are not, or the reverse. */
function choiceProblems(): Problem[] {
  const inputs = [
    ...(topDialog() ?? document).querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]'),
  ];
  return inputs.flatMap((input) => {
    const label = input.closest('label');
    const isDrawn =
      label?.matches('[data-selected], [data-checked], .selected, .checked, .is-selected, .is-checked') === true;
    const group = inputs.filter((other) => other.type === input.type && other.name === input.name);
    const isUsed = group.some((other) =>
      other.closest('label')?.matches('[data-selected], [data-checked], .selected, .checked'),
    );
    if (!label || !isVisible(label) || !isUsed || isDrawn === input.checked) return [];
    return [
      problemAt(
        label,
        input.checked ? '선택되었는데 선택되지 않은 것처럼 보인다' : '선택되지 않았는데 선택된 것처럼 보인다',
        ['1.3.1', '4.1.2'],
      ),
    ];
  });
}

const addressOf = (link: HTMLAnchorElement): string => `${new URL(link.href).pathname}${new URL(link.href).search}`;

/** Finds menus that call another link current than the one of the address, or none. */
function currentPageProblems(): Problem[] {
  return findExposed('nav').flatMap((menu) => {
    const links = [...menu.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(isVisible);
    const here = links.filter(
      (link) =>
        link.origin === location.origin &&
        link.hash === '' &&
        addressOf(link) === `${location.pathname}${location.search}`,
    );
    const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
    const [current, second] = marked;
    if (second && second.closest('ul, ol') === current?.closest('ul, ol') && second.href !== current?.href)
      return [problemAt(second, '현재 화면이라고 하는 링크가 하나가 아니다', ['4.1.2', '1.3.1'])];
    const isSubMenu = links.length > 1 && links.every((link) => link.pathname === location.pathname);
    if (current && here.length > 0 && isSubMenu && !marked.some((link) => here.includes(link)))
      return [problemAt(current, '현재 화면이라고 하지만 다른 화면의 링크이다', ['4.1.2', '1.3.1'])];
    const isUntold = !menu.querySelector('[aria-current]:not([aria-current=false])');
    const [first] = here;
    return isUntold && isSubMenu && first
      ? [problemAt(first, '현재 화면의 링크인데 그렇다고 하지 않는다', ['4.1.2', '1.3.1'])]
      : [];
  });
}

/** Finds lists of options of which none says whether it is selected. */
function optionProblems(): Problem[] {
  return findExposed('[role=listbox]').flatMap((list) => {
    const options = [...list.querySelectorAll('[role=option]')];
    const [first] = options;
    const isTold = options.some((option) => option.matches('[aria-selected], [aria-checked]'));
    const isChosen = options.some((option) => option.matches('[aria-selected=true], [aria-checked=true]'));
    // The button of the list shows the chosen option.
    const shown = document.querySelector('button[aria-haspopup=listbox][aria-expanded=true]')?.textContent ?? '';
    const isShown = options.some(({ textContent }) => textContent !== '' && shown.startsWith(textContent));
    return first && (!isTold || (isShown && !isChosen))
      ? [problemAt(first, '어느 것을 골랐는지 목록이 말하지 않는다', ['4.1.2', '1.3.1'])]
      : [];
  });
}

/** Finds tabs, links, options and choices whose state is not told, or told of another one (WCAG 4.1.2, 1.3.1). */
export const toldStateProblems = (): Problem[] => [
  ...tabProblems(),
  ...currentPageProblems(),
  ...optionProblems(),
  ...choiceProblems(),
];
