// @module-tag slow

import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { endComposition, startComposition } from '#tests/browser/support/composition.ts';
import { button, contentField, textbox, titleField } from '#tests/browser/support/locators.ts';
import { openSite, path } from '#tests/browser/support/site.tsx';
import '#src/styles/global.ts';

const nameField = () => textbox('이름');
const phoneField = () => page.getByRole('textbox', { name: /^전화번호/ });

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
