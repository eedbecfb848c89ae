import { checkDateIsToday } from '#verify/list-checks.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { findPostByTitle, savePost } from '../forum-requests.ts';

/**
 * Writes a post at the current moment, and checks that list and post have the current date in Seoul.
 * @param moment the current moment, which makes the title unique
 */
export async function checkPostDate(runner: WorkflowRunner, session: MemberSession, moment: string): Promise<void> {
  runner.requireWritePermission('saveForum');
  const title = `[${runner.context.prefix}] ${moment}`;
  await savePost(runner, session, { title, content: '날짜' });
  runner.context.results.addLeftover(`the post ${title}`);
  const row = await findPostByTitle(runner, title);
  checkDateIsToday(runner, 'a new post', String(row.forum_enrollment_date), '/data/forum/0/forum_enrollment_date');
  const query = { type: 'forum', info_pk: Number(row.forum_pk) };
  const { data } = await runner.requestAs(session, 'getInfoDetail', { query }, 'forum');
  if (!('forum' in data)) return;
  const date = data.forum.forum_enrollment_date;
  checkDateIsToday(runner, 'a new post', date, '/data/forum/forum_enrollment_date');
}
