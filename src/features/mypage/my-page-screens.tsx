import { type ComponentType, lazy } from 'react';
import { myPageTitle } from '../../navigation/menus';

const BasicInfo = lazy(() => import('./basic-info-screen').then((module) => ({ default: module.BasicInfoScreen })));
const Company = lazy(() => import('./company-screen').then((module) => ({ default: module.CompanyScreen })));
const Education = lazy(() => import('./education-screen').then((module) => ({ default: module.EducationScreen })));
const Certificate = lazy(() =>
  import('./certificate-screen').then((module) => ({ default: module.CertificateScreen })),
);
const Password = lazy(() => import('./password-screen').then((module) => ({ default: module.PasswordScreen })));
const Service = lazy(() => import('./service-terms-screen').then((module) => ({ default: module.ServiceTermsScreen })));
const Privacy = lazy(() =>
  import('./privacy-policy-screen').then((module) => ({ default: module.PrivacyPolicyScreen })),
);
const Withdrawal = lazy(() => import('./withdrawal-screen').then((module) => ({ default: module.WithdrawalScreen })));

const screens: ReadonlyMap<string, ComponentType> = new Map([
  [myPageTitle.basic, BasicInfo],
  [myPageTitle.company, Company],
  [myPageTitle.education, Education],
  [myPageTitle.enrollment, Certificate],
  [myPageTitle.password, Password],
  [myPageTitle.service, Service],
  [myPageTitle.privacy, Privacy],
  [myPageTitle.withdrawal, Withdrawal],
]);

/** The sub-screen of a title; its code is fetched when it is first shown. */
export const screenOf = (menu: string): ComponentType => screens.get(menu) ?? BasicInfo;
