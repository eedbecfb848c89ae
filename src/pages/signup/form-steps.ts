import { lazyWithPreload } from '#src/lib/browser/lazy-with-preload.tsx';

/** The lazy-loaded steps after the terms, which are most of the code of the sign-up. */
export const FormSteps = lazyWithPreload(async () => (await import('./steps/form-step.tsx')).FormStep);
