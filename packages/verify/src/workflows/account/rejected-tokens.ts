import { operationIds } from '#verify/contract/document.ts';
import { operationTable, takesToken } from '#verify/contract/operations.ts';
import type { OperationId } from '#verify/exchange.ts';
import { markedExampleRequest } from '#verify/requests/marked-request.ts';
import { writesData } from '#verify/requests/writing-operations.ts';
import { mapConcurrently, runParts } from '#verify/run/run-branches.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { logInMember } from './members.ts';
import { type NearMiss, nearMisses, trivialSecrets } from './secret-variants.ts';

/**
 * Sends a valid token to every operation that only reads. A server that remembers valid tokens would accept it later, when
 * its session has ended.
 */
export async function useToken(runner: WorkflowRunner, token: string): Promise<void> {
  const reading = operationIds.filter((id) => takesToken(id) && !writesData(id) && id !== 'logout');
  const { client, settings } = runner.context;
  await mapConcurrently(reading, settings.parallelRequests, (id) =>
    client.send(id, { ...markedExampleRequest(runner, id), token }),
  );
}

/** Returns texts that are no access token of a running session. */
async function createInvalidTokens(runner: WorkflowRunner, member: MemberSession): Promise<NearMiss[]> {
  const ended = await logInMember(runner, member, member.isCreatedByRun);
  await useToken(runner, ended.accessToken);
  await runner.requestOutcome('logout', { token: ended.accessToken }, 'loggedOut');
  const resembling = nearMisses(member.accessToken).reverse();
  for (const { text } of resembling) runner.context.secrets.add('TOKEN', text);
  return [
    { label: 'of an ended session', text: ended.accessToken },
    { label: 'that is the refresh token', text: member.refreshToken },
    ...resembling,
    { label: 'with a scheme', text: `Bearer ${member.accessToken}` },
    ...trivialSecrets(32),
    { label: 'null', text: 'null' },
  ];
}

/** The operations that receive every invalid token: one for each rule about the header. Others receive the first three. */
const representative: ReadonlySet<OperationId> = new Set(['getMemberInfo', 'getInfo', 'saveForum']);

/**
 * Sends texts that are no valid access token to every operation that takes one: the token of an ended session, the
 * refresh token, a changed token, and texts such as `null`.
 */
export async function checkRejectedTokens(runner: WorkflowRunner): Promise<void> {
  const tokens = await runner.runStep('a member logs in and out again', () =>
    createInvalidTokens(runner, runner.requireSession()),
  );
  await runParts(runner, operationIds.filter(takesToken), async (branch, id) => {
    await branch.runStep(`${id} rejects each text that is no token of a running session`, async () => {
      if (writesData(id)) branch.requireWritePermission(id);
      const wanted = representative.has(id) || operationTable[id].token === 'optional' ? tokens : tokens?.slice(0, 3);
      for (const { text } of wanted ?? [])
        await branch.requestOutcome(id, { ...markedExampleRequest(branch, id), token: text }, 'tokenRejected');
    });
  });
}
