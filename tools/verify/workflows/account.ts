import { randomBytes } from 'node:crypto';
import { exampleBody } from '#verify/contract-examples.ts';
import type { MemberSession } from '#verify/run-context.ts';
import type { WorkflowRunner } from '#verify/workflow-runner.ts';
import { checkEmailCodes, runEmail, verifyEmail } from './email-codes.ts';
import { logInMember } from './session.ts';

/** Returns a random password, because the accounts remain on the server. */
const newPassword = (): string => `${randomBytes(8).toString('hex')}A1!`;

/** Returns the sign-up example of the contract with a new ID, name, email address and password. */
function signUpBody(runner: WorkflowRunner, name: string, password: string) {
  return {
    ...exampleBody('signup', 'complete'),
    member_name: `검증${runner.context.prefix.slice(-4)}`,
    member_id: `${runner.context.prefix}${name}`,
    member_email: runEmail(runner, name),
    member_password: password,
    member_re_password: password,
  };
}

/** Creates an account and logs in with it. The name makes its ID and email address unique in the run. */
export async function createMember(runner: WorkflowRunner, name: string): Promise<MemberSession> {
  runner.requireWritePermission('signup', 'sendEmailVerification', 'verifyCode');
  const password = newPassword();
  runner.context.secrets.add('PASSWORD', password);
  const body = signUpBody(runner, name, password);
  await verifyEmail(runner, body.member_email);
  await runner.requestOutcome('signup', { body }, 'signedUp');
  runner.context.results.addLeftover(`the account ${body.member_id} (${body.member_email})`);
  const session = await logInMember(runner, { id: body.member_id, password }, true);
  runner.checkEqual(
    session.name,
    body.member_name,
    'stored',
    'the name in the login differs from the sign-up',
    '/data/member_name',
  );
  runner.checkEqual(
    session.type,
    '일반회원',
    'stored',
    'a new member is not a general member (일반회원)',
    '/data/member_type',
  );
  return session;
}

async function checkRejectedSignUps(runner: WorkflowRunner, member: MemberSession): Promise<void> {
  await runner.runStep('sign-up with an unverified email address is rejected', async () => {
    runner.requireWritePermission('signup');
    await runner.requestOutcome('signup', { body: signUpBody(runner, 'none', newPassword()) }, 'emailNotVerified');
  });

  await runner.runStep('the ID check finds taken IDs, also in upper case', async () => {
    const free = { param: `${runner.context.prefix}free`, param_type: 'id' };
    await runner.requestOutcome('checkJoinDuplicate', { body: free }, 'available');
    await runner.requestOutcome('checkJoinDuplicate', { body: free }, 'available');
    for (const param of [member.id, member.id.toUpperCase()]) {
      if (/^[A-Za-z0-9]{6,20}$/.test(param))
        await runner.requestOutcome('checkJoinDuplicate', { body: { param, param_type: 'id' } }, 'idTaken');
    }
  });

  await runner.runStep('sign-up with two different passwords is rejected', async () => {
    runner.requireWritePermission('signup');
    const body = { ...signUpBody(runner, 'differ', newPassword()), member_re_password: newPassword() };
    await verifyEmail(runner, body.member_email);
    await runner.requestOutcome('signup', { body }, 'passwordsDiffer');
  });

  await runner.runStep('sign-up with a taken ID or email address is rejected', async () => {
    runner.requireWritePermission('signup');
    const owner = runner.requireOrSkip(member.isCreatedByRun ? member : null, 'the run created no account', 'signup');
    const email = runEmail(runner, 'taken');
    await verifyEmail(runner, email);
    const body = signUpBody(runner, 'taken', newPassword());
    await runner.requestOutcome('signup', { body: { ...body, member_id: owner.id } }, 'idTaken');
    const takenEmail = runEmail(runner, 'a01');
    await verifyEmail(runner, takenEmail);
    await runner.requestOutcome('signup', { body: { ...body, member_email: takenEmail } }, 'emailTaken');
  });

  await runner.runStep('sign-up with the birthday 30 February is rejected', async () => {
    runner.requireWritePermission('signup');
    const body = { ...signUpBody(runner, 'day', newPassword()), member_birth_month: '2', member_birth_date: '30' };
    await runner.requestOutcome('signup', { body }, 'badRequest');
  });
}

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
    runner.checkEqual(data.member_id, member.id, 'stored', 'the ID search finds another ID', '/data/member_id');
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
    await runner.requestOutcome(
      'findMemberPassword',
      { body: { member_id: member.id, member_email: email } },
      'confirmed',
    );
    await runner.requestOutcome(
      'resetPw',
      { body: { member_id: member.id, member_password: member.password } },
      'samePassword',
    );
    const [oldPassword, password] = [member.password, newPassword()];
    runner.context.secrets.add('PASSWORD', password);
    await runner.requestOutcome('resetPw', { body: { member_id: member.id, member_password: password } }, 'reset');
    member.password = password;
    const { accessToken } = member;
    Object.assign(member, await logInMember(runner, { id: member.id, password }, true));
    await runner.requestOutcome('login', { body: { member_id: member.id, member_password: oldPassword } }, 'mismatch');
    await runner.requestOutcome('getMemberInfo', { token: accessToken }, 'tokenRejected');
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
    await runner.requestAs(member, 'changePw', changeRequest(member.password, password), 'changed');
    const oldPassword = member.password;
    member.password = password;
    await runner.requestAs(member, 'getMemberInfo', {}, 'general');
    await runner.requestOutcome('login', { body: { member_id: member.id, member_password: oldPassword } }, 'mismatch');
    await logInMember(runner, member, true);
  });
}

async function checkAccountLock(runner: WorkflowRunner): Promise<void> {
  await runner.runStep('five failed logins in a row lock the account, even for the right password', async () => {
    const member = await createMember(runner, 'c03');
    const loginRequest = (password: string) => ({ body: { member_id: member.id, member_password: password } });
    for (let attempt = 0; attempt < 5; attempt += 1)
      await runner.requestOutcome('login', loginRequest(newPassword()), 'mismatch');
    await runner.requestOutcome('login', loginRequest(member.password), 'tooManyFailures');
  });
}

/** Checks sign-up, email codes, ID and password search and password changes, on accounts that the run creates. */
export async function checkAccounts(runner: WorkflowRunner): Promise<void> {
  await checkEmailCodes(runner);
  for (const name of ['a01', 'b02']) {
    const created = await runner.runStep(`a sign-up creates a member (${name})`, () => createMember(runner, name));
    if (created) runner.context.sessions.push(created);
  }
  const createdMember = runner.findSession(({ isCreatedByRun }) => isCreatedByRun);
  const anyMember = createdMember ?? runner.findSession();
  if (anyMember) await checkRejectedSignUps(runner, anyMember);
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
    return;
  }
  await checkForgottenCredentials(runner, createdMember);
  await checkPasswordChange(runner, createdMember);
  await checkAccountLock(runner);
}
