import { exampleBody } from '#verify/contract-examples.ts';
import { runParts } from '#verify/run-branches.ts';
import type { MemberSession } from '#verify/run-context.ts';
import type { WorkflowRunner } from '#verify/workflow-runner.ts';
import { createMember } from './account.ts';
import { checkCertificateFiles } from './profile/certificate-files.ts';
import { checkStoredTexts } from './profile/stored-texts.ts';
import { checkProfileChanges } from './profile-changes.ts';
import { checkCertificateIsPrivate, checkCertificateUpload, readCertificate } from './student-certificate.ts';

/** Checks the stored profile, workplace, education and certificate of each given member. */
async function checkGivenMembers(workflow: WorkflowRunner): Promise<void> {
  const givenMembers = workflow.context.sessions.filter(({ isCreatedByRun }) => !isCreatedByRun);
  await runParts(workflow, givenMembers, async (runner, session) => {
    const number = runner.context.sessions.indexOf(session) + 1;
    await runner.runStep(`member ${number} reads the profile pages`, async () => {
      const { data } = await runner.requestAs(session, 'getMemberInfo', {}, 'general');
      const { member_id, member_name } = data.member_info;
      runner.checkEqual(
        member_id,
        session.id,
        'own-data',
        'the profile has another ID than the login',
        '/data/member_info/member_id',
      );
      runner.checkEqual(
        member_name,
        session.name,
        'own-data',
        'the profile has another name than the login',
        '/data/member_info/member_name',
      );
      const type = data.member_info.member_type;
      if (type !== null)
        runner.checkEqual(
          type,
          session.type,
          'own-data',
          'the profile has another member type than the login',
          '/data/member_info/member_type',
        );
      await runner.requestAs(session, 'getMemberCompanyInfo', {}, 'company');
      await runner.requestAs(session, 'getMemberEduInfo', {}, 'education');
      await checkCertificateIsPrivate(runner, (await readCertificate(runner, session)).file_pk);
    });
  });
}

async function checkSignUpData(runner: WorkflowRunner, member: MemberSession): Promise<void> {
  await runner.runStep('the profile pages return the data of the sign-up', async () => {
    const sent = exampleBody('signup', 'complete');
    const { data } = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
    const info: Record<string, unknown> = { ...data.member_info };
    const names = [
      'member_en_name',
      'member_birth_year',
      'member_zipcode',
      'member_address',
      'member_address_detail',
      'member_cell',
    ];
    for (const name of names)
      runner.checkEqual(
        info[name],
        sent[name],
        'stored',
        `${name} differs from what was sent`,
        `/data/member_info/${name}`,
      );
    for (const name of ['member_birth_month', 'member_birth_date']) {
      runner.checkEqual(
        Number(info[name]),
        Number(sent[name]),
        'stored',
        `${name} differs from what was sent`,
        `/data/member_info/${name}`,
      );
    }
    runner.checkEqual(
      info.member_gender,
      sent.member_gender === '남' ? 'm' : 'f',
      'stored',
      'member_gender is not m for 남 or f for 여',
      '/data/member_info/member_gender',
    );
    const { data: company } = await runner.requestAs(member, 'getMemberCompanyInfo', {}, 'company');
    for (const [name, value] of Object.entries(company.member_company_info)) {
      runner.checkEqual(
        value,
        sent[name],
        'stored',
        `${name} differs from what was sent`,
        `/data/member_company_info/${name}`,
      );
    }
    const { data: education } = await runner.requestAs(member, 'getMemberEduInfo', {}, 'education');
    const text = education.member_edu_info.map((record) =>
      [
        record.member_edu_school,
        record.member_edu_specialty,
        record.member_edu_degree,
        record.member_edu_gradation_year,
        record.member_edu_nation,
      ].join('♩'),
    );
    runner.checkEqual(
      text.join('♫'),
      sent.member_edu,
      'stored',
      'education differs from what was sent',
      '/data/member_edu_info',
    );
  });
}

/** Checks the profile pages: reads those of the given members, and changes those of an account that the run created. */
export async function checkMemberPages(runner: WorkflowRunner): Promise<void> {
  await checkGivenMembers(runner);
  const [createdMember, other] = runner.context.sessions.filter((session) => session.isCreatedByRun);
  if (createdMember) {
    await runner.runStep('a new member has no student certificate', async () => {
      const data = await readCertificate(runner, createdMember);
      runner.checkEqual(
        data.file_pk,
        null,
        'own-data',
        'a new member already has a student certificate',
        '/data/file_pk',
      );
    });
    await checkSignUpData(runner, createdMember);
    await checkProfileChanges(runner, createdMember, other);
    await checkCertificateUpload(runner, createdMember);
    const newMember = await runner.runStep('a new member signs up to change workplace, education and certificate', () =>
      createMember(runner, 'texts'),
    );
    if (newMember) {
      await checkStoredTexts(runner, newMember);
      await checkCertificateFiles(runner, newMember, createdMember);
    }
    return;
  }
  await runner.runStep('profile pages are changed', async () => {
    runner.requireOrSkip(
      null,
      'the run created no account',
      'modifyMemberInfo',
      'modifyMemberCompanyInfo',
      'modifyMemberEduInfo',
      'enrollStudentCertificate',
    );
  });
}
