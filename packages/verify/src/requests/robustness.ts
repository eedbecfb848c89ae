import fc from 'fast-check';
import { requestBodyOf } from '#verify/contract/contract-examples.ts';
import { operationIds, operationTable, undocumentedMethods } from '#verify/contract/operations.ts';
import { bodySchemaViolations } from '#verify/contract/schema-validation.ts';
import { type Exchange, errorCode, type OperationId, type RequestInput } from '#verify/exchange.ts';
import { findRejectionViolations, findResponseViolations } from '#verify/response-checks.ts';
import type { Violation } from '#verify/run/finding.ts';
import { runAtOnce, runParts } from '#verify/run/run-branches.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { logInMember } from '#verify/workflows/account/members.ts';
import { checkNothingChanged } from '#verify/workflows/account/personal-data.ts';
import { markedExampleRequest, writesData } from './example-requests.ts';
import { invalidRequests, type RequestVariant, validRequests } from './request-variants.ts';
import { logInAgain } from './session-renewal.ts';

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
  runner.skipUnavailable(id);
  const session = sessionFor(runner, id);
  if (!session) return runner.context.client.send(id, request);
  const { accessToken: token } = id === 'logout' ? await logInMember(runner, session) : session;
  const exchange = await runner.context.client.send(id, { ...request, token });
  if (errorCode(exchange.response) === '91' && session.accessToken === token)
    await logInAgain(runner.context.client, session);
  return exchange;
}

/** Sends several requests to an operation at a time, and checks each response. */
async function sendEach(
  runner: WorkflowRunner,
  id: OperationId,
  variants: RequestVariant[],
  check: (part: WorkflowRunner, exchange: Exchange, variant: RequestVariant) => void,
): Promise<void> {
  await runAtOnce(runner, variants, async (part, variant) =>
    check(part, await sendWithSession(part, id, variant.request), variant),
  );
}

const recordViolations = (runner: WorkflowRunner, exchange: Exchange, violations: Violation[]) => {
  for (const violation of violations) runner.check(false, violation, { exchange, outcomes: ['badRequest'] });
};

const recordRejection = (runner: WorkflowRunner, { operation, response }: Exchange) => {
  if (response?.status === 400) runner.context.results.addReachedOutcomes(operation, ['badRequest']);
};

/**
 * Checks that the server has rejected an invalid request with status 400 in the envelope.
 * @param label describes the invalid part in messages
 */
function checkRejection(runner: WorkflowRunner, exchange: Exchange, label: string): void {
  recordRejection(runner, exchange);
  recordViolations(runner, exchange, [
    ...findResponseViolations(exchange).map((violation) => ({
      ...violation,
      message: `${violation.message} (request: ${label})`,
    })),
    ...findRejectionViolations(exchange).map((violation) => ({ ...violation, pointer: `request: ${label}` })),
  ]);
}

/** Sends every invalid variant of the example request. */
const testInvalidRequests = (runner: WorkflowRunner, id: OperationId): Promise<void> =>
  sendEach(runner, id, invalidRequests(id, markedExampleRequest(runner, id)), (part, exchange, { label }) =>
    checkRejection(part, exchange, label),
  );

/**
 * Sends a valid request with a method that the contract does not have for the path, and checks the rejection: any status
 * 4xx, in the envelope. A server that handles the method like the right one would store the data of the body, which needs
 * `--write`.
 */
async function testUndocumentedMethod(runner: WorkflowRunner, id: OperationId, method: string): Promise<void> {
  const { query, ...body } = markedExampleRequest(runner, id);
  const sent = writesData(id) && !runner.context.settings.canWrite ? {} : body;
  const exchange = await sendWithSession(runner, id, { ...sent, ...(query ? { query } : {}), method });
  const { response, isUnbuilt } = exchange;
  if (isUnbuilt) return;
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

/** Operations that store data, but refuse every example request: nothing was sent to its email address, and the password is wrong. */
const refusingExamples: readonly OperationId[] = ['verifyCode', 'findMemberPassword', 'resetPw', 'changePw'];

/** Tells whether valid variants of the example request store nothing. */
const isHarmless = (id: OperationId): boolean => !writesData(id) || refusingExamples.includes(id);

/** Sends requests that may be valid or invalid, and checks the responses accordingly. */
async function sendMixedRequests(runner: WorkflowRunner, id: OperationId, variants: RequestVariant[]): Promise<void> {
  const isInvalid = ({ request }: RequestVariant) =>
    requestBodyOf(id) !== null && bodySchemaViolations(id, request.body).length > 0;
  const sent = variants.filter((variant) => isInvalid(variant) || isHarmless(id));
  await sendEach(runner, id, sent, (part, exchange, variant) => {
    if (isInvalid(variant)) return checkRejection(part, exchange, variant.label);
    const violations = findResponseViolations(exchange);
    if (exchange.response?.status === 400) {
      const message = `the server rejects a valid request (request: ${variant.label})`;
      violations.push({ rule: 'rejected', message, expected: 'status 200', actual: 'status 400' });
    }
    recordViolations(part, exchange, violations);
  });
}

/** Sends generated requests. The same seed generates the same requests again. */
async function testGeneratedRequests(runner: WorkflowRunner, id: OperationId): Promise<void> {
  const { seed, generatedRequestCount: numRuns } = runner.context.settings;
  const valid = markedExampleRequest(runner, id);
  const requests = bodiesWithUnexpectedValues(id, valid);
  if (!requests || numRuns === 0) return;
  const variants = fc.sample(requests, { seed, numRuns }).map((request) => ({ label: 'generated values', request }));
  await sendMixedRequests(runner, id, variants);
}

/** Sends invalid, extreme and generated requests to an operation. */
async function checkOperation(runner: WorkflowRunner, id: OperationId): Promise<void> {
  await runner.runStep(`${id} rejects invalid requests`, async () => {
    if (writesData(id)) runner.requireWritePermission(id);
    const session = writesData(id) ? sessionFor(runner, id) : null;
    await checkNothingChanged(runner, session, id, () => testInvalidRequests(runner, id));
    await testUnknownParameter(runner, id);
  });
  if (isHarmless(id))
    await runner.runStep(`${id} accepts the minimum and maximum values of the contract`, async () => {
      if (writesData(id)) runner.requireWritePermission(id);
      await sendMixedRequests(runner, id, validRequests(id, markedExampleRequest(runner, id)));
    });
  for (const method of undocumentedMethods(id))
    await runner.runStep(`${id} rejects the undocumented HTTP method ${method}`, () =>
      testUndocumentedMethod(runner, id, method),
    );
  await runner.runStep(`${id} handles generated requests`, async () => {
    if (writesData(id)) runner.requireWritePermission(id);
    await testGeneratedRequests(runner, id);
  });
}

/** Sends invalid, extreme and generated requests to every operation. */
export async function checkRobustness(runner: WorkflowRunner): Promise<void> {
  await runParts(runner, runner.context.settings.onlyOperations ?? operationIds, checkOperation);
}
