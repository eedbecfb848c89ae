import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { verifyEmail } from '#verify/workflows/email-codes.ts';
import { type CreatedMember, resetBody } from './created-members.ts';
import { type ClockAfter, marginSeconds, secondsOf } from './deadline-clock.ts';
import { expectEffect } from './effects.ts';

/** A time, in seconds, at which every earlier confirmation has ended. */
const later = 4 * 3600;

/** Checks that a repeated verification or confirmation counts from the repetition. */
export async function checkRenewals(runner: WorkflowRunner, member: CreatedMember, moveTo: ClockAfter): Promise<void> {
  const verify = () => verifyEmail(runner, member.email);
  const confirmation = { body: { member_id: member.id, member_email: member.email } };
  await runner.runStep('a repeated verification of an email address counts from the repetition', async () => {
    const lifetime = secondsOf('verifyCode', 'x-valid-minutes');
    await moveTo(0);
    await verify();
    await moveTo(lifetime - marginSeconds);
    await verify();
    await moveTo(lifetime + marginSeconds);
    const search = { body: { member_name: member.name, member_email: member.email } };
    const message = 'another verification does not last longer than the earlier one';
    await expectEffect(runner, 'verifyCode', message, 'findMemberId', search, 'found');
  });

  await runner.runStep('a repeated confirmation of an ID counts from the repetition', async () => {
    const lifetime = secondsOf('findMemberPassword', 'x-valid-minutes');
    await moveTo(later);
    await verify();
    await runner.requestOutcome('findMemberPassword', confirmation, 'confirmed');
    await moveTo(later + lifetime - marginSeconds);
    await verify();
    await runner.requestOutcome('findMemberPassword', confirmation, 'confirmed');
    await moveTo(later + lifetime + marginSeconds);
    const reset = { body: resetBody(runner, member) };
    const message = 'another confirmation does not last longer than the earlier one';
    if (await expectEffect(runner, 'findMemberPassword', message, 'resetPw', reset, 'reset'))
      member.password = reset.body.member_password;
  });
}
