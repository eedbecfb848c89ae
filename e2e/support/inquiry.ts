import type { Page } from '@playwright/test';
import { inquiryDomains } from '#src/content/inquiry.ts';

/** Fills in all required fields of the open inquiry form. */
export async function fillInquiryForm(page: Page) {
  await page.getByRole('textbox', { name: '이름' }).fill('서이든');
  await page.getByRole('textbox', { name: '이메일 앞부분' }).fill('eden');
  await page.getByRole('combobox', { name: '이메일 도메인 선택' }).selectOption(inquiryDomains[0] ?? '');
  await page.getByRole('textbox', { name: '전화번호' }).fill('010-0000-0041');
  await page.getByRole('textbox', { name: '제목' }).fill('가입 절차 <b>문의</b>');
  await page.getByRole('textbox', { name: '내용' }).fill('어떤 서류가 필요한가요?\n알려 주세요.');
}
