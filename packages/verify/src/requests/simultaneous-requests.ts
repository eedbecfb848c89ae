import type { CheckedResponse, OperationId, RequestInput } from '#verify/exchange.ts';
import type { Session } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';

/** Sends requests of a member at the same time, and checks each response like `requestAs`. Returns them in order. */
export async function requestTogether<Id extends OperationId>(
  runner: Runner,
  session: Session,
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
