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

const nameActions: FormAction[] = ['name', 'no name'];
/** The walks of the other forms leave out what all forms have in common: parts of an address, and a wrong code. */
const fewActions: FormAction[] = ['email none', 'email one', 'code right'];

test.each([
  {
    path: paths.findId,
    nameField: '이름',
    submit: '아이디 찾기',
    actions: [...emailActions, ...codeActions],
    walk: { states: 20, transitions: 180, paths: 56 },
  },
  {
    path: paths.findPassword,
    nameField: '아이디',
    submit: '비밀번호 찾기',
    actions: [...nameActions, ...fewActions],
    walk: { states: 14, transitions: 98, paths: 23 },
  },
])(
  'every button of $path has its specified state in every state of the form',
  async ({ path, nameField, submit, actions, walk }) => {
    mockVerification();
    await visit(path);
    await expect.element(page.getByRole('textbox', { name: nameField })).toBeVisible();
    const isNameFilled = !actions.includes('name');
    if (isNameFilled) await performAction('name', nameField);
    const model: Model<FormState, FormAction> = {
      initial: { name: isNameFilled, email: 'none', code: 'none', phase: 'notSent' },
      actions: [...actions, 'send', 'verify'],
      next: nextState,
    };
    const done = await walkModel(
      model,
      (action) => performAction(action, nameField),
      (state, how) => expectButtons(state, submitOfRecovery(submit), how),
    );
    expect(done).toEqual(walk);
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
    actions: [...fewActions, 'send', 'verify'],
    next: nextState,
  };
  await performAction('email none', '');
  const done = await walkModel(
    model,
    (action) => performAction(action, ''),
    (state, how) => expectButtons(state, submitOfBasicInfo, how),
  );
  expect(done).toEqual({ states: 7, transitions: 35, paths: 10 });
}, 120_000);
