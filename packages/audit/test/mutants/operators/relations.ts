import { findExposed, visibleText } from '#audit/page/dom.ts';
import type { Operator, Place } from '#test/mutants/operator.ts';
import { findFields, isReadable, referencedElements } from '#test/mutants/page/find.ts';
import { dropAttributes, keepAttribute } from '#test/mutants/page/rules.ts';

/** Returns the ID of an element elsewhere on the page, with a text that has nothing to do with the given one. */
function unrelatedId(element: Element): string | undefined {
  const near = element.closest('fieldset, [role=group], li, form > div') ?? element;
  return [...document.querySelectorAll('[id]')].find(
    (other) =>
      !near.contains(other) && !other.contains(near) && other.children.length === 0 && visibleText(other) !== '',
  )?.id;
}

const withUnrelatedId = (elements: readonly Element[]): Place[] =>
  elements.flatMap((element) => {
    const value = unrelatedId(element) ?? document.querySelector('main [id]')?.id;
    return value ? [{ element, value }] : [];
  });

const described = (): HTMLElement[] =>
  findExposed('[aria-describedby]').filter((element) =>
    referencedElements(element, 'aria-describedby').some(isReadable),
  );

const labelledBy = (): HTMLElement[] => findExposed('[aria-labelledby]');

/** Returns the labels that refer to a visible field. */
const labelsOfFields = (): HTMLElement[] =>
  findExposed('label[for]').filter((label) => document.getElementById(label.getAttribute('for') ?? '') !== null);

const groupSelector = 'section, nav, article, table, [role=group], [role=tabpanel], [role=region]';

/** Operators that remove relations between elements, and let them refer to other elements. */
export const relationOperators: readonly Operator[] = [
  {
    id: 'description-removed',
    description: '설명이나 오류가 칸에 이어져 있지 않다',
    criteria: ['1.3.1', '3.3.1', '3.3.2', '4.1.2'],
    find: () => described().map((element) => ({ element })),
    apply: (element) => dropAttributes(element, 'aria-describedby'),
  },
  {
    id: 'description-moved',
    description: '설명이 다른 것을 가리킨다',
    criteria: ['1.3.1', '3.3.1', '3.3.2', '4.1.2'],
    find: () => withUnrelatedId(described()),
    apply: (element, value) => keepAttribute(element, 'aria-describedby', value),
  },
  {
    id: 'labelledby-removed',
    description: '이름이 되는 글이 이어져 있지 않다',
    criteria: ['4.1.2', '1.3.1', '2.5.3', '3.3.2', '2.4.6'],
    find: () =>
      labelledBy().map((element) => ({
        element,
        ...(element.matches(groupSelector) ? { excluded: '제목이 바로 이어져, 이름은 권고다' } : {}),
      })),
    apply: (element) => dropAttributes(element, 'aria-labelledby'),
  },
  {
    id: 'labelledby-moved',
    description: '이름이 다른 글을 가리킨다',
    criteria: ['4.1.2', '1.3.1', '2.5.3', '3.3.2', '2.4.6'],
    find: () => withUnrelatedId(labelledBy()),
    apply: (element, value) => keepAttribute(element, 'aria-labelledby', value),
  },
  {
    id: 'label-removed',
    description: '보이는 이름표가 칸에 이어져 있지 않다',
    criteria: ['1.3.1', '4.1.2', '3.3.2'],
    find: () => labelsOfFields().map((element) => ({ element })),
    apply: (element) => dropAttributes(element, 'for'),
  },
  {
    id: 'label-moved',
    description: '이름표가 다른 칸에 이어져 있다',
    criteria: ['1.3.1', '4.1.2', '3.3.2', '2.5.3'],
    find: () => {
      const fields = findFields().filter(({ id }) => id !== '');
      return labelsOfFields().flatMap((element) => {
        const value = fields.find(({ id }) => id !== element.getAttribute('for'))?.id;
        return value ? [{ element, value }] : [];
      });
    },
    apply: (element, value) => keepAttribute(element, 'for', value),
  },
  {
    id: 'controls-removed',
    description: '무엇을 여닫는지 이어져 있지 않다',
    criteria: ['1.3.1'],
    find: () =>
      findExposed('[aria-controls]').map((element) => ({
        element,
        excluded: 'aria-controls는 권고이고, 보조기기가 거의 읽지 않는다',
      })),
    apply: (element) => dropAttributes(element, 'aria-controls'),
  },
  {
    id: 'active-option-removed',
    description: '목록에서 어느 항목에 있는지 말하지 않는다',
    criteria: ['4.1.2', '1.3.1', '2.4.3'],
    find: () => findExposed('[aria-activedescendant]').map((element) => ({ element })),
    apply: (element) => dropAttributes(element, 'aria-activedescendant'),
  },
];
