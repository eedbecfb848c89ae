import { contractLimit } from '#verify/contract/document.ts';
import type { OperationId, RequestInput } from '#verify/exchange.ts';
import type { Runner } from '#verify/run/runner.ts';
import {
  codeRequest,
  confirmRequest,
  loginRequest,
  requestMailedCode,
  runEmail,
  searchRequest,
  verifyEmail,
} from './account-requests.ts';
import {
  type CreatedMember,
  logInMember,
  newPassword,
  randomDigits,
  randomLetters,
  readProfile,
  signUpBody,
} from './members.ts';
import { failLogins } from './passwords.ts';

/** Returns a period of the contract in seconds. */
export const secondsOf = (id: OperationId, name: 'x-valid-minutes' | 'x-lock-minutes') => contractLimit(id, name) * 60;

const verificationSeconds = secondsOf('verifyCode', 'x-valid-minutes');

/** A request that a window permits or prevents, with its outcomes during the window and after it. */
export type Use = {
  id: OperationId;
  request: RequestInput;
  during: string;
  after: string;
  /** Called when the request had its outcome during the window. */
  apply?: () => void;
};

/** What an operation makes possible, or prevents, for a limited time. */
export type Window = {
  label: string;
  cause: OperationId;
  seconds: number;
  /** What happens before `begin`, and how many seconds before. The window counts from `begin`. */
  preparation?: { seconds: number; prepare: (runner: Runner, member: CreatedMember) => Promise<string | null> };
  /** Begins the window with what the preparation returned, or begins it again, and returns what is tried near its end. */
  begin: (runner: Runner, member: CreatedMember, prepared: string | null) => Promise<() => Promise<Use[]>>;
  /** True when the first use ends the window. */
  isUsedOnce?: true;
  /** True for a window that can begin again before its end. */
  isRenewable?: true;
};

/** All windows of the contract. The last one changes the email address of the member. */
export const windows: Window[] = [
  {
    label: 'a mailed code',
    cause: 'sendEmailVerification',
    seconds: secondsOf('sendEmailVerification', 'x-valid-minutes'),
    isRenewable: true,
    begin: async (runner) => {
      const email = runEmail(runner, 'window');
      const request = codeRequest(email, await requestMailedCode(runner, email));
      return async () => [{ id: 'verifyCode', request, during: 'verified', after: 'codeExpired' }];
    },
  },
  {
    label: 'a verification of an email address',
    cause: 'verifyCode',
    seconds: verificationSeconds,
    preparation: {
      seconds: secondsOf('sendEmailVerification', 'x-valid-minutes') / 2,
      prepare: (runner, { email }) => requestMailedCode(runner, email),
    },
    isRenewable: true,
    begin: async (runner, member, prepared) => {
      const code = prepared ?? (await requestMailedCode(runner, member.email));
      const { id, name, email } = member;
      await runner.requestOutcome('verifyCode', codeRequest(email, code), 'verified');
      const after = 'emailNotVerified';
      return async () => [
        { id: 'findMemberId', request: searchRequest(name, email), during: 'found', after },
        { id: 'findMemberPassword', request: confirmRequest(id, email), during: 'confirmed', after },
      ];
    },
  },
  {
    label: 'the confirmation of an ID',
    cause: 'findMemberPassword',
    seconds: secondsOf('findMemberPassword', 'x-valid-minutes'),
    preparation: {
      seconds: verificationSeconds / 2,
      prepare: (runner, { email }) => verifyEmail(runner, email).then(() => null),
    },
    isUsedOnce: true,
    isRenewable: true,
    begin: async (runner, member) => {
      await runner.requestOutcome('findMemberPassword', confirmRequest(member.id, member.email), 'confirmed');
      return async () => {
        const password = randomDigits(6);
        runner.context.secrets.add('PASSWORD', password);
        const request = loginRequest({ id: member.id, password });
        const apply = () => void Object.assign(member, { password });
        return [{ id: 'resetPw', request, during: 'reset', after: 'notConfirmed', apply }];
      };
    },
  },
  {
    label: 'the lock of an account',
    cause: 'login',
    seconds: secondsOf('login', 'x-lock-minutes'),
    begin: async (runner, { id, password }) => {
      await failLogins(runner, { id, password });
      const uses = { mismatch: newPassword(), loggedIn: password };
      // The end of the lock resets the count of failed logins.
      return async () =>
        Object.entries(uses).map(([after, text]) => {
          const request = loginRequest({ id, password: text });
          return { id: 'login', request, during: 'tooManyFailures', after };
        });
    },
  },
  {
    label: 'a verification for a sign-up and for a changed address',
    cause: 'verifyCode',
    seconds: verificationSeconds,
    isUsedOnce: true,
    begin: async (runner, member) => {
      // Small letters, because an inbox may find addresses by their exact text.
      const [name = '', changed = ''] = [randomLetters(5), randomLetters(5)].map((text) => text.toLowerCase());
      const signUp = signUpBody(runner, name, newPassword());
      const email = runEmail(runner, changed);
      for (const address of [signUp.member_email, email]) await verifyEmail(runner, address);
      return async () => {
        // The session of the member may have ended in the meantime.
        const session = await logInMember(runner, member, true);
        const [profile, token] = [await readProfile(runner, session), session.accessToken];
        const after = 'emailNotVerified';
        runner.context.results.addLeftover(`the account ${signUp.member_id} (${signUp.member_email})`);
        const change = { body: { ...profile, member_email: email }, token };
        return [
          // Only a changed address needs a verification.
          { id: 'modifyMemberInfo', request: { body: profile, token }, during: 'saved', after: 'saved' },
          { id: 'modifyMemberInfo', request: change, during: 'saved', after },
          { id: 'signup', request: { body: signUp }, during: 'signedUp', after },
        ];
      };
    },
  },
];
