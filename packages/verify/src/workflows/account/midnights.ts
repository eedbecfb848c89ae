import { moments } from '#verify/contract/contract-event.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { requestMailedCode, runEmail, verifyEmail } from '#verify/workflows/email-codes.ts';
import { logInMember } from '#verify/workflows/session.ts';
import { type CreatedMember, resetBody } from './created-members.ts';
import { type ClockAfter, marginSeconds } from './deadline-clock.ts';
import { expectEffect } from './effects.ts';

const daySeconds = 86_400;

/** The seconds from the start of the run to the next midnight of each time zone in which a server may count days. */
const secondsToMidnight = (
  [
    ['kst', 9],
    ['utc', 0],
  ] as const
).map(([zone, offsetHours]) => {
  const secondOfDay = (Date.parse(moments.start) / 1000 + offsetHours * 3600) % daySeconds;
  return { zone, seconds: daySeconds - secondOfDay };
});

/** Checks that what is valid for minutes stays valid over a midnight, in Korean time and in UTC. */
export async function checkMidnights(runner: WorkflowRunner, member: CreatedMember, moveTo: ClockAfter): Promise<void> {
  for (const { zone, seconds: midnight } of secondsToMidnight)
    await runner.runStep(`codes, verifications, confirmations and sessions last over midnight (${zone})`, async () => {
      await moveTo(midnight - marginSeconds);
      const email = runEmail(runner, `night${zone}`);
      const code = await requestMailedCode(runner, email);
      await verifyEmail(runner, member.email);
      const confirmation = { body: { member_id: member.id, member_email: member.email } };
      await runner.requestOutcome('findMemberPassword', confirmation, 'confirmed');
      const session = await logInMember(runner, member, true);
      await moveTo(midnight + marginSeconds);
      const search = { body: { member_name: member.name, member_email: member.email } };
      const body = { refresh_token: session.refreshToken };
      const reset = resetBody(runner, member);
      const message = 'what is valid for minutes ends at midnight';
      for (const [cause, id, request, outcome] of [
        ['sendEmailVerification', 'verifyCode', { body: { email, code } }, 'verified'],
        ['verifyCode', 'findMemberId', search, 'found'],
        ['login', 'getMemberInfo', { token: session.accessToken }, 'general'],
        ['login', 'requestToken', { body }, 'refreshed'],
      ] as const)
        await expectEffect(runner, cause, message, id, request, outcome);
      if (await expectEffect(runner, 'findMemberPassword', message, 'resetPw', { body: reset }, 'reset'))
        member.password = reset.member_password;
      await logInMember(runner, member, true);
    });
}
