/** Checks of roles and states that contradict what is seen. */

import type { PageCheck, Problem } from '#audit/model.ts';
import { accessibleName, findExposed, isVisible, problemAt, referencedElements, topDialog } from './dom.ts';

export const tables: PageCheck = {
  id: 'tables',
  title: '자료 표에 제목과 머리 칸이 있다',
  criteria: ['1.3.1'],
  inspect() {
    const all = findExposed('table:not([role=presentation])');
    const problems = all.flatMap((table) => {
      const heads = [...table.querySelectorAll('th')];
      if (accessibleName(table) === '' && !table.querySelector('caption'))
        return [problemAt(table, '표에 제목이 없다')];
      if (heads.length === 0) return [problemAt(table, '표에 머리 칸(th)이 없다')];
      // Tables in posts come from an editor. Their header cells need no scope if all are in `thead`.
      const isWritten = table.closest('article') !== null && heads.every((head) => head.closest('thead'));
      const bad = heads.find((head) => !/^(col|row)(group)?$/.test(head.getAttribute('scope') ?? ''));
      return bad && !isWritten ? [problemAt(bad, '머리 칸에 scope가 없다')] : [];
    });
    return { examined: all.length, problems };
  },
};

/** Returns the contradictions between state attributes of an element and the visibility of what it controls. */
function stateProblems(element: HTMLElement): Problem[] {
  const [target] = referencedElements(element, 'aria-controls');
  const shown = target !== undefined && isVisible(target);
  if (element.matches('[aria-expanded=true][aria-controls]') && !shown)
    return [problemAt(element, '펼쳐졌다고 하지만 펼친 것이 보이지 않는다')];
  if (element.matches('[aria-expanded=false]') && shown && target.textContent.trim() !== '')
    return [problemAt(element, '접혔다고 하지만 펼친 것이 보인다')];
  // Tabs may share a panel, which the selected one labels.
  const labels = target ? referencedElements(target, 'aria-labelledby') : [];
  const isOpen = shown && (labels.length === 0 || labels.includes(element));
  if (element.matches('[role=tab][aria-controls]') && (element.ariaSelected === 'true') !== isOpen)
    return [problemAt(element, '탭의 선택이 보이는 내용과 다르다')];
  return [];
}

/** Finds lists of links that call more than one page current, or another one than the page that is open. */
const currentProblems = (list: HTMLElement): Problem[] =>
  [...list.querySelectorAll<HTMLAnchorElement>(':scope > li > a[aria-current=page]')]
    .filter(isVisible)
    .flatMap((link, index) => {
      if (index > 0) return [problemAt(link, '현재 화면이라고 하는 링크가 하나가 아니다')];
      const { pathname } = new URL(link.href);
      return location.pathname.toLowerCase().startsWith(pathname.toLowerCase())
        ? []
        : [problemAt(link, '현재 화면이라고 하지만 다른 곳으로 간다')];
    });

export const states: PageCheck = {
  id: 'states',
  title: '펼침·선택·현재 위치의 상태가 보이는 것과 같다',
  criteria: ['4.1.2', '1.3.1'],
  inspect() {
    const all = findExposed('[aria-expanded], [role=tab], [aria-current=page]');
    const problems = [...all.flatMap(stateProblems), ...findExposed('ul, ol').flatMap(currentProblems)];
    for (const list of findExposed('[role=tablist]')) {
      const chosen = list.querySelectorAll('[role=tab][aria-selected=true]').length;
      if (chosen !== 1) problems.push(problemAt(list, `선택된 탭이 ${chosen}개다`));
    }
    return { examined: all.length, problems };
  },
};

/** Whether the page behind a dialog cannot be pressed, because something covers all of it. */
function coversPage(top: Element): boolean {
  const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
  const hits = shares.flatMap((across) =>
    shares.map((down) => document.elementFromPoint(innerWidth * across, innerHeight * down)),
  );
  const outside = hits.filter((hit) => hit !== null && !top.contains(hit));
  return outside.length > 0 && outside.every((hit) => !hit?.closest('main, header, footer'));
}

export const dialog: PageCheck = {
  id: 'dialog',
  title: '열린 창에 초점이 있고, 뒤의 것은 보조기기에서도 가려져 있다',
  criteria: ['4.1.2', '2.4.3'],
  inspect() {
    const top = topDialog();
    if (!top) return { examined: 0, problems: [] };
    const problems: Problem[] = [];
    if (!top.contains(document.activeElement))
      problems.push(problemAt(top, '창이 열렸는데 초점이 그 안에 없다', ['2.4.3']));
    const main = document.querySelector('main');
    const isModal = top.matches('[aria-modal=true], [role=alertdialog]') || coversPage(top);
    if (isModal && main && !main.contains(top) && !main.closest('[aria-hidden=true], [inert]'))
      problems.push(problemAt(top, '창 뒤의 본문이 보조기기에서 가려지지 않는다', ['4.1.2']));
    return { examined: 1, problems };
  },
};

export const newWindow: PageCheck = {
  id: 'new-window',
  title: '새 창을 여는 링크가 그렇다고 말한다',
  criteria: ['3.2.2', 'K7.2.1'],
  inspect() {
    const all = findExposed('a[target=_blank], form[target=_blank]');
    const textOf = (element: HTMLElement): string =>
      [accessibleName(element), element.title, ...referencedElements(element, 'aria-describedby')]
        .map((text) => (text instanceof Element ? text.textContent : text))
        .join(' ');
    const problems = all
      .filter((element) => !/새\s?(창|탭)/.test(textOf(element)))
      .map((element) => problemAt(element, '새 창이 열린다고 말하지 않는다'));
    return { examined: all.length, problems };
  },
};
