import { exampleBody } from '#verify/contract/contract-examples.ts';
import type { operations } from '#verify/exchange.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import type { Login } from '#verify/run/settings.ts';
import { requestOf, runEmail, verifyEmail } from './account-requests.ts';
import { newPassword } from './texts.ts';

/** A member that the run created, with the body of the sign-up. */
export type CreatedMember = Session & { signUp: Record<string, unknown>; email: string };

const loginOutcomes = ['loggedIn', 'loggedInStudent', 'loggedInSpecial', 'loggedInHonorary'];

/** Logs a member in and returns the session. */
export async function logInMember(runner: Runner, { id, password }: Login, isCreatedByRun = false): Promise<Session> {
  runner.context.secrets.add('PASSWORD', password, id);
  const { data } = await runner.requestOutcome('login', requestOf.login({ id, password }), ...loginOutcomes);
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

/** Fields whose leading zero the server may remove. */
const numericFields = new Set(['member_birth_month', 'member_birth_date']);

/** Returns what the server may store of a sent value: the text in NFC, and in a date 1 for 01. */
function storedForm(name: string, stored: unknown, sent: unknown): unknown {
  if (typeof stored !== 'string' || typeof sent !== 'string') return sent;
  const isForm = numericFields.has(name) ? Number(stored) === Number(sent) : stored === sent.normalize('NFC');
  return isForm ? stored : sent;
}

/** Records a violation for the last checked response for each field that differs from what was sent. */
export function checkStoredFields(
  runner: Runner,
  stored: Record<string, unknown>,
  sent: Record<string, unknown>,
  pointer: string,
  change = '',
) {
  for (const [name, value] of Object.entries(sent)) {
    const message = `${name} differs from what was sent${change}`;
    runner.checkEqual(stored[name], storedForm(name, stored[name], value), 'stored', message, `${pointer}/${name}`);
  }
}

/** Changes fields of the profile of a member. A success must store them as they were sent. */
export async function changeProfile(
  runner: Runner,
  member: Session,
  fields: Record<string, string>,
  outcome = 'saved',
): Promise<void> {
  const body = { ...(await readProfile(runner, member)), ...fields };
  await runner.requestAs(member, 'modifyMemberInfo', { body }, outcome);
  if (outcome === 'saved') checkStoredFields(runner, await readProfile(runner, member), fields, '/data/member_info');
}

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
