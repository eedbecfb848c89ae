import { lazyCode } from '#src/lib/browser/lazy-code.ts';

/** The steps after the terms, which are most of the code of the sign-up. */
export const formSteps = lazyCode(async () => {
  const [{ InfoStep }, { CompanyStep }, { EducationStep }] = await Promise.all([
    import('./steps/info-step.tsx'),
    import('./steps/company-step.tsx'),
    import('./steps/education-step.tsx'),
  ]);
  return { InfoStep, CompanyStep, EducationStep };
});
