import { isDeepStrictEqual } from 'node:util';
import { changedBy } from '#verify/contract/document.ts';
import { type OperationId, successData } from '#verify/exchange.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { personalReads } from '#verify/workflows/account/personal-reads.ts';

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
  const changed = changedBy(id);
  const reads = session ? personalReads.filter(([read]) => changed.includes(read)) : [];
  const readAll = () =>
    Promise.all(
      reads.map(async ([read, request]) => {
        const { response } = await runner.context.client.send(read, { ...request, token: session?.accessToken ?? '' });
        return successData(response);
      }),
    );
  const before = await readAll();
  await sendRejected();
  if (reads.length === 0 || runner.hasFinding()) return;
  const after = await readAll();
  for (const [index, [read]] of reads.entries()) {
    const isKnown = before[index] !== null && after[index] !== null;
    runner.check(!isKnown || isDeepStrictEqual(after[index], before[index]), {
      rule: 'stored',
      message: `requests that were rejected have changed the response of ${read}`,
      pointer: `the response of ${read}`,
      culprit: id,
    });
  }
}
