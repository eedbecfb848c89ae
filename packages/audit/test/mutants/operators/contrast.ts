import { backgroundOf, contrastOf, readColour } from '#audit/page/colour.ts';
import type { Operator, Place } from '#test/mutants/operator.ts';
import { faintGrey } from '#test/mutants/page/colours.ts';
import { findFields, findIconControls, findTexts } from '#test/mutants/page/find.ts';
import { elementPath } from '#test/mutants/page/path.ts';
import { addRules } from '#test/mutants/page/rules.ts';

const unknownBackground = '배경이 그림이어서, 대비를 계산할 수 없다';

/** Lists elements whose background has one colour, and excludes the others. */
const onPlainBackground = (elements: readonly HTMLElement[]): Place[] =>
  elements.map((element) => ({
    element,
    ...(backgroundOf(element) === null ? { excluded: unknownBackground } : {}),
  }));

/** The lowest contrast of text: 3 for large text (WCAG 1.4.3). */
function textLimit(element: Element): number {
  const { fontSize, fontWeight } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
}

const faintText = (element: Element): string =>
  faintGrey(backgroundOf(element) ?? [255, 255, 255, 1], textLimit(element));

/** Adds a rule for one element. The rule is computed once, because it would change its own input. */
function addRuleOnce(element: HTMLElement, createRule: (path: string) => string): void {
  if (element.dataset.faint === 'yes') return;
  element.dataset.faint = 'yes';
  addRules(createRule(elementPath(element)));
}

const paintText = (element: HTMLElement): void =>
  addRuleOnce(element, (path) => `${path} { color: ${faintText(element)} !important; transition: none !important; }`);

const findHoverable = (): HTMLElement[] => findTexts().filter((element) => element.closest('a[href], button') !== null);

/** The fields that only their border shows. */
const borderedFields = (): Place[] =>
  findFields()
    .filter((field) => Number.parseFloat(getComputedStyle(field).borderTopWidth) > 0)
    .map((element) => {
      const [inside, outside] = [backgroundOf(element), backgroundOf(element.parentElement)];
      const isFilled = inside && outside && contrastOf(inside, outside) >= 3;
      return { element, ...(isFilled ? { excluded: '바탕색만으로도 칸이 보인다' } : {}) };
    });

/** Operators that move a colour below its required contrast. */
export const contrastOperators: readonly Operator[] = [
  {
    id: 'text-contrast',
    description: '글자색의 대비가 모자라다',
    criteria: ['1.4.3'],
    find: () => onPlainBackground(findTexts()),
    apply: paintText,
  },
  {
    id: 'text-contrast-dark',
    description: '어두운 화면에서 글자색의 대비가 모자라다',
    criteria: ['1.4.3'],
    variant: { colours: 'dark' },
    find: () => onPlainBackground(findTexts()),
    apply: paintText,
  },
  {
    id: 'text-contrast-forced',
    description: '강제 색에서 글자색의 대비가 모자라다',
    criteria: ['1.4.3', '1.4.11'],
    variant: { colours: 'forced' },
    find: () => onPlainBackground(findTexts()),
    apply: (element) =>
      addRuleOnce(
        element,
        (path) => `${path} { forced-color-adjust: none !important; color: ${faintText(element)} !important; }`,
      ),
  },
  {
    id: 'text-contrast-hover',
    description: '마우스를 올리면 글자색의 대비가 모자라다',
    criteria: ['1.4.3'],
    probe: 'hover',
    passes: ['inspect', 'interact'],
    find: () => onPlainBackground(findHoverable()),
    apply: (element) =>
      addRuleOnce(element, (path) => {
        const target = element.closest('a[href], button') ?? element;
        const hovered = `${elementPath(target)}:hover`;
        const inside = target === element ? hovered : path.replace(elementPath(target), hovered);
        return `${inside} { color: ${faintText(element)} !important; transition: none !important; }`;
      }),
  },
  {
    id: 'placeholder-contrast',
    description: '칸의 안내 글의 대비가 모자라다',
    criteria: ['1.4.3'],
    find: () =>
      findFields()
        .filter((field) => field.matches(':placeholder-shown[placeholder]:not([placeholder=""])'))
        .map((element) => ({ element })),
    apply: (element) =>
      addRuleOnce(
        element,
        (path) => `${path}::placeholder { color: ${faintText(element)} !important; opacity: 1 !important; }`,
      ),
  },
  {
    id: 'icon-contrast',
    description: '뜻이 있는 아이콘의 대비가 모자라다',
    criteria: ['1.4.11'],
    find: () => onPlainBackground(findIconControls().filter((control) => control.querySelector('svg') !== null)),
    apply: (element) =>
      addRuleOnce(
        element,
        (path) =>
          `${path}, ${path} svg { color: ${faintGrey(backgroundOf(element) ?? [255, 255, 255, 1], 3)} !important; }`,
      ),
  },
  {
    id: 'border-contrast',
    description: '칸의 테두리의 대비가 모자라다',
    criteria: ['1.4.11'],
    find: borderedFields,
    apply: (element) =>
      addRuleOnce(
        element,
        (path) =>
          `${path} { border-color: ${faintGrey(backgroundOf(element) ?? [255, 255, 255, 1], 1.8)} !important; box-shadow: none !important; transition: none !important; }`,
      ),
    refute: (element) => {
      const behind = backgroundOf(element.parentElement);
      const border = readColour(getComputedStyle(element).borderTopColor);
      return behind && contrastOf(border, behind) >= 3 ? '테두리의 대비가 아직 3:1이다' : null;
    },
  },
];
