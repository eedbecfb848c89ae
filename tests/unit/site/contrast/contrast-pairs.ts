import type { ColorRole } from '#src/styles/palette.ts';

/** The contrast ratios that WCAG 2.2 requires for text, large text and controls (1.4.3, 1.4.11). */
export const requiredRatios = { text: 4.5, large: 3, control: 3 };

export type ContrastPair = { foreground: ColorRole; backgrounds: ColorRole[]; kind: keyof typeof requiredRatios };

const lightSurfaces: ColorRole[] = ['page', 'surface', 'raised', 'sunken', 'tint'];
const darkSurfaces: ColorRole[] = ['deep', 'scrim'];

const textPair = (foreground: ColorRole, ...backgrounds: ColorRole[]): ContrastPair => ({
  foreground,
  backgrounds,
  kind: 'text',
});
const controlPair = (foreground: ColorRole, ...backgrounds: ColorRole[]): ContrastPair => ({
  foreground,
  backgrounds,
  kind: 'control',
});

/** Every pair of colours that carries text or meaning. For a `scrim`, the picture below counts as white, the worst case. */
export const contrastPairs: ContrastPair[] = [
  textPair('text', ...lightSurfaces, 'dangerTint', 'successTint', 'warningTint'),
  textPair('muted', ...lightSurfaces),
  textPair('brand', ...lightSurfaces),
  textPair('brandStrong', ...lightSurfaces),
  textPair('link', ...lightSurfaces),
  textPair('accent', ...lightSurfaces),
  textPair('danger', ...lightSurfaces, 'dangerTint'),
  textPair('success', ...lightSurfaces, 'successTint'),
  textPair('warning', ...lightSurfaces, 'warningTint'),
  textPair('onBrand', 'brand', 'brandStrong', 'brandPressed'),
  textPair('onSelected', 'selected'),
  textPair('onDisabled', 'disabled', 'surface'),
  textPair('onInverse', 'inverse'),
  textPair('onDeep', ...darkSurfaces),
  textPair('onDeepMuted', 'deep'),
  textPair('accentOnDeep', 'deep'),
  { foreground: 'accentOnDeep', backgrounds: ['scrim'], kind: 'large' },
  controlPair('control', ...lightSurfaces),
  controlPair('focus', ...lightSurfaces, 'selected', 'dangerTint'),
  controlPair('focusOnDeep', ...darkSurfaces),
  controlPair('brand', ...lightSurfaces, 'selected'),
  controlPair('accent', 'selected'),
];
