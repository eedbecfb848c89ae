import { exampleBody } from '#verify/contract/contract-examples.ts';
import type { operations } from '#verify/exchange.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import type { Login } from '#verify/run/settings.ts';
import { newPassword } from './texts.ts';

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

type Fields = Record<string, unknown>;
type Texts = Record<string, string>;

/** A member that the run created, with the body of the sign-up. */
export type CreatedMember = Session & { signUp: Fields; email: string };

const loginOutcomes = ['loggedIn', 'loggedInStudent', 'loggedInSpecial', 'loggedInHonorary'];

type ProfileBody = operations['modifyMemberInfo']['requestBody']['content']['application/json'];

/** Fields whose leading zero the server may remove. */
const numericFields = new Set(['member_birth_month', 'member_birth_date']);

/** Returns what the server may store of a sent value: the text in NFC, and in a date 1 for 01. */
function storedForm(name: string, stored: unknown, sent: unknown): unknown {
  if (typeof stored !== 'string' || typeof sent !== 'string') return sent;
  const isForm = numericFields.has(name) ? Number(stored) === Number(sent) : stored === sent.normalize('NFC');
  return isForm ? stored : sent;
}

/** How accounts are created, verified, read and changed. */
export const accounts = {
  /** Returns an email address for an account of the run. */
  email: (runner: Runner, name: string) =>
    runner.context.settings.emailPattern.replace('{id}', `${runner.context.prefix}${name}`),
  /** Requests a verification code, as a guest or as a member, and reads it from the inbox, or skips the step. */
  async requestCode(runner: Runner, email: string, member?: Session): Promise<string> {
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
  },
  /** Verifies an email address with a mailed code, as the website does. */
  async verifyEmail(runner: Runner, email: string) {
    const code = await accounts.requestCode(runner, email);
    await runner.requestOutcome('verifyCode', requestOf.code(email, code), 'verified');
  },
  /** Logs a member in and returns the session. */
  async logIn(runner: Runner, { id, password }: Login, isCreatedByRun = false): Promise<Session> {
    runner.context.secrets.add('PASSWORD', password, id);
    const { data } = await runner.requestOutcome('login', requestOf.login({ id, password }), ...loginOutcomes);
    const { access_token: accessToken, refresh_token: refreshToken } = data;
    const hasTokens = typeof accessToken === 'string' && typeof refreshToken === 'string';
    runner.requireOrSkip(hasTokens, 'the login returns no tokens', 'logout', 'requestToken');
    const message = 'access token and refresh token are equal';
    runner.check(accessToken !== refreshToken, { rule: 'tokens', message, pointer: '/data' });
    const { member_name: name, member_pk: pk, member_type: type } = data;
    return { id, password, name, pk, type, accessToken, refreshToken, isCreatedByRun };
  },
  /** Reads the profile of a member in the form in which it can be saved. */
  async readProfile(runner: Runner, member: Session): Promise<Record<keyof ProfileBody, string | null>> {
    const { data } = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
    const { member_type: _, member_name: __, member_id: ___, ...profile } = data.member_info;
    return profile;
  },
  /** Records a violation for the last checked response for each field that differs from what was sent. */
  checkStored(runner: Runner, stored: Fields, sent: Fields, pointer: string, change = '') {
    for (const [name, value] of Object.entries(sent)) {
      const message = `${name} differs from what was sent${change}`;
      runner.checkEqual(stored[name], storedForm(name, stored[name], value), 'stored', message, `${pointer}/${name}`);
    }
  },
  /** Returns a sign-up example of the contract with a new ID, name, email address and password. */
  signUpBody(runner: Runner, name: string, password: string, fields: Texts = {}, example = 'complete') {
    return {
      ...exampleBody('signup', example),
      member_name: `검증${runner.context.prefix.slice(-4)}${name}`,
      member_id: `${runner.context.prefix}${name}`,
      member_email: accounts.email(runner, name),
      member_password: password,
      member_re_password: password,
      ...fields,
    };
  },
  /** Changes fields of the profile of a member. A success must store them as they were sent. */
  async changeProfile(runner: Runner, member: Session, fields: Texts, outcome = 'saved'): Promise<void> {
    const body = { ...(await accounts.readProfile(runner, member)), ...fields };
    await runner.requestAs(member, 'modifyMemberInfo', { body }, outcome);
    if (outcome === 'saved')
      accounts.checkStored(runner, await accounts.readProfile(runner, member), fields, '/data/member_info');
  },
  /** Creates an account and logs in with it. */
  async create(runner: Runner, name: string, fields: Texts = {}, example?: string): Promise<CreatedMember> {
    const password = fields.member_password ?? newPassword();
    runner.context.secrets.add('PASSWORD', password);
    const body = accounts.signUpBody(runner, name, password, fields, example);
    // The sign-up may have the address in another case than its verification.
    const email = accounts.email(runner, name);
    await accounts.verifyEmail(runner, email);
    await runner.requestOutcome('signup', { body }, 'signedUp');
    runner.context.results.leftovers.push(`the account ${body.member_id} (${email})`);
    const session = await accounts.logIn(runner, { id: body.member_id, password }, true);
    runner.checkEach('stored', [
      ['the name in the login differs from the sign-up', session.name, body.member_name, '/data/member_name'],
      ['a new member is not a general member (일반회원)', session.type, '일반회원', '/data/member_type'],
    ]);
    return { ...session, signUp: body, email: body.member_email };
  },
};
