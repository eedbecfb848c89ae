import { findExposed, isExposed, isVisible } from '#audit/page/dom.ts';
import type { Operator, Place } from '#test/mutants/operator.ts';
import { dropAttributes, keepAttribute } from '#test/mutants/page/rules.ts';

const stateAttributes = [
  'aria-expanded',
  'aria-selected',
  'aria-current',
  'aria-checked',
  'aria-invalid',
  'aria-pressed',
  'aria-disabled',
  'aria-sort',
  'aria-required',
  'required',
  'aria-valuenow',
  'aria-valuetext',
];

/** States whose value can be the opposite. */
const twoValued = [
  'aria-expanded',
  'aria-selected',
  'aria-checked',
  'aria-invalid',
  'aria-pressed',
  'aria-disabled',
  'aria-required',
];

/** Whether everything outside a dialog is hidden from assistive technology, so that `aria-modal` says nothing new. */
function isRestHidden(dialog: Element): boolean {
  const rest = [...document.querySelectorAll('header *, main *, footer *')];
  return !rest.some((element) => !dialog.contains(element) && isVisible(element) && isExposed(element));
}

const withState = (attributes: readonly string[]): Place[] =>
  attributes.flatMap((value) => findExposed(`[${value}]`).map((element) => ({ element, value })));

/** Whether the value is the one that an element has without the attribute. */
const isDefault = ({ element, value = '' }: Place): boolean =>
  element.getAttribute(value) === 'false' && value !== 'aria-expanded' && value !== 'aria-pressed';

const stateCriteria = ['4.1.2', '1.3.1', '3.3.1', '3.3.2', '1.4.1'];

/** Operators that remove and falsify states. */
export const stateOperators: readonly Operator[] = [
  {
    id: 'state-removed',
    description: '상태를 말하지 않는다',
    criteria: stateCriteria,
    find: () =>
      withState(stateAttributes).map((place) => ({
        ...place,
        ...(isDefault(place) ? { excluded: "값 'false'는 없는 것과 같다" } : {}),
      })),
    apply: (element, value) => {
      dropAttributes(element, value);
      if (value.endsWith('required')) dropAttributes(element, 'required', 'aria-required');
    },
  },
  {
    id: 'state-falsified',
    description: '상태를 반대로 말한다',
    criteria: stateCriteria,
    find: () =>
      withState(twoValued).map(({ element, value = '' }) => ({
        element,
        value: `${value}=${element.getAttribute(value) === 'true' ? 'false' : 'true'}`,
      })),
    apply: (element, value) => {
      const [name = '', wanted = ''] = value.split('=');
      keepAttribute(element, name, wanted);
    },
  },
  {
    id: 'disabled-falsified',
    description: '누를 수 있는데 누를 수 없다고 한다',
    criteria: ['4.1.2'],
    find: () =>
      findExposed('button:not(:disabled, [aria-disabled]), [role=tab]:not([aria-disabled])').map((element) => ({
        element,
      })),
    apply: (element) => keepAttribute(element, 'aria-disabled', 'true'),
  },
  {
    id: 'invalid-falsified',
    description: '오류가 없는데 오류라고 한다',
    criteria: ['4.1.2', '3.3.1', '1.3.1'],
    find: () =>
      findExposed('input:not([type=hidden], [aria-invalid=true]), textarea:not([aria-invalid=true])').map(
        (element) => ({
          element,
        }),
      ),
    apply: (element) => keepAttribute(element, 'aria-invalid', 'true'),
  },
  {
    id: 'current-moved',
    description: '현재 위치가 다른 링크라고 한다',
    criteria: ['4.1.2', '1.3.1'],
    find: () =>
      findExposed('nav, [role=navigation]').flatMap((nav) => {
        const current = nav.querySelector('[aria-current]');
        const other = findExposed('a[href]:not([aria-current])', nav)[0];
        return current && other ? [{ element: other, value: current.getAttribute('aria-current') ?? 'page' }] : [];
      }),
    apply: (element, value) => {
      for (const current of element.closest('nav, [role=navigation]')?.querySelectorAll('[aria-current]') ?? [])
        if (current !== element) current.removeAttribute('aria-current');
      keepAttribute(element, 'aria-current', value);
    },
  },
  {
    id: 'modal-removed',
    description: '창이 뒤를 막는다고 말하지 않는다',
    criteria: ['4.1.2', '1.3.1', '2.4.3'],
    find: () =>
      findExposed('[aria-modal=true]').map((element) => ({
        element,
        ...(isRestHidden(element) ? { excluded: '창 밖이 보조기기에서 이미 가려져 있다' } : {}),
      })),
    apply: (element) => dropAttributes(element, 'aria-modal'),
  },
  {
    id: 'background-exposed',
    description: '창 뒤의 화면을 보조기기가 읽는다',
    criteria: ['2.4.3', '4.1.2', '1.3.1'],
    find: () =>
      findExposed('[role=dialog], [role=alertdialog]')
        .filter(() => document.querySelector('body > [aria-hidden=true], body > [inert], #root [inert]') !== null)
        .slice(-1)
        .map((element) => ({ element })),
    apply: (element) => {
      dropAttributes(element, 'aria-modal');
      for (const hidden of document.querySelectorAll('body > [aria-hidden=true], [inert]'))
        if (!hidden.contains(element)) dropAttributes(hidden, 'aria-hidden', 'inert');
    },
  },
];
