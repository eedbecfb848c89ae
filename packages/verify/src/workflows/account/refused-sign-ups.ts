import { bodySchemaViolations } from '#verify/contract/schema-validation.ts';
import { type Exchange, errorCode } from '#verify/exchange.ts';
import { isSuccessResponse } from '#verify/outcomes.ts';
import type { Runner } from '#verify/run/runner.ts';
import { accounts, requestOf } from './accounts.ts';
import { inUpperCase, nearMisses, newPassword } from './texts.ts';

/** Checks which IDs are free, and that sign-ups that the contract refuses are rejected and create no account. */
export async function checkRefusedSignUps(runner: Runner) {
  const [taken] = runner.members.created;
  const refused = `${runner.context.prefix}refused`;
  const password = newPassword();
  const body = accounts.signUpBody(runner, 'refused', password);
  const expectRefused = (fields: object, outcome: string, part = runner) =>
    part.requestOutcome('signup', { body: { ...body, ...fields } }, outcome);

  await runner.runStep('the ID check finds taken IDs in any case, and only whole ones', async () => {
    const anyMember = taken ?? runner.findSession();
    const id = anyMember && /^[A-Za-z0-9]{6,20}$/.test(anyMember.id) ? anyMember.id : null;
    const isFree = [refused, ...(taken ? [`${taken.id}0`, `0${taken.id}`, taken.id.slice(0, -1)] : [])];
    for (const param of isFree)
      await runner.requestOutcome('checkJoinDuplicate', requestOf.idCheck(param), 'available');
    for (const param of id ? [id, id.toUpperCase(), id.toLowerCase()] : [])
      await runner.requestOutcome('checkJoinDuplicate', requestOf.idCheck(param), 'idTaken');
  });

  await runner.runStep('a sign-up checks the passwords, the ID and the email address in this order', async () => {
    await expectRefused({}, 'emailNotVerified');
    if (!taken) return;
    await expectRefused({ member_id: taken.id, member_re_password: newPassword() }, 'passwordsDiffer');
    await expectRefused({ member_id: taken.id }, 'idTaken');
  });

  await runner.runStep('a sign-up with different passwords, a taken ID or a taken address is rejected', async () => {
    await accounts.verifyEmail(runner, body.member_email);
    const others = nearMisses(password).filter(
      (text) => bodySchemaViolations('signup', { ...body, member_password: text }).length === 0,
    );
    await runner.runAtOnce([newPassword(), ...others], (part, text) =>
      expectRefused({ member_re_password: text }, 'passwordsDiffer', part),
    );
    const { id } = runner.requireCreated('signup');
    const takenEmail = accounts.email(runner, id.slice(runner.context.prefix.length));
    await accounts.verifyEmail(runner, takenEmail);
    for (const member_id of [id, id.toUpperCase()]) await expectRefused({ member_id }, 'idTaken');
    for (const member_email of [takenEmail, inUpperCase(takenEmail)])
      await expectRefused({ member_email }, 'emailTaken');
    const message = 'a rejected sign-up takes the ID';
    await runner.expectEffect('signup', message, 'checkJoinDuplicate', requestOf.idCheck(refused), 'available');
  });
}

/** Checks that sign-ups at the same time share neither an ID nor an email address. */
export async function checkParallelSignUps(runner: Runner) {
  await runner.runStep('two sign-ups at the same time do not share an ID or an email address', async () => {
    const bodies = ['k11', 'k12', 'k13'].map((name) => accounts.signUpBody(runner, name, newPassword()));
    for (const { member_email: email } of bodies) await accounts.verifyEmail(runner, email);
    const [first, second, third] = bodies;
    for (const [requests, failure, what] of [
      [[first, { ...second, member_id: first?.member_id }], 'idTaken', 'ID'],
      [[third, { ...third, member_id: second?.member_id }], 'emailTaken', 'email address'],
    ] as const) {
      const sent = requests.map((body) => ({ body }));
      const exchanges = await runner.context.client.sendTogether('signup', sent);
      const hasSucceeded = ({ response }: Exchange) => response !== null && isSuccessResponse(response);
      const codes = exchanges.map(({ response }) => errorCode(response) ?? response?.status);
      const message = `two sign-ups at the same time get the same ${what}`;
      const violation = { rule: 'parallel', message, expected: 'one success', actual: `codes ${codes.join(', ')}` };
      const isOne = exchanges.filter(hasSucceeded).length === 1;
      for (const exchange of exchanges.slice(-1))
        runner.check(isOne, violation, { exchange, outcomes: ['signedUp', failure] });
      for (const exchange of exchanges)
        runner.checkResponse('signup', exchange, [hasSucceeded(exchange) ? 'signedUp' : failure]);
      const { member_id, member_email } = requests[exchanges.findIndex(hasSucceeded)] ?? {};
      runner.context.results.leftovers.push(`the account ${member_id} (${member_email})`);
    }
  });
}
