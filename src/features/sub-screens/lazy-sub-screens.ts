import type { LazyComponent } from '#src/lib/browser/lazy-with-preload.tsx';

/** The lazy-loaded sub-screens of a section, by their title. */
export type LazySubScreens = Readonly<Record<string, LazyComponent>>;
