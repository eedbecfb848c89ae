import { exampleBody, formPartsOf, requestBodyOf } from '#verify/contract/contract-examples.ts';
import { operationIds, resolveReference, responsesOf } from '#verify/contract/document.ts';
import { operationTable, takesToken } from '#verify/contract/operations.ts';
import type { FormPart, OperationId, RequestInput } from '#verify/exchange.ts';
import { markedExampleRequest } from '#verify/requests/marked-request.ts';
import { writesData } from '#verify/requests/writing-operations.ts';
import { runParts } from '#verify/run/run-branches.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { checkRejectedTokens } from './account/rejected-tokens.ts';

/** Tells whether the contract has an outcome for an operation. */
const hasOutcome = (id: OperationId, name: string) =>
  responsesOf(id).some(({ media }) => Object.keys(media.examples ?? {}).includes(name));

/** Returns a request without the fields that the operation requires; null for one without such fields. */
function requestWithoutFields(id: OperationId, { parts, query }: RequestInput): RequestInput | null {
  if (parts) return { parts: [{ name: 'other', text: 'x' }] };
  if (requestBodyOf(id)) return { body: {} };
  return query && Object.keys(query).length > 0 ? { query: {} } : null;
}

async function checkCredentialsRequired(runner: WorkflowRunner, id: OperationId): Promise<void> {
  const request = markedExampleRequest(runner, id);
  if (hasOutcome(id, 'unauthorized')) {
    await runner.runStep(`${id} without the client secret is rejected`, async () => {
      if (writesData(id)) runner.requireWritePermission(id);
      const session = operationTable[id].token === 'required' ? runner.findSession() : undefined;
      await runner.requestOutcome(
        id,
        { ...request, secret: '', ...(session ? { token: session.accessToken } : {}) },
        'unauthorized',
      );
    });
  }
  if (operationTable[id].token === 'required') {
    await runner.runStep(`${id} without a token is rejected`, async () => {
      if (writesData(id)) runner.requireWritePermission(id);
      await runner.requestOutcome(id, request, 'unauthorized');
    });
  }
  const invalid = requestWithoutFields(id, request);
  if (invalid && hasOutcome(id, 'unauthorized'))
    await runner.runStep(`${id} checks the required headers before all else`, async () => {
      if (writesData(id)) runner.requireWritePermission(id);
      await runner.requestOutcome(id, { ...invalid, secret: '' }, 'unauthorized');
      if (operationTable[id].token === 'required') await runner.requestOutcome(id, invalid, 'unauthorized');
    });
  if (!takesToken(id)) return;
  await runner.runStep(`${id} with an invalid token is rejected`, async () => {
    if (writesData(id)) runner.requireWritePermission(id);
    await runner.requestOutcome(id, { ...request, token: 'at.0000000000000000.nobody' }, 'tokenRejected');
  });
}

/** Checks that a file with one byte more than the contract allows is rejected. */
async function checkFileSizeLimit(runner: WorkflowRunner, id: OperationId): Promise<void> {
  const body = requestBodyOf(id);
  if (!body || !hasOutcome(id, 'tooLarge')) return;
  await runner.runStep(`${id} with a file that is too large is rejected`, async () => {
    runner.requireWritePermission(id);
    const [name, schema] = Object.entries(body.schema.properties ?? {}).find(([, property]) => {
      const { items, format } = resolveReference(property);
      return format === 'binary' || (items && resolveReference(items).format === 'binary');
    }) ?? ['file', {}];
    const { items, maxLength } = resolveReference(schema);
    const limit = (items ? resolveReference(items).maxLength : maxLength) ?? 0;
    const large: FormPart = { name: items ? `${name}[0]` : name, file: 'large.docx', bytes: new Uint8Array(limit + 1) };
    const { parts: exampleParts = formPartsOf(exampleBody(id), body.schema) } = markedExampleRequest(runner, id);
    const parts = [...exampleParts.filter((part) => !part.name.startsWith(name)), large];
    if (operationTable[id].token === 'required') {
      const session = runner.requireOrSkip(
        runner.findSession(({ isCreatedByRun }) => isCreatedByRun),
        'the run created no account',
        id,
      );
      await runner.requestAs(session, id, { parts }, 'tooLarge');
    } else await runner.requestOutcome(id, { parts }, 'tooLarge');
  });
}

/** Checks that every operation rejects a missing client secret, a missing or invalid token and a file that is too large. */
export async function checkRefusals(runner: WorkflowRunner): Promise<void> {
  await runParts(runner, runner.context.settings.onlyOperations ?? operationIds, async (branch, id) => {
    await checkCredentialsRequired(branch, id);
    await checkFileSizeLimit(branch, id);
  });
  await checkRejectedTokens(runner);
}
