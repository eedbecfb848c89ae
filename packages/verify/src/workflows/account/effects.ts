import { type Exchange, errorCode, type OperationId, type RequestInput } from '#verify/exchange.ts';
import {
  describeOutcome,
  describeResponse,
  isSameFailure,
  isSuccessExample,
  isSuccessResponse,
  outcomes,
} from '#verify/outcomes.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';

/** Tells whether a response has one of the expected outcomes; null when it has neither a success nor a failure. */
function hasExpectedOutcome({ operation, response }: Exchange, expected: readonly string[]): boolean | null {
  const code = errorCode(response);
  // With another status, or without an envelope, the operation itself is broken or not built.
  if (response === null || response.status !== 200 || (code === null && !isSuccessResponse(response))) return null;
  return outcomes
    .filter((outcome) => outcome.operation === operation && expected.includes(outcome.name))
    .some((outcome) =>
      code === null ? isSuccessExample(outcome.type, outcome.value) : isSameFailure(outcome, response),
    );
}

const describeExpected = (id: OperationId, expected: readonly string[]) =>
  outcomes
    .filter(({ operation, name }) => operation === id && expected.includes(name))
    .map(describeOutcome)
    .join(', or ');

/**
 * Sends requests of several operations that depend on one earlier request. If all of them have another outcome than the
 * contract says, the finding accuses the operation of the earlier request, otherwise each accuses its own operation.
 * @param cause the operation of the earlier request
 * @param message what the earlier operation has done wrong if all requests fail
 * @param requests the requests with the names of their expected outcomes
 */
export async function checkTogether(
  runner: WorkflowRunner,
  cause: OperationId,
  message: string,
  requests: readonly (readonly [OperationId, RequestInput, string])[],
): Promise<void> {
  const sent: { exchange: Exchange; outcome: string; isExpected: boolean | null }[] = [];
  for (const [id, request, outcome] of requests) {
    runner.skipUnavailable(id);
    const exchange = await runner.context.client.send(id, request);
    sent.push({ exchange, outcome, isExpected: hasExpectedOutcome(exchange, [outcome]) });
  }
  const isCauseBroken = sent.every(({ isExpected }) => isExpected === false);
  for (const { exchange, outcome, isExpected } of sent) {
    const { operation } = exchange;
    if (isExpected !== false) {
      runner.checkResponse(operation, exchange, [outcome]);
      continue;
    }
    const violation = {
      rule: 'effect',
      message: isCauseBroken ? message : `the outcome is not ${outcome}`,
      expected: `${operation}: ${describeExpected(operation, [outcome])}`,
      actual: `${operation}: ${describeResponse(exchange)}`,
      culprit: isCauseBroken ? cause : operation,
    };
    runner.check(false, violation, { exchange, outcomes: [outcome] });
  }
}

/**
 * Checks an effect of an earlier request by a second request. A missing effect accuses the operation of the earlier
 * request.
 * @param cause the operation of the earlier request
 * @param message what the earlier operation has not done
 * @param expected names of outcomes of the second operation
 * @returns whether the response of the second request is one of the expected outcomes
 */
export async function expectEffect(
  runner: WorkflowRunner,
  cause: OperationId,
  message: string,
  id: OperationId,
  request: RequestInput,
  ...expected: string[]
): Promise<boolean> {
  const exchange = await runner.context.client.send(id, request);
  const isExpected = hasExpectedOutcome(exchange, expected);
  if (isExpected === false) {
    const violation = {
      rule: 'effect',
      message,
      expected: `${id}: ${describeExpected(id, expected)}`,
      actual: `${id}: ${describeResponse(exchange)}`,
      culprit: cause,
    };
    runner.check(false, violation, { exchange, outcomes: expected });
  } else runner.checkResponse(id, exchange, expected);
  return isExpected === true;
}
