import { isDeepStrictEqual } from 'node:util';
import { exampleBody } from '#verify/contract/contract-examples.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { runEmail, verifyEmail } from './email-codes.ts';

/**
 * Checks that changes of profile, workplace and education are stored, and that an unverified or taken email address is
 * rejected.
 * @param other a second account that the run created, whose email address is taken
 */
export async function checkProfileChanges(
  runner: WorkflowRunner,
  member: MemberSession,
  other: MemberSession | undefined,
): Promise<void> {
  await runner.runStep('a profile change is stored, and can be reverted', async () => {
    const { data } = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
    const { member_type: _, member_name: __, member_id: ___, ...before } = data.member_info;
    const changed = {
      ...before,
      member_en_name: 'Verify "Quoted" O’Neil',
      member_address_detail: '나동 <101>호 & 옥상 🧪',
      member_zipcode: '04321',
    };
    await runner.requestAs(member, 'modifyMemberInfo', { body: changed }, 'saved');
    const after = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
    const { member_type: type, member_name: name, member_id: id, ...stored } = after.data.member_info;
    for (const [field, value] of Object.entries(changed)) {
      runner.checkEqual(
        stored[field as keyof typeof stored],
        value,
        'stored',
        `${field} differs from what was sent`,
        `/data/member_info/${field}`,
      );
    }
    runner.checkEqual(
      [type, name, id],
      [data.member_info.member_type, data.member_info.member_name, data.member_info.member_id],
      'stored',
      'a profile change also changes name, ID or member type',
      '/data/member_info',
    );
    await runner.requestAs(member, 'modifyMemberInfo', { body: before }, 'saved');
  });

  await runner.runStep('a profile change with an unverified or taken email address is rejected', async () => {
    const { data } = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
    const { member_type: _, member_name: __, member_id: ___, ...before } = data.member_info;
    const unverified = runEmail(runner, 'unproven');
    const changed = { ...before, member_en_name: 'Rejected Name', member_address_detail: '거절 1호' };
    await runner.requestAs(
      member,
      'modifyMemberInfo',
      { body: { ...changed, member_email: unverified } },
      'emailNotVerified',
    );
    const invalidBirthday = { ...changed, member_birth_month: '2', member_birth_date: '30' };
    await runner.requestAs(member, 'modifyMemberInfo', { body: invalidBirthday }, 'badRequest');
    const checkRejected = async () => {
      const { data: after } = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
      const violation = { rule: 'stored', message: 'a rejected change was stored', pointer: '/data/member_info' };
      const isSame = isDeepStrictEqual(after.member_info, data.member_info);
      runner.check(isSame, { ...violation, culprit: 'modifyMemberInfo' });
    };
    await checkRejected();
    const otherMember = runner.requireOrSkip(other, 'the run created no second account', 'modifyMemberInfo');
    const taken =
      (await runner.requestAs(otherMember, 'getMemberInfo', {}, 'general')).data.member_info.member_email ?? '';
    await verifyEmail(runner, taken);
    await runner.requestAs(member, 'modifyMemberInfo', { body: { ...changed, member_email: taken } }, 'emailTaken');
    await checkRejected();
  });

  await runner.runStep("a member's own email address in the other case does not belong to another member", async () => {
    const { data } = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
    const { member_type: _, member_name: __, member_id: ___, ...before } = data.member_info;
    const own = before.member_email ?? '';
    await verifyEmail(runner, own);
    const body = { ...before, member_email: own.replace(/^[^@]+/, (local) => local.toUpperCase()) };
    const { code } = await runner.requestAs(member, 'modifyMemberInfo', { body }, 'saved', 'emailNotVerified');
    if (code === null) await runner.requestAs(member, 'modifyMemberInfo', { body: before }, 'saved');
  });

  await runner.runStep('a workplace can be emptied and set', async () => {
    const empty = exampleBody('modifyMemberCompanyInfo', 'empty');
    const full = exampleBody('modifyMemberCompanyInfo', 'otherPosition');
    for (const [body, outcome] of [
      [empty, 'empty'],
      [full, 'otherPosition'],
    ] as const) {
      await runner.requestAs(member, 'modifyMemberCompanyInfo', { body }, 'saved');
      const { data } = await runner.requestAs(member, 'getMemberCompanyInfo', {}, outcome);
      for (const [field, value] of Object.entries(data.member_company_info)) {
        runner.checkEqual(
          value,
          body[field],
          'stored',
          `${field} differs from what was sent`,
          `/data/member_company_info/${field}`,
        );
      }
    }
  });

  await runner.runStep('education is replaced completely and keeps its order', async () => {
    const educationRecord = (school: string, year: string) => ({
      member_edu_school: school,
      member_edu_specialty: '화장품 & 제형학',
      member_edu_degree: '석사',
      member_edu_gradation_year: year,
      member_edu_nation: '대한민국',
    });
    const body = [
      educationRecord('나 대학교', '2010'),
      educationRecord('가 대학교', '1999'),
      educationRecord('다 University 🎓', '2020'),
    ];
    await runner.requestAs(member, 'modifyMemberEduInfo', { body }, 'saved');
    const { data } = await runner.requestAs(member, 'getMemberEduInfo', {}, 'education');
    const isStored = isDeepStrictEqual(data.member_edu_info, body);
    // When a second read returns the right records, the first one was stale.
    const again = isStored ? data : (await runner.requestAs(member, 'getMemberEduInfo', {}, 'education')).data;
    runner.check(isStored, {
      rule: 'stored',
      message: 'education differs from what was sent',
      pointer: '/data/member_edu_info',
      expected: JSON.stringify(body),
      actual: JSON.stringify(data.member_edu_info),
      ...(isDeepStrictEqual(again.member_edu_info, body) ? { culprit: 'getMemberEduInfo' } : {}),
    });
    await runner.requestAs(member, 'modifyMemberEduInfo', { body: body.slice(0, 1) }, 'saved');
    const shortened = await runner.requestAs(member, 'getMemberEduInfo', {}, 'education');
    runner.checkEqual(
      shortened.data.member_edu_info,
      body.slice(0, 1),
      'stored',
      'education records that were left out are still stored',
      '/data/member_edu_info',
    );
  });
}
