import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { logIn, visit } from '#tests/browser/support/site.tsx';
import {
  codeActions,
  emailActions,
  expectButtons,
  type FormAction,
  type FormState,
  mockVerification,
  nextState,
  performAction,
  submitOfBasicInfo,
  submitOfRecovery,
} from '#tests/browser/support/verification-form.ts';
import { type Model, walkModel } from '#tests/browser/support/walk.ts';

test.each([
  [paths.findId, '이름', '아이디 찾기'],
  [paths.findPassword, '아이디', '비밀번호 찾기'],
])(
  'every button of %s has its specified state in every state of the form',
  async (path, nameField, submit) => {
    mockVerification();
    await visit(path);
    await expect.element(page.getByRole('textbox', { name: nameField })).toBeVisible();
    const model: Model<FormState, FormAction> = {
      initial: { name: false, email: 'none', code: 'none', phase: 'notSent' },
      actions: ['name', 'no name', ...emailActions, ...codeActions, 'send', 'verify'],
      next: nextState,
    };
    const done = await walkModel(
      model,
      (action) => performAction(action, nameField),
      (state, how) => expectButtons(state, submitOfRecovery(submit), how),
    );
    expect(done).toEqual({ states: 40, transitions: 440, paths: 112 });
  },
  120_000,
);

test('every button of the basic information has its specified state in every state of the email address', async () => {
  mockVerification();
  await logIn();
  await visit(paths.mypage);
  await expect.element(page.getByRole('button', { name: '변경완료' })).toBeVisible();
  const model: Model<FormState, FormAction> = {
    initial: { name: true, email: 'none', code: 'none', phase: 'notSent' },
    actions: [...emailActions, ...codeActions, 'send', 'verify'],
    next: nextState,
  };
  await performAction('email none', '');
  const done = await walkModel(
    model,
    (action) => performAction(action, ''),
    (state, how) => expectButtons(state, submitOfBasicInfo, how),
  );
  expect(done).toEqual({ states: 20, transitions: 180, paths: 56 });
}, 120_000);
