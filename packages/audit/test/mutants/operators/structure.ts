import { findExposed, isVisuallyHidden, visibleText } from '#audit/page/dom.ts';
import type { Operator } from '#test/mutants/operator.ts';
import { renameElement } from '#test/mutants/page/rename.ts';
import { dropAttributes, keepAttribute } from '#test/mutants/page/rules.ts';

const headings = (): HTMLElement[] => findExposed('h1, h2, h3, h4, h5, h6');
const levelOf = (heading: Element): number => Number(heading.localName.slice(1));

/** Whether another heading of the same level looks the same, so that a different level contradicts the look. */
function hasTwin(heading: Element): boolean {
  const look = (element: Element): string => {
    const { fontSize, fontWeight } = getComputedStyle(element);
    return `${element.localName} ${fontSize} ${fontWeight}`;
  };
  return headings().some((other) => other !== heading && look(other) === look(heading));
}

const landmarks: readonly (readonly [selector: string, reason: string | null])[] = [
  ['main', null],
  ['nav', '링크의 묶음은 목록으로도 드러난다'],
  ['header:not(main header, article header, section header)', null],
  ['footer:not(main footer, article footer, section footer)', null],
  ['search, [role=search]', '칸의 이름이 검색이라고 말한다'],
];

/** Operators that remove and falsify headings, lists, tables and landmarks. */
export const structureOperators: readonly Operator[] = [
  {
    id: 'heading-level',
    description: '제목의 단계가 모양과 다르다',
    criteria: ['1.3.1', '2.4.6'],
    find: () =>
      headings().map((element) => ({
        element,
        value: `h${levelOf(element) < 3 ? levelOf(element) + 2 : levelOf(element) - 1}`,
        ...(hasTwin(element) || levelOf(element) === 1
          ? {}
          : { excluded: '같은 모양의 다른 제목이 없어, 단계가 틀렸다고 할 수 없다' }),
      })),
    apply: renameElement,
  },
  {
    id: 'heading-plain',
    description: '제목으로 보이는데 제목이 아니다',
    criteria: ['1.3.1', '2.4.6'],
    find: () =>
      headings()
        .filter((element) => !isVisuallyHidden(element))
        .map((element) => ({ element })),
    apply: (element) => renameElement(element, 'div'),
  },
  {
    id: 'text-as-heading',
    description: '제목이 아닌데 제목이라고 한다',
    criteria: ['1.3.1', '2.4.6'],
    find: () =>
      findExposed('main p')
        .filter((element) => visibleText(element).length > 20 && element.children.length === 0)
        .map((element) => ({ element })),
    apply: (element) => renameElement(element, 'h2'),
  },
  {
    id: 'list-stripped',
    description: '목록으로 보이는데 목록이 아니다',
    criteria: ['1.3.1'],
    find: () =>
      findExposed('ul, ol').map((element) => ({
        element,
        ...(element.children.length < 2 ? { excluded: '항목이 하나인 목록은 글과 같다' } : {}),
      })),
    apply: (element) => {
      for (const item of element.children)
        if (item instanceof HTMLElement && item.localName === 'li') renameElement(item, 'div');
      renameElement(element, 'div');
    },
  },
  {
    id: 'terms-stripped',
    description: '이름과 값의 목록이 목록이 아니다',
    criteria: ['1.3.1'],
    find: () =>
      findExposed('dl').map((element) => ({
        element,
        ...(/[:：]/.test(visibleText(element)) ? { excluded: '쌍점이 있는 글로도 이름과 값을 안다' } : {}),
      })),
    apply: (element) => {
      for (const part of element.querySelectorAll<HTMLElement>('dt, dd')) renameElement(part, 'div');
      renameElement(element, 'div');
    },
  },
  {
    id: 'table-stripped',
    description: '표로 보이는데 표가 아니다',
    criteria: ['1.3.1'],
    find: () => findExposed('table').map((element) => ({ element })),
    apply: (element) => {
      for (const part of element.querySelectorAll('thead, tbody, tr, th, td')) dropAttributes(part, 'role');
      keepAttribute(element, 'role', 'presentation');
    },
  },
  {
    id: 'header-cell-stripped',
    description: '머리 칸으로 보이는데 머리 칸이 아니다',
    criteria: ['1.3.1'],
    find: () => findExposed('th').map((element) => ({ element })),
    apply: (element) => {
      dropAttributes(element, 'scope');
      if (element.hasAttribute('role')) keepAttribute(element, 'role', 'cell');
      renameElement(element, 'td');
    },
  },
  {
    id: 'scope-falsified',
    description: '머리 칸의 방향이 반대다',
    criteria: ['1.3.1'],
    find: () =>
      findExposed('th').map((element) => ({
        element,
        value: element.getAttribute('scope') === 'row' || element.closest('thead') === null ? 'col' : 'row',
      })),
    apply: (element, value) => keepAttribute(element, 'scope', value),
  },
  {
    id: 'caption-stripped',
    description: '표의 제목이 표에 이어져 있지 않다',
    criteria: ['1.3.1'],
    find: () =>
      findExposed('caption').map((element) => ({
        element,
        ...(isVisuallyHidden(element) ? { excluded: '보이지 않는 표 제목은 권고다' } : {}),
      })),
    apply: (element) => renameElement(element, 'div'),
  },
  {
    id: 'landmark-stripped',
    description: '영역이 영역으로 드러나지 않는다',
    criteria: ['1.3.1', '2.4.1'],
    find: () =>
      landmarks.flatMap(([selector, reason]) =>
        findExposed(selector).map((element) => ({ element, ...(reason ? { excluded: reason } : {}) })),
      ),
    apply: (element) => {
      dropAttributes(element, 'role', 'aria-label', 'aria-labelledby');
      renameElement(element, 'div');
    },
  },
];
