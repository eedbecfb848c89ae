import { bodySchemaViolations } from '#verify/contract/schema-validation.ts';
import { runAtOnce } from '#verify/run/run-branches.ts';
import { membersOf } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';
import { duplicateRequest, runEmail, verifyEmail } from './account-requests.ts';
import { expectEffect } from './effects.ts';
import { inUpperCase, newPassword, signUpBody } from './members.ts';
import { nearMisses } from './secret-variants.ts';

/** Checks which IDs are free, and that sign-ups that the contract refuses are rejected and create no account. */
export async function checkRefusedSignUps(runner: Runner) {
  const [taken] = membersOf(runner.context).created;
  const refused = `${runner.context.prefix}refused`;
  const password = newPassword();
  const body = signUpBody(runner, 'refused', password);

  await runner.runStep('the ID check finds taken IDs in any case, and only whole ones', async () => {
    const anyMember = taken ?? runner.findSession();
    const id = anyMember && /^[A-Za-z0-9]{6,20}$/.test(anyMember.id) ? anyMember.id : null;
    const isFree = [refused, ...(taken ? [`${taken.id}0`, `0${taken.id}`, taken.id.slice(0, -1)] : [])];
    for (const param of isFree) await runner.requestOutcome('checkJoinDuplicate', duplicateRequest(param), 'available');
    for (const param of id ? [id, id.toUpperCase(), id.toLowerCase()] : [])
      await runner.requestOutcome('checkJoinDuplicate', duplicateRequest(param), 'idTaken');
  });

  await runner.runStep('a sign-up checks the passwords, the ID and the email address in this order', async () => {
    const differ = { member_re_password: newPassword() };
    await runner.requestOutcome('signup', { body }, 'emailNotVerified');
    if (!taken) return;
    const withTakenId = { ...body, member_id: taken.id };
    await runner.requestOutcome('signup', { body: { ...withTakenId, ...differ } }, 'passwordsDiffer');
    await runner.requestOutcome('signup', { body: withTakenId }, 'idTaken');
  });

  await runner.runStep('a sign-up with different passwords, a taken ID or a taken address is rejected', async () => {
    await verifyEmail(runner, body.member_email);
    const expectRefused = (fields: object, outcome: string, part = runner) =>
      part.requestOutcome('signup', { body: { ...body, ...fields } }, outcome);
    const others = nearMisses(password).filter(
      ({ text }) => bodySchemaViolations('signup', { ...body, member_password: text }).length === 0,
    );
    await runAtOnce(runner, [{ text: newPassword() }, ...others], (part, { text }) =>
      expectRefused({ member_re_password: text }, 'passwordsDiffer', part),
    );
    const { id } = runner.requireCreated('signup');
    const takenEmail = runEmail(runner, id.slice(runner.context.prefix.length));
    await verifyEmail(runner, takenEmail);
    for (const member_id of [id, id.toUpperCase()]) await expectRefused({ member_id }, 'idTaken');
    for (const member_email of [takenEmail, inUpperCase(takenEmail)])
      await expectRefused({ member_email }, 'emailTaken');
  });

  await runner.runStep('a rejected sign-up creates no account', async () => {
    const message = 'a rejected sign-up takes the ID';
    await expectEffect(runner, 'signup', message, 'checkJoinDuplicate', duplicateRequest(refused), 'available');
  });
}
