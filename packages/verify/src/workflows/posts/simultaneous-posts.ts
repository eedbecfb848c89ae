import { checkDateIsToday } from '#verify/list-checks.ts';
import { runAtOnce } from '#verify/run/run-at-once.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { readBoard } from '#verify/workflows/board-requests.ts';
import { forumFormParts, savePost } from '#verify/workflows/forum-requests.ts';
import { findMarkedRows, markedTitle, readOwnPost, writePost } from './own-posts.ts';

const postCount = 10;
const label = '동시에';

/** Sends requests of a member at the same time and checks each response. */
async function sendTogether(
  runner: WorkflowRunner,
  session: MemberSession,
  posts: Parameters<typeof forumFormParts>[1][],
): Promise<void> {
  const { accessToken: token } = session;
  const requests = posts.map((fields) => ({ parts: forumFormParts(session, fields), token }));
  const exchanges = await runner.context.client.sendTogether('saveForum', requests);
  for (const exchange of exchanges) runner.checkResponse('saveForum', exchange, ['saved']);
}

/** Writes ten posts at the same time and checks that the list has each of them once, newest first, on pages of any size. */
export async function checkSimultaneousPosts(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const titleOf = (index: number) => markedTitle(runner, `${label} ${index}`);
  // Refreshes an expired access token, which simultaneous requests could not do.
  await writePost(runner, session, titleOf(0), { content: '글 0' });
  const others = Array.from({ length: postCount - 1 }, (_, index) => index + 1);
  runner.context.results.addLeftover(`posts of the free board: ${markedTitle(runner, label)} …`);
  await sendTogether(
    runner,
    session,
    others.map((index) => ({ title: titleOf(index), content: `글 ${index}` })),
  );
  const rows = await findMarkedRows(runner, label);
  const titles = rows.map((row) => String(row.forum_title)).sort();
  runner.checkEqual(
    titles,
    [0, ...others].map(titleOf).sort(),
    'stored',
    'posts that were written at the same time are missing or listed twice',
    '/data/forum',
  );
  for (const row of rows)
    checkDateIsToday(runner, 'a new post', String(row.forum_enrollment_date), '/data/forum/0/forum_enrollment_date');
  runner.check(!rows.some((row) => row.fixed_yn === '중요'), {
    rule: 'stored',
    message: 'a new post of a member is pinned',
    pointer: '/data/forum/0/fixed_yn',
    expected: 'not 중요',
  });
  const numbers = rows.map((row) => Number(row.forum_pk));
  const days = new Set(rows.map((row) => row.forum_enrollment_date));
  if (days.size === 1) {
    const sorted = numbers.toSorted((one, other) => other - one);
    const message = 'of posts with the same date, the highest number does not come first';
    runner.checkEqual(numbers, sorted, 'order', message, '/data/forum');
  }
  await checkPagesOfSearch(runner, numbers);
  await runAtOnce(runner, rows, async (part, row) => {
    const { post } = await readOwnPost(part, session, Number(row.forum_pk));
    const content = `글 ${String(row.forum_title).split(' ').at(-1)}`;
    part.checkEqual(
      [post.forum_title, post.forum_content],
      [row.forum_title, content],
      'stored',
      'posts that were written at the same time are mixed up',
      '/data/forum',
    );
  });
}

/** Checks every page of a search, with several numbers of rows. `numbers` are the found posts in order. */
async function checkPagesOfSearch(runner: WorkflowRunner, numbers: number[]): Promise<void> {
  const search = markedTitle(runner, label);
  const requests = [1, 3, 4, numbers.length, 100].flatMap((row) => {
    const lastPage = Math.ceil(numbers.length / row);
    const pages = Array.from({ length: lastPage + 1 }, (_, index) => index + 1);
    return [...pages, 2_147_483_647].map((page) => ({ row, page }));
  });
  await runAtOnce(runner, requests, async (part, { row, page }) => {
    const { rows, count } = await readBoard(part, 'forum', { search, search_category: 'title', row, page });
    part.checkEqual(
      rows.map((one) => Number(one.forum_pk)),
      numbers.slice((page - 1) * row, page * row),
      'paging',
      'a page of a search has the wrong rows',
      '/data/forum',
    );
    const message = 'the count of a search differs between pages';
    part.checkEqual(count, numbers.length, 'count', message, '/data/forum_count');
  });
}

/** Checks that two edits at the same time leave title and content of one of them, and that no hit is lost. */
export async function checkSimultaneousEdits(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const pk = await writePost(runner, session, markedTitle(runner, '두 수정'));
  const { post: before } = await readOwnPost(runner, session, pk);
  const edits = ['ㄱ', 'ㄴ', 'ㄷ', 'ㄹ'].map((name) => ({
    pk,
    title: markedTitle(runner, `두 수정 ${name}`),
    content: `내용 ${name}`,
  }));
  await sendTogether(runner, session, edits);
  const { post } = await readOwnPost(runner, session, pk);
  runner.check(
    edits.some(({ title, content }) => title === post.forum_title && content === post.forum_content),
    {
      rule: 'stored',
      message: 'after edits at the same time, a post has the title of one and the content of another, or of none',
      pointer: '/data/forum',
      actual: JSON.stringify([post.forum_title, post.forum_content]),
    },
  );
  const reads = 5;
  const query = { type: 'forum', info_pk: pk };
  const requests = Array.from({ length: reads }, () => ({ query, token: session.accessToken }));
  const exchanges = await runner.context.client.sendTogether('getInfoDetail', requests);
  for (const exchange of exchanges) runner.checkResponse('getInfoDetail', exchange, ['notice']);
  const after = await readOwnPost(runner, session, pk);
  runner.checkEqual(
    Number(after.post.forum_hit) - Number(before.forum_hit),
    reads + 2,
    'hits',
    'the hits do not increase by one with each read, also at the same time',
    '/data/forum/forum_hit',
  );
  const [row] = await findMarkedRows(runner, '두 수정');
  const listHit = 'the hits differ between list and post';
  runner.checkEqual(row?.forum_hit, after.post.forum_hit, 'hits', listHit, '/data/forum/0/forum_hit');
}

/** Checks that equal requests without a number create a post each. */
export async function checkEqualPosts(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const title = markedTitle(runner, '같은 글');
  for (let time = 0; time < 2; time += 1) await savePost(runner, session, { title, content: '같은 내용' });
  runner.context.results.addLeftover(`posts of the free board: ${title}`);
  const rows = await findMarkedRows(runner, '같은 글');
  const message = 'two equal posts are not both stored';
  runner.checkEqual(rows.length, 2, 'stored', message, '/data/forum');
}

/** Checks that the same edit, sent twice, leaves one post with the same texts. */
export async function checkRepeatedEdit(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const pk = await writePost(runner, session, markedTitle(runner, '한 번 더'));
  const edit = { pk, title: markedTitle(runner, '한 번 더 (수정)'), content: '고친 내용' };
  for (let time = 0; time < 2; time += 1) await savePost(runner, session, edit);
  const { post } = await readOwnPost(runner, session, pk);
  const rows = await findMarkedRows(runner, '한 번 더');
  runner.checkEqual(
    [rows.map((row) => row.forum_pk), post.forum_title, post.forum_content],
    [[pk], edit.title, edit.content],
    'stored',
    'the same edit sent twice leaves another result than once',
    '/data/forum',
  );
}
