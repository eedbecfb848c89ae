import { type ColorRole, light } from './palette.ts';

/** The custom property of a role: `onBrand` is `--color-on-brand`. */
export const colorProperty = (role: string) =>
  `--color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Colours by their role. Their values stand in palette.ts, so that a theme changes them in one place.
 * Style files import nothing but this file and breakpoints.ts: the build evaluates them.
 *
 * - page, surface, raised, sunken: grounds, from the sheet of paper to what floats over it, and what is let in
 * - text, muted; line (decoration), control (the edge of what can be used)
 * - brand, brandStrong (hover), brandPressed, onBrand; link; accent: small marks, never a whole ground
 * - tint (hover of a row or plain button), selected + onSelected, disabled + onDisabled
 * - accent, control and line are what shapes without text are made of: they are seen under forced colours too
 * - danger, success, warning, each with its tint as a ground
 * - deep + onDeep: header over a picture, hero, footer; dark in both themes
 */
export const color = Object.fromEntries(
  Object.keys(light).map((role) => [role, `var(${colorProperty(role)})`]),
) as Record<ColorRole, string>;

/** For rules under forced colours, with `forced-color-adjust: none`: what is chosen or pressed, in the reader's colours. */
export const systemColor = {
  chosen: 'Highlight',
  onChosen: 'HighlightText',
  button: 'ButtonText',
  onButton: 'ButtonFace',
};

/** Type sizes in rem, from small print to the title over a hero. */
export const size = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1.0625rem',
  lg: '1.25rem',
  xl: 'clamp(1.5rem, 1.3rem + 0.8vw, 1.875rem)',
  xxl: 'clamp(2.125rem, 1.5rem + 2.5vw, 3.25rem)',
  display: 'clamp(2.375rem, 1.4rem + 3.9vw, 4.25rem)',
};

/** Strokes of the variable face: text, what is read first, headings. */
export const weight = { text: 400, medium: 500, strong: 600, heading: 650 };

/** Letter-spacing: Hangul is set a little tighter the larger it is, small Latin captions wider. */
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
  10: '8rem',
};

export const radius = { sm: '3px', md: '6px', lg: '12px', full: '999px' };

/** Elevation: resting on the page, lifted by a pointer, over everything. Dark themes use light grounds instead. */
export const shadow = {
  raised: 'var(--shadow-raised)',
  lifted: 'var(--shadow-lifted)',
  overlay: 'var(--shadow-overlay)',
};

/** Durations; all are zero for a reader who wants no motion. */
export const duration = { quick: 'var(--motion-quick)', calm: 'var(--motion-calm)', slow: 'var(--motion-slow)' };

/** Easings: a change in place, something that arrives, something that leaves. */
export const easing = {
  change: 'cubic-bezier(0.3, 0, 0.3, 1)',
  arrive: 'cubic-bezier(0.16, 1, 0.3, 1)',
  leave: 'cubic-bezier(0.5, 0, 0.9, 0.3)',
};

/** Layers of what stands over the page, lowest first. */
export const layer = { sticky: 10, header: 20, floating: 30, overlay: 40, toast: 50 };

/** The width that content keeps to, the height of the header at the top, and the distance between the fields of a form. */
export const layout = { content: '76.5rem', text: '46rem', header: '4.5rem', fields: '1.5rem' };
