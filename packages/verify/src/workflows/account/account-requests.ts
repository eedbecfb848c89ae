import type { Runner, Session } from '#verify/run/runner.ts';
import type { Login } from '#verify/run/settings.ts';

/** The requests of account operations. */
export const requestOf = {
  /** A login. A reset of a password has the same fields. */
  login: ({ id, password }: Login) => ({ body: { member_id: id, member_password: password } }),
  /** The confirmation of the ID of a member whose password is lost. */
  confirm: (id: string, email: string) => ({ body: { member_id: id, member_email: email } }),
  /** The search for a lost ID. */
  search: (name: string, email: string) => ({ body: { member_name: name, member_email: email } }),
  /** The question whether an ID is free. */
  idCheck: (param: string) => ({ body: { param, param_type: 'id' } }),
  /** The entry of a mailed code. */
  code: (email: string, code: string) => ({ body: { email, code } }),
  /** The refresh of an access token. */
  refresh: (token: string) => ({ body: { refresh_token: token } }),
};

/** Returns a six-digit code that differs from the given one. */
export const wrongCodeFor = (code: string): string => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));

/** Returns an email address for an account of the run. */
export const runEmail = (runner: Runner, name: string) =>
  runner.context.settings.emailPattern.replace('{id}', `${runner.context.prefix}${name}`);

/** Requests a verification code, as a guest or as a member, and reads it from the inbox, or skips the step. */
export async function requestMailedCode(runner: Runner, email: string, member?: Session): Promise<string> {
  runner.skipUnavailable('sendEmailVerification');
  const readMailedCode = runner.requireOrSkip(
    runner.context.settings.readMailedCode,
    'the step needs a code from a mail (--inbox)',
    'verifyCode',
  );
  await runner.requestAs(member, 'sendEmailVerification', { body: { email } }, 'sent');
  const code = await readMailedCode(email).catch((error: Error) =>
    runner.requireOrSkip<string>(null, `the step needs a code from a mail: ${error.message}`),
  );
  runner.context.secrets.add('CODE', code);
  return code;
}

/** Verifies an email address with a mailed code, as the website does. */
export async function verifyEmail(runner: Runner, email: string) {
  const code = await requestMailedCode(runner, email);
  await runner.requestOutcome('verifyCode', requestOf.code(email, code), 'verified');
}
