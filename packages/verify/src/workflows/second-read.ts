import { isJsonObject, successData } from '#verify/exchange.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import type { BoardRow } from './board-requests.ts';

/**
 * Finds out through another operation whether a post that is missing in the list was stored: the post that was the newest
 * before then has a next post. The diagnosis of the finding names the list or the write accordingly. The response is not
 * checked, so the following checks still concern the list.
 * @param rowsBefore the rows of the list before the post was written
 */
export async function recordWhetherPostIsStored(
  runner: WorkflowRunner,
  session: MemberSession,
  rowsBefore: readonly BoardRow[],
): Promise<void> {
  const { client, results } = runner.context;
  const newest = rowsBefore.find((row) => row.fixed_yn !== '중요');
  if (!newest) return;
  const query = { type: 'forum', info_pk: Number(newest.forum_pk) };
  const { response } = await client.send('getInfoDetail', { query, token: session.accessToken });
  const data = successData(response);
  if (isJsonObject(data)) results.evidence.storedWrites.set('saveForum', typeof data.next_pk === 'number');
}
