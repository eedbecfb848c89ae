import { isVisible } from '#audit/page/dom.ts';
import type { Operator, Place, StateFacts } from '#test/mutants/operator.ts';
import { dropAttributes, keepAttribute } from '#test/mutants/page/rules.ts';

const regions = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';

const findRegions = ({ announces }: StateFacts): Place[] =>
  [...document.querySelectorAll(regions)]
    .filter((element) => element.closest('[aria-hidden=true]') === null)
    .map((element) => {
      const text = (element.textContent ?? '').trim();
      if (text.endsWith('화면입니다.')) return { element, excluded: '화면이 바뀐 것은 초점과 제목으로도 안다' };
      const hasMessage = announces || (text !== '' && isVisible(element));
      return { element, ...(hasMessage ? {} : { excluded: '이 상태에서는 알릴 것이 없다' }) };
    });

/** Operators that silence live regions. They apply from the start, before the message appears. */
export const liveOperators: readonly Operator[] = [
  {
    id: 'live-removed',
    description: '일어난 일을 알리지 않는다 (역할이 없다)',
    criteria: ['4.1.3'],
    probe: 'load',
    find: findRegions,
    apply: (element) => dropAttributes(element, 'role', 'aria-live', 'aria-atomic'),
  },
  {
    id: 'live-off',
    description: '일어난 일을 알리지 않는다 (꺼져 있다)',
    criteria: ['4.1.3'],
    probe: 'load',
    find: findRegions,
    apply: (element) => keepAttribute(element, 'aria-live', 'off'),
  },
  {
    id: 'live-hidden',
    description: '일어난 일이 보조기기에서 가려져 있다',
    criteria: ['4.1.3', '1.3.1', '4.1.2'],
    probe: 'load',
    find: findRegions,
    apply: (element) => keepAttribute(element, 'aria-hidden', 'true'),
  },
];
