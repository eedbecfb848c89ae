import { lazyComponent } from '#src/lib/browser/lazy-code.tsx';

/** The lazy-loaded steps after the terms, which are most of the code of the sign-up. */
export const FormSteps = lazyComponent(async () => (await import('./steps/form-step.tsx')).FormStep);
