import { withoutNumbers } from '#verify/contract/json-values.ts';
import type { Runner } from '#verify/run/runner.ts';
import { accounts, type CreatedMember, requestOf } from './accounts.ts';
import { longPassword, nearMisses, newPassword } from './texts.ts';

const resetRequest = (id: string, password = newPassword()) => requestOf.login({ id, password });

/** Checks that an email address counts as verified only after the right code, in every operation that requires it. */
export async function checkUnverifiedAddress(runner: Runner) {
  await runner.runStep('an email address does not count as verified before the right code', async () => {
    const email = accounts.email(runner, 'pending');
    const [member] = runner.members.created;
    const { id, name } = member ?? { id: `${runner.context.prefix}pending`, name: '아무개' };
    const expectUnverified = async () => {
      await runner.requestOutcome('findMemberId', requestOf.search(name, email), 'emailNotVerified');
      await runner.requestOutcome('findMemberPassword', requestOf.confirm(id, email), 'emailNotVerified');
      await runner.requestOutcome('resetPw', resetRequest(id), 'notConfirmed');
    };
    await expectUnverified();
    await runner.requestOutcome('sendEmailVerification', { body: { email } }, 'sent');
    await runner.requestOutcome('verifyCode', { body: { email, code: 'abcdef' } }, 'wrongCode');
    await expectUnverified();
    const body = accounts.signUpBody(runner, 'pending', newPassword());
    await runner.requestOutcome('signup', { body }, 'emailNotVerified');
    if (member) await accounts.changeProfile(runner, member, { member_email: email }, 'emailNotVerified');
  });
}

/** Checks that a verified email address gives no access to the account of another member. */
async function checkForeignReset(runner: Runner, victim: CreatedMember, stranger: CreatedMember) {
  await runner.runStep("a member's own verified email address does not confirm another member's ID", async () => {
    const ids = [victim.id, `${runner.context.prefix}nobody`];
    const [foreign, unknown] = await runner.runAtOnce(ids, async (part, id) => {
      const request = requestOf.confirm(id, stranger.email);
      const { exchange } = await part.requestOutcome('findMemberPassword', request, 'mismatch');
      await part.requestOutcome('resetPw', resetRequest(id), 'notConfirmed');
      return withoutNumbers(exchange.response?.json);
    });
    runner.checkEqual(unknown, foreign, 'reveals', 'the response tells whether a member has the ID', '/error');
    const search = requestOf.search(victim.name, stranger.email);
    const { data } = await runner.requestOutcome('findMemberId', search, 'noMember');
    const message = 'the ID search finds an ID although name and email address belong to two members';
    runner.checkEqual(data.member_id, null, 'own-data', message, '/data/member_id');
  });

  await runner.runStep('a confirmed ID ends nothing, and permits no reset for another ID', async () => {
    const cause = 'findMemberPassword';
    await runner.requestOutcome(cause, requestOf.confirm(stranger.id, stranger.email), 'confirmed');
    const ended = 'the confirmation of an ID ends the session or the password';
    await runner.expectEffect(cause, ended, 'getMemberInfo', { token: stranger.accessToken }, 'general');
    await runner.expectEffect(cause, ended, 'login', requestOf.login(stranger), 'loggedIn');
    const message = 'the confirmation of one ID permits the reset for another ID';
    await runner.expectEffect(cause, message, 'resetPw', resetRequest(victim.id), 'notConfirmed');
    await runner.runAtOnce(nearMisses(stranger.id), async (part, text) => {
      await part.expectEffect(cause, message, 'resetPw', resetRequest(text), 'notConfirmed');
      await part.requestOutcome(cause, requestOf.confirm(text, stranger.email), 'mismatch');
    });
    await accounts.logIn(runner, victim, true);
  });
}

/** Checks that a reset is possible once, and ends all sessions of the member and no session of another member. */
async function checkOwnReset(runner: Runner, victim: CreatedMember, stranger: CreatedMember) {
  await runner.runStep('a reset ends every token of the member, and no token of another member', async () => {
    const [first, second] = [await accounts.logIn(runner, victim, true), await accounts.logIn(runner, victim, true)];
    const { data } = await runner.requestOutcome('requestToken', requestOf.refresh(first.refreshToken), 'refreshed');
    // The permission of another member, who asks at the same time, has no influence.
    for (const { id, email } of [victim, stranger])
      await runner.requestOutcome('findMemberPassword', requestOf.confirm(id, email), 'confirmed');
    await runner.requestOutcome('resetPw', requestOf.login(victim), 'samePassword');
    const [oldLogin, password] = [requestOf.login(victim), longPassword()];
    runner.context.secrets.add('PASSWORD', password);
    await runner.requestOutcome('resetPw', resetRequest(victim.id, password), 'reset');
    victim.password = password;
    const expect = (message: string, ...effect: Parameters<typeof runner.expectEffects>[2][number]) =>
      runner.expectEffect('resetPw', message, ...effect);
    for (const token of [first.accessToken, data.access_token, second.accessToken])
      await expect('a reset does not end an access token of the member', 'getMemberInfo', { token }, 'tokenRejected');
    for (const { refreshToken } of [first, second]) {
      const renewal = 'a reset does not end a refresh token of the member';
      await expect(renewal, 'requestToken', requestOf.refresh(refreshToken), 'tokenRejected');
    }
    const foreign = 'a reset ends the session, or changes the password, of another member';
    await expect(foreign, 'getMemberInfo', { token: stranger.accessToken }, 'general');
    await expect(foreign, 'login', requestOf.login(stranger), 'loggedIn');
    await expect('the old password stays valid', 'login', oldLogin, 'mismatch');
    await expect('the new password is not valid', 'login', requestOf.login(victim), 'loggedIn');
    await runner.requestOutcome('resetPw', resetRequest(victim.id), 'notConfirmed');
    Object.assign(victim, await accounts.logIn(runner, victim, true));
  });
}

/** Checks attacks on a forgotten password, and what a reset ends. */
export async function checkPasswordReset(runner: Runner, victim: CreatedMember, stranger: CreatedMember) {
  await checkForeignReset(runner, victim, stranger);
  await checkOwnReset(runner, victim, stranger);
}
