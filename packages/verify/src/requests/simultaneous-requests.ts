import type { CheckedResponse, OperationId, RequestInput } from '#verify/exchange.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';

/**
 * Sends requests of a member at the same time, and checks each response like `requestAs`.
 * @param expected names of examples in the contract
 * @returns the responses in the order of the requests
 */
export async function requestTogether<Id extends OperationId>(
  runner: WorkflowRunner,
  session: MemberSession,
  id: Id,
  requests: RequestInput[],
  ...expected: string[]
): Promise<CheckedResponse<Id>[]> {
  // Refreshes an expired access token, which simultaneous requests could not do.
  await runner.requestAs(session, 'getStudentCertificate', {}, 'none');
  const { accessToken: token } = session;
  const sent = requests.map((request) => ({ ...request, token }));
  const exchanges = await runner.context.client.sendTogether(id, sent);
  return exchanges.map((exchange) => runner.checkResponse(id, exchange, expected));
}
