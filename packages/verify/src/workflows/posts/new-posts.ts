import { checkDateIsToday } from '#verify/list-checks.ts';
import { requestTogether } from '#verify/requests/simultaneous-requests.ts';
import { runAtOnce } from '#verify/run/run-branches.ts';
import type { Session } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';
import { type BoardRow, readBoard } from '#verify/workflows/boards/board-requests.ts';
import {
  filePart,
  findMarkedRows,
  forumFormParts,
  markedTitle,
  readOwnPost,
  savePost,
  writeListedPost,
  writePost,
} from './post-requests.ts';

/** Writes a post, and checks that the list counts it and has it first, with author and date, and that a read adds a hit. */
export async function checkNewPost(runner: Runner, session: Session) {
  const title = markedTitle(runner, '점도계 & <교정> "문의" 😀');
  const before = await readBoard(runner, 'forum', { row: 100 });
  const row = await writeListedPost(runner, session, title, { files: [filePart(0, '교정 성적서 (2025).pdf')] });
  const after = await readBoard(runner, 'forum', { row: 100 });
  runner.check(after.count > before.count, {
    rule: 'count',
    message: 'the count does not include the new post',
    pointer: '/data/forum_count',
    expected: `more than ${before.count}`,
    actual: String(after.count),
  });
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
  const { post } = await readOwnPost(runner, session, Number(row.forum_pk));
  runner.checkEqual(post.member_pk, session.pk, 'own-data', author, '/data/forum/member_pk');
  const hits = 'a post has not exactly one hit after it was read once';
  runner.checkEqual(post.forum_hit, 1, 'hits', hits, '/data/forum/forum_hit');
}

const postCount = 10;
const label = '동시에';

/** Writes ten posts at the same time and checks that the list has each of them once, newest first. */
export async function checkSimultaneousPosts(runner: Runner, session: Session) {
  const titleOf = (index: number) => markedTitle(runner, `${label} ${index}`);
  await writePost(runner, session, titleOf(0), { content: '글 0' });
  const others = Array.from({ length: postCount - 1 }, (_, index) => index + 1);
  runner.context.results.addLeftover(`posts of the free board: ${markedTitle(runner, label)} …`);
  const posts = others.map((index) => ({ title: titleOf(index), content: `글 ${index}` }));
  const requests = posts.map((fields) => ({ parts: forumFormParts(session, fields) }));
  await requestTogether(runner, session, 'saveForum', requests, 'saved');
  const rows = await findMarkedRows(runner, label);
  const titles = rows.map((row) => String(row.forum_title)).sort();
  const numbers = rows.map((row) => Number(row.forum_pk));
  const missing = 'posts that were written at the same time are missing or listed twice';
  const pinned = 'a new post of a member is pinned';
  runner.checkEach('stored', [
    [missing, titles, [0, ...others].map(titleOf).sort(), '/data/forum'],
    [pinned, rows.some((row) => row.fixed_yn === '중요'), false, '/data/forum/0/fixed_yn'],
  ]);
  const days = new Set(rows.map((row) => row.forum_enrollment_date));
  const sorted = numbers.toSorted((one, other) => other - one);
  const order = 'of posts with the same date, the highest number does not come first';
  if (days.size === 1) runner.checkEqual(numbers, sorted, 'order', order, '/data/forum');
  await runAtOnce(runner, rows, async (part, row) => {
    const { post } = await readOwnPost(part, session, Number(row.forum_pk));
    const sent = [row.forum_title, `글 ${String(row.forum_title).split(' ').at(-1)}`];
    const message = 'posts that were written at the same time are mixed up';
    part.checkEqual([post.forum_title, post.forum_content], sent, 'stored', message, '/data/forum');
  });
}

/** Checks that equal requests without a number create a post each. */
export async function checkRepeatedRequests(runner: Runner, session: Session) {
  const title = markedTitle(runner, '같은 글');
  for (let time = 0; time < 2; time += 1) await savePost(runner, session, { title, content: '같은 내용' });
  runner.context.results.addLeftover(`posts of the free board: ${title}`);
  const equal = await findMarkedRows(runner, '같은 글');
  runner.checkEqual(equal.length, 2, 'stored', 'two equal posts are not both stored', '/data/forum');
}

/** Checks that a later post becomes the newer neighbour of a post that has been read before. */
export async function checkLaterPost(runner: Runner, session: Session) {
  const pk = await writePost(runner, session, markedTitle(runner, '먼저 쓴 글'));
  await readOwnPost(runner, session, pk);
  const laterPk = await writePost(runner, session, markedTitle(runner, '나중에 쓴 글'));
  const { next } = await readOwnPost(runner, session, pk);
  // Somebody else may have written a post in between.
  runner.check(typeof next === 'number' && next > pk && next <= laterPk, {
    rule: 'neighbours',
    message: 'a later post is not the newer neighbour of a post that was read before',
    pointer: '/data/next_pk',
    expected: String(laterPk),
    actual: String(next),
    culprit: 'getInfoDetail',
  });
}
