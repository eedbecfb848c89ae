import { runAtOnce } from '#verify/run/run-at-once.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { runEmail } from '#verify/workflows/email-codes.ts';
import { logInMember } from '#verify/workflows/session.ts';
import { type CreatedMember, createMember, longPassword, newPassword } from './created-members.ts';
import { expectEffect } from './effects.ts';
import { convertedVariants, nearMisses } from './near-misses.ts';
import { refresh } from './session-tokens.ts';

const resetRequest = (id: string, password = newPassword()) => ({
  body: { member_id: id, member_password: password },
});

/** Returns JSON as text without its numbers and hexadecimal texts, because a message may contain the number of a request. */
export const withoutNumbers = (json: unknown): string =>
  (JSON.stringify(json) ?? '').replace(/[\da-f-]{8,}|\d+/gi, '#');

/** Checks that a verified email address gives no access to the account of another member. */
async function checkForeignReset(runner: WorkflowRunner, victim: CreatedMember, stranger: CreatedMember) {
  const confirmRequest = (id: string, email: string) => ({ body: { member_id: id, member_email: email } });

  await runner.runStep("a member's own verified email address does not confirm another member's ID", async () => {
    const foreign = await runner.requestOutcome(
      'findMemberPassword',
      confirmRequest(victim.id, stranger.email),
      'mismatch',
    );
    await runner.requestOutcome('resetPw', resetRequest(victim.id), 'notConfirmed');
    await runner.requestOutcome('resetPw', resetRequest(`${runner.context.prefix}nobody`), 'notConfirmed');
    const unknown = await runner.requestOutcome(
      'findMemberPassword',
      confirmRequest(`${runner.context.prefix}nobody`, stranger.email),
      'mismatch',
    );
    runner.checkEqual(
      withoutNumbers(unknown.exchange.response?.json),
      withoutNumbers(foreign.exchange.response?.json),
      'reveals',
      'the response tells whether a member has the ID',
      '/error',
    );
  });

  await runner.runStep('a confirmed ID permits no reset for another ID', async () => {
    const { exchange } = await runner.requestOutcome(
      'findMemberPassword',
      confirmRequest(stranger.id, stranger.email),
      'confirmed',
    );
    const cause = exchange.operation;
    const [ended, other] = [
      'the confirmation of an ID ends the session',
      'the confirmation of an ID ends the password',
    ];
    await expectEffect(runner, cause, ended, 'getMemberInfo', { token: stranger.accessToken }, 'general');
    const login = { body: { member_id: stranger.id, member_password: stranger.password } };
    await expectEffect(runner, cause, other, 'login', login, 'loggedIn');
    const message = 'the confirmation of one ID permits the reset for another ID';
    await expectEffect(runner, cause, message, 'resetPw', resetRequest(victim.id), 'notConfirmed');
    await runAtOnce(runner, [...nearMisses(stranger.id), ...convertedVariants(stranger.id)], async (part, { text }) => {
      await expectEffect(part, cause, message, 'resetPw', resetRequest(text), 'notConfirmed');
      await part.requestOutcome('findMemberPassword', confirmRequest(text, stranger.email), 'mismatch');
    });
    await logInMember(runner, victim, true);
  });

  await runner.runStep('the ID search does not combine the name and the email address of two members', async () => {
    const { data } = await runner.requestOutcome(
      'findMemberId',
      { body: { member_name: victim.name, member_email: stranger.email } },
      'noMember',
    );
    const message = 'the ID search finds an ID although name and email address belong to two members';
    runner.checkEqual(data.member_id, null, 'own-data', message, '/data/member_id');
  });
}

/** Checks that an email address counts as verified only after the right code. */
async function checkUnfinishedVerification(runner: WorkflowRunner, member: CreatedMember): Promise<void> {
  await runner.runStep('an email address does not count as verified before the right code', async () => {
    const email = runEmail(runner, 'pending');
    const expectUnverified = async () => {
      const byName = { body: { member_name: member.name, member_email: email } };
      await runner.requestOutcome('findMemberId', byName, 'emailNotVerified');
      const byId = { body: { member_id: member.id, member_email: email } };
      await runner.requestOutcome('findMemberPassword', byId, 'emailNotVerified');
    };
    await runner.requestOutcome('sendEmailVerification', { body: { email } }, 'sent');
    await expectUnverified();
    await runner.requestOutcome('verifyCode', { body: { email, code: 'abcdef' } }, 'wrongCode');
    await expectUnverified();
    const body = { ...member.signUp, member_id: `${runner.context.prefix}pending`, member_email: email };
    await runner.requestOutcome('signup', { body }, 'emailNotVerified');
    const { data } = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
    const { member_type: _, member_name: __, member_id: ___, ...profile } = data.member_info;
    const change = { body: { ...profile, member_email: email } };
    await runner.requestAs(member, 'modifyMemberInfo', change, 'emailNotVerified');
  });
}

/** Checks that a reset ends all sessions of the member and no session of another member. */
async function checkSessionsAfterReset(runner: WorkflowRunner, victim: CreatedMember, stranger: CreatedMember) {
  await runner.runStep('a reset ends every token of the member, and no token of another member', async () => {
    const [first, second] = [await logInMember(runner, victim, true), await logInMember(runner, victim, true)];
    const refreshed = await refresh(runner, first.refreshToken);
    const body = { member_id: victim.id, member_email: victim.email };
    await runner.requestOutcome('findMemberPassword', { body }, 'confirmed');
    // The permission of another member, who asks at the same time, has no influence.
    const others = { member_id: stranger.id, member_email: stranger.email };
    await runner.requestOutcome('findMemberPassword', { body: others }, 'confirmed');
    const password = longPassword();
    runner.context.secrets.add('PASSWORD', password);
    const { exchange } = await runner.requestOutcome('resetPw', resetRequest(victim.id, password), 'reset');
    const oldPassword = victim.password;
    victim.password = password;
    const cause = exchange.operation;
    for (const token of [first.accessToken, refreshed, second.accessToken]) {
      const message = 'a reset does not end an access token of the member';
      await expectEffect(runner, cause, message, 'getMemberInfo', { token }, 'tokenRejected');
    }
    for (const token of [first.refreshToken, second.refreshToken]) {
      const message = 'a reset does not end a refresh token of the member';
      await expectEffect(runner, cause, message, 'requestToken', { body: { refresh_token: token } }, 'tokenRejected');
    }
    const foreign = 'a reset ends the session of another member';
    await expectEffect(runner, cause, foreign, 'getMemberInfo', { token: stranger.accessToken }, 'general');
    const strangerLogin = { body: { member_id: stranger.id, member_password: stranger.password } };
    const changed = 'a reset changes the password of another member';
    await expectEffect(runner, cause, changed, 'login', strangerLogin, 'loggedIn');
    const login = (text: string) => ({ body: { member_id: victim.id, member_password: text } });
    await expectEffect(runner, cause, 'the old password stays valid', 'login', login(oldPassword), 'mismatch');
    await expectEffect(runner, cause, 'the new password is not valid', 'login', login(password), 'loggedIn');
  });
}

/** Creates two accounts for the checks of resets, or returns null. */
export async function createResetMembers(
  runner: WorkflowRunner,
): Promise<{ victim: CreatedMember; stranger: CreatedMember } | null> {
  const victim = await runner.runStep('a sign-up creates a member (d04)', () => createMember(runner, 'd04'));
  const stranger = await runner.runStep('a sign-up creates a member (e05)', () => createMember(runner, 'e05'));
  return victim && stranger ? { victim, stranger } : null;
}

/**
 * Checks attacks on a forgotten password, and what a reset ends.
 * @param victim the member whose password is reset
 * @param stranger the member who tries to reset it
 */
export async function checkPasswordReset(
  runner: WorkflowRunner,
  victim: CreatedMember,
  stranger: CreatedMember,
): Promise<void> {
  await checkForeignReset(runner, victim, stranger);
  await checkUnfinishedVerification(runner, victim);
  await checkSessionsAfterReset(runner, victim, stranger);
  await runner.runStep('the member logs in with the new password', async () => {
    Object.assign(victim, await logInMember(runner, victim, true));
  });
}
