import { expect, type Page } from '@playwright/test';
import { codeFor } from './mail';

/** A person who is no member of the mock yet. */
export const guest = {
  name: '강하늘빛',
  english: 'Haneulbit Kang',
  id: 'haneul88',
  password: 'haneul88!',
  local: 'haneul',
  domain: 'post.example',
};
export const address = `${guest.local}@${guest.domain}`;

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

const filled = {
  terms: { service: true, privacy: true },
  info: {
    member_name: guest.name,
    member_en_name: guest.english,
    member_birth_year: '1988',
    member_birth_month: '2',
    member_birth_date: '29',
    member_gender: '여',
    member_id: guest.id,
    member_zipcode: '01234',
    member_address: '서울특별시 한빛구 은하로 12',
    member_address_detail: '101동 1203호',
    member_cell: '01000000031',
    member_email: address,
  },
  checkedId: guest.id,
  verifiedEmail: address,
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

/** Opens a sign-up as a reload finds it: at a step, with all that was typed before it but the passwords. */
export async function openAt(page: Page, step: string, draft: object = filled): Promise<void> {
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
