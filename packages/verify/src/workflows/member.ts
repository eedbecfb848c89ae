import { isDeepStrictEqual } from 'node:util';
import { runParts } from '#verify/run/run-branches.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { checkBirthdays } from './account/birthdays.ts';
import { createMember } from './account/created-members.ts';
import { checkOwnData, checkServerFields } from './account/foreign-identity.ts';
import { checkProfileFields } from './account/profile-fields.ts';
import { checkExtremeSignUps, checkSignUpEducation } from './account/sign-up-fields.ts';
import { checkCertificateFiles } from './profile/certificate-files.ts';
import { checkStoredTexts } from './profile/stored-texts.ts';
import { checkProfileChanges } from './profile-changes.ts';
import { checkCertificateIsPrivate, checkCertificateUpload, readCertificate } from './student-certificate.ts';

/** Records that login and profile disagree on the type of a member. The annual fees tell which of both is wrong. */
async function reportOtherType(runner: WorkflowRunner, session: MemberSession, type: string): Promise<void> {
  const checked = runner.lastChecked();
  const { data } = await runner.requestAs(session, 'getAnnualFeePaid', {}, 'generalPaid');
  const message = 'the profile has another member type than the login';
  const pointer = data.member_type === type ? '/data/member_type' : '/data/member_info/member_type';
  const culprit = data.member_type === type ? 'login' : 'getMemberInfo';
  runner.check(false, { rule: 'own-data', message, pointer, expected: session.type, actual: type, culprit }, checked);
}

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
      if (type !== null && type !== session.type) await reportOtherType(runner, session, type);
      await runner.requestAs(session, 'getMemberCompanyInfo', {}, 'company');
      await runner.requestAs(session, 'getMemberEduInfo', {}, 'education');
      await checkCertificateIsPrivate(runner, (await readCertificate(runner, session)).file_pk, session);
    });
  });
}

/** Reads the three pages of the profile. */
async function readPages(runner: WorkflowRunner, member: MemberSession) {
  const { data: profile } = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
  const { data: company } = await runner.requestAs(member, 'getMemberCompanyInfo', {}, 'company');
  const { data: education } = await runner.requestAs(member, 'getMemberEduInfo', {}, 'education');
  return { profile, company, education };
}

/** Checks which data are accepted and stored, on accounts that the run creates for it. */
async function checkFields(runner: WorkflowRunner, other: MemberSession | undefined): Promise<void> {
  const member = await runner.runStep('a sign-up creates a member (i09)', () => createMember(runner, 'i09'));
  if (!member) return;
  const before = other && (await runner.runStep('the data of another member are read', () => readPages(runner, other)));
  await runParts(runner, [checkProfileFields, (part: WorkflowRunner) => checkBirthdays(part, member)], (part, check) =>
    check(part),
  );
  await checkServerFields(runner, member);
  if (!other || !before) return;
  await runner.runStep('changes of one member change no other member', async () => {
    const after = await readPages(runner, other);
    const message = 'the data of a member have changed with those of another member';
    runner.check(isDeepStrictEqual(after, before), { rule: 'own-data', message, pointer: '/data' });
  });
  await checkOwnData(runner, member, other);
}

/** Checks changes of the profile, on an account that the run creates for it. The email address of `other` is taken. */
async function checkChanges(runner: WorkflowRunner, other: MemberSession | undefined): Promise<void> {
  const member = await runner.runStep('a new member signs up to change the profile', () =>
    createMember(runner, 'changes'),
  );
  if (member) await checkProfileChanges(runner, member, other);
}

/** Checks which texts and certificates are stored, on an account that the run creates for it. */
async function checkTexts(runner: WorkflowRunner, other: MemberSession): Promise<void> {
  const member = await runner.runStep('a new member signs up to change workplace, education and certificate', () =>
    createMember(runner, 'texts'),
  );
  if (!member) return;
  await runParts(runner, [checkStoredTexts, checkCertificateFiles], (part, check) => check(part, member, other));
}

/** Checks the profile pages: reads those of the given members, and changes those of an account that the run created. */
export async function checkMemberPages(runner: WorkflowRunner): Promise<void> {
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
    const checks: ((part: WorkflowRunner) => Promise<void>)[] = [
      checkGivenMembers,
      (part) => checkChanges(part, other),
      (part) => checkCertificateUpload(part, createdMember),
      (part) => checkTexts(part, createdMember),
      checkExtremeSignUps,
      checkSignUpEducation,
      (part) => checkFields(part, createdMember),
    ];
    await runParts(runner, checks, (part, check) => check(part));
    return;
  }
  await checkGivenMembers(runner);
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
