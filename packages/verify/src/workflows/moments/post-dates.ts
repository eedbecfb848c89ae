import { checkDateIsToday } from '#verify/list-checks.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { findPostByTitle, savePost } from '#verify/workflows/forum-requests.ts';

/** A post of the run, and its date in the form of the contract. */
export type DatedPost = { pk: number; title: string; date: string | null };

/** Checks that an edit on a later day keeps the date of a post. */
export async function checkEditKeepsDate(
  runner: WorkflowRunner,
  session: MemberSession,
  { pk, title, date }: DatedPost,
): Promise<void> {
  await savePost(runner, session, { pk, title, content: '고친 날짜' });
  const query = { type: 'forum', info_pk: pk };
  const { data } = await runner.requestAs(session, 'getInfoDetail', { query }, 'forum');
  if (!('forum' in data)) return;
  const message = 'an edit on a later day changes the date of the post';
  runner.check(data.forum.forum_enrollment_date === date, {
    rule: 'stored',
    message,
    pointer: '/data/forum/forum_enrollment_date',
    expected: String(date),
    actual: String(data.forum.forum_enrollment_date),
    culprit: 'saveForum',
  });
}

/**
 * Writes a post at the current moment, and checks that list and post have the current date in Seoul.
 * @param moment the current moment, which makes the title unique
 * @returns the post
 */
export async function checkPostDate(
  runner: WorkflowRunner,
  session: MemberSession,
  moment: string,
): Promise<DatedPost> {
  runner.requireWritePermission('saveForum');
  const title = `[${runner.context.prefix}] ${moment}`;
  await savePost(runner, session, { title, content: '날짜' });
  runner.context.results.addLeftover(`the post ${title}`);
  const row = await findPostByTitle(runner, title);
  checkDateIsToday(runner, 'a new post', String(row.forum_enrollment_date), '/data/forum/0/forum_enrollment_date');
  const query = { type: 'forum', info_pk: Number(row.forum_pk) };
  const { data } = await runner.requestAs(session, 'getInfoDetail', { query }, 'forum');
  const date = 'forum' in data ? data.forum.forum_enrollment_date : null;
  checkDateIsToday(runner, 'a new post', date, '/data/forum/forum_enrollment_date');
  return { pk: query.info_pk, title, date };
}
