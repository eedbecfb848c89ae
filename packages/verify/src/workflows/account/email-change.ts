import type { Runner } from '#verify/run/runner.ts';
import { accounts, type CreatedMember, requestOf } from './accounts.ts';
import { inUpperCase } from './texts.ts';

/** Checks that a changed email address must be verified and replaces the former one, and that case is ignored. */
export async function checkEmailChange(runner: Runner, member: CreatedMember, other: CreatedMember) {
  const [former, givenUp] = [member.email, other.email];
  /** Searches for the ID of a member by the name and an email address. */
  const checkSearch = async (email: string, outcome: 'found' | 'noMember', message: string, culprit = {}) => {
    const { data } = await runner.requestOutcome('findMemberId', requestOf.search(member.name, email), outcome);
    const expected = outcome === 'found' ? member.id : null;
    runner.checkEqual(data.member_id, expected, 'stored', message, '/data/member_id', culprit);
  };

  await runner.runStep('a changed email address replaces the previous one', async () => {
    const email = accounts.email(runner, 'moved');
    const code = await accounts.requestCode(runner, email, member);
    await runner.requestAs(member, 'verifyCode', requestOf.code(email, code), 'verified');
    await accounts.changeProfile(runner, member, { member_email: email });
    member.email = email;
    const message = 'the ID search does not follow a change of the email address';
    await checkSearch(email, 'found', message);
    await checkSearch(former, 'noMember', message);
  });

  await runner.runStep('a taken email address is rejected, and a former one is free', async () => {
    const before = await accounts.readProfile(runner, other);
    await accounts.verifyEmail(runner, member.email);
    const taken = { member_en_name: 'Rejected Name', member_email: member.email };
    await accounts.changeProfile(runner, other, taken, 'emailTaken');
    const message = 'a rejected change was stored';
    runner.checkEqual(await accounts.readProfile(runner, other), before, 'stored', message, '/data/member_info');
    await accounts.verifyEmail(runner, former);
    await accounts.changeProfile(runner, other, { member_email: former });
    other.email = former;
    await accounts.verifyEmail(runner, givenUp);
    await checkSearch(givenUp, 'noMember', 'the ID search finds an address that was given up');
  });

  await runner.runStep('email addresses are compared without case, and stored as they are sent', async () => {
    const upper = inUpperCase(member.email);
    const code = await accounts.requestCode(runner, member.email);
    await runner.requestOutcome('verifyCode', requestOf.code(upper, code), 'verified');
    const message = 'the ID search distinguishes the case of an email address';
    await checkSearch(upper, 'found', message, { culprit: 'findMemberId' });
    await runner.requestOutcome('findMemberPassword', requestOf.confirm(member.id, upper), 'confirmed');
    for (const email of [upper, member.email]) await accounts.changeProfile(runner, member, { member_email: email });
  });
}
