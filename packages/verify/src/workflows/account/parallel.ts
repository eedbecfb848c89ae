import { type Exchange, errorCode, type OperationId, type RequestInput } from '#verify/exchange.ts';
import { isSuccessResponse } from '#verify/outcomes.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { verifyEmail } from './email-codes.ts';
import { type CreatedMember, logInMember, newPassword, signUpBody } from './members.ts';

/**
 * Sends requests at the same time, and checks that one of them succeeds, and that the others have a certain failure.
 * @param message what went wrong otherwise
 * @returns the index of the request that succeeded, or -1
 */
async function expectOneSuccess(
  runner: WorkflowRunner,
  id: OperationId,
  requests: RequestInput[],
  [success, failure]: [success: string, failure: string],
  message: string,
): Promise<number> {
  const exchanges = await runner.context.client.sendTogether(id, requests);
  const hasSucceeded = ({ response }: Exchange) => response !== null && isSuccessResponse(response);
  const codes = exchanges.map(({ response }) => errorCode(response) ?? response?.status);
  for (const exchange of exchanges.slice(-1))
    runner.check(
      exchanges.filter(hasSucceeded).length === 1,
      { rule: 'parallel', message, expected: 'one success', actual: `codes ${codes.join(', ')}` },
      { exchange, outcomes: [success, failure] },
    );
  for (const exchange of exchanges) runner.checkResponse(id, exchange, [hasSucceeded(exchange) ? success : failure]);
  return exchanges.findIndex(hasSucceeded);
}

/** Sends sign-ups, refreshes and resets at the same time. A right that is given once must not be used twice. */
export async function checkParallelRequests(runner: WorkflowRunner, member: CreatedMember): Promise<void> {
  const { prefix, results, secrets, client } = runner.context;

  await runner.runStep('two sign-ups at the same time do not share an ID or an email address', async () => {
    const bodies = ['k11', 'k12'].map((name) => signUpBody(runner, name, newPassword()));
    for (const { member_email: email } of bodies) await verifyEmail(runner, email);
    const sameId = bodies.map((body) => ({ body: { ...body, member_id: `${prefix}k11` } }));
    const message = 'two sign-ups at the same time get the same ID';
    const index = await expectOneSuccess(runner, 'signup', sameId, ['signedUp', 'idTaken'], message);
    results.addLeftover(`the account ${prefix}k11 (${bodies[index]?.member_email})`);
    const free = bodies[1 - index];
    const sameEmail = ['k13', 'k14'].map((name) => ({ body: { ...free, member_id: prefix + name } }));
    const twice = 'two sign-ups at the same time get the same email address';
    const winner = await expectOneSuccess(runner, 'signup', sameEmail, ['signedUp', 'emailTaken'], twice);
    results.addLeftover(`the account ${sameEmail[winner]?.body.member_id} (${free?.member_email})`);
  });

  await runner.runStep('two refreshes at the same time both return a valid token', async () => {
    const { refreshToken, accessToken } = await logInMember(runner, member, true);
    const request = { body: { refresh_token: refreshToken } };
    for (const exchange of await client.sendTogether('requestToken', [request, request])) {
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
    for (const password of passwords) secrets.add('PASSWORD', password);
    const resets = passwords.map((password) => ({ body: { member_id: member.id, member_password: password } }));
    const message = 'one confirmation permits two resets at the same time';
    const index = await expectOneSuccess(runner, 'resetPw', resets, ['reset', 'notConfirmed'], message);
    member.password = passwords[index] ?? member.password;
    Object.assign(member, await logInMember(runner, member, true));
  });
}
