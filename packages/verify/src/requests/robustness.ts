import fc from 'fast-check';
import { requestBodyOf } from '#verify/contract/contract-examples.ts';
import { operationIds, operationTable, undocumentedMethods } from '#verify/contract/operations.ts';
import { bodySchemaViolations } from '#verify/contract/schema-validation.ts';
import { writesData } from '#verify/contract/writing-operations.ts';
import { type Exchange, errorCode, type OperationId, type RequestInput } from '#verify/exchange.ts';
import { findRejectionViolations, findResponseViolations } from '#verify/response-checks.ts';
import type { Violation } from '#verify/run/finding.ts';
import { runAtOnce, runParts } from '#verify/run/run-branches.ts';
import type { Session } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';
import { logInMember } from '#verify/workflows/account/members.ts';
import { checkNothingChanged } from '#verify/workflows/account/personal-data.ts';
import { markedExampleRequest } from './example-request.ts';
import { invalidRequests, type RequestVariant, validRequests } from './request-variants.ts';
import { logInAgain } from './session-renewal.ts';

/** Returns the session for an operation. Writes need a created account, except for posts, which contain the mark. */
function sessionFor(runner: Runner, id: OperationId): Session | null {
  if (operationTable[id].token !== 'required') return null;
  if (!writesData(id) || id === 'saveForum') return runner.requireSession(id);
  return runner.requireCreated(id);
}

/** Sends a request with the session for its operation. A logout gets its own session, because it might end it. */
async function sendWithSession(runner: Runner, id: OperationId, request: RequestInput): Promise<Exchange> {
  runner.skipUnavailable(id, request.method);
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
  runner: Runner,
  id: OperationId,
  variants: RequestVariant[],
  check: (part: Runner, exchange: Exchange, variant: RequestVariant) => void,
) {
  await runAtOnce(runner, variants, async (part, variant) =>
    check(part, await sendWithSession(part, id, variant.request), variant),
  );
}

const recordViolations = (runner: Runner, exchange: Exchange, violations: Violation[]) => {
  for (const violation of violations) runner.check(false, violation, { exchange, outcomes: ['badRequest'] });
};

/**
 * Checks that the server has rejected an invalid request with status 400 in the envelope. If it has not, the data of the
 * response follow from the request, so their violations of the schema have the same cause.
 */
function checkRejection(runner: Runner, exchange: Exchange, label: string): void {
  if (exchange.response?.status === 400) runner.context.results.addReachedOutcomes(exchange.operation, ['badRequest']);
  const accepted = findRejectionViolations(exchange).map((one) => ({ ...one, pointer: `request: ${label}` }));
  const others = findResponseViolations(exchange).filter(
    ({ rule }) => accepted.length === 0 || !rule.startsWith('schema/'),
  );
  const labelled = others.map((one) => ({ ...one, message: `${one.message} (request: ${label})` }));
  recordViolations(runner, exchange, [...labelled, ...accepted]);
}

/** Sends every invalid variant of the example request. */
const testInvalidRequests = (runner: Runner, id: OperationId): Promise<void> =>
  sendEach(runner, id, invalidRequests(id, markedExampleRequest(runner, id)), (part, exchange, { label }) =>
    checkRejection(part, exchange, label),
  );

/**
 * Sends a valid request with an undocumented method, which must get a status 4xx or 501, in any form: the contract does not
 * describe this response, so a framework may give its own page. The request may be stored (`--write`).
 */
async function testUndocumentedMethod(runner: Runner, id: OperationId, method: string) {
  const { query, ...body } = markedExampleRequest(runner, id);
  const sent = writesData(id) && !runner.context.settings.canWrite ? {} : body;
  const exchange = await sendWithSession(runner, id, { ...sent, ...(query ? { query } : {}), method });
  const { response, isUnbuilt } = exchange;
  if (isUnbuilt || response?.status === 501) return;
  if (!response) return recordViolations(runner, exchange, findResponseViolations(exchange));
  if (response.status >= 400 && response.status < 500) return;
  const violation = {
    rule: 'method',
    message: `the server does not reject the method ${method}, which the contract does not have for this path`,
    expected: 'a status of 4xx',
    actual: String(response.status),
  };
  recordViolations(runner, exchange, [violation]);
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
async function sendMixedRequests(runner: Runner, id: OperationId, variants: RequestVariant[]) {
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
async function testGeneratedRequests(runner: Runner, id: OperationId) {
  const { seed, generatedRequestCount: numRuns } = runner.context.settings;
  const valid = markedExampleRequest(runner, id);
  const requests = bodiesWithUnexpectedValues(id, valid);
  if (!requests || numRuns === 0) return;
  const variants = fc.sample(requests, { seed, numRuns }).map((request) => ({ label: 'generated values', request }));
  await sendMixedRequests(runner, id, variants);
}

/** Sends invalid, extreme and generated requests to an operation. */
async function checkOperation(runner: Runner, id: OperationId) {
  await runner.runStep(`${id} rejects invalid requests`, async () => {
    runner.skipUnavailable(id);
    const session = writesData(id) ? sessionFor(runner, id) : null;
    await checkNothingChanged(runner, session, id, () => testInvalidRequests(runner, id));
  });
  if (isHarmless(id))
    await runner.runStep(`${id} accepts the minimum and maximum values of the contract`, () =>
      sendMixedRequests(runner, id, validRequests(id, markedExampleRequest(runner, id))),
    );
  for (const method of undocumentedMethods(id))
    await runner.runStep(`${id} rejects the undocumented HTTP method ${method}`, () =>
      testUndocumentedMethod(runner, id, method),
    );
  await runner.runStep(`${id} handles generated requests`, () => testGeneratedRequests(runner, id));
}

/** Sends invalid, extreme and generated requests to every operation. */
export async function checkRobustness(runner: Runner) {
  await runParts(runner, runner.context.settings.onlyOperations ?? operationIds, checkOperation);
}
