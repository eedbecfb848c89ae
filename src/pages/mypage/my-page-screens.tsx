import { type LateScreen, lateScreen } from '#src/features/sub-screens/late-screen.tsx';
import { myPageTitle } from '#src/navigation/menus.ts';

const basicInfo = lateScreen(async () => (await import('./profile/basic-info-screen.tsx')).BasicInfoScreen);

const screens: ReadonlyMap<string, LateScreen> = new Map([
  [myPageTitle.basic, basicInfo],
  [myPageTitle.company, lateScreen(async () => (await import('./profile/company-screen.tsx')).CompanyScreen)],
  [myPageTitle.education, lateScreen(async () => (await import('./profile/education-screen.tsx')).EducationScreen)],
  [
    myPageTitle.enrollment,
    lateScreen(async () => (await import('./certificate/certificate-screen.tsx')).CertificateScreen),
  ],
  [myPageTitle.password, lateScreen(async () => (await import('./account/password-screen.tsx')).PasswordScreen)],
  [myPageTitle.service, lateScreen(async () => (await import('./terms/service-terms-screen.tsx')).ServiceTermsScreen)],
  [
    myPageTitle.privacy,
    lateScreen(async () => (await import('./terms/privacy-policy-screen.tsx')).PrivacyPolicyScreen),
  ],
  [myPageTitle.withdrawal, lateScreen(async () => (await import('./account/withdrawal-screen.tsx')).WithdrawalScreen)],
]);

/** The sub-screen of a title; its code is fetched when it is first shown. */
export const screenOf = (menu: string): LateScreen => screens.get(menu) ?? basicInfo;
