import { findExposed } from '#audit/page/dom.ts';
import type { Operator } from '#test/mutants/operator.ts';
import { dropAttributes, keepAttribute } from '#test/mutants/page/rules.ts';

const liveRoles = '[role=status], [role=alert], [role=log]';
const landmarkRoles = '[role=main], [role=navigation], [role=banner], [role=contentinfo], [role=search], [role=region]';
const noRoles = '[role=none], [role=presentation], [role=generic]';

/** Each kind of element with the false role that it gets. */
const falseRoles: readonly (readonly [selector: string, role: string])[] = [
  ['a[href]:not([role])', 'button'],
  ['button:not([role], [aria-expanded], [aria-haspopup], [aria-pressed], [type=submit])', 'link'],
  ['[role=tab]', 'link'],
  ['[role=dialog]', 'region'],
  ['[role=alertdialog]', 'region'],
  ['[role=switch], input[type=checkbox]:not([role])', 'button'],
];

/** Operators that remove and falsify roles. */
export const roleOperators: readonly Operator[] = [
  {
    id: 'role-dropped',
    description: '역할이 없다',
    criteria: ['4.1.2', '1.3.1', '1.1.1'],
    find: () =>
      findExposed(`[role]:not(${liveRoles}, ${landmarkRoles}, ${noRoles})`).map((element) => ({
        element,
        ...(element.matches('[role=group], [role=rowgroup]')
          ? { excluded: '묶음의 역할만으로는 새로 알게 되는 것이 없다' }
          : {}),
      })),
    apply: (element) => dropAttributes(element, 'role'),
  },
  {
    id: 'role-changed',
    description: '역할이 다른 것이다',
    criteria: ['4.1.2', '1.3.1'],
    find: () => falseRoles.flatMap(([selector, value]) => findExposed(selector).map((element) => ({ element, value }))),
    apply: (element, value) => keepAttribute(element, 'role', value),
  },
  {
    id: 'control-as-group',
    description: '누르는 것이 묶음이라고 한다',
    criteria: ['4.1.2'],
    find: () => findExposed('a[href]:not([role]), button:not([role])').map((element) => ({ element })),
    apply: (element) => keepAttribute(element, 'role', 'group'),
  },
];
