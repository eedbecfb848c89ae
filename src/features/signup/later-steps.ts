import { lazy } from 'react';

const code = {
  info: () => import('./info-step'),
  company: () => import('./company-step'),
  education: () => import('./education-step'),
};

/**
 * Fetches the code of the steps behind the terms, which is most of the sign-up.
 * @throws where the network is dead; it can be tried again
 */
export const fetchLaterSteps = (): Promise<unknown> => Promise.all(Object.values(code).map((fetchStep) => fetchStep()));

export const InfoStep = lazy(async () => ({ default: (await code.info()).InfoStep }));
export const CompanyStep = lazy(async () => ({ default: (await code.company()).CompanyStep }));
export const EducationStep = lazy(async () => ({ default: (await code.education()).EducationStep }));
