import {
  exampleBody,
  formPartsOf,
  markedExampleRequest,
  requestBodyOf,
  testBytes,
} from '#verify/contract/contract-examples.ts';
import { resolveReference, responsesOf } from '#verify/contract/document.ts';
import { operationIds, operationTable, takesToken, writesData } from '#verify/contract/operations.ts';
import type { FormPart, OperationId, RequestInput } from '#verify/exchange.ts';
import { mapConcurrently } from '#verify/run/map-concurrently.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import { accounts } from './account/accounts.ts';
import { checkNothingChanged } from './account/personal-data.ts';
import { nearMisses, trivialSecrets } from './account/texts.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** Files that no operation accepts: empty, or of other kinds by their extension or their first bytes. */
const refusedFiles: Pick<Extract<FormPart, { file: string }>, 'file' | 'bytes'>[] = [
  { file: 'empty.pdf', bytes: encode('') },
  { file: '프로그램.exe', bytes: encode('MZ\0\0 program') },
  { file: '증명서.pdf.exe', bytes: encode('%PDF-1.7 증명서') },
  { file: '그림.svg', bytes: encode('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  { file: '쪽.html', bytes: encode('<!doctype html><title>쪽</title>') },
  { file: '증명서', bytes: encode('%PDF-1.7 증명서') },
  { file: '프로그램.pdf', bytes: encode('MZ\0\0 program') },
  { file: '쪽.PDF', bytes: encode('<!doctype html><title>쪽</title>') },
];

/** Sends a valid token to every operation that only reads, because a server may remember valid tokens. */
export async function useToken(runner: Runner, token: string) {
  const reading = operationIds.filter((id) => takesToken(id) && !writesData(id) && id !== 'logout');
  const { client, settings } = runner.context;
  await mapConcurrently(reading, settings.parallelRequests, (id) =>
    client.send(id, { ...markedExampleRequest(runner.context.prefix, id), token }),
  );
}

/** Returns texts that are no access token of a running session. The first ones are the most important. */
async function createInvalidTokens(runner: Runner, member: Session): Promise<string[]> {
  const ended = await accounts.logIn(runner, member, member.isCreatedByRun);
  await useToken(runner, ended.accessToken);
  await runner.requestOutcome('logout', { token: ended.accessToken }, 'loggedOut');
  const resembling = nearMisses(member.accessToken);
  for (const text of resembling) runner.context.secrets.add('TOKEN', text);
  const others = [...resembling.reverse(), `Bearer ${member.accessToken}`, 'null'];
  return [ended.accessToken, member.refreshToken, ...others, ...trivialSecrets(32)];
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

/** Checks that a request without client secret, without token, or with an invalid token is rejected. */
async function checkCredentials(runner: Runner, id: OperationId, invalidTokens: readonly string[]) {
  runner.skipUnavailable(id);
  const request = markedExampleRequest(runner.context.prefix, id);
  const { token: requirement } = operationTable[id];
  const token = requirement === 'required' ? runner.findSession()?.accessToken : undefined;
  const both = [request, requestWithoutFields(id, request)];
  const withoutSecret = both.map((one) => ({ ...one, secret: '', ...(token ? { token } : {}) }));
  const hasAll = representative.has(id) || requirement === 'optional';
  const tokens = ['at.0000000000000000.nobody', ...invalidTokens].slice(0, hasAll ? undefined : importantTokens + 1);
  const rejected = takesToken(id) ? tokens.map((text) => ({ ...request, token: text })) : [];
  for (const one of [
    ...(hasOutcome(id, 'unauthorized') ? withoutSecret : []),
    ...(requirement === 'required' ? both : []),
  ])
    await runner.requestOutcome(id, one, 'unauthorized');
  for (const one of rejected) await runner.requestOutcome(id, one, 'tokenRejected');
}

/** Checks that files which are too large, empty or of another kind are rejected, also beside others, and change nothing. */
async function checkRefusedFiles(runner: Runner, id: OperationId) {
  const { schema } = requestBodyOf(id) ?? {};
  const [field] = Object.entries(schema?.properties ?? {}).flatMap(([name, property]) => {
    const { items, ...single } = resolveReference(property);
    const { format, maxLength = 0 } = items ? resolveReference(items) : single;
    return format === 'binary' ? [{ name, isList: items !== undefined, maxLength }] : [];
  });
  if (!hasOutcome(id, 'tooLarge') || !schema || !field) return;
  const { name, isList, maxLength } = field;
  await runner.runStep(`${id} rejects files that are too large, empty or of another kind`, async () => {
    runner.skipUnavailable(id);
    const session = operationTable[id].token === 'required' ? runner.requireCreated(id) : null;
    const { parts = formPartsOf(exampleBody(id), schema) } = markedExampleRequest(runner.context.prefix, id);
    const rest = parts.filter((part) => !part.name.startsWith(name));
    const good: FormPart[] = isList ? [{ name: `${name}[0]`, file: 'good.pdf', bytes: testBytes(9) }] : [];
    const send = (file: (typeof refusedFiles)[number], outcome: string) => {
      const parts = [...rest, ...good, { name: isList ? `${name}[1]` : name, ...file }];
      return runner.requestAs(session, id, { parts }, outcome);
    };
    await checkNothingChanged(runner, session, id, async () => {
      await send({ file: 'large.docx', bytes: new Uint8Array(maxLength + 1) }, 'tooLarge');
      // Only Word documents may be abstracts, which another step checks.
      if (!hasOutcome(id, 'notWord')) for (const file of refusedFiles) await send(file, 'fileRejected');
    });
  });
}

/** Checks that every operation rejects a missing client secret, a missing or invalid token and unsuitable files. */
export async function checkRefusals(runner: Runner) {
  const tokens = await runner.runStep('a member logs in and out again', () =>
    createInvalidTokens(runner, runner.requireSession()),
  );
  await runner.runParts(runner.context.settings.judgedOperations ?? operationIds, async (branch, id) => {
    await branch.runStep(`${id} rejects requests without valid credentials`, () =>
      checkCredentials(branch, id, tokens ?? []),
    );
    await checkRefusedFiles(branch, id);
  });
}
