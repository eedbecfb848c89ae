import { bodySchemaViolations } from '#verify/contract/schema-validation.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { runEmail, verifyEmail } from '#verify/workflows/email-codes.ts';
import { newPassword, signUpBody } from './created-members.ts';
import { expectEffect } from './effects.ts';
import { type NearMiss, nearMisses } from './near-misses.ts';

/** Checks that sign-ups that the contract refuses are rejected, and create no account. @param member an existing member */
export async function checkRejectedSignUps(runner: WorkflowRunner, member: MemberSession): Promise<void> {
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
    const body = signUpBody(runner, 'differ', newPassword());
    await verifyEmail(runner, body.member_email);
    const isPassword = ({ text }: NearMiss) =>
      bodySchemaViolations('signup', { ...body, member_password: text }).length === 0;
    const others = nearMisses(body.member_password)
      .filter(isPassword)
      .map(({ text }) => text);
    for (const member_re_password of [newPassword(), ...others])
      await runner.requestOutcome('signup', { body: { ...body, member_re_password } }, 'passwordsDiffer');
  });

  await runner.runStep('sign-up with a taken ID or email address is rejected', async () => {
    runner.requireWritePermission('signup');
    const owner = runner.requireOrSkip(member.isCreatedByRun ? member : null, 'the run created no account', 'signup');
    const email = runEmail(runner, 'taken');
    await verifyEmail(runner, email);
    const body = signUpBody(runner, 'taken', newPassword());
    await runner.requestOutcome('signup', { body: { ...body, member_id: owner.id } }, 'idTaken');
    const takenEmail = runEmail(runner, owner.id.slice(runner.context.prefix.length));
    await verifyEmail(runner, takenEmail);
    await runner.requestOutcome('signup', { body: { ...body, member_email: takenEmail } }, 'emailTaken');
  });

  await runner.runStep('sign-up with the birthday 30 February is rejected', async () => {
    runner.requireWritePermission('signup');
    const body = { ...signUpBody(runner, 'day', newPassword()), member_birth_month: '2', member_birth_date: '30' };
    await runner.requestOutcome('signup', { body }, 'badRequest');
  });

  await runner.runStep('a rejected sign-up creates no account', async () => {
    runner.requireWritePermission('signup');
    for (const name of ['none', 'differ', 'taken', 'day']) {
      const request = { body: { param: `${runner.context.prefix}${name}`, param_type: 'id' } };
      await expectEffect(
        runner,
        'signup',
        'a rejected sign-up takes the ID',
        'checkJoinDuplicate',
        request,
        'available',
      );
    }
  });
}
