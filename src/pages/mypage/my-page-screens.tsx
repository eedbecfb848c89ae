import { type LazyComponent, lazyComponent } from '#src/lib/browser/lazy-code.tsx';
import type { paths } from '#src/navigation/paths.ts';
import type { ScreenId, ScreenIdAt } from '#src/navigation/screens.ts';

const screens: Readonly<Record<Exclude<ScreenIdAt<typeof paths.mypage>, 'service' | 'privacy'>, LazyComponent>> = {
  basic: lazyComponent(async () => (await import('./profile/basic-info-screen.tsx')).BasicInfoScreen),
  company: lazyComponent(async () => (await import('./profile/company-screen.tsx')).CompanyScreen),
  education: lazyComponent(async () => (await import('./profile/education-screen.tsx')).EducationScreen),
  enrollment: lazyComponent(async () => (await import('./certificate/certificate-screen.tsx')).CertificateScreen),
  password: lazyComponent(async () => (await import('./account/password-screen.tsx')).PasswordScreen),
  withdrawal: lazyComponent(async () => (await import('./account/withdrawal-screen.tsx')).WithdrawalScreen),
};

const byId: Readonly<Partial<Record<ScreenId, LazyComponent>>> = screens;

/** Returns a screen for members; its code is loaded when it is first shown. */
export const screenOf = (screen: ScreenId): LazyComponent => byId[screen] ?? screens.basic;
