import { expect, onTestFinished } from 'vitest';
import { setClock } from '#src/lib/time/clock.ts';
import { handleOperation, requestsSettled } from '#tests/browser/support/site.tsx';

/** The state of a form with an email verification. */
export type FormState = {
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

/** What a member does in the form. */
export type FormAction =
  | 'name'
  | 'no name'
  | `email ${FormState['email']}`
  | `code ${FormState['code']}`
  | 'send'
  | 'verify';

const isWhole = (email: FormState['email']) => email === 'one' || email === 'two';

/** Returns the specified state after an action. */
export function nextState(state: FormState, action: FormAction): FormState {
  const [kind, value] = action.split(' ');
  switch (kind) {
    case 'name':
      return { ...state, name: true };
    case 'no':
      return { ...state, name: false };
    case 'email':
      // Another address starts a new verification; the typed code stays.
      return value === state.email ? state : { ...state, email: value as FormState['email'], phase: 'notSent' };
    case 'code':
      if (value === state.code) return state;
      return { ...state, code: value as FormState['code'], phase: state.phase === 'verified' ? 'sent' : state.phase };
    case 'send':
      return isWhole(state.email) ? { ...state, phase: 'sent', code: 'none' } : state;
    default:
      // A wrong code changes nothing, and an incomplete address cannot be verified.
      return isWhole(state.email) && state.code === 'right' ? { ...state, phase: 'verified' } : state;
  }
}

export const emailActions: FormAction[] = ['email none', 'email local', 'email one', 'email two'];
export const codeActions: FormAction[] = ['code none', 'code right', 'code wrong'];

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

/** Performs an action. @param nameField the label of the field for the name or ID */
export async function performAction(action: FormAction, nameField: string): Promise<void> {
  const [kind, value] = action.split(' ');
  if (kind === 'name' || kind === 'no') replaceValue(nameField, kind === 'name' ? '김가람' : '');
  else if (kind === 'email') {
    const [local, domain] = emails[value as FormState['email']];
    replaceValue('이메일 도메인', domain);
    replaceValue('이메일 앞부분', local);
  } else if (kind === 'code') replaceValue('인증번호', codes[value as FormState['code']]);
  else (kind === 'send' ? (controlOf('전송') ?? controlOf('재전송')) : controlOf('인증'))?.click();
  await requestsSettled();
}

const isOff = (name: string) => controlOf(name)?.getAttribute('aria-disabled') === 'true';

/** Accepts every email and one code. The clock moves half a minute between two emails. */
export function mockVerification(): void {
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

/** Waits until send, verify and submit button are disabled exactly in the specified states. */
export async function expectButtons(
  state: FormState,
  submit: { name: string; isDisabled: (state: FormState) => boolean },
  message: string,
): Promise<void> {
  const send = state.phase === 'notSent' ? '전송' : '재전송';
  await expect
    .poll(() => ({ send: isOff(send), verify: isOff('인증'), submit: isOff(submit.name) }), { message })
    .toEqual({
      send: !isWhole(state.email),
      verify: state.code === 'none' || state.phase === 'verified',
      submit: submit.isDisabled(state),
    });
}

/** The submit button of a form that needs a name or ID and a verified address. */
export const submitOfRecovery = (name: string) => ({
  name,
  isDisabled: ({ name: isNamed, email, phase }: FormState) => !(isNamed && isWhole(email) && phase === 'verified'),
});

/** The submit button of the basic information, which also accepts the stored address. */
export const submitOfBasicInfo = { name: '변경완료', isDisabled: ({ phase }: FormState) => phase === 'sent' };
