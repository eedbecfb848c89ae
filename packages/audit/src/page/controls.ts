import type { PageCheck, Problem } from '#audit/model.ts';
import { untoldSections } from './disclosures.ts';
import {
  accessibleName,
  findControls,
  findExposed,
  isVisible,
  isVisuallyHidden,
  problemAt,
  topDialog,
  visibleText,
} from './dom.ts';

export const normalizeText = (text: string): string => text.toLowerCase().replace(/[\s.,:;!?'"*()[\]{}<>·–-]/g, '');

export const labelInName: PageCheck = {
  id: 'label-in-name',
  title: '보이는 이름이 읽히는 이름에 들어 있다',
  criteria: ['2.5.3'],
  inspect() {
    const all = findControls().filter(
      (element) => !element.matches('input, textarea, select, iframe') && visibleText(element) !== '',
    );
    const problems = all.flatMap((element) => {
      const name = accessibleName(element);
      return normalizeText(name).includes(normalizeText(visibleText(element)))
        ? []
        : [problemAt(element, `'${visibleText(element)}'이(가) 보이는데 '${name}'(으)로 읽힌다`)];
    });
    return { examined: all.length, problems };
  },
};

/** Names that do not describe a purpose. */
const vagueNames =
  /^(여기|이곳|클릭|여기를 (클릭|누르)\S*|클릭하세요|더보기|더 보기|자세히|자세히 보기|상세 ?보기|바로가기|링크|more|read more|here|click here|click|버튼|button|이미지)\s?\d*$/i;

/** Names that tell what happens, but not with what. They need a context that names it. */
const namesWithoutObject = /^(다운로드|내려받기|파일|첨부(파일)?|보기|열기|download|file)( ?\(?새 창\)?)?$/i;

/** Format and size of a file, which do not tell what is in it. */
const fileFacts = /[(,]?\s*(pdf|docx?|hwpx?|xlsx?|pptx?|zip|[\d.,]+\s?([km]b|바이트|b))\s*[),]?/gi;

/** Whether a link says only what happens, and the text around it does not say with what. */
function isWithoutObject(element: HTMLElement, name: string): boolean {
  const verb = name.replace(fileFacts, '').replace(/\s+/g, ' ').trim();
  if (!element.matches('a[href]') || !namesWithoutObject.test(verb)) return false;
  const around = element.closest('p, li, td, dd, tr');
  return (
    around !== null && !/[가-힣A-Za-z]{2}/.test((around.textContent ?? '').replaceAll(element.textContent ?? '', ''))
  );
}

/** Returns the surrounding block of text, which a screen reader reads together with a link. */
const surroundingText = (element: Element): Element | null =>
  element.closest('p, li, td, dd, h2, h3, article, section, nav, footer');

export const names: PageCheck = {
  id: 'names',
  title: '이름이 있고, 그 이름만으로 목적을 알 수 있다',
  criteria: ['2.4.4', '4.1.2'],
  inspect() {
    const all = findControls(topDialog() ?? document);
    const problems: Problem[] = [];
    const linksByName = new Map<string, HTMLAnchorElement>();
    for (const element of all) {
      const name = accessibleName(element);
      if (name === '') problems.push(problemAt(element, '이름이 없다', ['4.1.2']));
      const described = element.getAttribute('aria-describedby') ?? '';
      if ((vagueNames.test(name) || isWithoutObject(element, name)) && described === '')
        problems.push(problemAt(element, `'${name}'만으로는 목적을 알 수 없다`, ['2.4.4']));
      if (!(element instanceof HTMLAnchorElement) || name === '') continue;
      const twin = linksByName.get(name);
      const isInOnePlace =
        twin !== undefined &&
        (surroundingText(twin) === surroundingText(element) ||
          (element.closest('main nav') !== null && twin.closest('nav') === element.closest('nav')));
      if (twin && twin.href !== element.href && isInOnePlace)
        problems.push(problemAt(element, `'${name}'(이)라는 두 링크가 다른 곳으로 간다`, ['2.4.4']));
      linksByName.set(name, element);
    }
    return { examined: all.length, problems };
  },
};

export const newWindow: PageCheck = {
  id: 'new-window',
  title: '새 창을 여는 링크가 그렇다고 말한다',
  criteria: ['3.2.2', 'K7.2.1'],
  inspect() {
    const all = findExposed('a[target]:not([target=_self]):not([target=""]), form[target=_blank]');
    const accessibleText = (element: Element): string =>
      `${accessibleName(element)} ${element.getAttribute('title') ?? ''} ${(
        element.getAttribute('aria-describedby') ?? ''
      )
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')}`;
    return {
      examined: all.length,
      problems: all
        .filter((element) => !/새\s?(창|탭)/.test(accessibleText(element)))
        .map((element) => problemAt(element, '새 창이 열린다고 말하지 않는다')),
    };
  },
};

/** Returns the contradictions between state attributes of an element and the visibility of what it controls. */
function stateProblems(element: HTMLElement): Problem[] {
  const target = document.getElementById(element.getAttribute('aria-controls') ?? '');
  const expanded = element.getAttribute('aria-expanded');
  const shown = target !== null && isVisible(target);
  if (expanded === 'true' && element.hasAttribute('aria-controls') && !shown)
    return [problemAt(element, '펼쳐졌다고 하지만 펼친 것이 보이지 않는다')];
  if (expanded === 'false' && target && shown && target.textContent?.trim() !== '')
    return [problemAt(element, '접혔다고 하지만 펼친 것이 보인다')];
  if (element.getAttribute('role') === 'tab' && element.getAttribute('aria-selected') === 'true' && target && !shown)
    return [problemAt(element, '선택된 탭의 내용이 보이지 않는다')];
  return [];
}

/** Finds buttons of a menu that show and hide the list beside them, and do not say whether it is shown. */
const untoldLists = (): Problem[] =>
  findExposed('nav li > button:not([aria-expanded], [aria-haspopup], [aria-pressed])')
    .filter((button) => button.parentElement?.querySelector(':scope > ul, :scope > ol, :scope > div ul') != null)
    .map((button) => problemAt(button, '하위 목록을 펼치는 버튼인데 펼쳤는지 말하지 않는다'));

export const states: PageCheck = {
  id: 'states',
  title: '펼침·선택·현재 위치의 상태가 보이는 것과 같다',
  criteria: ['4.1.2'],
  inspect() {
    const all = findExposed('[aria-expanded], [role=tab], [aria-current=page]');
    const problems = [...all.flatMap(stateProblems), ...untoldLists(), ...untoldSections()];
    for (const list of findExposed('[role=tablist]')) {
      const chosen = list.querySelectorAll('[role=tab][aria-selected=true]').length;
      if (chosen !== 1) problems.push(problemAt(list, `선택된 탭이 ${chosen}개다`));
    }
    for (const link of findExposed('a[aria-current=page]')) {
      const path = link instanceof HTMLAnchorElement ? new URL(link.href).pathname : location.pathname;
      if (!location.pathname.toLowerCase().startsWith(path.toLowerCase()))
        problems.push(problemAt(link, '현재 화면이라고 하지만 다른 곳으로 간다'));
    }
    for (const radio of findExposed('input[type=checkbox][aria-checked], input[type=radio][aria-checked]'))
      if (radio instanceof HTMLInputElement && radio.getAttribute('aria-checked') !== String(radio.checked))
        problems.push(problemAt(radio, '선택 상태를 다르게 말한다'));
    return { examined: all.length, problems };
  },
};

const operableSelector =
  'a, button, input, select, textarea, label, summary, option, iframe, [tabindex="0"], [role=button], [role=link], [role=tab], [role=option], [role=radio], [data-rac]';

/** Items that get the focus from their widget, by the arrow keys. */
const widgetItemSelector = '[role=tab], [role=option], [role=radio], [role=menuitem], [role=gridcell], [role=treeitem]';

/** Whether Escape does the same as an element: the clear button of a search, or a hidden close button of a list. */
const hasKeyboardAlternative = (element: Element): boolean =>
  isVisuallyHidden(element) || element.parentElement?.querySelector('input[type=search]') !== null;

/** Finds elements that look operable and cannot be operated by keyboard. */
export const fakeControls: PageCheck = {
  id: 'fake-controls',
  title: '누를 수 있어 보이는 것은 키보드로도 누를 수 있다',
  criteria: ['2.1.1'],
  inspect() {
    const all = findExposed('main *, header *, footer *, [role=dialog] *, [role=alertdialog] *');
    const pressable = all.filter(
      (element) =>
        getComputedStyle(element).cursor === 'pointer' &&
        element.parentElement !== null &&
        getComputedStyle(element.parentElement).cursor !== 'pointer',
    );
    const fake = pressable.filter(
      (element) =>
        !element.closest(operableSelector) &&
        ![...element.querySelectorAll(operableSelector)].some((one) => one.checkVisibility()),
    );
    const passedOver = all.filter(
      (element) =>
        element.matches('a[href][tabindex="-1"], button[tabindex="-1"]') &&
        !element.matches(widgetItemSelector) &&
        !hasKeyboardAlternative(element),
    );
    return {
      examined: pressable.length,
      problems: [
        ...fake.map((element) => problemAt(element, '누를 수 있어 보이지만 키보드로는 닿지 않는다')),
        ...passedOver.map((element) => problemAt(element, 'Tab 키가 지나쳐 간다')),
      ],
    };
  },
};

export const disabledReason: PageCheck = {
  id: 'disabled-reason',
  title: '눌리지 않는 버튼은 왜 그런지 말한다',
  criteria: ['3.3.2'],
  inspect() {
    const all = findExposed('button[aria-disabled=true], [role=button][aria-disabled=true]').filter(
      // While a form is being sent, the progress bar in its button is the reason.
      (element) => element.querySelector('[role=progressbar]') === null,
    );
    const hasReason = (element: Element): boolean =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .some((id) => (document.getElementById(id)?.textContent ?? '') !== '');
    return {
      examined: all.length,
      problems: all
        .filter((element) => !hasReason(element))
        .map((element) => problemAt(element, '왜 눌리지 않는지 말하지 않는다')),
    };
  },
};
