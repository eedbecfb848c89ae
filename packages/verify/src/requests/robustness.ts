import { markedExampleRequest } from '#verify/contract/contract-examples.ts';
import { operationIds, operationTable, undocumentedMethods, writesData } from '#verify/contract/operations.ts';
import { type Exchange, errorCode, type OperationId, type RequestInput } from '#verify/exchange.ts';
import { findRejectionViolations, findResponseViolations } from '#verify/response-checks.ts';
import type { Violation } from '#verify/run/finding.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import { accounts } from '#verify/workflows/account/accounts.ts';
import { checkNothingChanged } from '#verify/workflows/account/personal-data.ts';
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
  const { accessToken: token } = id === 'logout' ? await accounts.logIn(runner, session) : session;
  const exchange = await runner.context.client.send(id, { ...request, token });
  if (errorCode(exchange.response) === '91' && session.accessToken === token)
    await logInAgain(runner.context.client, session);
  return exchange;
}

const recordViolations = (runner: Runner, exchange: Exchange, violations: Violation[]) => {
  for (const violation of violations) runner.check(false, violation, { exchange, outcomes: ['badRequest'] });
};

/** Sends several requests to an operation at a time, and records the violations that each response has. */
async function sendEach(
  runner: Runner,
  id: OperationId,
  variants: RequestVariant[],
  violationsOf: (exchange: Exchange, label: string) => Violation[],
) {
  await runner.runAtOnce(variants, async (part, { label, request }) => {
    const exchange = await sendWithSession(part, id, request);
    recordViolations(part, exchange, violationsOf(exchange, label));
  });
}

/**
 * Checks that the server has rejected an invalid request with status 400 in the envelope. If it has not, the data of the
 * response follow from the request, so their violations of the schema have the same cause.
 */
function rejectionViolations(exchange: Exchange, label: string): Violation[] {
  const accepted = findRejectionViolations(exchange).map((one) => ({ ...one, pointer: `request: ${label}` }));
  const others = findResponseViolations(exchange).filter(
    ({ rule }) => accepted.length === 0 || !rule.startsWith('schema/'),
  );
  return [...others.map((one) => ({ ...one, message: `${one.message} (request: ${label})` })), ...accepted];
}

/** Checks that the server does not reject a valid request. */
function acceptanceViolations(exchange: Exchange, label: string): Violation[] {
  const violations = findResponseViolations(exchange);
  if (exchange.response?.status !== 400) return violations;
  const message = `the server rejects a valid request (request: ${label})`;
  return [...violations, { rule: 'rejected', message, expected: 'status 200', actual: 'status 400' }];
}

/**
 * Sends a valid request with an undocumented method, which must get a status 4xx or 501, in any form: the contract does not
 * describe this response, so a framework may give its own page. The request may be stored (`--write`).
 */
async function testUndocumentedMethod(runner: Runner, id: OperationId, method: string) {
  const { query, ...body } = markedExampleRequest(runner.context.prefix, id);
  const sent = writesData(id) && !runner.context.settings.canWrite ? {} : body;
  const exchange = await sendWithSession(runner, id, { ...sent, ...(query ? { query } : {}), method });
  const { response, isUnbuilt } = exchange;
  if (!response) return recordViolations(runner, exchange, findResponseViolations(exchange));
  if (isUnbuilt || response.status === 501 || (response.status >= 400 && response.status < 500)) return;
  const message = `the server does not reject the method ${method}, which the contract does not have for this path`;
  const violation = { rule: 'method', message, expected: 'a status of 4xx', actual: String(response.status) };
  recordViolations(runner, exchange, [violation]);
}

/** Operations that store data, but refuse every example request: nothing was sent to its email address, and the password is wrong. */
const refusingExamples: readonly OperationId[] = ['verifyCode', 'findMemberPassword', 'resetPw', 'changePw'];

/** Sends invalid and extreme requests to an operation. */
async function checkOperation(runner: Runner, id: OperationId) {
  const example = markedExampleRequest(runner.context.prefix, id);
  await runner.runStep(`${id} rejects invalid requests`, async () => {
    runner.skipUnavailable(id);
    const session = writesData(id) ? sessionFor(runner, id) : null;
    await checkNothingChanged(runner, session, id, () =>
      sendEach(runner, id, invalidRequests(id, example), (exchange, label) => {
        if (exchange.response?.status === 400) runner.context.results.addReachedOutcomes(id, ['badRequest']);
        return rejectionViolations(exchange, label);
      }),
    );
  });
  // Valid variants of the example request must store nothing.
  if (!writesData(id) || refusingExamples.includes(id))
    await runner.runStep(`${id} accepts the minimum and maximum values of the contract`, () =>
      sendEach(runner, id, validRequests(id, example), acceptanceViolations),
    );
  for (const method of undocumentedMethods(id))
    await runner.runStep(`${id} rejects the undocumented HTTP method ${method}`, () =>
      testUndocumentedMethod(runner, id, method),
    );
}

/** Sends invalid and extreme requests to every operation. */
export async function checkRobustness(runner: Runner) {
  await runner.runParts(runner.context.settings.judgedOperations ?? operationIds, checkOperation);
}
