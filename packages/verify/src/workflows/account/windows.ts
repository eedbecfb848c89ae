import { contractLimit } from '#verify/contract/document.ts';
import type { OperationId, RequestInput } from '#verify/exchange.ts';
import type { Runner } from '#verify/run/runner.ts';
import { accounts, type CreatedMember, requestOf } from './accounts.ts';
import { failLogins } from './passwords.ts';
import { newPassword, randomDigits, randomLetters } from './texts.ts';

/** Returns a period of the contract in seconds. */
export const secondsOf = (id: OperationId, name: 'x-valid-minutes' | 'x-lock-minutes') => contractLimit(id, name) * 60;

const codeSeconds = secondsOf('sendEmailVerification', 'x-valid-minutes');
const verificationSeconds = secondsOf('verifyCode', 'x-valid-minutes');

/** Lets some seconds pass on the server. */
type Pause = (seconds: number) => Promise<void>;

/** A request that a window permits or prevents, with its outcomes during the window and after it. */
type Use = { id: OperationId; request: RequestInput; during: string; after: string };

/** What an operation makes possible, or prevents, for a limited time. */
export type Window = {
  label: string;
  cause: OperationId;
  seconds: number;
  /** Begins the window after some preparation, or begins it again without pause, and returns what is tried near its end. */
  begin: (runner: Runner, member: CreatedMember, pause: Pause) => Promise<() => Promise<Use[]>>;
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
    seconds: codeSeconds,
    isRenewable: true,
    begin: async (runner) => {
      const email = accounts.email(runner, 'window');
      const request = requestOf.code(email, await accounts.requestCode(runner, email));
      return async () => [{ id: 'verifyCode', request, during: 'verified', after: 'codeExpired' }];
    },
  },
  {
    label: 'a verification of an email address',
    cause: 'verifyCode',
    seconds: verificationSeconds,
    isRenewable: true,
    begin: async (runner, { id, name, email }, pause) => {
      const code = await accounts.requestCode(runner, email);
      // The verification counts from the entry of the code, and not from its mail.
      await pause(codeSeconds / 2);
      await runner.requestOutcome('verifyCode', requestOf.code(email, code), 'verified');
      const after = 'emailNotVerified';
      return async () => [
        { id: 'findMemberId', request: requestOf.search(name, email), during: 'found', after },
        { id: 'findMemberPassword', request: requestOf.confirm(id, email), during: 'confirmed', after },
      ];
    },
  },
  {
    label: 'the confirmation of an ID',
    cause: 'findMemberPassword',
    seconds: secondsOf('findMemberPassword', 'x-valid-minutes'),
    isUsedOnce: true,
    isRenewable: true,
    begin: async (runner, member, pause) => {
      await accounts.verifyEmail(runner, member.email);
      await pause(verificationSeconds / 2);
      await runner.requestOutcome('findMemberPassword', requestOf.confirm(member.id, member.email), 'confirmed');
      return async () => {
        const password = randomDigits(6);
        runner.context.secrets.add('PASSWORD', password);
        const request = requestOf.login({ id: member.id, password });
        return [{ id: 'resetPw', request, during: 'reset', after: 'notConfirmed' }];
      };
    },
  },
  {
    label: 'the lock of an account',
    cause: 'login',
    seconds: secondsOf('login', 'x-lock-minutes'),
    begin: async (runner, { id, password }) => {
      await failLogins(runner, { id, password });
      // The end of the lock resets the count of failed logins.
      const uses = { mismatch: newPassword(), loggedIn: password };
      const during = 'tooManyFailures';
      return async () =>
        Object.entries(uses).map(([after, text]) => {
          return { id: 'login', request: requestOf.login({ id, password: text }), during, after };
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
      const body = accounts.signUpBody(runner, name, newPassword());
      const email = accounts.email(runner, changed);
      for (const address of [body.member_email, email]) await accounts.verifyEmail(runner, address);
      return async () => {
        // The session of the member may have ended in the meantime.
        const session = await accounts.logIn(runner, member, true);
        const [profile, token] = [await accounts.readProfile(runner, session), session.accessToken];
        runner.context.results.leftovers.push(`the account ${body.member_id} (${body.member_email})`);
        const [during, after] = ['saved', 'emailNotVerified'];
        const change = { body: { ...profile, member_email: email }, token };
        return [
          // Only a changed address needs a verification.
          { id: 'modifyMemberInfo', request: { body: profile, token }, during, after: during },
          { id: 'modifyMemberInfo', request: change, during, after },
          { id: 'signup', request: { body }, during: 'signedUp', after },
        ];
      };
    },
  },
];
