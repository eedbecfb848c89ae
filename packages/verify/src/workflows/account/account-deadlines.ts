import { contractLimit } from '#verify/contract/contract-limits.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { requestMailedCode, runEmail, verifyEmail } from '#verify/workflows/email-codes.ts';
import { logInMember } from '#verify/workflows/session.ts';
import { type CreatedMember, createMember, newPassword, resetBody, signUpBody } from './created-members.ts';
import { type ClockAfter, marginSeconds, secondsOf } from './deadline-clock.ts';
import { checkTogether, expectEffect } from './effects.ts';
import { checkMidnights } from './midnights.ts';
import { checkSeparateCounts } from './passwords.ts';
import { checkRenewals } from './renewals.ts';

/** Checks that a verification counts from the moment when the code was entered, not from that of the mail. */
async function checkVerificationStart(runner: WorkflowRunner, email: string, enteredAt: number, moveTo: ClockAfter) {
  const search = { body: { member_name: '아무개', member_email: email } };
  const end = enteredAt + secondsOf('verifyCode', 'x-valid-minutes');
  await moveTo(end - marginSeconds);
  const message = 'a verification counts from the sending of the code';
  await expectEffect(runner, 'verifyCode', message, 'findMemberId', search, 'noMember');
  await moveTo(end + marginSeconds);
  await expectEffect(runner, 'verifyCode', 'a verification does not end', 'findMemberId', search, 'emailNotVerified');
}

/** Checks that a mailed code expires, also when it was accepted before. */
async function checkCodeExpiry(runner: WorkflowRunner, moveTo: ClockAfter): Promise<void> {
  const lifetime = secondsOf('sendEmailVerification', 'x-valid-minutes');
  await runner.runStep('a code expires after its lifetime', async () => {
    await moveTo(0);
    const [early, late, renewed] = [runEmail(runner, 'early'), runEmail(runner, 'late'), runEmail(runner, 'renewed')];
    const [earlyCode, lateCode] = [await requestMailedCode(runner, early), await requestMailedCode(runner, late)];
    await requestMailedCode(runner, renewed);
    const codeRequest = (email: string, code: string) => ({ body: { email, code } });
    await moveTo(lifetime - marginSeconds);
    await runner.requestOutcome('verifyCode', codeRequest(early, earlyCode), 'verified');
    const newCode = codeRequest(renewed, await requestMailedCode(runner, renewed));
    await moveTo(lifetime + marginSeconds);
    const message = 'a new code expires with the earlier one';
    await expectEffect(runner, 'sendEmailVerification', message, 'verifyCode', newCode, 'verified');
    await runner.requestOutcome('verifyCode', codeRequest(late, lateCode), 'codeExpired');
    await runner.requestOutcome('verifyCode', codeRequest(early, earlyCode), 'codeExpired');
    await verifyEmail(runner, late);
    await checkVerificationStart(runner, early, lifetime - marginSeconds, moveTo);
  });
}

/** Checks that a verified email address counts as verified for a limited time, in every operation that requires it. */
async function checkVerificationExpiry(runner: WorkflowRunner, member: CreatedMember, moveTo: ClockAfter) {
  const lifetime = secondsOf('verifyCode', 'x-valid-minutes');
  await runner.runStep('a verification of an email address expires after its lifetime', async () => {
    await moveTo(0);
    const [changed, inTime, late] = [runEmail(runner, 'moved1'), runEmail(runner, 'j10'), runEmail(runner, 'aged')];
    for (const email of [member.email, changed, inTime, late]) await verifyEmail(runner, email);
    const byName = { body: { member_name: member.name, member_email: member.email } };
    const byId = { body: { member_id: member.id, member_email: member.email } };
    const profileOf = async (session: MemberSession) => {
      const { data } = await runner.requestAs(session, 'getMemberInfo', {}, 'general');
      const { member_type: _, member_name: __, member_id: ___, ...profile } = data.member_info;
      return profile;
    };
    await moveTo(lifetime - marginSeconds);
    await checkTogether(runner, 'verifyCode', 'a verification ends too early', [
      ['findMemberId', byName, 'found'],
      ['findMemberPassword', byId, 'confirmed'],
      ['signup', { body: signUpBody(runner, 'j10', newPassword()) }, 'signedUp'],
    ]);
    runner.context.results.addLeftover(`the account ${runner.context.prefix}j10 (${inTime})`);
    const early = await logInMember(runner, member, true);
    const moved = { ...(await profileOf(early)), member_email: changed };
    await runner.requestAs(early, 'modifyMemberInfo', { body: moved }, 'saved');
    await moveTo(lifetime + marginSeconds);
    const session = await logInMember(runner, member, true);
    const profile = await profileOf(session);
    // Only a changed address needs a verification.
    await runner.requestAs(session, 'modifyMemberInfo', { body: profile }, 'saved');
    member.email = changed;
    byName.body.member_email = changed;
    byId.body.member_email = changed;
    const signUp = signUpBody(runner, 'aged', newPassword());
    const takenEmail = { ...signUp, member_email: member.email };
    const body = { ...profile, member_email: late };
    await checkTogether(runner, 'verifyCode', 'a verification does not end', [
      ['findMemberId', byName, 'emailNotVerified'],
      ['findMemberPassword', byId, 'emailNotVerified'],
      ['signup', { body: signUp }, 'emailNotVerified'],
      ['signup', { body: takenEmail }, 'emailNotVerified'],
      ['modifyMemberInfo', { body, token: session.accessToken }, 'emailNotVerified'],
    ]);
  });
}

/** Checks that a confirmed ID permits the reset of the password for a limited time. */
async function checkResetExpiry(runner: WorkflowRunner, member: CreatedMember, moveTo: ClockAfter): Promise<void> {
  const lifetime = secondsOf('findMemberPassword', 'x-valid-minutes');
  // The permission counts from the confirmation, which comes some time after the verification of the address.
  const confirmedAt = secondsOf('verifyCode', 'x-valid-minutes') / 2;
  const confirm = async () => {
    await moveTo(0);
    await verifyEmail(runner, member.email);
    await moveTo(confirmedAt);
    const body = { member_id: member.id, member_email: member.email };
    await runner.requestOutcome('findMemberPassword', { body }, 'confirmed');
  };
  const reset = { body: resetBody(runner, member) };

  await runner.runStep('a password reset is permitted until the end of the confirmation', async () => {
    await confirm();
    await moveTo(confirmedAt + lifetime - marginSeconds);
    await runner.requestOutcome('resetPw', reset, 'reset');
    member.password = reset.body.member_password;
    await logInMember(runner, member, true);
  });

  await runner.runStep('a password reset is rejected after the end of the confirmation', async () => {
    await confirm();
    await moveTo(confirmedAt + lifetime + marginSeconds);
    const late = { body: { member_id: member.id, member_password: newPassword() } };
    await runner.requestOutcome('resetPw', late, 'notConfirmed');
    await logInMember(runner, member, true);
  });
}

/** Checks that time alone does not reset the count of failed logins. */
async function checkCountLasts(runner: WorkflowRunner, member: CreatedMember, moveTo: ClockAfter): Promise<void> {
  await runner.runStep('failed logins count in a row, however much time is between them', async () => {
    await moveTo(0);
    const loginRequest = (password: string) => ({ body: { member_id: member.id, member_password: password } });
    for (let attempt = 1; attempt < contractLimit('login', 'x-max-attempts'); attempt += 1)
      await runner.requestOutcome('login', loginRequest(newPassword()), 'mismatch');
    await moveTo(secondsOf('login', 'x-lock-minutes') * 3);
    await runner.requestOutcome('login', loginRequest(newPassword()), 'mismatch');
    const message = 'failed logins are forgotten after some time';
    await expectEffect(runner, 'login', message, 'login', loginRequest(member.password), 'tooManyFailures');
    await moveTo(secondsOf('login', 'x-lock-minutes') * 5);
    await logInMember(runner, member, true);
  });
}

/** Checks that the lock of an account ends, and that its end resets the count of failed logins. */
async function checkLockExpiry(runner: WorkflowRunner, member: CreatedMember, moveTo: ClockAfter): Promise<void> {
  const lifetime = secondsOf('login', 'x-lock-minutes');
  await runner.runStep('the lock of an account ends, and its end resets the count of failed logins', async () => {
    await moveTo(0);
    const loginRequest = (password: string) => ({ body: { member_id: member.id, member_password: password } });
    for (let attempt = 0; attempt < contractLimit('login', 'x-max-attempts'); attempt += 1)
      await runner.requestOutcome('login', loginRequest(newPassword()), 'mismatch');
    await moveTo(lifetime - marginSeconds);
    await runner.requestOutcome('login', loginRequest(member.password), 'tooManyFailures');
    await moveTo(lifetime + marginSeconds);
    await runner.requestOutcome('login', loginRequest(newPassword()), 'mismatch');
    await logInMember(runner, member, true);
  });
}

/**
 * Checks every time limit of codes, verifications, resets and locks, shortly before and after its end.
 * @param moveTo moves the server's clock relative to a start, in any order
 */
export async function checkAccountDeadlines(runner: WorkflowRunner, moveTo: ClockAfter): Promise<void> {
  await checkCodeExpiry(runner, moveTo);
  const member = await runner.runStep('a sign-up creates a member (h08)', async () => {
    await moveTo(0);
    return createMember(runner, 'h08');
  });
  if (!member) return;
  await checkVerificationExpiry(runner, member, moveTo);
  await checkRenewals(runner, member, moveTo);
  await checkMidnights(runner, member, moveTo);
  await checkResetExpiry(runner, member, moveTo);
  await checkLockExpiry(runner, member, moveTo);
  await checkCountLasts(runner, member, moveTo);
  await moveTo(0);
  const other = runner.findSession(({ isCreatedByRun }) => isCreatedByRun);
  await checkSeparateCounts(runner, member, other);
}
