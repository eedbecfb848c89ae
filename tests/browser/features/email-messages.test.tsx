// @module-tag slow

import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { textbox } from '#tests/browser/support/locators.ts';
import { visit } from '#tests/browser/support/site.tsx';

const local = () => textbox('이메일 앞부분');
const domain = () => textbox('이메일 도메인');
const message = '이메일 주소를 입력해 주세요.';

/** Moves the focus out of the email field. */
async function leaveEmailField() {
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('{Tab}');
}

beforeEach(() => visit(paths.findId));

test('an address without its domain shows an error at both parts, and is the reason of the submit', async () => {
  await local().fill('haneul');
  await leaveEmailField();
  for (const part of [local(), domain()]) await expect.element(part).toHaveAccessibleDescription(message);
  const submit = page.getByRole('button', { name: '아이디 찾기' }).last();
  await expect.element(submit).toHaveAccessibleDescription(/이메일 주소를 입력해 주세요\./);
  await expect.element(submit).not.toHaveAccessibleDescription(/인증을 완료/);
  await domain().fill('post.example');
  await expect.element(local()).not.toHaveAttribute('aria-invalid');
});

test('an address without its local part shows an error', async () => {
  await domain().fill('post.example');
  await leaveEmailField();
  await expect.element(local()).toHaveAccessibleDescription(message);
});
