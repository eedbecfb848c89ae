import { type Exchange, errorCode, type OperationId, type RequestInput } from '#verify/exchange.ts';
import { hasOutcomeOf, isSuccessResponse, outcomesNamed, wrongOutcome } from '#verify/outcomes.ts';
import type { Runner } from '#verify/run/runner.ts';

/** A request with the names of its expected outcomes. */
export type ExpectedEffect = readonly [OperationId, RequestInput, ...expected: string[]];

/** Tells whether a response has one of the expected outcomes; null when it has neither a success nor a failure. */
function hasExpectedOutcome({ operation, response }: Exchange, expected: readonly string[]): boolean | null {
  // With another status, or without an envelope, the operation itself is broken or not built.
  if (response?.status !== 200 || (errorCode(response) === null && !isSuccessResponse(response))) return null;
  return hasOutcomeOf(outcomesNamed(operation, expected), response);
}

/**
 * Sends requests that depend on one earlier request. If all of them have another outcome than the contract says, the
 * finding accuses the operation of the earlier request, otherwise each accuses its own operation.
 * @returns whether all responses have one of their expected outcomes
 */
export async function expectEffects(
  runner: Runner,
  cause: OperationId,
  message: string,
  requests: readonly ExpectedEffect[],
): Promise<boolean> {
  const sent: { exchange: Exchange; expected: string[]; isExpected: boolean | null }[] = [];
  for (const [id, request, ...expected] of requests) {
    runner.skipUnavailable(id);
    const exchange = await runner.context.client.send(id, request);
    sent.push({ exchange, expected, isExpected: hasExpectedOutcome(exchange, expected) });
  }
  const isCauseBroken = sent.every(({ isExpected }) => isExpected === false);
  for (const { exchange, expected, isExpected } of sent) {
    const { operation } = exchange;
    if (isExpected !== false) {
      runner.checkResponse(operation, exchange, expected);
      continue;
    }
    const wrong = wrongOutcome(exchange, expected);
    const violation = {
      rule: 'effect',
      message: isCauseBroken ? message : wrong.message,
      expected: `${operation}: ${wrong.expected}`,
      actual: `${operation}: ${wrong.actual}`,
      culprit: isCauseBroken ? cause : operation,
    };
    runner.check(false, violation, { exchange, outcomes: expected });
  }
  return sent.every(({ isExpected }) => isExpected === true);
}

/** Checks an effect of an earlier request by one request, like `expectEffects`. */
export const expectEffect = (
  runner: Runner,
  cause: OperationId,
  message: string,
  ...request: ExpectedEffect
): Promise<boolean> => expectEffects(runner, cause, message, [request]);
