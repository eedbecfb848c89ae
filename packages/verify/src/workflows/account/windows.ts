import { contractLimit } from '#verify/contract/document.ts';
import type { OperationId, RequestInput } from '#verify/exchange.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { requestMailedCode, runEmail, verifyEmail } from './email-codes.ts';
import {
  type CreatedMember,
  logInMember,
  newPassword,
  randomLetters,
  readProfile,
  resetBody,
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
  preparation?: { seconds: number; prepare: (runner: WorkflowRunner, member: CreatedMember) => Promise<string | null> };
  /** Begins the window with what the preparation returned, or begins it again, and returns what is tried near its end. */
  begin: (runner: WorkflowRunner, member: CreatedMember, prepared: string | null) => Promise<() => Promise<Use[]>>;
  /** True when the first use ends the window. */
  isUsedOnce?: true;
  /** True for a window that can begin again before its end. */
  isRenewable?: true;
};

const confirmationOf = ({ id, email }: CreatedMember) => ({ body: { member_id: id, member_email: email } });

/** All windows of the contract. The last one changes the email address of the member. */
export const windows: Window[] = [
  {
    label: 'a mailed code',
    cause: 'sendEmailVerification',
    seconds: secondsOf('sendEmailVerification', 'x-valid-minutes'),
    isRenewable: true,
    begin: async (runner) => {
      const email = runEmail(runner, 'window');
      const request = { body: { email, code: await requestMailedCode(runner, email) } };
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
      await runner.requestOutcome('verifyCode', { body: { email: member.email, code } }, 'verified');
      const search = { body: { member_name: member.name, member_email: member.email } };
      const after = 'emailNotVerified';
      return async () => [
        { id: 'findMemberId', request: search, during: 'found', after },
        { id: 'findMemberPassword', request: confirmationOf(member), during: 'confirmed', after },
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
      await runner.requestOutcome('findMemberPassword', confirmationOf(member), 'confirmed');
      return async () => {
        const body = resetBody(runner, member);
        const apply = () => {
          member.password = body.member_password;
        };
        return [{ id: 'resetPw', request: { body }, during: 'reset', after: 'notConfirmed', apply }];
      };
    },
  },
  {
    label: 'the lock of an account',
    cause: 'login',
    seconds: secondsOf('login', 'x-lock-minutes'),
    begin: async (runner, { id, password }) => {
      await failLogins(runner, { id, password });
      const loginWith = (text: string) => ({ body: { member_id: id, member_password: text } });
      // The end of the lock resets the count of failed logins.
      return async () => [
        { id: 'login', request: loginWith(newPassword()), during: 'tooManyFailures', after: 'mismatch' },
        { id: 'login', request: loginWith(password), during: 'tooManyFailures', after: 'loggedIn' },
      ];
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
        return [
          // Only a changed address needs a verification.
          { id: 'modifyMemberInfo', request: { body: profile, token }, during: 'saved', after: 'saved' },
          {
            id: 'modifyMemberInfo',
            request: { body: { ...profile, member_email: email }, token },
            during: 'saved',
            after,
          },
          { id: 'signup', request: { body: signUp }, during: 'signedUp', after },
        ];
      };
    },
  },
];
