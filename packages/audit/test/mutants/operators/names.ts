import { accessibleName, findExposed, visibleText } from '#audit/page/dom.ts';
import type { Operator } from '#test/mutants/operator.ts';
import { findButtonsAndLinks, findIconControls, findTexts } from '#test/mutants/page/find.ts';
import { dropAttributes, keepAttribute } from '#test/mutants/page/rules.ts';

/** Hides the content of a control from its name, and removes the other sources of the name. */
function removeName(element: HTMLElement): void {
  dropAttributes(element, 'aria-label', 'aria-labelledby', 'title');
  for (const child of element.children) keepAttribute(child, 'aria-hidden', 'true');
}

/** Returns the name of the next control that has another one. */
function nameOfAnother(element: Element, controls: readonly Element[]): string | undefined {
  const own = accessibleName(element);
  const position = controls.indexOf(element);
  const others = [...controls.slice(position + 1), ...controls.slice(0, position)];
  return others.map(accessibleName).find((name) => name !== '' && !name.includes(own) && !own.includes(name));
}

const findImages = (): HTMLElement[] =>
  findExposed('img[alt]:not([alt=""])').filter((image) => image.closest('[aria-hidden=true]') === null);

/** Whether something else in the link or button around an image names it. */
const isNamedOtherwise = (image: Element): boolean => visibleText(image.closest('a, button') ?? image) !== '';

const containers =
  '[role=dialog], [role=alertdialog], [role=radiogroup], [role=group], [role=listbox], [role=tablist], [role=progressbar], table, fieldset, nav, section';

/** Operators that remove and falsify accessible names. */
export const nameOperators: readonly Operator[] = [
  {
    id: 'name-removed',
    description: '이름이 없다',
    criteria: ['4.1.2', '1.1.1', '2.4.4'],
    find: () => findIconControls().map((element) => ({ element })),
    apply: removeName,
  },
  {
    id: 'name-vague',
    description: '이름이 무엇을 하는지 말하지 않는다',
    criteria: ['4.1.2', '1.1.1', '2.4.4', '2.4.6'],
    find: () => findIconControls().map((element) => ({ element })),
    apply: (element) => {
      removeName(element);
      keepAttribute(element, 'aria-label', element.matches('a') ? '링크' : '버튼');
    },
  },
  {
    id: 'name-swapped',
    description: '이름이 다른 것의 이름이다',
    criteria: ['4.1.2', '1.1.1', '2.4.4', '2.4.6'],
    find: () => {
      const controls = findButtonsAndLinks();
      return findIconControls().flatMap((element) => {
        const value = nameOfAnother(element, controls);
        return value ? [{ element, value }] : [];
      });
    },
    apply: (element, value) => {
      removeName(element);
      keepAttribute(element, 'aria-label', value);
    },
  },
  {
    id: 'label-not-in-name',
    description: '이름에 보이는 글이 없다',
    criteria: ['2.5.3', '4.1.2', '2.4.4', '2.4.6'],
    find: () => {
      const controls = findButtonsAndLinks();
      return controls.flatMap((element) => {
        const value = nameOfAnother(element, controls);
        return value && visibleText(element).length > 1 ? [{ element, value }] : [];
      });
    },
    apply: (element, value) => {
      dropAttributes(element, 'aria-labelledby');
      keepAttribute(element, 'aria-label', value);
    },
  },
  {
    id: 'link-vague',
    description: '링크의 글이 어디로 가는지 말하지 않는다',
    criteria: ['2.4.4', '2.4.6'],
    find: () =>
      findTexts()
        .filter((element) => element.closest('a[href]') !== null && element.closest('table, [role=tablist]') === null)
        .filter((element) => visibleText(element.closest('a') ?? element) === visibleText(element))
        .map((element) => {
          const context = element.closest('a')?.closest('p, li, td, dd, article');
          const isExplained = context && visibleText(context).length > visibleText(element).length + 3;
          return { element, ...(isExplained ? { excluded: '링크 곁의 글이 어디로 가는지 말한다' } : {}) };
        }),
    apply: (element) => {
      if (element.textContent !== '여기') element.textContent = '여기';
      dropAttributes(element.closest('a') ?? element, 'aria-label', 'title');
    },
  },
  {
    id: 'alt-removed',
    description: '그림에 대체 텍스트가 없다',
    criteria: ['1.1.1', '4.1.2', '2.4.4'],
    find: () => findImages().map((element) => ({ element })),
    apply: (element) => dropAttributes(element, 'alt', 'aria-label', 'title'),
  },
  {
    id: 'alt-emptied',
    description: '뜻이 있는 그림이 장식이라고 한다',
    criteria: ['1.1.1', '4.1.2', '2.4.4'],
    find: () =>
      findImages().map((element) => ({
        element,
        ...(isNamedOtherwise(element) ? { excluded: '곁의 글이 그림의 뜻을 말한다' } : {}),
      })),
    apply: (element) => keepAttribute(element, 'alt', ''),
  },
  {
    id: 'alt-falsified',
    description: '대체 텍스트가 파일 이름이다',
    criteria: ['1.1.1'],
    find: () => findImages().map((element) => ({ element })),
    apply: (element) => keepAttribute(element, 'alt', 'img_0427.png'),
  },
  {
    id: 'container-name-removed',
    description: '묶음의 이름이 없다',
    criteria: ['4.1.2', '1.3.1', '1.1.1', '2.4.6'],
    find: () =>
      findExposed(containers)
        .filter((element) => element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby'))
        .map((element) => ({
          element,
          ...(element.matches('nav, section, table, [role=tablist], [role=group]')
            ? { excluded: '제목이나 내용으로도 알 수 있어, 이름은 권고다' }
            : {}),
        })),
    apply: (element) => dropAttributes(element, 'aria-label', 'aria-labelledby', 'title'),
  },
];
