import type { Runner } from '#verify/run/runner.ts';
import { accounts } from './account/accounts.ts';
import { checkOwnData } from './account/personal-data.ts';
import { checkExtremeSignUps, checkSignUpRules } from './account/sign-ups.ts';
import { checkCertificateIsPrivate, checkCertificates, readCertificate } from './profile/certificates.ts';
import { checkPages } from './profile/pages.ts';

/** Checks the stored profile, workplace, education and certificate of each given member. */
const checkGivenMembers = (workflow: Runner): Promise<unknown> =>
  workflow.runParts(workflow.members.given, async (runner, session) => {
    const number = runner.context.sessions.indexOf(session) + 1;
    await runner.runStep(`member ${number} reads the profile pages`, async () => {
      const { data } = await runner.requestAs(session, 'getMemberInfo', {}, 'general');
      const { member_id: id, member_name: name, member_type: type } = data.member_info;
      const actual = { id, name, type: type ?? session.type };
      const expected = { id: session.id, name: session.name, type: session.type };
      const message = 'the profile has another ID, name or type than the login';
      runner.checkEqual(actual, expected, 'own-data', message, '/data/member_info');
      await runner.requestAs(session, 'getMemberCompanyInfo', {}, 'company');
      await runner.requestAs(session, 'getMemberEduInfo', {}, 'education');
      await checkCertificateIsPrivate(runner, (await readCertificate(runner, session)).file_pk, session);
    });
  });

/** Checks that a member cannot name another member. */
async function checkIdentity(runner: Runner) {
  const [other] = runner.members.created;
  const member = await runner.runStep('a sign-up creates a member (i09)', () => accounts.create(runner, 'i09'));
  if (member && other) await checkOwnData(runner, member, other);
}

/** Checks the profile pages: reads those of the given members, and changes those of accounts that the run creates. */
export const checkMemberPages = (runner: Runner): Promise<unknown> =>
  runner.runParts(
    [checkGivenMembers, checkPages, checkCertificates, checkExtremeSignUps, checkSignUpRules, checkIdentity],
    (part, check) => check(part),
  );
