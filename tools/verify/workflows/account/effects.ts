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

/** A success whose effect is checked: its exchange, and the name of its outcome. */
export type Cause = { exchange: Exchange; outcome: string };

/**
 * Checks an effect of an earlier request by a second request. A missing effect is a finding about the earlier request,
 * because its operation is the broken one.
 * @param cause the earlier request
 * @param message what the earlier operation has not done
 * @param expected names of outcomes of the second operation
 * @returns whether the response of the second request is one of the expected outcomes
 */
export async function expectEffect(
  runner: WorkflowRunner,
  cause: Cause,
  message: string,
  id: OperationId,
  request: RequestInput,
  ...expected: string[]
): Promise<boolean> {
  const exchange = await runner.context.client.send(id, request);
  const { response } = exchange;
  const expectedOutcomes = outcomes.filter(({ operation, name }) => operation === id && expected.includes(name));
  const code = errorCode(response);
  // With another status, or without an envelope, the second operation itself is broken or not built.
  if (response === null || response.status !== 200 || (code === null && !isSuccessResponse(response))) {
    runner.checkResponse(id, exchange, expected);
    return false;
  }
  const isExpected = expectedOutcomes.some((outcome) =>
    code === null ? isSuccessExample(outcome.type, outcome.value) : isSameFailure(outcome, response),
  );
  if (isExpected) runner.checkResponse(id, exchange, expected);
  else {
    const violation = {
      rule: 'effect',
      message,
      expected: `${id}: ${expectedOutcomes.map(describeOutcome).join(', or ')}`,
      actual: `${id}: ${describeResponse(exchange)}`,
    };
    runner.check(false, violation, { exchange: cause.exchange, outcomes: [cause.outcome] });
  }
  return isExpected;
}
