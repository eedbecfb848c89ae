import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { endComposition, startComposition } from '#tests/browser/support/composition.ts';
import { button, contentField, errorSummary, textbox, titleField } from '#tests/browser/support/locators.ts';
import { openSite, path, respondWithExample } from '#tests/browser/support/site.tsx';
import '#src/styles/global.ts';

// The page cannot intercept XMLHttpRequest, which reports the progress of an upload.
vi.mock('#src/api/upload.ts', () => ({ createUploadFetch: () => (request: Request) => fetch(request) }));

const nameField = () => textbox('이름');
const phoneField = () => page.getByRole('textbox', { name: /^전화번호/ });
const inquiryStatus = (text: string) => page.getByRole('status').filter({ hasText: text });

async function fillInquiry() {
  await openSite(paths.contact, null);
  await nameField().fill('서이든');
  await textbox('이메일 앞부분').fill('eden@mail.example');
  await phoneField().fill('01000000041');
  await titleField().fill('가입 절차 <b>문의</b>');
  await contentField().fill('어떤 서류가 필요한가요?\n알려 주세요.');
}

test('the contact screen stays open when another inquiry is typed after sending', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await fillInquiry();
  await button('등록').click();
  await expect.element(nameField()).toHaveValue('');
  await nameField().fill('서');
  vi.advanceTimersByTime(4000);
  vi.useRealTimers();
  await expect.element(nameField()).toHaveValue('서');
  expect(path()).toBe(paths.contact);
});

test('a composition that ends after the inquiry was sent refills no field and stores no draft', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await fillInquiry();
  const fields = [nameField(), textbox('이메일 앞부분'), phoneField(), titleField(), contentField()];
  const controls = fields.map((field) => field.element());
  for (const control of controls) startComposition(control, '010한글');
  await phoneField().fill('01000000041');
  await textbox('이메일 앞부분').fill('eden@mail.example');
  await button('등록').click();
  await expect.element(contentField()).toHaveValue('');
  for (const control of controls) endComposition(control, '010한글');
  vi.advanceTimersByTime(1000);
  for (const field of fields) await expect.element(field).toHaveValue('');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('한글');
});

test('each field left empty shows its message until it is filled', async () => {
  await openSite(paths.contact, null);
  for (const [field, message] of [
    [nameField(), '이름을 입력해 주세요.'],
    [phoneField(), '전화번호를 입력해 주세요.'],
    [titleField(), '제목을 입력해 주세요.'],
    [contentField(), '내용을 입력해 주세요.'],
  ] as const) {
    await field.click();
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveAccessibleDescription(new RegExp(message));
    await field.fill('1');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  }
});

test('the error summary lists the invalid fields, and its links move the focus to them', async () => {
  await fillInquiry();
  await nameField().fill('가'.repeat(21));
  await textbox('이메일 앞부분').fill('e..den');
  await titleField().fill('가'.repeat(51));
  await contentField().fill('가'.repeat(2001));
  await button('등록').click();
  await expect.element(errorSummary()).toHaveFocus();
  await expect.element(errorSummary()).toHaveAccessibleName('입력 내용을 확인해 주세요. (4건)');
  const links = errorSummary().getByRole('link').elements();
  expect(links.map((link) => link.textContent)).toEqual([
    '이름: 20자까지 입력할 수 있습니다.',
    '이메일 주소 형식을 확인해 주세요.',
    '제목: 50자까지 입력할 수 있습니다.',
    '내용: 2000자까지 입력할 수 있습니다.',
  ]);
  await errorSummary()
    .getByRole('link', { name: /^제목: 50자/ })
    .click();
  await expect.element(titleField()).toHaveFocus();
});

test('the telephone field accepts only digits, and at most eleven', async () => {
  await openSite(paths.contact, null);
  await expect.element(phoneField()).toHaveAttribute('placeholder', "'-'없이 숫자만 입력");
  await phoneField().fill('01a0-1234일56789');
  await expect.element(phoneField()).toHaveValue('010-1234-5678');
});

test('a server error shows two messages, keeps text and file, and the retry succeeds', async () => {
  await fillInquiry();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('The form takes no files.');
  await userEvent.upload(input, new File(['원고'], '광고 원고.txt', { type: 'text/plain' }));
  const files = page.getByRole('list', { name: '첨부파일 목록' }).getByRole('listitem');
  await expect.element(files).toMatchTextContent('광고 원고.txt');
  respondWithExample('saveInquiry', 'serverError', 500, 1);
  await button('등록').click();
  await expect.element(inquiryStatus('제출에 실패하였습니다.')).toBeVisible();
  await expect.element(page.getByRole('alert').filter({ hasText: '서버가 응답하지 않습니다.' })).toBeVisible();
  await expect.element(contentField()).toHaveValue('어떤 서류가 필요한가요?\n알려 주세요.');
  await expect.element(files).toMatchTextContent('광고 원고.txt');
  await button('다시 전송').click();
  await expect.element(inquiryStatus('제출이 완료되었습니다.')).toBeVisible();
});
