import { checkDateIsToday } from '#verify/list-checks.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import { markedTitle, readOwnPost, savePost, writeListedPost } from '#verify/workflows/posts/post-requests.ts';

/** A post of the run, and its date in the form of the contract. */
export type DatedPost = { pk: number; title: string; date: string };

const pointer = '/data/forum/forum_enrollment_date';

/** Writes a post at the current moment, and checks that list and post have the current date in Seoul. */
export async function checkPostDate(
  runner: Runner,
  session: Session,
  moment: string,
  earlier?: DatedPost,
): Promise<DatedPost> {
  const dateOf = async (pk: number) => String((await readOwnPost(runner, session, pk)).post.forum_enrollment_date);
  const title = markedTitle(runner, moment);
  const row = await writeListedPost(runner, session, title);
  checkDateIsToday(runner, 'a new post', String(row.forum_enrollment_date), '/data/forum/0/forum_enrollment_date');
  const pk = Number(row.forum_pk);
  const date = await dateOf(pk);
  checkDateIsToday(runner, 'a new post', date, pointer);
  if (earlier) {
    await savePost(runner, session, { pk: earlier.pk, title: earlier.title, content: '고친 날짜' });
    const message = 'an edit on a later day changes the date of the post';
    runner.checkEqual(await dateOf(earlier.pk), earlier.date, 'stored', message, pointer);
  }
  return { pk, title, date };
}
