import type { ComponentType } from 'react';
import { type LazyCode, lazyCode } from '#src/lib/browser/lazy-code.ts';
import { myPageTitle } from '#src/navigation/menus.ts';

const basicInfo = lazyCode(async () => (await import('./profile/basic-info-screen.tsx')).BasicInfoScreen);

const screens: ReadonlyMap<string, LazyCode<ComponentType>> = new Map([
  [myPageTitle.basic, basicInfo],
  [myPageTitle.company, lazyCode(async () => (await import('./profile/company-screen.tsx')).CompanyScreen)],
  [myPageTitle.education, lazyCode(async () => (await import('./profile/education-screen.tsx')).EducationScreen)],
  [
    myPageTitle.enrollment,
    lazyCode(async () => (await import('./certificate/certificate-screen.tsx')).CertificateScreen),
  ],
  [myPageTitle.password, lazyCode(async () => (await import('./account/password-screen.tsx')).PasswordScreen)],
  [myPageTitle.withdrawal, lazyCode(async () => (await import('./account/withdrawal-screen.tsx')).WithdrawalScreen)],
]);

/** The sub-screen of a title for members; its code is fetched when it is first shown. */
export const screenOf = (menu: string): LazyCode<ComponentType> => screens.get(menu) ?? basicInfo;
