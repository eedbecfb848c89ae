import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { requestMailedCode, runEmail, verifyEmail } from '#verify/workflows/email-codes.ts';
import { type CreatedMember, newPassword, signUpBody } from './created-members.ts';

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
  const former = member.email;
  const search = (email: string) => ({ body: { member_name: member.name, member_email: email } });

  await runner.runStep('a changed email address replaces the previous one', async () => {
    const [before, email] = [member.email, runEmail(runner, 'moved')];
    const { data } = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
    const { member_type: _, member_name: __, member_id: ___, ...profile } = data.member_info;
    const code = await requestMailedCode(runner, email, member);
    await runner.requestAs(member, 'verifyCode', { body: { email, code } }, 'verified');
    await runner.requestAs(member, 'modifyMemberInfo', { body: { ...profile, member_email: email } }, 'saved');
    member.email = email;
    const after = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
    const stored = after.data.member_info.member_email;
    const difference = 'member_email differs from what was sent';
    runner.checkEqual(stored, email, 'stored', difference, '/data/member_info/member_email');
    const found = await runner.requestOutcome('findMemberId', search(email), 'found');
    const message = 'the ID search does not follow a change of the email address';
    runner.checkEqual(found.data.member_id, member.id, 'stored', message, '/data/member_id');
    const old = await runner.requestOutcome('findMemberId', search(before), 'noMember');
    runner.checkEqual(old.data.member_id, null, 'stored', message, '/data/member_id');
  });

  const givenUp = other.email;
  await runner.runStep('a former email address is free for another member', async () => {
    const { data } = await runner.requestAs(other, 'getMemberInfo', {}, 'general');
    const { member_type: _, member_name: __, member_id: ___, ...profile } = data.member_info;
    await verifyEmail(runner, former);
    await runner.requestAs(other, 'modifyMemberInfo', { body: { ...profile, member_email: former } }, 'saved');
    other.email = former;
  });

  await runner.runStep('a former email address is free for a sign-up', async () => {
    runner.requireOrSkip(other.email === givenUp ? null : givenUp, 'no address was given up', 'signup');
    const password = newPassword();
    runner.context.secrets.add('PASSWORD', password);
    const body = { ...signUpBody(runner, 'freed', password), member_email: givenUp };
    await verifyEmail(runner, givenUp);
    await runner.requestOutcome('signup', { body }, 'signedUp');
    runner.context.results.addLeftover(`the account ${body.member_id} (${givenUp})`);
  });

  await runner.runStep('a sign-up with a taken email address or ID in upper case is rejected', async () => {
    const name = member.email.slice(0, member.email.lastIndexOf('@'));
    const upper = `${name.toUpperCase()}${member.email.slice(name.length)}`;
    const body = signUpBody(runner, 'upper', newPassword());
    await runner.requestOutcome('signup', { body: { ...body, member_email: upper } }, 'emailTaken');
    const id = member.id.toUpperCase();
    await runner.requestOutcome('signup', { body: { ...body, member_id: id } }, 'idTaken');
  });

  await runner.runStep('all operations compare email addresses without case', async () => {
    const upper = member.email.replace(/^[^@]+/, (local) => local.toUpperCase());
    const code = await requestMailedCode(runner, member.email);
    await runner.requestOutcome('verifyCode', { body: { email: upper, code } }, 'verified');
    const { data } = await runner.requestOutcome('findMemberId', search(upper), 'found');
    const message = 'the ID search distinguishes the case of an email address';
    const violation = { rule: 'stored', message, pointer: '/data/member_id', culprit: 'findMemberId' } as const;
    runner.check(data.member_id === member.id, violation);
    const body = { member_id: member.id, member_email: upper };
    await runner.requestOutcome('findMemberPassword', { body }, 'confirmed');
  });

  await runner.runStep('the own email address in another case is stored as it is sent', async () => {
    const { data } = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
    const { member_type: _, member_name: __, member_id: ___, ...profile } = data.member_info;
    const upper = member.email.replace(/^[^@]+/, (local) => local.toUpperCase());
    for (const email of [upper, member.email]) {
      await runner.requestAs(member, 'modifyMemberInfo', { body: { ...profile, member_email: email } }, 'saved');
      const after = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
      const difference = 'member_email differs from what was sent';
      const stored = after.data.member_info.member_email;
      runner.checkEqual(stored, email, 'stored', difference, '/data/member_info/member_email');
    }
  });

  await runner.runStep('only the whole ID is taken', async () => {
    for (const param of [`${member.id}0`, `0${member.id}`, member.id.slice(0, -1)])
      await runner.requestOutcome('checkJoinDuplicate', { body: { param, param_type: 'id' } }, 'available');
  });

  await runner.runStep('a sign-up checks the passwords, the ID and the email address in this order', async () => {
    const body = signUpBody(runner, 'unseen', newPassword());
    const [otherPassword, takenId] = [{ member_re_password: newPassword() }, { member_id: member.id }];
    await runner.requestOutcome('signup', { body: { ...body, ...otherPassword, ...takenId } }, 'passwordsDiffer');
    await runner.requestOutcome('signup', { body: { ...body, ...takenId } }, 'idTaken');
  });
}
