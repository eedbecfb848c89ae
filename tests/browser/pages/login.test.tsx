// @module-tag slow

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { autofillPurposes } from '#tests/browser/support/autofill.ts';
import { textbox } from '#tests/browser/support/locators.ts';
import { callsOf, requestsSettled, respondWithExample, visit } from '#tests/browser/support/site.tsx';

const failed = '로그인 중 오류가 발생했습니다.';
const expectAlert = (text: string) => expect.element(page.getByRole('alert')).toHaveTextContent(text);

async function submitLogin(id = 'hanbit01') {
  await page.getByRole('textbox', { name: '아이디' }).fill(id);
  await page.getByLabelText('비밀번호', { exact: true }).fill(' hanbit01!');
  await userEvent.keyboard('{Enter}');
}

/** Sends the form again and waits for the response, so that the alert of the attempt before is not read. */
async function submitAgain() {
  const count = callsOf('login').length;
  await submitLogin();
  await expect.poll(() => callsOf('login').length).toBe(count + 1);
  await requestsSettled();
}

test('a failed login shows what happened, and each retry shows its own result', async () => {
  await visit(paths.login);
  for (const [name, status, text] of [
    ['mismatch', 200, '아이디 또는 비밀번호를 확인해 주세요.'],
    ['badRequest', 400, failed],
    ['tooManyFailures', 200, '잠시 후 시도해 주세요.'],
    ['unauthorized', 401, failed],
    ['mismatch', 200, '아이디 또는 비밀번호를 확인해 주세요.'],
    ['serverError', 500, failed],
    ['tooManyRequests', 429, `${failed} 요청이 너무 많습니다. 약 30초 후 다시 시도해 주세요.`],
  ] as const) {
    respondWithExample('login', name, status);
    await submitAgain();
    await expectAlert(text);
  }
});

test('a login sends the ID without surrounding spaces and the password with them', async () => {
  await visit(paths.login);
  await submitLogin('  hanbit01 ');
  await expect
    .poll(() => callsOf('login').map(({ body }) => body))
    .toEqual([{ member_id: 'hanbit01', member_password: ' hanbit01!' }]);
});

test('an ID of spaces alone counts as empty', async () => {
  await visit(paths.login);
  await submitLogin('   ');
  await expect
    .element(page.getByRole('button', { name: '로그인', exact: true }))
    .toHaveAttribute('aria-disabled', 'true');
  expect(callsOf('login')).toEqual([]);
});

test('the search for an ID names the purpose of its fields for autofill', async () => {
  await visit(paths.findId);
  await expect.element(page.getByRole('textbox', { name: '이름' })).toBeVisible();
  expect(autofillPurposes()).toEqual(['name', 'email', 'one-time-code']);
});

test('the form for a new password gives a password manager the ID, and accepts pasted passwords', async () => {
  await visit({ pathname: paths.newPassword, state: { member_id: 'hanbit01' } });
  for (const name of ['새 비밀번호', '새 비밀번호 확인']) {
    await textbox(name).click();
    document.execCommand('insertText', false, 'garam2025!');
    await expect.element(textbox(name)).toHaveValue('garam2025!');
  }
  expect(autofillPurposes()).toEqual(['username', 'new-password', 'new-password']);
  expect(document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value).toBe('hanbit01');
});
