import { expect, type Page } from '@playwright/test';
import { filledSignup } from '#tools/audit/screens/signup.ts';
import { codeFor } from './verification-code.ts';

/** A person who is no member of the mock yet. */
export const guest = {
  name: filledSignup.info.member_name,
  english: filledSignup.info.member_en_name,
  id: filledSignup.info.member_id,
  password: 'haneul88!',
  local: 'haneul',
  domain: 'post.example',
};
export const address = filledSignup.info.member_email;

export const next = (page: Page) => page.getByRole('button', { name: '다음' });
export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const heading = (page: Page, step: string) => page.getByRole('heading', { level: 2, name: step });

/** Proves the address to the server, as an earlier visit of the step would have. */
export async function proveAddress(page: Page): Promise<void> {
  const headers = { ClientSecret: 'hanbit-web' };
  const post = (path: string, data: object) => page.request.post(`/api/v1/front/${path}`, { headers, data });
  await post('sendEmailVerification', { email: address });
  await post('verifyCode', { email: address, code: await codeFor(page, address) });
}

/** Opens a sign-up as a reload finds it: at a step, with all that was typed before it but the passwords. */
export async function openAt(page: Page, step: string, draft: object = filledSignup): Promise<void> {
  await page.goto('/auth/login');
  await page.evaluate(
    ([at, text]) => {
      sessionStorage.setItem('currentStep', at ?? '');
      sessionStorage.setItem('currentLastStep', at ?? '');
      sessionStorage.setItem('signupDraft', text ?? '');
    },
    [step, JSON.stringify(draft)],
  );
  await page.goto('/auth/signup');
  await expect(heading(page, step)).toBeVisible();
}

/** Types the passwords that a reload has lost. */
export async function retypePasswords(page: Page): Promise<void> {
  await box(page, '비밀번호').fill(guest.password);
  await box(page, '비밀번호 확인').fill(guest.password);
}
