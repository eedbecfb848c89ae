import { randomBytes } from 'node:crypto';
import { exampleBody } from '#verify/contract/contract-examples.ts';
import type { operations } from '#verify/exchange.ts';
import type { Session } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';
import type { Login } from '#verify/run/settings.ts';
import { loginRequest, runEmail, verifyEmail } from './account-requests.ts';

/** A member that the run created, with the body of the sign-up. */
export type CreatedMember = Session & { signUp: Record<string, unknown>; email: string };

/** Returns a random password, because the accounts remain on the server. */
export const newPassword = (): string => `${randomBytes(8).toString('hex')}A1!`;

/** Returns a random password of the maximum length with every special character that the contract allows. */
export const longPassword = (): string => `Aa0!@#$%^&*()-_+=${randomBytes(2).toString('hex').slice(1)}`;

/** Returns a random password of the minimum length that has letters only. */
export const shortPassword = (): string => randomLetters(6);

/** Returns random digits. */
export const randomDigits = (length: number): string => Array.from(randomBytes(length), (byte) => byte % 10).join('');

/** Returns random capital letters. */
export const randomLetters = (length: number): string =>
  Array.from(randomBytes(length), (byte) => String.fromCharCode(65 + (byte % 26))).join('');

const mixedCharacters = [...`가é𠮷&😀"<b>힣\\%41'Z#{?`];

/** Returns a sequence of different characters: of one to four bytes, of markup and of escapes. */
export const mixedText = (length: number): string =>
  Array.from({ length }, (_, index) => mixedCharacters[index % mixedCharacters.length]).join('');

const loginOutcomes = ['loggedIn', 'loggedInStudent', 'loggedInSpecial', 'loggedInHonorary'];

/** Logs a member in and returns the session. */
export async function logInMember(runner: Runner, { id, password }: Login, isCreatedByRun = false): Promise<Session> {
  runner.context.secrets.add('PASSWORD', password, id);
  const { data } = await runner.requestOutcome('login', loginRequest({ id, password }), ...loginOutcomes);
  const { access_token: accessToken, refresh_token: refreshToken } = data;
  const hasTokens = typeof accessToken === 'string' && typeof refreshToken === 'string';
  runner.requireOrSkip(hasTokens, 'the login returns no tokens', 'logout', 'requestToken');
  const message = 'access token and refresh token are equal';
  runner.check(accessToken !== refreshToken, { rule: 'tokens', message, pointer: '/data' });
  const { member_name: name, member_pk: pk, member_type: type } = data;
  return { id, password, name, pk, type, accessToken, refreshToken, isCreatedByRun };
}

type ProfileBody = operations['modifyMemberInfo']['requestBody']['content']['application/json'];

/** Reads the profile of a member in the form in which it can be saved. */
export async function readProfile(runner: Runner, member: Session): Promise<Record<keyof ProfileBody, string | null>> {
  const { data } = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
  const { member_type: _, member_name: __, member_id: ___, ...profile } = data.member_info;
  return profile;
}

/** Returns a text with the part of an email address before the sign in upper case. */
export const inUpperCase = (email: string): string => email.replace(/^[^@]+/, (local) => local.toUpperCase());

/** Returns a sign-up example of the contract with a new ID, name, email address and password. */
export function signUpBody(
  runner: Runner,
  name: string,
  password: string,
  fields: Record<string, string> = {},
  example = 'complete',
) {
  return {
    ...exampleBody('signup', example),
    member_name: `검증${runner.context.prefix.slice(-4)}${name}`,
    member_id: `${runner.context.prefix}${name}`,
    member_email: runEmail(runner, name),
    member_password: password,
    member_re_password: password,
    ...fields,
  };
}

/** Creates an account and logs in with it. */
export async function createMember(
  runner: Runner,
  name: string,
  fields: Record<string, string> = {},
  example?: string,
): Promise<CreatedMember> {
  const password = fields.member_password ?? newPassword();
  runner.context.secrets.add('PASSWORD', password);
  const body = signUpBody(runner, name, password, fields, example);
  // The sign-up may have the address in another case than its verification.
  const email = runEmail(runner, name);
  await verifyEmail(runner, email);
  await runner.requestOutcome('signup', { body }, 'signedUp');
  runner.context.results.addLeftover(`the account ${body.member_id} (${email})`);
  const session = await logInMember(runner, { id: body.member_id, password }, true);
  runner.checkEach('stored', [
    ['the name in the login differs from the sign-up', session.name, body.member_name, '/data/member_name'],
    ['a new member is not a general member (일반회원)', session.type, '일반회원', '/data/member_type'],
  ]);
  return { ...session, signUp: body, email: body.member_email };
}
