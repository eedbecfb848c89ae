import { type Exchange, errorCode } from '#verify/exchange.ts';
import { isSuccessResponse } from '#verify/outcomes.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { verifyEmail } from './email-codes.ts';
import { type CreatedMember, logInMember, newPassword, signUpBody } from './members.ts';

/**
 * Checks that one of several requests at the same time succeeds, and that the others have a certain failure.
 * @param message what went wrong otherwise
 * @returns the index of the request that succeeded, or -1
 */
function checkOneSucceeds(
  runner: WorkflowRunner,
  exchanges: Exchange[],
  success: string,
  failure: string,
  message: string,
): number {
  const hasSucceeded = ({ response }: Exchange) => response !== null && isSuccessResponse(response);
  const succeeded = exchanges.filter(hasSucceeded).length;
  const [last] = exchanges.slice(-1);
  if (last) {
    const codes = exchanges.map(({ response }) => errorCode(response) ?? response?.status);
    const violation = { rule: 'parallel', message, expected: 'one success', actual: `codes ${codes.join(', ')}` };
    runner.check(succeeded === 1, violation, { exchange: last, outcomes: [success, failure] });
  }
  for (const exchange of exchanges) {
    if (hasSucceeded(exchange)) runner.checkResponse(exchange.operation, exchange, [success]);
    else runner.checkResponse(exchange.operation, exchange, [failure]);
  }
  return exchanges.findIndex(hasSucceeded);
}

/** Sends sign-ups, refreshes and resets at the same time. A right that is given once must not be used twice. */
export async function checkParallelRequests(runner: WorkflowRunner, member: CreatedMember): Promise<void> {
  const { client } = runner.context;

  await runner.runStep('two sign-ups at the same time do not share an ID or an email address', async () => {
    const bodies = ['k11', 'k12'].map((name) => signUpBody(runner, name, newPassword()));
    for (const { member_email: email } of bodies) await verifyEmail(runner, email);
    const id = `${runner.context.prefix}k11`;
    const sameId = bodies.map((body) => ({ body: { ...body, member_id: id } }));
    const exchanges = await client.sendTogether('signup', sameId);
    const message = 'two sign-ups at the same time get the same ID';
    const index = checkOneSucceeds(runner, exchanges, 'signedUp', 'idTaken', message);
    runner.context.results.addLeftover(`the account ${id} (${bodies[index]?.member_email})`);
    const free = bodies[1 - index];
    if (!free) return;
    const sameEmail = ['k13', 'k14'].map((name) => ({ body: { ...free, member_id: runner.context.prefix + name } }));
    const others = await client.sendTogether('signup', sameEmail);
    const twice = 'two sign-ups at the same time get the same email address';
    const winner = checkOneSucceeds(runner, others, 'signedUp', 'emailTaken', twice);
    runner.context.results.addLeftover(`the account ${sameEmail[winner]?.body.member_id} (${free.member_email})`);
  });

  await runner.runStep('two refreshes at the same time both return a valid token', async () => {
    const { refreshToken, accessToken } = await logInMember(runner, member, true);
    const request = { body: { refresh_token: refreshToken } };
    // Proves that the token is right, so that a refusal is one of simultaneous requests.
    await runner.requestOutcome('requestToken', request, 'refreshed');
    const exchanges = await client.sendTogether('requestToken', [request, request]);
    for (const exchange of exchanges) {
      const { data } = runner.checkResponse('requestToken', exchange, ['refreshed']);
      await runner.requestOutcome('getMemberInfo', { token: data.access_token }, 'general');
    }
    await runner.requestOutcome('logout', { token: accessToken }, 'loggedOut');
  });

  await runner.runStep('two resets at the same time do not share a confirmation', async () => {
    await verifyEmail(runner, member.email);
    const body = { member_id: member.id, member_email: member.email };
    await runner.requestOutcome('findMemberPassword', { body }, 'confirmed');
    const passwords = [newPassword(), newPassword()];
    for (const password of passwords) runner.context.secrets.add('PASSWORD', password);
    const exchanges = await client.sendTogether(
      'resetPw',
      passwords.map((password) => ({ body: { member_id: member.id, member_password: password } })),
    );
    const message = 'one confirmation permits two resets at the same time';
    const index = checkOneSucceeds(runner, exchanges, 'reset', 'notConfirmed', message);
    member.password = passwords[index] ?? member.password;
    Object.assign(member, await logInMember(runner, member, true));
  });
}
