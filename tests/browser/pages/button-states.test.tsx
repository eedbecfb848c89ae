import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { setClock } from '#src/lib/time/clock.ts';
import { paths } from '#src/navigation/paths.ts';
import { handleOperation, logIn, requestsSettled, visit } from '#tests/browser/support/site.tsx';
import { type Model, walkModel } from '#tests/browser/support/walk.ts';

type State = {
  /** Whether name or ID is filled. */
  name: boolean;
  email: 'none' | 'local' | 'one' | 'two';
  code: 'none' | 'right' | 'wrong';
  phase: 'notSent' | 'sent' | 'verified';
};

const emails = {
  none: ['', ''],
  local: ['one', ''],
  one: ['one', 'mail.example'],
  two: ['two', 'mail.example'],
} as const;
const codes = { none: '', right: '111111', wrong: '222222' } as const;

type Action = 'name' | 'no name' | `email ${State['email']}` | `code ${State['code']}` | 'send' | 'verify';

const isWhole = (email: State['email']) => email === 'one' || email === 'two';

function nextState(state: State, action: Action): State {
  const [kind, value] = action.split(' ');
  switch (kind) {
    case 'name':
      return { ...state, name: true };
    case 'no':
      return { ...state, name: false };
    case 'email':
      // Another address starts a new verification; the typed code stays.
      return value === state.email ? state : { ...state, email: value as State['email'], phase: 'notSent' };
    case 'code':
      if (value === state.code) return state;
      return { ...state, code: value as State['code'], phase: state.phase === 'verified' ? 'sent' : state.phase };
    case 'send':
      return isWhole(state.email) ? { ...state, phase: 'sent', code: 'none' } : state;
    default:
      // A wrong code changes nothing, and an incomplete address cannot be verified.
      return isWhole(state.email) && state.code === 'right' ? { ...state, phase: 'verified' } : state;
  }
}

const emailActions: Action[] = ['email none', 'email local', 'email one', 'email two'];
const codeActions: Action[] = ['code none', 'code right', 'code wrong'];

const controlOf = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('main input, main button')].find((element) => {
    const label =
      element.getAttribute('aria-label') ?? document.querySelector(`label[for="${element.id}"]`)?.textContent;
    return (label ?? element.textContent ?? '').replace('*', '').trim() === name;
  });

/** Replaces the value of a field in one step. */
function replaceValue(name: string, text: string): void {
  const input = controlOf(name);
  if (!(input instanceof HTMLInputElement)) throw new Error(`There is no field ${name}.`);
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

async function perform(action: Action, nameField: string): Promise<void> {
  const [kind, value] = action.split(' ');
  if (kind === 'name' || kind === 'no') replaceValue(nameField, kind === 'name' ? '김가람' : '');
  else if (kind === 'email') {
    const [local, domain] = emails[value as State['email']];
    replaceValue('이메일 도메인', domain);
    replaceValue('이메일 앞부분', local);
  } else if (kind === 'code') replaceValue('인증번호', codes[value as State['code']]);
  else (kind === 'send' ? (controlOf('전송') ?? controlOf('재전송')) : controlOf('인증'))?.click();
  await requestsSettled();
}

const isOff = (name: string) => controlOf(name)?.getAttribute('aria-disabled') === 'true';

/** Accepts every email and one code. The clock moves half a minute between two emails. */
function mockResponses(): void {
  let time = Date.now();
  setClock(() => {
    time += 60_000;
    return time;
  });
  onTestFinished(() => setClock(Date.now));
  const success = { success: true, data: null, error: null };
  const failure = { success: false, data: null, error: { code: '41', message: '실패' } };
  handleOperation('sendEmailVerification', async () => Response.json(success));
  handleOperation('verifyCode', async (request) => {
    const { code } = await request.json();
    return Response.json(code === codes.right ? success : failure);
  });
}

test.each([
  [paths.findId, '이름', '아이디 찾기'],
  [paths.findPassword, '아이디', '비밀번호 찾기'],
])(
  'every button of %s has its specified state in every state of the form',
  async (path, nameField, submit) => {
    mockResponses();
    await visit(path);
    await expect.element(page.getByRole('textbox', { name: nameField })).toBeVisible();
    const model: Model<State, Action> = {
      initial: { name: false, email: 'none', code: 'none', phase: 'notSent' },
      actions: ['name', 'no name', ...emailActions, ...codeActions, 'send', 'verify'],
      next: nextState,
    };
    const done = await walkModel(
      model,
      (action) => perform(action, nameField),
      async (state, how) => {
        const send = state.phase === 'notSent' ? '전송' : '재전송';
        await expect
          .poll(() => ({ send: isOff(send), verify: isOff('인증'), submit: isOff(submit) }), { message: how })
          .toEqual({
            send: !isWhole(state.email),
            verify: state.code === 'none' || state.phase === 'verified',
            submit: !(state.name && isWhole(state.email) && state.phase === 'verified'),
          });
      },
    );
    expect(done).toEqual({ states: 40, transitions: 440, paths: 112 });
  },
  120_000,
);

test('every button of the basic information has its specified state in every state of the email address', async () => {
  mockResponses();
  await logIn();
  await visit(paths.mypage);
  await expect.element(page.getByRole('button', { name: '변경완료' })).toBeVisible();
  const model: Model<State, Action> = {
    initial: { name: true, email: 'none', code: 'none', phase: 'notSent' },
    actions: [...emailActions, ...codeActions, 'send', 'verify'],
    next: nextState,
  };
  await perform('email none', '');
  const done = await walkModel(
    model,
    (action) => perform(action, ''),
    async (state, how) => {
      const send = state.phase === 'notSent' ? '전송' : '재전송';
      await expect
        .poll(() => ({ send: isOff(send), verify: isOff('인증'), submit: isOff('변경완료') }), { message: how })
        .toEqual({
          send: !isWhole(state.email),
          verify: state.code === 'none' || state.phase === 'verified',
          submit: state.phase === 'sent',
        });
    },
  );
  expect(done).toEqual({ states: 20, transitions: 180, paths: 56 });
}, 120_000);
