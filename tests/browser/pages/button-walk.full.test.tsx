import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { logIn, visit } from '#tests/browser/support/site.tsx';
import {
  expectButtons,
  type FormAction,
  type FormState,
  mockVerification,
  nextState,
  performAction,
  submitOfBasicInfo,
  submitOfRecovery,
} from '#tests/browser/support/verification-form.ts';

/** Sends a code, types a wrong one, verifies the right one, changes it, and replaces the address. */
const actions: FormAction[] = [
  'email local',
  'email one',
  'send',
  'code wrong',
  'verify',
  'code right',
  'verify',
  'code wrong',
  'code right',
  'verify',
  'email two',
];

test.each([
  [paths.findId, '이름', '아이디 찾기'],
  [paths.findPassword, '아이디', '비밀번호 찾기'],
])('the buttons of %s are disabled until the email address is verified', async (path, nameField, submit) => {
  mockVerification();
  await visit(path);
  await expect.element(page.getByRole('textbox', { name: nameField })).toBeVisible();
  let state: FormState = { name: false, email: 'none', code: 'none', phase: 'notSent' };
  await expectButtons(state, submitOfRecovery(submit), 'at the beginning');
  for (const action of ['name' as const, ...actions]) {
    await performAction(action, nameField);
    state = nextState(state, action);
    await expectButtons(state, submitOfRecovery(submit), action);
  }
});

test('the buttons of the basic information are disabled while a new email address is not verified', async () => {
  mockVerification();
  await logIn();
  await visit(paths.mypage);
  await expect.element(page.getByRole('button', { name: '변경완료' })).toBeVisible();
  await performAction('email none', '');
  let state: FormState = { name: true, email: 'none', code: 'none', phase: 'notSent' };
  for (const action of actions) {
    await performAction(action, '');
    state = nextState(state, action);
    await expectButtons(state, submitOfBasicInfo, action);
  }
});
