import type { MemberSession } from '#verify/run-context.ts';
import type { WorkflowRunner } from '#verify/workflow-runner.ts';
import { type BoardRow, readPost } from './board-requests.ts';

/**
 * Finds out through another operation whether a post that is missing in the list was stored: the post that was the newest
 * before then has a next post. The diagnosis of the finding names the list or the write accordingly.
 * @param rowsBefore the rows of the list before the post was written
 */
export async function recordWhetherPostIsStored(
  runner: WorkflowRunner,
  session: MemberSession,
  rowsBefore: readonly BoardRow[],
): Promise<void> {
  const newest = rowsBefore.find((row) => row.fixed_yn !== '중요');
  if (!newest) return;
  const { next } = await readPost(runner, 'forum', newest.forum_pk, session);
  runner.context.results.storedWrites.set('saveForum', next !== null);
}
