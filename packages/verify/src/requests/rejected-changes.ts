import { isDeepStrictEqual } from 'node:util';
import { changedBy } from '#verify/contract/document.ts';
import type { OperationId } from '#verify/exchange.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { readPersonalData } from '#verify/workflows/account/personal-reads.ts';

/**
 * Sends requests that a server must reject, and checks that they change no data of the member that a success would change.
 * A server that has accepted one of them has a finding already.
 * @param session the member who sends the requests; without one, nothing is compared
 * @param sendRejected sends the requests
 */
export async function checkNothingChanged(
  runner: WorkflowRunner,
  session: MemberSession | null,
  id: OperationId,
  sendRejected: () => Promise<void>,
): Promise<void> {
  const read = async () =>
    session ? readPersonalData(runner, session, changedBy(id)) : new Map<OperationId, unknown>();
  const before = await read();
  await sendRejected();
  if (before.size === 0 || runner.hasFinding()) return;
  const after = await read();
  for (const [operation, data] of before)
    runner.check(
      data === undefined || after.get(operation) === undefined || isDeepStrictEqual(after.get(operation), data),
      {
        rule: 'stored',
        message: `requests that were rejected have changed the response of ${operation}`,
        pointer: `the response of ${operation}`,
        culprit: id,
      },
    );
}
