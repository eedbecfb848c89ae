/**
 * The names of the design tokens. Their values stand in global.ts, once, so that a theme changes them in one place.
 * Style files import nothing but this file and breakpoints.ts: the build evaluates them.
 */
export const color = {
  page: 'var(--color-page)',
  surface: 'var(--color-surface)',
  sunken: 'var(--color-sunken)',
  text: 'var(--color-text)',
  muted: 'var(--color-muted)',
  line: 'var(--color-line)',
  control: 'var(--color-control)',
  brand: 'var(--color-brand)',
  brandStrong: 'var(--color-brand-strong)',
  onBrand: 'var(--color-on-brand)',
  tint: 'var(--color-tint)',
  danger: 'var(--color-danger)',
  accent: 'var(--color-accent)',
  focus: 'var(--color-focus)',
};

/** Type sizes in rem, from small print to the title over a hero. */
export const size = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1.0625rem',
  lg: '1.25rem',
  xl: '1.625rem',
  xxl: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)',
};

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

export const radius = { sm: '4px', md: '8px', lg: '16px', full: '999px' };

export const shadow = {
  raised: '0 1px 2px rgb(12 38 38 / 6%), 0 6px 20px rgb(12 38 38 / 7%)',
  overlay: '0 12px 48px rgb(12 38 38 / 22%)',
};

/** Layers of what stands over the page, lowest first. */
export const layer = { sticky: 10, header: 20, floating: 30, overlay: 40, toast: 50 };

/** The width that content keeps to, and the height of the header at the top. */
export const layout = { content: '76.5rem', text: '46rem', header: '4.5rem' };
