import type { Session } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';
import type { Login } from '#verify/run/settings.ts';

/** Returns the request of a login; a reset of a password has the same fields. */
export const loginRequest = ({ id, password }: Login) => ({ body: { member_id: id, member_password: password } });

/** Returns the request that confirms the ID of a member whose password is lost. */
export const confirmRequest = (id: string, email: string) => ({ body: { member_id: id, member_email: email } });

/** Returns the request that searches for a lost ID. */
export const searchRequest = (name: string, email: string) => ({ body: { member_name: name, member_email: email } });

/** Returns the request that asks whether an ID is free. */
export const duplicateRequest = (param: string) => ({ body: { param, param_type: 'id' } });

/** Returns the request that enters a mailed code. */
export const codeRequest = (email: string, code: string) => ({ body: { email, code } });

/** Returns the request of a new access token. */
export const refreshRequest = (token: string) => ({ body: { refresh_token: token } });

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
  if (member) await runner.requestAs(member, 'sendEmailVerification', { body: { email } }, 'sent');
  else await runner.requestOutcome('sendEmailVerification', { body: { email } }, 'sent');
  const code = await readMailedCode(email).catch((error: Error) =>
    runner.requireOrSkip<string>(null, `the step needs a code from a mail: ${error.message}`),
  );
  runner.context.secrets.add('CODE', code);
  return code;
}

/** Verifies an email address with a mailed code, as the website does. */
export async function verifyEmail(runner: Runner, email: string) {
  const code = await requestMailedCode(runner, email);
  await runner.requestOutcome('verifyCode', codeRequest(email, code), 'verified');
}
