import { findExposed, visibleText } from '#audit/page/dom.ts';
import type { Operator } from '#test/mutants/operator.ts';
import { findButtonsAndLinks, findTexts } from '#test/mutants/page/find.ts';
import { elementPath } from '#test/mutants/page/path.ts';
import { addRules } from '#test/mutants/page/rules.ts';

/** Whether a circle of 24 px around the centre of a target meets another target (WCAG 2.5.8). */
function hasNearNeighbour(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const centre = { x: x + width / 2, y: y + height / 2 };
  return findButtonsAndLinks().some((other) => {
    if (other === element || other.contains(element) || element.contains(other)) return false;
    const box = other.getBoundingClientRect();
    const across = Math.max(box.left - centre.x, 0, centre.x - box.right);
    const down = Math.max(box.top - centre.y, 0, centre.y - box.bottom);
    return Math.hypot(across, down) < 12;
  });
}

const isInSentence = (element: Element): boolean =>
  getComputedStyle(element).display === 'inline' &&
  visibleText(element.parentElement ?? element) !== visibleText(element);

/** The blocks of text, whose size in the window is known. */
const blocks = (): HTMLElement[] =>
  findExposed('main p, main li, main td, main h1, main h2, main h3, main label, main dd, main button').filter(
    (element) => visibleText(element).length > 6 && element.querySelector('p, li, h2, h3') === null,
  );

/** Operators that change sizes and positions. */
export const layoutOperators: readonly Operator[] = [
  {
    id: 'target-small',
    description: '누르는 곳이 24px보다 작고, 다른 것이 붙어 있다',
    criteria: ['2.5.8'],
    find: () =>
      findButtonsAndLinks()
        .filter((element) => !isInSentence(element))
        .map((element) => ({ element })),
    apply: (element) =>
      addRules(
        `${elementPath(element)} { inline-size: 12px !important; block-size: 12px !important; min-inline-size: 0 !important; min-block-size: 0 !important; padding: 0 !important; flex: none !important; overflow: hidden !important; display: inline-block !important; }`,
      ),
    refute: (element) => (hasNearNeighbour(element) ? null : '둘레 24px 안에 다른 것이 없다'),
  },
  {
    id: 'text-fixed',
    description: '글자 크기가 px로 고정되어, 커지지 않는다',
    criteria: ['1.4.4'],
    probe: 'large-text',
    passes: ['text', 'inspect'],
    find: () => findTexts('main').map((element) => ({ element })),
    apply: (element) =>
      addRules(`${elementPath(element)} { font-size: ${getComputedStyle(element).fontSize} !important; }`),
  },
  {
    id: 'line-clipped',
    description: '글자를 키우면 글이 잘린다',
    criteria: ['1.4.4', '1.4.12'],
    probe: 'large-text',
    passes: ['text', 'inspect'],
    find: () => blocks().map((element) => ({ element })),
    apply: (element) =>
      addRules(
        `${elementPath(element)} { block-size: ${element.offsetHeight}px !important; min-block-size: 0 !important; overflow: hidden !important; ${element.localName === 'td' ? 'display: block !important;' : ''} }`,
      ),
  },
  {
    id: 'spacing-clipped',
    description: '글자 간격을 넓히면 글이 잘린다',
    criteria: ['1.4.12'],
    probe: 'spaced-text',
    passes: ['text', 'inspect'],
    find: () => blocks().map((element) => ({ element })),
    apply: (element) =>
      addRules(
        `${elementPath(element)} { inline-size: ${element.offsetWidth}px !important; min-inline-size: 0 !important; white-space: nowrap !important; overflow: hidden !important; }`,
      ),
    refute: (element) => (element.scrollWidth > element.clientWidth ? null : '넘치지 않아 잘리지 않는다'),
  },
  {
    id: 'width-fixed',
    description: '너비가 고정되어, 좁은 화면에서 옆으로 넘친다',
    criteria: ['1.4.10'],
    passes: ['narrow', 'inspect'],
    find: () =>
      findExposed('main p, main form, main ul, main h1, main h2, main section, main button, main fieldset').map(
        (element) => ({
          element,
        }),
      ),
    apply: (element) =>
      addRules(`${elementPath(element)} { min-inline-size: 520px !important; max-inline-size: none !important; }`),
    refute: (element) => (element.getBoundingClientRect().width < 500 ? '너비가 커지지 않는다' : null),
  },
  {
    id: 'sticky-cover',
    description: '붙박이가 작은 화면의 절반보다 많이 덮는다',
    criteria: ['1.4.10', '2.4.11'],
    passes: ['narrow', 'inspect'],
    find: () => findExposed('body header, main nav, main h1').map((element) => ({ element })),
    apply: (element) =>
      addRules(
        `${elementPath(element)} { position: fixed !important; inset: 0 0 auto !important; inline-size: 100% !important; block-size: 170px !important; background: #fff !important; z-index: 9999 !important; }`,
      ),
  },
  {
    id: 'orientation-locked',
    description: '세로 화면에서 내용이 가려져, 돌려야만 쓸 수 있다',
    criteria: ['1.3.4'],
    variant: { width: 390, height: 900 },
    find: () => findExposed('#root').map((element) => ({ element })),
    apply: (element) =>
      addRules(`@media (orientation: portrait) { ${elementPath(element)} { rotate: 90deg !important; } }`),
  },
];
