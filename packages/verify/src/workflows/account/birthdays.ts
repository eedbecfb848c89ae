import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { verifyEmail } from '#verify/workflows/email-codes.ts';
import { type CreatedMember, newPassword, signUpBody } from './created-members.ts';
import { checkStoredFields } from './stored-fields.ts';

type Day = [year: string, month: string, day: string];

/**
 * Days that exist: the last ones of months, 29 February of leap years, and days on which Korea had another offset from
 * UTC than today (summer time in 1960, 1987 and 1988; 8:30 hours in 1958).
 */
const validDays: Day[] = [
  ['2000', '2', '29'],
  ['1996', '02', '29'],
  ['1999', '2', '28'],
  ['1900', '3', '1'],
  ['1990', '1', '31'],
  ['1990', '4', '30'],
  ['1990', '12', '31'],
  ['2001', '01', '01'],
  ['1987', '7', '15'],
  ['1988', '5', '8'],
  ['1960', '5', '1'],
  ['1958', '1', '1'],
];

/** Days that do not exist: in months of 30 days, and 29 February of years that are no leap years. */
const invalidDays: Day[] = [
  ['1999', '2', '29'],
  ['1900', '2', '29'],
  ['2000', '2', '30'],
  ['1990', '4', '31'],
  ['1990', '06', '31'],
  ['1990', '9', '31'],
  ['1990', '11', '31'],
];

const birthdayFields = ([year, month, day]: Day) => ({
  member_birth_year: year,
  member_birth_month: month,
  member_birth_date: day,
});

/** Checks that a profile change and a sign-up accept only days of birth that exist. The member's profile is changed. */
export async function checkBirthdays(runner: WorkflowRunner, member: CreatedMember): Promise<void> {
  await runner.runStep('a day of birth that exists is stored', async () => {
    const { data } = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
    const { member_type: _, member_name: __, member_id: ___, ...profile } = data.member_info;
    for (const day of validDays) {
      await runner.requestAs(member, 'modifyMemberInfo', { body: { ...profile, ...birthdayFields(day) } }, 'saved');
      const after = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
      checkStoredFields(runner, { ...after.data.member_info }, birthdayFields(day), '/data/member_info');
    }
  });

  await runner.runStep('a profile change with a day of birth that does not exist is rejected', async () => {
    const { data } = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
    const { member_type: _, member_name: __, member_id: ___, ...profile } = data.member_info;
    for (const day of invalidDays)
      await runner.requestAs(
        member,
        'modifyMemberInfo',
        { body: { ...profile, ...birthdayFields(day) } },
        'badRequest',
      );
    const after = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
    checkStoredFields(runner, { ...after.data.member_info }, profile, '/data/member_info');
  });

  await runner.runStep('a sign-up with a day of birth that does not exist is rejected', async () => {
    const body = signUpBody(runner, 'day', newPassword());
    await verifyEmail(runner, body.member_email);
    for (const day of invalidDays)
      await runner.requestOutcome('signup', { body: { ...body, ...birthdayFields(day) } }, 'badRequest');
  });
}
