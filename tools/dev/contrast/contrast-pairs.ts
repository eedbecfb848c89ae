import type { ColorRole } from '#src/styles/palette.ts';

/** What a colour does on its ground, and the ratio that WCAG 2.2 wants of it (1.4.3, 1.4.11). */
export const wanted = { text: 4.5, large: 3, control: 3 };

export type Pair = { fore: ColorRole; grounds: ColorRole[]; kind: keyof typeof wanted };

const papers: ColorRole[] = ['page', 'surface', 'raised', 'sunken', 'tint'];
const deeps: ColorRole[] = ['deep', 'scrim'];

const text = (fore: ColorRole, ...grounds: ColorRole[]): Pair => ({ fore, grounds, kind: 'text' });
const control = (fore: ColorRole, ...grounds: ColorRole[]): Pair => ({ fore, grounds, kind: 'control' });

/** Every pair of colours that carries text or meaning. A `scrim` lies over the lightest picture there can be: white. */
export const pairs: Pair[] = [
  text('text', ...papers, 'accentTint', 'dangerTint', 'successTint', 'warningTint'),
  text('muted', ...papers),
  text('brand', ...papers),
  text('brandStrong', ...papers),
  text('link', ...papers),
  text('accent', ...papers, 'accentTint'),
  text('danger', ...papers, 'dangerTint'),
  text('success', ...papers, 'successTint'),
  text('warning', ...papers, 'warningTint'),
  text('onBrand', 'brand', 'brandStrong', 'brandPressed'),
  text('onSelected', 'selected'),
  text('onDisabled', 'disabled', 'surface'),
  text('onDanger', 'danger'),
  text('onInverse', 'inverse'),
  text('onDeep', ...deeps),
  text('onDeepMuted', 'deep'),
  text('accentOnDeep', 'deep'),
  { fore: 'accentOnDeep', grounds: ['scrim'], kind: 'large' },
  control('control', ...papers),
  control('focus', ...papers, 'selected', 'dangerTint'),
  control('focusOnDeep', ...deeps),
  control('brand', ...papers, 'selected'),
  control('accent', 'selected'),
];
