import { type LazyComponent, lazyComponent } from '#src/lib/browser/lazy-code.tsx';
import { myPageTitle } from '#src/navigation/menus.ts';

const basicInfo = lazyComponent(async () => (await import('./profile/basic-info-screen.tsx')).BasicInfoScreen);

const screens: ReadonlyMap<string, LazyComponent> = new Map([
  [myPageTitle.basic, basicInfo],
  [myPageTitle.company, lazyComponent(async () => (await import('./profile/company-screen.tsx')).CompanyScreen)],
  [myPageTitle.education, lazyComponent(async () => (await import('./profile/education-screen.tsx')).EducationScreen)],
  [
    myPageTitle.enrollment,
    lazyComponent(async () => (await import('./certificate/certificate-screen.tsx')).CertificateScreen),
  ],
  [myPageTitle.password, lazyComponent(async () => (await import('./account/password-screen.tsx')).PasswordScreen)],
  [
    myPageTitle.withdrawal,
    lazyComponent(async () => (await import('./account/withdrawal-screen.tsx')).WithdrawalScreen),
  ],
]);

/** The sub-screen of a title for members; its code is fetched when it is first shown. */
export const screenOf = (menu: string): LazyComponent => screens.get(menu) ?? basicInfo;
