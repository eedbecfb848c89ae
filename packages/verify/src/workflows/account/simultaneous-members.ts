import { isDeepStrictEqual } from 'node:util';
import { isJsonObject } from '#verify/contract/json-values.ts';
import { type Exchange, successData } from '#verify/exchange.ts';
import { runParts } from '#verify/run/run-branches.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { personalReads } from './personal-reads.ts';

/** How often each member sends the request at the same time. */
const rounds = 3;

const successDataOf = ({ response }: Exchange) => successData(response);

/** Returns a field of the data of a success. */
function fieldOf(exchange: Exchange, name: string): unknown {
  const data = successDataOf(exchange);
  return isJsonObject(data) ? data[name] : undefined;
}

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
      const read = (member: MemberSession) => client.send(id, { ...request, token: member.accessToken });
      const alone = new Map([
        [first, successDataOf(await read(first))],
        [second, successDataOf(await read(second))],
      ]);
      const requests = members.map(({ accessToken: token }) => ({ ...request, token }));
      for (const [index, exchange] of (await client.sendTogether(id, requests)).entries()) {
        const [member = first] = members.slice(index);
        checkOwner(branch, isDeepStrictEqual(successDataOf(exchange), alone.get(member)), exchange);
      }
    });
  });

  await runner.runStep('login and refresh: two members at the same time get their own tokens', async () => {
    const logins = members.map(({ id, password }) => ({ body: { member_id: id, member_password: password } }));
    const refreshes = members.map(({ refreshToken }) => ({ body: { refresh_token: refreshToken } }));
    for (const [id, requests] of [
      ['login', logins],
      ['requestToken', refreshes],
    ] as const) {
      for (const [index, exchange] of (await client.sendTogether(id, requests)).entries()) {
        const [member = first] = members.slice(index);
        const token = fieldOf(exchange, 'access_token');
        if (typeof token !== 'string') continue;
        const profile = await client.send('getMemberInfo', { token });
        const info = fieldOf(profile, 'member_info');
        const isOwn = !isJsonObject(info) || info.member_id === member.id;
        const isOwnName = id !== 'login' || fieldOf(exchange, 'member_pk') === member.pk;
        checkOwner(runner, isOwn && isOwnName, exchange);
        if (id === 'login') await client.send('logout', { token });
      }
    }
  });
}
