import { type LazyComponent, lazyWithPreload } from '#src/lib/browser/lazy-with-preload.tsx';
import type { paths } from '#src/navigation/paths.ts';
import type { ScreenId, ScreenIdAt } from '#src/navigation/screens.ts';

const screens: Readonly<Record<Exclude<ScreenIdAt<typeof paths.mypage>, 'service' | 'privacy'>, LazyComponent>> = {
  basic: lazyWithPreload(async () => (await import('./profile/basic-info-screen.tsx')).BasicInfoScreen),
  company: lazyWithPreload(async () => (await import('./profile/company-screen.tsx')).CompanyScreen),
  education: lazyWithPreload(async () => (await import('./profile/education-screen.tsx')).EducationScreen),
  enrollment: lazyWithPreload(async () => (await import('./certificate/certificate-screen.tsx')).CertificateScreen),
  password: lazyWithPreload(async () => (await import('./account/password-screen.tsx')).PasswordScreen),
  withdrawal: lazyWithPreload(async () => (await import('./account/withdrawal-screen.tsx')).WithdrawalScreen),
};

const byId: Readonly<Partial<Record<ScreenId, LazyComponent>>> = screens;

/** Returns a screen for members; its code is loaded when it is first shown. */
export const screenOf = (screen: ScreenId): LazyComponent => byId[screen] ?? screens.basic;
