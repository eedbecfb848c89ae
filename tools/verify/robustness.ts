import fc from 'fast-check';
import { operationTable } from '../../mocks/generated/operations.ts';
import { operationIds } from '../../mocks/http/document.ts';
import { queryParametersOf, requestBodyOf } from './contract-examples.ts';
import { type Exchange, errorCode, type OperationId, type RequestInput } from './exchange.ts';
import { boundaryRequests, invalidRequests } from './request-variants.ts';
import { findRejectionViolations, findResponseViolations } from './response-checks.ts';
import { RunAborted } from './run-aborted.ts';
import type { MemberSession } from './run-context.ts';
import type { Violation } from './run-results.ts';
import { bodySchemaViolations } from './schema-validation.ts';
import { StepSkipped, unresponsiveReason, type WorkflowRunner } from './workflow-runner.ts';
import { markedExampleRequest } from './workflows/refusals.ts';
import { logInMember } from './workflows/session.ts';
import { writesData } from './writing-operations.ts';

/**
 * Returns the session for requests to an operation, or null when it needs no token. A faulty server may accept an invalid
 * request, so writing operations use only accounts that the run created. `saveForum` is safe for every member, because
 * the post contains the mark of the run.
 */
function sessionFor(runner: WorkflowRunner, id: OperationId): MemberSession | null {
  if (operationTable[id].token !== 'required') return null;
  if (!writesData(id) || id === 'saveForum') return runner.requireSession(id);
  const session = runner.findSession(({ isCreatedByRun }) => isCreatedByRun);
  return runner.requireOrSkip(session, 'the run created no account', id);
}

/** Sends a request with the session for its operation. A logout gets its own session, because it might end it. */
async function sendWithSession(runner: WorkflowRunner, id: OperationId, request: RequestInput): Promise<Exchange> {
  runner.requireOrSkip(!runner.context.client.isUnresponsive(id), unresponsiveReason(id));
  const session = sessionFor(runner, id);
  if (!session) return runner.context.client.send(id, request);
  const { accessToken: token } = id === 'logout' ? await logInMember(runner, session) : session;
  const exchange = await runner.context.client.send(id, { ...request, token });
  if (errorCode(exchange.response) === '91') await runner.logInAgain(session);
  return exchange;
}

const recordViolations = (runner: WorkflowRunner, exchange: Exchange, violations: Violation[]) => {
  for (const violation of violations) runner.check(false, violation, { exchange, outcomes: ['badRequest'] });
};

const recordRejection = (runner: WorkflowRunner, { operation, response }: Exchange) => {
  if (response?.status === 400) runner.context.results.addReachedOutcomes(operation, ['badRequest']);
};

/**
 * Sends an invalid request and checks that the server rejects it with status 400 in the envelope.
 * @param label describes the invalid part in messages
 * @returns whether the response has no violations
 */
async function expectRejection(
  runner: WorkflowRunner,
  id: OperationId,
  request: RequestInput,
  label: string,
): Promise<boolean> {
  const exchange = await sendWithSession(runner, id, request);
  recordRejection(runner, exchange);
  const violations = [
    ...findResponseViolations(exchange).map((violation) => ({
      ...violation,
      message: `${violation.message} (request: ${label})`,
    })),
    ...findRejectionViolations(exchange).map((violation) => ({ ...violation, pointer: `request: ${label}` })),
  ];
  recordViolations(runner, exchange, violations);
  return violations.length === 0;
}

/** Sends every invalid variant of the example request. */
async function testInvalidRequests(runner: WorkflowRunner, id: OperationId): Promise<void> {
  for (const { label, request } of invalidRequests(id, markedExampleRequest(runner, id)))
    await expectRejection(runner, id, request, label);
}

/** Sends a method that the contract does not have for the path, and checks the rejection: any status 4xx, in the envelope. */
async function testUndocumentedMethod(runner: WorkflowRunner, id: OperationId): Promise<void> {
  const method = operationTable[id].method === 'GET' ? 'POST' : 'GET';
  const { query } = markedExampleRequest(runner, id);
  const exchange = await sendWithSession(runner, id, { ...(query ? { query } : {}), method });
  const { response } = exchange;
  const isRejected = response !== null && response.status >= 400 && response.status < 500;
  const violation = {
    rule: 'method',
    message: `the server does not reject the method ${method}, which the contract does not have for this path`,
    expected: 'a status of 4xx',
    actual: String(response?.status),
  };
  recordViolations(runner, exchange, [...findResponseViolations(exchange, true), ...(isRejected ? [] : [violation])]);
}

/** Sends an unknown query parameter. The server may reject or ignore it, but must not fail. */
async function testUnknownParameter(runner: WorkflowRunner, id: OperationId): Promise<void> {
  const request = markedExampleRequest(runner, id);
  const exchange = await sendWithSession(runner, id, { ...request, query: { ...request.query, nonsense: '1' } });
  recordRejection(runner, exchange);
  recordViolations(runner, exchange, findResponseViolations(exchange));
}

/** Generates any JSON, and texts of any characters. */
const unexpectedValues = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }).filter((text) => text.isWellFormed()),
);

/** Generates bodies in which one to three fields of a valid body are replaced by unexpected values. */
function bodiesWithUnexpectedValues(id: OperationId, valid: RequestInput): fc.Arbitrary<RequestInput> | null {
  const { body } = valid;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const names = Object.keys(requestBodyOf(id)?.schema.properties ?? {});
  const replaced = fc.dictionary(fc.constantFrom(...names), unexpectedValues, {
    minKeys: 1,
    maxKeys: 3,
    noNullPrototype: true,
  });
  return replaced.map((fields) => ({ ...valid, body: { ...body, ...fields } }));
}

/** Generates valid queries with unexpected characters in the parameters that accept any text. */
function queriesWithUnexpectedText(id: OperationId, valid: RequestInput): fc.Arbitrary<RequestInput> | null {
  const textParameters = queryParametersOf(id).filter(({ name }) => name === 'search' || name === 'conference_name');
  if (textParameters.length === 0) return null;
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((value) => [...value].length <= 100);
  return fc
    .record(Object.fromEntries(textParameters.map(({ name }) => [name, text])))
    .map((values) => ({ ...valid, query: { ...valid.query, ...values } }));
}

/**
 * Sends a request that may be valid or invalid, and checks the response accordingly.
 * @param label describes the request in messages
 * @returns whether the response has no violations
 */
async function expectCorrectResponse(
  runner: WorkflowRunner,
  id: OperationId,
  request: RequestInput,
  label = 'generated values',
): Promise<boolean> {
  const isInvalid = requestBodyOf(id) !== null && bodySchemaViolations(id, request.body).length > 0;
  if (isInvalid) return expectRejection(runner, id, request, label);
  // A valid request would store data on the server.
  if (writesData(id)) return true;
  const exchange = await sendWithSession(runner, id, request);
  const violations = findResponseViolations(exchange);
  if (exchange.response?.status === 400) {
    const message = `the server rejects a valid request (request: ${label})`;
    violations.push({ rule: 'rejected', message, expected: 'status 200', actual: 'status 400' });
  }
  recordViolations(runner, exchange, violations);
  return violations.length === 0;
}

/** Sends generated requests. The same seed generates the same requests again. */
async function testGeneratedRequests(runner: WorkflowRunner, id: OperationId): Promise<void> {
  const { seed, generatedRequestCount } = runner.context.settings;
  const valid = markedExampleRequest(runner, id);
  const requests = bodiesWithUnexpectedValues(id, valid) ?? queriesWithUnexpectedText(id, valid);
  if (!requests || generatedRequestCount === 0) return;
  const property = fc.asyncProperty(requests, (request) => expectCorrectResponse(runner, id, request));
  // Without shrinking, which would send many more requests: the finding contains the first failing request.
  const { errorInstance } = await fc.check(property, {
    seed,
    numRuns: generatedRequestCount,
    endOnFailure: true,
    interruptAfterTimeLimit: 20_000,
  });
  // The property also catches the errors that end the step or the run.
  if (errorInstance instanceof RunAborted || errorInstance instanceof StepSkipped) throw errorInstance;
}

/** Sends invalid, extreme and generated requests to every operation. */
export async function checkRobustness(runner: WorkflowRunner): Promise<void> {
  for (const id of runner.context.settings.onlyOperations ?? operationIds) {
    await runner.runStep(`${id} rejects invalid requests`, async () => {
      if (writesData(id)) runner.requireWritePermission(id);
      await testInvalidRequests(runner, id);
      await testUnknownParameter(runner, id);
    });
    if (!writesData(id)) {
      await runner.runStep(`${id} accepts the minimum and maximum values of the contract`, async () => {
        for (const { label, request } of boundaryRequests(id, markedExampleRequest(runner, id)))
          await expectCorrectResponse(runner, id, request, label);
      });
    }
    await runner.runStep(`${id} rejects an undocumented HTTP method`, () => testUndocumentedMethod(runner, id));
    await runner.runStep(`${id} handles generated requests`, async () => {
      if (writesData(id)) runner.requireWritePermission(id);
      await testGeneratedRequests(runner, id);
    });
  }
}
