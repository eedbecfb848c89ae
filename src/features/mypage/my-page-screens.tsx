import { type LateScreen, lateScreen } from '../../blocks/late-screen';
import { myPageTitle } from '../../navigation/menus';

const basicInfo = lateScreen(async () => (await import('./basic-info-screen')).BasicInfoScreen);

const screens: ReadonlyMap<string, LateScreen> = new Map([
  [myPageTitle.basic, basicInfo],
  [myPageTitle.company, lateScreen(async () => (await import('./company-screen')).CompanyScreen)],
  [myPageTitle.education, lateScreen(async () => (await import('./education-screen')).EducationScreen)],
  [myPageTitle.enrollment, lateScreen(async () => (await import('./certificate-screen')).CertificateScreen)],
  [myPageTitle.password, lateScreen(async () => (await import('./password-screen')).PasswordScreen)],
  [myPageTitle.service, lateScreen(async () => (await import('./service-terms-screen')).ServiceTermsScreen)],
  [myPageTitle.privacy, lateScreen(async () => (await import('./privacy-policy-screen')).PrivacyPolicyScreen)],
  [myPageTitle.withdrawal, lateScreen(async () => (await import('./withdrawal-screen')).WithdrawalScreen)],
]);

/** The sub-screen of a title; its code is fetched when it is first shown. */
export const screenOf = (menu: string): LateScreen => screens.get(menu) ?? basicInfo;
