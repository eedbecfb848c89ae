import { isDeepStrictEqual } from 'node:util';
import { type Exchange, successData } from '#verify/exchange.ts';
import { runParts } from '#verify/run/run-branches.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { personalReads } from './personal-reads.ts';

/** How often each member sends the request at the same time. */
const rounds = 3;

/** Records a violation for a response that has the data of another member. */
function checkOwner(runner: WorkflowRunner, isOwn: boolean, exchange: Exchange): void {
  const message = 'of requests by two members at the same time, one gets the data of the other member';
  const { operation: culprit } = exchange;
  runner.check(isOwn, { rule: 'own-data', message, pointer: '/data', culprit }, { exchange, outcomes: [] });
}

/** Sends requests of two members at the same time, which must not get each other's data or tokens. */
export async function checkSimultaneousMembers(
  runner: WorkflowRunner,
  first: MemberSession,
  second: MemberSession,
): Promise<void> {
  const members = Array.from({ length: rounds }, () => [first, second]).flat();
  const { client } = runner.context;
  await runParts(runner, personalReads, async (branch, [id, request]) => {
    await branch.runStep(`${id}: two members at the same time get their own data`, async () => {
      branch.skipUnavailable(id);
      const requests = members.map(({ accessToken: token }) => ({ ...request, token }));
      const alone: unknown[] = [];
      for (const one of requests.slice(0, 2)) alone.push(successData((await client.send(id, one)).response));
      for (const [index, exchange] of (await client.sendTogether(id, requests)).entries())
        checkOwner(branch, isDeepStrictEqual(successData(exchange.response), alone[index % 2]), exchange);
    });
  });
  await runner.runStep('two members who log in or refresh at the same time get their own tokens', async () => {
    const logins = members.map(({ id, password }) => ({ body: { member_id: id, member_password: password } }));
    const refreshes = members.map(({ refreshToken }) => ({ body: { refresh_token: refreshToken } }));
    const exchanges = [
      ...(await client.sendTogether('login', logins)),
      ...(await client.sendTogether('requestToken', refreshes)),
    ];
    for (const [index, exchange] of exchanges.entries()) {
      const token: unknown = Object(successData(exchange.response)).access_token;
      if (typeof token !== 'string') continue;
      const profile = Object(successData((await client.send('getMemberInfo', { token })).response));
      const { member_info: info } = profile;
      checkOwner(runner, !info || info.member_id === members[index % members.length]?.id, exchange);
      if (exchange.operation === 'login') await client.send('logout', { token });
    }
  });
}
