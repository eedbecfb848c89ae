import { exampleBody, formPartsOf, requestBodyOf } from '#verify/contract/contract-examples.ts';
import { resolveReference, responsesOf } from '#verify/contract/document.ts';
import { operationIds, operationTable, takesToken } from '#verify/contract/operations.ts';
import type { FormPart, OperationId, RequestInput } from '#verify/exchange.ts';
import { markedExampleRequest } from '#verify/requests/marked-request.ts';
import { writesData } from '#verify/requests/writing-operations.ts';
import { mapConcurrently, runParts } from '#verify/run/run-branches.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { logInMember } from './account/members.ts';
import { nearMisses, trivialSecrets } from './account/secret-variants.ts';

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

/** Returns texts that are no access token of a running session. The first ones are the most important. */
async function createInvalidTokens(runner: WorkflowRunner, member: MemberSession): Promise<string[]> {
  const ended = await logInMember(runner, member, member.isCreatedByRun);
  await useToken(runner, ended.accessToken);
  await runner.requestOutcome('logout', { token: ended.accessToken }, 'loggedOut');
  const resembling = nearMisses(member.accessToken).map(({ text }) => text);
  for (const text of resembling) runner.context.secrets.add('TOKEN', text);
  const others = [...resembling.reverse(), `Bearer ${member.accessToken}`, 'null'];
  return [ended.accessToken, member.refreshToken, ...others, ...trivialSecrets(32).map(({ text }) => text)];
}

/** Operations that receive every invalid token: one for each rule about the header. */
const representative: ReadonlySet<OperationId> = new Set(['getMemberInfo', 'getInfo', 'saveForum']);
/** The number of invalid tokens that the other operations receive, unless the token is optional. */
const importantTokens = 3;

/** Tells whether the contract has an outcome for an operation. */
const hasOutcome = (id: OperationId, name: string) =>
  responsesOf(id).some(({ media }) => Object.keys(media.examples ?? {}).includes(name));

/** Returns a request without the fields that the operation requires. The headers are checked before the fields. */
function requestWithoutFields(id: OperationId, { parts }: RequestInput): RequestInput {
  if (parts) return { parts: [{ name: 'other', text: 'x' }] };
  return requestBodyOf(id) ? { body: {} } : { query: {} };
}

/** Returns requests without valid credentials, with the outcome of each. */
function requestsWithoutCredentials(
  runner: WorkflowRunner,
  id: OperationId,
  invalidTokens: readonly string[],
): [RequestInput, outcome: string][] {
  const request = markedExampleRequest(runner, id);
  const isRequired = operationTable[id].token === 'required';
  const token = isRequired ? runner.findSession()?.accessToken : undefined;
  const both = [request, requestWithoutFields(id, request)];
  const withoutSecret = both.map((one) => ({ ...one, secret: '', ...(token ? { token } : {}) }));
  const hasAll = representative.has(id) || operationTable[id].token === 'optional';
  const tokens = ['at.0000000000000000.nobody', ...invalidTokens].slice(0, hasAll ? undefined : importantTokens + 1);
  return [
    ...(hasOutcome(id, 'unauthorized') ? withoutSecret : []).map((one): [RequestInput, string] => [
      one,
      'unauthorized',
    ]),
    ...(isRequired ? both : []).map((one): [RequestInput, string] => [one, 'unauthorized']),
    ...(takesToken(id) ? tokens : []).map((text): [RequestInput, string] => [
      { ...request, token: text },
      'tokenRejected',
    ]),
  ];
}

/** Checks that a file with one byte more than the contract allows is rejected. */
async function checkFileSizeLimit(runner: WorkflowRunner, id: OperationId): Promise<void> {
  const { schema } = requestBodyOf(id) ?? {};
  const files = Object.entries(schema?.properties ?? {}).flatMap(([name, property]) => {
    const { items, ...single } = resolveReference(property);
    const { format, maxLength = 0 } = items ? resolveReference(items) : single;
    return format === 'binary'
      ? [{ name, part: items ? `${name}[0]` : name, bytes: new Uint8Array(maxLength + 1) }]
      : [];
  });
  const [file] = hasOutcome(id, 'tooLarge') ? files : [];
  if (!file || !schema) return;
  await runner.runStep(`${id} with a file that is too large is rejected`, async () => {
    runner.requireWritePermission(id);
    const large: FormPart = { name: file.part, file: 'large.docx', bytes: file.bytes };
    const { parts: exampleParts = formPartsOf(exampleBody(id), schema) } = markedExampleRequest(runner, id);
    const parts = [...exampleParts.filter((part) => !part.name.startsWith(file.name)), large];
    const created = runner.findSession(({ isCreatedByRun }) => isCreatedByRun);
    if (operationTable[id].token !== 'required') await runner.requestOutcome(id, { parts }, 'tooLarge');
    else {
      const session = runner.requireOrSkip(created, 'the run created no account', id);
      await runner.requestAs(session, id, { parts }, 'tooLarge');
    }
  });
}

/** Checks that every operation rejects a missing client secret, a missing or invalid token and a file that is too large. */
export async function checkRefusals(runner: WorkflowRunner): Promise<void> {
  const tokens = await runner.runStep('a member logs in and out again', () =>
    createInvalidTokens(runner, runner.requireSession()),
  );
  await runParts(runner, runner.context.settings.onlyOperations ?? operationIds, async (branch, id) => {
    await branch.runStep(`${id} rejects requests without valid credentials`, async () => {
      if (writesData(id)) branch.requireWritePermission(id);
      for (const [request, outcome] of requestsWithoutCredentials(branch, id, tokens ?? []))
        await branch.requestOutcome(id, request, outcome);
    });
    await checkFileSizeLimit(branch, id);
  });
}
