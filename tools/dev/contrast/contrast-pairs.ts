import type { Role } from '#src/styles/palette.ts';

/** The contrast ratios that WCAG 2.2 requires for text, large text and controls (1.4.3, 1.4.11). */
export const requiredRatios = { text: 4.5, large: 3, control: 3 };

export type ContrastPair = { fore: Role; grounds: Role[]; kind: keyof typeof requiredRatios };

const papers: Role[] = ['page', 'surface', 'raised', 'sunken', 'tint'];
const deeps: Role[] = ['deep', 'scrim'];

const textPair = (fore: Role, ...grounds: Role[]): ContrastPair => ({ fore, grounds, kind: 'text' });
const controlPair = (fore: Role, ...grounds: Role[]): ContrastPair => ({ fore, grounds, kind: 'control' });

/** Every pair of colours that carries text or meaning. For a `scrim`, the picture below counts as white, the worst case. */
export const contrastPairs: ContrastPair[] = [
  textPair('text', ...papers, 'accentTint', 'dangerTint', 'successTint', 'warningTint'),
  textPair('muted', ...papers),
  textPair('brand', ...papers),
  textPair('brandStrong', ...papers),
  textPair('link', ...papers),
  textPair('accent', ...papers, 'accentTint'),
  textPair('danger', ...papers, 'dangerTint'),
  textPair('success', ...papers, 'successTint'),
  textPair('warning', ...papers, 'warningTint'),
  textPair('onBrand', 'brand', 'brandStrong', 'brandPressed'),
  textPair('onSelected', 'selected'),
  textPair('onDisabled', 'disabled', 'surface'),
  textPair('onDanger', 'danger'),
  textPair('onInverse', 'inverse'),
  textPair('onDeep', ...deeps),
  textPair('onDeepMuted', 'deep'),
  textPair('accentOnDeep', 'deep'),
  { fore: 'accentOnDeep', grounds: ['scrim'], kind: 'large' },
  controlPair('control', ...papers),
  controlPair('focus', ...papers, 'selected', 'dangerTint'),
  controlPair('focusOnDeep', ...deeps),
  controlPair('brand', ...papers, 'selected'),
  controlPair('accent', 'selected'),
];
