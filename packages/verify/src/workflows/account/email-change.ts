import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { requestMailedCode, runEmail, verifyEmail } from './email-codes.ts';
import { type CreatedMember, inUpperCase, newPassword, readProfile, signUpBody } from './members.ts';

/** Saves an email address in the profile of a member, and checks that it is stored as it was sent. */
async function saveEmail(runner: WorkflowRunner, member: MemberSession, email: string): Promise<void> {
  const profile = await readProfile(runner, member);
  await runner.requestAs(member, 'modifyMemberInfo', { body: { ...profile, member_email: email } }, 'saved');
  const stored = (await readProfile(runner, member)).member_email;
  const message = 'member_email differs from what was sent';
  runner.checkEqual(stored, email, 'stored', message, '/data/member_info/member_email');
}

/**
 * Checks that a member changes the email address after its verification, that only the new address finds the account, and
 * that the comparison of addresses ignores case.
 * @param other a member who takes the former address
 */
export async function checkEmailChange(
  runner: WorkflowRunner,
  member: CreatedMember,
  other: CreatedMember,
): Promise<void> {
  const [former, givenUp] = [member.email, other.email];
  const search = (email: string) => ({ body: { member_name: member.name, member_email: email } });

  await runner.runStep('a changed email address replaces the previous one', async () => {
    const email = runEmail(runner, 'moved');
    const code = await requestMailedCode(runner, email, member);
    await runner.requestAs(member, 'verifyCode', { body: { email, code } }, 'verified');
    await saveEmail(runner, member, email);
    member.email = email;
    const message = 'the ID search does not follow a change of the email address';
    const found = await runner.requestOutcome('findMemberId', search(email), 'found');
    runner.checkEqual(found.data.member_id, member.id, 'stored', message, '/data/member_id');
    const old = await runner.requestOutcome('findMemberId', search(former), 'noMember');
    runner.checkEqual(old.data.member_id, null, 'stored', message, '/data/member_id');
  });

  await runner.runStep('a taken email address is rejected, and a former one is free', async () => {
    const before = await readProfile(runner, other);
    await verifyEmail(runner, member.email);
    const taken = { ...before, member_en_name: 'Rejected Name', member_email: member.email };
    await runner.requestAs(other, 'modifyMemberInfo', { body: taken }, 'emailTaken');
    const message = 'a rejected change was stored';
    runner.checkEqual(await readProfile(runner, other), before, 'stored', message, '/data/member_info');
    await verifyEmail(runner, former);
    await saveEmail(runner, other, former);
    other.email = former;
    const password = newPassword();
    runner.context.secrets.add('PASSWORD', password);
    const body = { ...signUpBody(runner, 'freed', password), member_email: givenUp };
    await verifyEmail(runner, givenUp);
    await runner.requestOutcome('signup', { body }, 'signedUp');
    runner.context.results.addLeftover(`the account ${body.member_id} (${givenUp})`);
  });

  await runner.runStep(
    'all operations compare email addresses without case, and store them as they are sent',
    async () => {
      const upper = inUpperCase(member.email);
      const code = await requestMailedCode(runner, member.email);
      await runner.requestOutcome('verifyCode', { body: { email: upper, code } }, 'verified');
      const { data } = await runner.requestOutcome('findMemberId', search(upper), 'found');
      const message = 'the ID search distinguishes the case of an email address';
      const violation = { rule: 'stored', message, pointer: '/data/member_id', culprit: 'findMemberId' } as const;
      runner.check(data.member_id === member.id, violation);
      const body = { member_id: member.id, member_email: upper };
      await runner.requestOutcome('findMemberPassword', { body }, 'confirmed');
      for (const email of [upper, member.email]) await saveEmail(runner, member, email);
    },
  );
}
