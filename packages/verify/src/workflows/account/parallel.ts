import { type Exchange, errorCode, type OperationId, type RequestInput } from '#verify/exchange.ts';
import { isSuccessResponse } from '#verify/outcomes.ts';
import type { Runner } from '#verify/run/runner.ts';
import { verifyEmail } from './account-requests.ts';
import { newPassword, signUpBody } from './members.ts';

/** Sends requests at the same time, of which one must succeed. Returns the index of that one, or -1. */
async function expectOneSuccess(
  runner: Runner,
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

/** Checks that sign-ups at the same time share neither an ID nor an email address. */
export async function checkParallelRequests(runner: Runner) {
  const { prefix, results } = runner.context;
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
}
