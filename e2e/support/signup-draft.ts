import type { Page } from '@playwright/test';
import { readEmailedCode } from './verification-code.ts';

const email = 'haneul@post.example';

/** The stored draft of a completed sign-up form, without passwords. */
export const filledSignup = {
  terms: { service: true, privacy: true },
  info: {
    member_name: '강하늘빛',
    member_en_name: 'Haneulbit Kang',
    member_birth_year: '1988',
    member_birth_month: '2',
    member_birth_date: '29',
    member_gender: '여',
    member_id: 'haneul88',
    member_zipcode: '01234',
    member_address: '서울특별시 한빛구 은하로 12',
    member_address_detail: '101동 1203호',
    member_cell: '01000000031',
    member_email: email,
  },
  checkedId: 'haneul88',
  verifiedEmail: email,
  company: {
    member_company_name: '',
    member_company_en_name: '',
    position_choice: '직위선택',
    member_position: '',
    member_company_tel: '',
    member_company_zipcode: '',
    member_company_address: '',
    member_company_address_detail: '',
  },
  education: [
    {
      member_edu_school: '한울대학교',
      member_edu_specialty: '화학공학',
      member_edu_degree: '학사',
      member_edu_gradation_year: '2011',
      member_edu_nation: '대한민국',
    },
  ],
  etcInfo: { topic: '', recommender: '', spot: '' },
};

/** Verifies the email address of the draft, which the server requires before the sign-up. */
export async function verifySignupEmail(page: Page): Promise<void> {
  const postToApi = (path: string, data: object) =>
    page.request.post(`/api/v1/front/${path}`, { headers: { ClientSecret: 'e2e' }, data });
  await postToApi('sendEmailVerification', { email });
  await postToApi('verifyCode', { email, code: await readEmailedCode(page, email) });
}

/**
 * Opens a step of the sign-up with a stored draft, as after a reload. A page of the site must be open.
 * @param step the heading of the step
 */
export async function resumeSignup(page: Page, step: string, draft: object = filledSignup): Promise<void> {
  await page.evaluate(
    ([name, text]) => {
      sessionStorage.setItem('currentStep', name);
      sessionStorage.setItem('currentLastStep', name);
      sessionStorage.setItem('signupDraft', text);
    },
    [step, JSON.stringify(draft)] as const,
  );
  await page.goto('/auth/signup');
  await page.getByRole('heading', { level: 2, name: step }).waitFor({ timeout: 8000 });
}
