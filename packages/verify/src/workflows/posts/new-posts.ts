import { filePart, testBytes } from '#verify/contract/contract-examples.ts';
import { checkDateIsToday } from '#verify/list-checks.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import { checkOwnFiles } from '#verify/workflows/boards/board-posts.ts';
import { type BoardRow, forum } from '#verify/workflows/boards/board-requests.ts';
import { posts } from './post-requests.ts';

/** Writes a post, and checks that the list counts it and has it first, with author and date, and that a read adds a hit. */
export async function checkNewPost(runner: Runner, session: Session) {
  const title = posts.title(runner, '점도계 & <교정> "문의" 😀');
  const before = await forum.read(runner, { row: 100 });
  const row = await posts.writeListed(runner, session, title, { files: [filePart(0, '교정 성적서 (2025).pdf')] });
  const after = await forum.read(runner, { row: 100 });
  // Others may write posts at the same time.
  const count = { rule: 'count', message: 'the count does not include the new post', pointer: '/data/forum_count' };
  const [expected, actual] = [`more than ${before.count}`, String(after.count)];
  runner.check(after.count > before.count, { ...count, expected, actual });
  // A server may have older data with dates after the moment to which the run has set the clock.
  const isLater = (other: BoardRow) => String(other.forum_enrollment_date) > runner.context.todayInSeoul()[0];
  const newest = after.rows.find((other) => other.fixed_yn !== '중요' && !isLater(other));
  const message = 'a new post is not the first after the pinned posts';
  runner.checkEqual(newest?.forum_pk, row.forum_pk, 'order', message, '/data/forum');
  checkDateIsToday(runner, 'a new post', String(row.forum_enrollment_date), '/data/forum/0/forum_enrollment_date');
  const unread = 'a new post has hits before anyone has read it';
  runner.checkEqual(row.forum_hit, 0, 'hits', unread, '/data/forum/0/forum_hit');
  const author = 'the author of the post is not the logged-in member';
  const names = [row.member_name, row.admin_name];
  runner.checkEqual(names, [session.name, null], 'own-data', author, '/data/forum/0/member_name');
  const { post } = await posts.read(runner, session, Number(row.forum_pk));
  runner.checkEqual(post.member_pk, session.pk, 'own-data', author, '/data/forum/member_pk');
  const hits = 'a post has not exactly one hit after it was read once';
  runner.checkEqual(post.forum_hit, 1, 'hits', hits, '/data/forum/forum_hit');
}

const postCount = 10;

/** Writes posts at the same time, and one of them again. Each is a post of its own in the list, the newest first. */
export async function checkSimultaneousPosts(runner: Runner, session: Session) {
  const label = '동시에';
  const titles = Array.from({ length: postCount }, (_, index) => posts.title(runner, `${label} ${index}`));
  const fieldsOf = (title: string, index: number) => ({
    title,
    content: `${title}: 내용 ${index}`,
    files: [filePart(0, `동시에 ${index}.txt`, testBytes(100 + index, index))],
  });
  const requests = titles.map((title, index) => posts.form(session, fieldsOf(title, index)));
  await runner.requestTogether(session, 'saveForum', requests, 'saved');
  runner.context.results.leftovers.push(`posts of the free board: ${posts.title(runner, label)} …`);
  for (const title of titles.slice(-1)) {
    const { content } = fieldsOf(title, postCount - 1);
    await posts.save(runner, session, { title, content });
    titles.push(title);
  }
  const rows = await posts.findMarked(runner, label);
  const listed = rows.map((row) => String(row.forum_title)).sort();
  const message = 'posts that were written at the same time, or equal posts, are missing or listed twice';
  runner.checkEach('stored', [
    [message, listed, titles.sort(), '/data/forum'],
    ['a new post of a member is pinned', rows.some((row) => row.fixed_yn === '중요'), false, '/data/forum/0/fixed_yn'],
  ]);
  checkOwnFiles(runner, forum, rows);
  await runner.runAtOnce(titles.slice(0, postCount), async (part, title) => {
    const index = titles.indexOf(title);
    const row = rows.find(({ forum_title, file_path }) => forum_title === title && file_path);
    const { post, files } = await posts.read(
      part,
      session,
      forum.pkOf(part.requireOrSkip(row, 'the post is not listed')),
    );
    const { content } = fieldsOf(title, index);
    const own = 'of posts that were written at the same time, one has the content or the file of another';
    const names = files.map((file) => file.file_original_name);
    const actual = [post.forum_content, names];
    part.checkEqual(actual, [content, [`동시에 ${index}.txt`]], 'stored', own, '/data/forum');
    const listed = 'the list has the file of another post';
    const about = { culprit: 'getInfo' as const };
    part.checkEqual(row?.file_path, files[0]?.file_path, 'same-record', listed, '/data/forum', about);
  });
  const numbers = rows.map((row) => Number(row.forum_pk));
  const sorted = numbers.toSorted((one, other) => other - one);
  const order = 'of posts with the same date, the highest number does not come first';
  const isOneDay = new Set(rows.map((row) => row.forum_enrollment_date)).size === 1;
  if (isOneDay) runner.checkEqual(numbers, sorted, 'order', order, '/data/forum');
}

/** Checks that a later post becomes the newer neighbour of a post that has been read before. */
export async function checkLaterPost(runner: Runner, session: Session) {
  const pk = await posts.write(runner, session, posts.title(runner, '먼저 쓴 글'));
  await posts.read(runner, session, pk);
  const laterPk = await posts.write(runner, session, posts.title(runner, '나중에 쓴 글'));
  const { next } = await posts.read(runner, session, pk);
  const message = 'a later post is not the newer neighbour of a post that was read before';
  const texts = { message, pointer: '/data/next_pk', expected: String(laterPk), actual: String(next) };
  // Somebody else may have written a post in between.
  const isLater = typeof next === 'number' && next > pk && next <= laterPk;
  runner.check(isLater, { rule: 'neighbours', ...texts, culprit: 'getInfoDetail' });
}

/** A post of the run, and its date in the form of the contract. */
export type DatedPost = { pk: number; title: string; date: string };

/** Writes a post at the current moment, and checks that list and post have the current date in Seoul. */
export async function checkPostDate(
  runner: Runner,
  session: Session,
  moment: string,
  earlier?: DatedPost,
): Promise<DatedPost> {
  const pointer = '/data/forum/forum_enrollment_date';
  const dateOf = async (pk: number) => String((await posts.read(runner, session, pk)).post.forum_enrollment_date);
  const title = posts.title(runner, moment);
  const row = await posts.writeListed(runner, session, title);
  checkDateIsToday(runner, 'a new post', String(row.forum_enrollment_date), '/data/forum/0/forum_enrollment_date');
  const pk = Number(row.forum_pk);
  const date = await dateOf(pk);
  checkDateIsToday(runner, 'a new post', date, pointer);
  if (earlier) {
    await posts.save(runner, session, { pk: earlier.pk, title: earlier.title, content: '고친 날짜' });
    const message = 'an edit on a later day changes the date of the post';
    runner.checkEqual(await dateOf(earlier.pk), earlier.date, 'stored', message, pointer);
  }
  return { pk, title, date };
}
