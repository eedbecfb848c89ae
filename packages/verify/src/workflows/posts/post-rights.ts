import { runAtOnce } from '#verify/run/run-at-once.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { createMember } from '#verify/workflows/account/members.ts';
import { type BoardRow, boardTypes, readBoard, readPost } from '#verify/workflows/boards/board-requests.ts';
import { checkUnchanged, markedTitle, readOwnPost, requireOtherSession, savePost, writePost } from './post-requests.ts';

/** Checks that the author of a post is the member of the token, whatever `member_pk` is sent. */
export async function checkAuthorIsTheMember(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const other = requireOtherSession(runner, session);
  const title = markedTitle(runner, '글쓴이');
  const pk = await writePost(runner, session, title, { memberPk: other.pk });
  const checkAuthor = async (message: string, reader = session) => {
    const { post } = await readOwnPost(runner, reader, pk);
    const [actual, expected] = [
      [post.member_pk, post.member_name],
      [session.pk, session.name],
    ].map((author) => JSON.stringify(author));
    runner.check(actual === expected, {
      rule: 'own-data',
      message,
      pointer: '/data/forum/member_pk',
      expected: String(expected),
      actual: String(actual),
      culprit: reader === session ? 'saveForum' : 'getInfoDetail',
    });
  };
  await checkAuthor('the author of a new post is the member of member_pk, not of the token');
  await checkAuthor('the author of a post depends on its reader', other);
  await savePost(runner, session, { pk, title, content: '고친 내용', memberPk: other.pk });
  await checkAuthor('an edit makes the member of member_pk the author');
  const before = await readOwnPost(runner, session, pk);
  for (const memberPk of [session.pk, other.pk])
    await savePost(runner, other, { pk, title: 'x', content: 'x', memberPk }, 'notAuthor');
  await checkUnchanged(runner, session, before, 'another member changed a post');
}

/** The longest content that an edit may have; posts of the secretariat may be longer. */
const longestEditedContent = 2000;

/**
 * Checks that a member cannot edit a post of the secretariat. The request has the stored title and content, so that a
 * server that accepts it changes nothing.
 */
export async function checkSecretariatPosts(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const { rows } = await readBoard(runner, 'forum', { row: 100 });
  const row = rows.find(({ admin_name, member_name }) => admin_name && !member_name);
  const { forum_pk } = runner.requireOrSkip(row, 'the free board has no post of the secretariat', 'saveForum');
  const query = { type: 'forum', info_pk: Number(forum_pk) };
  await runner.requestOutcome('getInfoDetail', { query }, 'tokenRejected');
  const before = await readOwnPost(runner, session, Number(forum_pk));
  const [title, content] = [String(before.post.forum_title), String(before.post.forum_content)];
  runner.requireOrSkip(content.trim() && [...content].length <= longestEditedContent, 'the post is too long to edit');
  await savePost(runner, session, { pk: Number(forum_pk), title, content }, 'notAuthor');
}

/** The rows of each board, and whether they are all rows of the board. */
type ReadBoards = Map<string, { rows: BoardRow[]; isComplete: boolean }>;

async function readAllBoards(runner: WorkflowRunner): Promise<ReadBoards> {
  const boards: ReadBoards = new Map();
  const read = await runAtOnce(runner, boardTypes, (part, type) => readBoard(part, type, { row: 100 }));
  for (const [index, { rows, count }] of read.entries())
    boards.set(boardTypes[index] ?? '', { rows, isComplete: rows.length === count });
  return boards;
}

/**
 * Checks that a number leads only to the post of the requested board: the numbers of each board are requested from each
 * other board, as a guest and as a member. Boards may use the same numbers, but then the post is the one of the list.
 */
export async function checkNumbersOfOtherBoards(runner: WorkflowRunner): Promise<void> {
  const boards = await readAllBoards(runner);
  const session = runner.findSession();
  const requests = [...boards].flatMap(([owner, { rows }]) => {
    const posts = [rows[0], rows.at(-1)].flatMap((row) => (row ? [Number(row[`${owner}_pk`])] : []));
    return [...boards].flatMap(([type, other]) => {
      if (type === owner || !other.isComplete) return [];
      const unknown = posts.filter((pk) => !other.rows.some((one) => one[`${type}_pk`] === pk));
      return unknown.map((pk) => ({ type, info_pk: pk }));
    });
  });
  await runAtOnce(runner, requests, async (part, query) => {
    const guestOutcome = query.type === 'forum' ? 'tokenRejected' : 'notFound';
    await part.requestOutcome('getInfoDetail', { query }, guestOutcome);
    if (session) await part.requestAs(session, 'getInfoDetail', { query }, 'notFound');
  });
}

/** Checks that a post of the free board can be read and edited only as a post of the free board. */
export async function checkPostInOtherBoards(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const title = markedTitle(runner, '자유게시판 글');
  const pk = await writePost(runner, session, title, { content: `${runner.context.prefix} 회원만 읽는 글` });
  await runner.requestOutcome('getInfoDetail', { query: { type: 'forum', info_pk: pk } }, 'tokenRejected');
  const before = await readOwnPost(runner, session, pk);
  runner.checkEqual(before.post.forum_hit, 1, 'hits', 'a read that was rejected adds a hit', '/data/forum/forum_hit');
  for (const type of boardTypes) {
    const { rows, count } = await readBoard(runner, type, { search: title });
    const expected = type === 'forum' ? 1 : 0;
    const message = `${type}: a search finds ${expected ? 'no new post' : 'a post of the free board'}`;
    runner.checkEqual([rows.length, count], [expected, expected], 'search', message, `/data/${type}`);
    if (type === 'forum') continue;
    const board = await readBoard(runner, type, { row: 100 });
    const isFree = board.rows.length === board.count && !board.rows.some((row) => row[`${type}_pk`] === pk);
    if (!isFree) continue;
    await runner.requestOutcome('getInfoDetail', { query: { type, info_pk: pk } }, 'notFound');
    await runner.requestAs(session, 'getInfoDetail', { query: { type, info_pk: pk } }, 'notFound');
  }
}

/** Checks that `saveForum` does not find the numbers of other boards, and changes none of their posts. */
export async function checkEditInOtherBoards(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const boards = await readAllBoards(runner);
  const forum = boards.get('forum');
  runner.requireOrSkip(forum?.isComplete, 'the free board has more posts than one page', 'saveForum');
  for (const [type, { rows }] of boards) {
    const pk = Number(rows.at(-1)?.[`${type}_pk`]);
    if (type === 'forum' || Number.isNaN(pk) || forum?.rows.some(({ forum_pk }) => forum_pk === pk)) continue;
    const { post } = await readPost(runner, type, pk);
    // The stored texts, so that a server that accepts the request changes nothing.
    const [title, content] = [String(post[`${type}_title`]), String(post[`${type}_content`]).slice(0, 1000)];
    if (content.trim()) await savePost(runner, session, { pk, title, content }, 'notFound');
  }
}

/** Checks that a member with the name of the author, but another ID, cannot edit a post. */
export async function checkNamesake(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const namesake = await createMember(runner, 'namesake', { member_name: session.name });
  const title = markedTitle(runner, '동명이인');
  const pk = await writePost(runner, session, title);
  await savePost(runner, namesake, { pk, title, content: '다른 회원' }, 'notAuthor');
}

/** Checks that every member who can log in reads the posts of all boards, and the same lists as a guest. */
export async function checkEveryMemberReads(runner: WorkflowRunner): Promise<void> {
  const sessions = runner.context.sessions;
  runner.requireOrSkip(sessions.length > 0, 'no member is logged in', 'getInfoDetail');
  await runAtOnce(runner, boardTypes, async (part, type) => {
    const { rows, count } = await readBoard(part, type, { row: 5 });
    const keys = rows.map((row) => row[`${type}_pk`]);
    for (const session of sessions.slice(0, 6)) {
      const { data } = await part.requestAs(session, 'getInfo', { query: { type, row: 5 } }, 'notices');
      const named: BoardRow = { ...data };
      const listed = named[type];
      const seen = Array.isArray(listed) ? listed.map((row: BoardRow) => row[`${type}_pk`]) : null;
      const message = `${type}: the list of a member differs from the list of a guest`;
      part.checkEqual([seen, named[`${type}_count`]], [keys, count], 'own-data', message, `/data/${type}`);
      if (rows[0]) await readPost(part, type, keys[0], session);
    }
  });
}
