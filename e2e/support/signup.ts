import { expect, type Page } from '@playwright/test';
import { exactTextbox } from './locators.ts';
import { filledSignup, resumeSignup } from './signup-draft.ts';

/** A guest, who is not a member of the mock yet. */
export const guest = {
  name: filledSignup.info.member_name,
  english: filledSignup.info.member_en_name,
  id: filledSignup.info.member_id,
  password: 'haneul88!',
  local: 'haneul',
  domain: 'post.example',
};
export const signupEmail = filledSignup.info.member_email;

export const nextButton = (page: Page) => page.getByRole('button', { name: '다음' });
export const stepBar = (page: Page) => page.getByRole('navigation', { name: '회원가입 단계' });
export const stepHeading = (page: Page, step: string) => page.getByRole('heading', { level: 2, name: step });

/** Opens a step of the sign-up with a stored draft, as after a reload. The draft has no passwords. */
export async function resumeSignupAt(page: Page, step: string): Promise<void> {
  await page.goto('/auth/login');
  await resumeSignup(page, step);
  await expect(stepHeading(page, step)).toBeVisible();
}

/** Types the passwords, which a stored draft does not have. */
export async function retypePasswords(page: Page): Promise<void> {
  await exactTextbox(page, '비밀번호').fill(guest.password);
  await exactTextbox(page, '비밀번호 확인').fill(guest.password);
}
