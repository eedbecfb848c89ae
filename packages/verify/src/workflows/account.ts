import { runAtOnce } from '#verify/run/run-at-once.ts';
import { runParts } from '#verify/run/run-branches.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { createMember, newPassword } from './account/created-members.ts';
import { expectEffect } from './account/effects.ts';
import { convertedVariants, nearMisses } from './account/near-misses.ts';
import { checkRejectedSignUps } from './account/rejected-sign-ups.ts';
import { checkSignUpData } from './account/sign-up-fields.ts';
import { checkFoundId } from './account/stored-fields.ts';
import { checkEmailCodes, runEmail, verifyEmail } from './email-codes.ts';
import { logInMember } from './session.ts';

async function checkForgottenCredentials(runner: WorkflowRunner, member: MemberSession): Promise<void> {
  const email = runEmail(runner, 'a01');

  await runner.runStep('ID and password search with an unverified email address is rejected', async () => {
    runner.requireWritePermission('findMemberPassword');
    const unverified = runEmail(runner, 'stranger');
    await runner.requestOutcome(
      'findMemberId',
      { body: { member_name: member.name, member_email: unverified } },
      'emailNotVerified',
    );
    await runner.requestOutcome(
      'findMemberPassword',
      { body: { member_id: member.id, member_email: unverified } },
      'emailNotVerified',
    );
  });

  await runner.runStep('ID search with a verified email address finds the ID, only with the right name', async () => {
    runner.requireWritePermission('findMemberId');
    await verifyEmail(runner, email);
    const { data } = await runner.requestOutcome(
      'findMemberId',
      { body: { member_name: member.name, member_email: email } },
      'found',
    );
    checkFoundId(runner, data.member_id, member.id);
    const other = await runner.requestOutcome(
      'findMemberId',
      { body: { member_name: '다른이름', member_email: email } },
      'noMember',
    );
    runner.checkEqual(
      other.data.member_id,
      null,
      'stored',
      'the ID search finds an ID with a wrong name',
      '/data/member_id',
    );
  });

  await runner.runStep('a password reset is rejected until ID and email address are confirmed', async () => {
    runner.requireWritePermission('resetPw', 'findMemberPassword');
    await runner.requestOutcome(
      'resetPw',
      { body: { member_id: member.id, member_password: newPassword() } },
      'notConfirmed',
    );
    await verifyEmail(runner, email);
    await runner.requestOutcome(
      'findMemberPassword',
      { body: { member_id: `${member.id}x`, member_email: email } },
      'mismatch',
    );
    await runner.requestOutcome(
      'resetPw',
      { body: { member_id: member.id, member_password: newPassword() } },
      'notConfirmed',
    );
  });

  await runner.runStep('a forgotten password is reset once, and all sessions end', async () => {
    runner.requireWritePermission('resetPw', 'findMemberPassword');
    await verifyEmail(runner, email);
    const confirmed = await runner.requestOutcome(
      'findMemberPassword',
      { body: { member_id: member.id, member_email: email } },
      'confirmed',
    );
    const login = { body: { member_id: member.id, member_password: member.password } };
    const changed = 'the confirmation of an ID ends the password';
    await expectEffect(runner, confirmed.exchange.operation, changed, 'login', login, 'loggedIn');
    await runner.requestOutcome(
      'resetPw',
      { body: { member_id: member.id, member_password: member.password } },
      'samePassword',
    );
    const [oldPassword, password] = [member.password, newPassword()];
    runner.context.secrets.add('PASSWORD', password);
    const resetRequest = { body: { member_id: member.id, member_password: password } };
    const { exchange } = await runner.requestOutcome('resetPw', resetRequest, 'reset');
    member.password = password;
    const { accessToken, refreshToken } = member;
    Object.assign(member, await logInMember(runner, { id: member.id, password }, true));
    const cause = exchange.operation;
    const oldLogin = { body: { member_id: member.id, member_password: oldPassword } };
    await expectEffect(runner, cause, 'the old password stays valid', 'login', oldLogin, 'mismatch');
    const message = 'a reset does not end an access token of the member';
    await expectEffect(runner, cause, message, 'getMemberInfo', { token: accessToken }, 'tokenRejected');
    const refresh = { body: { refresh_token: refreshToken } };
    const refreshed = 'a reset does not end a refresh token of the member';
    await expectEffect(runner, cause, refreshed, 'requestToken', refresh, 'tokenRejected');
    await runner.requestOutcome(
      'resetPw',
      { body: { member_id: member.id, member_password: newPassword() } },
      'notConfirmed',
    );
  });
}

async function checkPasswordChange(runner: WorkflowRunner, member: MemberSession): Promise<void> {
  await runner.runStep('a password change needs the current password and keeps the session valid', async () => {
    runner.requireWritePermission('changePw');
    const password = newPassword();
    runner.context.secrets.add('PASSWORD', password);
    const changeRequest = (from: string, to: string) => ({
      body: { member_original_password: from, member_new_password: to },
    });
    await runner.requestAs(member, 'changePw', changeRequest(newPassword(), password), 'wrongPassword');
    await runner.requestAs(member, 'changePw', changeRequest(member.password, member.password), 'samePassword');
    await runAtOnce(runner, [...nearMisses(member.password), ...convertedVariants(member.password)], (part, { text }) =>
      part.requestAs(member, 'changePw', changeRequest(text, password), 'wrongPassword'),
    );
    const { exchange } = await runner.requestAs(
      member,
      'changePw',
      changeRequest(member.password, password),
      'changed',
    );
    const cause = exchange.operation;
    const oldLogin = { body: { member_id: member.id, member_password: member.password } };
    member.password = password;
    const ended = 'a password change ends the session';
    const profile = { token: member.accessToken };
    await expectEffect(runner, cause, ended, 'getMemberInfo', profile, 'general');
    const refreshRequest = { body: { refresh_token: member.refreshToken } };
    await expectEffect(runner, cause, ended, 'requestToken', refreshRequest, 'refreshed');
    await expectEffect(runner, cause, 'the old password stays valid', 'login', oldLogin, 'mismatch');
    Object.assign(member, await logInMember(runner, member, true));
    await runner.requestAs(
      member,
      'changePw',
      changeRequest(oldLogin.body.member_password, newPassword()),
      'wrongPassword',
    );
    // Only the current password is refused as a new one. The last change restores the first password.
    const resembling = nearMisses(password).filter(
      ({ text }) => text.length === password.length && !text.endsWith('%'),
    );
    for (const text of [...resembling.map((nearMiss) => nearMiss.text), oldLogin.body.member_password]) {
      runner.context.secrets.add('PASSWORD', text);
      await runner.requestAs(member, 'changePw', changeRequest(member.password, text), 'changed');
      member.password = text;
    }
    Object.assign(member, await logInMember(runner, member, true));
  });
}

/** Checks sign-up, email codes, ID and password search and password changes, on accounts that the run creates. */
export async function checkAccounts(runner: WorkflowRunner): Promise<void> {
  const created = new Map<string, MemberSession>();
  const signUps: [name: string, example: string][] = [
    ['a01', 'complete'],
    ['b02', 'withoutWorkplace'],
  ];
  const firstChecks: ((part: WorkflowRunner) => Promise<void>)[] = [
    checkEmailCodes,
    ...signUps.map(([name, example]) => async (part: WorkflowRunner) => {
      const member = await part.runStep(`a sign-up creates a member (${name})`, () =>
        createMember(part, name, {}, example),
      );
      if (!member) return;
      created.set(name, member);
      await checkSignUpData(part, member);
    }),
  ];
  await runParts(runner, firstChecks, (part, check) => check(part));
  runner.context.sessions.push(...signUps.flatMap(([name]) => created.get(name) ?? []));
  const [createdMember, other] = runner.context.sessions.filter(({ isCreatedByRun }) => isCreatedByRun);
  const anyMember = other ?? createdMember ?? runner.findSession();
  const checks: ((part: WorkflowRunner) => Promise<void>)[] = [
    async (part) => void (anyMember && (await checkRejectedSignUps(part, anyMember))),
    async (part) => void (createdMember && (await checkForgottenCredentials(part, createdMember))),
    async (part) => void (createdMember && (await checkPasswordChange(part, other ?? createdMember))),
  ];
  // Without a second account, the checks share one, and one of them must not change the password of another.
  await runParts(runner, other ? checks : [], (part, check) => check(part));
  if (!other) for (const check of checks) await check(runner);
  if (!createdMember) {
    await runner.runStep('ID search, password reset and password change', async () => {
      runner.requireOrSkip(
        null,
        'the run created no account',
        'changePw',
        'resetPw',
        'findMemberPassword',
        'findMemberId',
      );
    });
  }
}
