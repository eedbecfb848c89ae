import { type ColorRole, light } from './palette.ts';

/** Returns the custom property of a colour role: `--color-on-brand` for `onBrand`. */
export const colorProperty = (role: string) =>
  `--color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * The colours by role. Their values are in palette.ts, so that a theme changes them in one file.
 * Style files import only files of this folder, because the build evaluates them.
 *
 * - page, surface, raised, sunken: backgrounds of the page, of sections, of floating elements, and of inset areas
 * - text, muted: text colours; line: decorative lines; control: borders of controls
 * - brand, brandStrong (hover), brandPressed, onBrand; link; accent: small marks, never a large background
 * - tint: hover background of a row or plain button; selected + onSelected, disabled + onDisabled
 * - accent, control, line: colours of shapes without text, which stay visible under forced colours
 * - danger, success, warning: each with a tint as its background
 * - deep + onDeep: header over an image, hero, footer; dark in both themes
 */
export const color = Object.fromEntries(
  Object.keys(light).map((role) => [role, `var(${colorProperty(role)})`]),
) as Record<ColorRole, string>;

/** System colours of selected and pressed elements, for rules under forced colours with `forced-color-adjust: none`. */
export const systemColor = {
  chosen: 'Highlight',
  onChosen: 'HighlightText',
  button: 'ButtonText',
  onButton: 'ButtonFace',
};

/** Font sizes, from small print to the title in a hero. */
export const size = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1.0625rem',
  lg: '1.25rem',
  xl: 'clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem)',
  xxl: 'clamp(2.125rem, 1.5rem + 2.5vw, 3.25rem)',
  display: 'clamp(2.375rem, 1.4rem + 3.9vw, 4.25rem)',
};

/** Font weights of the variable font. */
export const weight = { text: 400, medium: 500, strong: 600, heading: 650 };

/** Letter-spacing: larger Hangul is set tighter, small Latin captions wider. */
export const tracking = { caption: '0.06em', text: '-0.005em', title: '-0.022em', display: '-0.032em' };

/** Distances, multiples of 4 px at the default text size. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4.5rem',
  9: '6rem',
};

export const radius = { sm: '3px', md: '6px', lg: '12px', full: '999px' };

/** Shadows: on the page, on hover, and of overlays. Dark themes show elevation with lighter backgrounds. */
export const shadow = {
  raised: 'var(--shadow-raised)',
  lifted: 'var(--shadow-lifted)',
  overlay: 'var(--shadow-overlay)',
};

/** Durations of animations. All are zero with reduced motion. */
export const duration = { quick: 'var(--motion-quick)', calm: 'var(--motion-calm)', slow: 'var(--motion-slow)' };

/** Easings: of a change in place, and of an entering element. */
export const easing = {
  change: 'cubic-bezier(0.3, 0, 0.3, 1)',
  arrive: 'cubic-bezier(0.16, 1, 0.3, 1)',
};

/** The z-index of elements over the page, lowest first. */
export const layer = { sticky: 10, header: 20, floating: 30, overlay: 40, toast: 50 };

/**
 * The maximum widths of content and of text, the height of the header, and the distance between the fields of a form.
 */
export const layout = { content: '76.5rem', text: '46rem', header: '4.5rem', fields: '1.5rem' };
