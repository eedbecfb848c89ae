import { runAtOnce } from '#verify/run/run-branches.ts';
import type { Session } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';
import { boardTypes, pksOf, readBoard } from '#verify/workflows/boards/board-requests.ts';
import { checkUnchanged, markedTitle, readOwnPost, requireOtherSession, savePost, writePost } from './post-requests.ts';

/** Checks that the author of a post is the member of the token, whatever `member_pk` is sent. */
export async function checkAuthorIsTheMember(runner: Runner, session: Session) {
  const other = requireOtherSession(runner, session);
  const title = markedTitle(runner, '글쓴이');
  const pk = await writePost(runner, session, title, { memberPk: other.pk });
  const checkAuthor = async (message: string, reader = session) => {
    const { post } = await readOwnPost(runner, reader, pk);
    const culprit = reader === session ? 'saveForum' : 'getInfoDetail';
    const [actual, expected] = [
      [post.member_pk, post.member_name],
      [session.pk, session.name],
    ];
    runner.checkEqual(actual, expected, 'own-data', message, '/data/forum/member_pk', { culprit });
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

/** Checks that a member cannot edit a post of the secretariat. An accepted request would change nothing. */
export async function checkSecretariatPosts(runner: Runner, session: Session) {
  const { rows } = await readBoard(runner, 'forum', { row: 100 });
  const row = rows.find(({ admin_name, member_name }) => admin_name && !member_name);
  const { forum_pk } = runner.requireOrSkip(row, 'the free board has no post of the secretariat', 'saveForum');
  const { post } = await readOwnPost(runner, session, Number(forum_pk));
  const [title, content] = [String(post.forum_title), String(post.forum_content)];
  runner.requireOrSkip(content.trim() && [...content].length <= longestEditedContent, 'the post is too long to edit');
  await savePost(runner, session, { pk: Number(forum_pk), title, content }, 'notAuthor');
}

/** Checks that a number leads only to a post of its own board, unless the other board has the same number. */
export async function checkNumbersOfOtherBoards(runner: Runner, session: Session) {
  const boards = await runAtOnce(runner, boardTypes, async (part, type) => {
    const { rows, count } = await readBoard(part, type, { row: 100 });
    return { type, numbers: pksOf(type, rows), isComplete: rows.length === count };
  });
  const requests = boards.flatMap(({ type: owner, numbers }) =>
    boards.flatMap(({ type, numbers: known, isComplete }) => {
      const unknown = [...numbers.slice(0, 1), ...numbers.slice(-1)].filter((pk) => !known.includes(pk));
      return isComplete && type !== owner ? unknown.map((info_pk) => ({ type, info_pk })) : [];
    }),
  );
  await runAtOnce(runner, requests, async (part, query) => {
    const guestOutcome = query.type === 'forum' ? 'tokenRejected' : 'notFound';
    await part.requestOutcome('getInfoDetail', { query }, guestOutcome);
    await part.requestAs(session, 'getInfoDetail', { query }, 'notFound');
  });
}
