import { errorCode, type OperationId, type RequestInput } from '#verify/exchange.ts';
import {
  describeOutcome,
  describeResponse,
  isSameFailure,
  isSuccessExample,
  isSuccessResponse,
  outcomes,
} from '#verify/outcomes.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';

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
      culprit: cause,
    };
    runner.check(false, violation, { exchange, outcomes: expected });
  }
  return isExpected;
}
