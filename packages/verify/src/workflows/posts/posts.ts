import type { Runner, Session, Steps } from '#verify/run/runner.ts';
import { boardOf, boardTypes } from '#verify/workflows/boards/board-requests.ts';
import { checkLaterPost, checkNewPost, checkSimultaneousPosts } from './new-posts.ts';
import { checkAuthorIsTheMember, checkEditKeepsTheRest, checkSecretariatPosts } from './post-edits.ts';
import { checkFileChanges, checkFilesOfOtherPosts, checkStoredFiles } from './post-files.ts';
import { checkPostSearch } from './post-search.ts';
import { checkPostTexts } from './post-texts.ts';

/** Checks that a number leads only to a post of its own board, unless the other board has the same number. */
async function checkNumbersOfOtherBoards(runner: Runner, session: Session) {
  const boards = await runner.runAtOnce(boardTypes.map(boardOf), async (part, { type, read, pksOf }) => {
    const { rows, count } = await read(part, { row: 100 });
    return { type, numbers: pksOf(rows), isComplete: rows.length === count };
  });
  const requests = boards.flatMap(({ type: owner, numbers }) =>
    boards.flatMap(({ type, numbers: known, isComplete }) => {
      const unknown = [...numbers.slice(0, 1), ...numbers.slice(-1)].filter((pk) => !known.includes(pk));
      return isComplete && type !== owner ? unknown.map((info_pk) => ({ query: { type, info_pk } })) : [];
    }),
  );
  await runner.runAtOnce(requests, async (part, request) => {
    await part.requestOutcome('getInfoDetail', request, request.query.type === 'forum' ? 'tokenRejected' : 'notFound');
    await part.requestAs(session, 'getInfoDetail', request, 'notFound');
  });
}

/** The steps that write posts. Each writes its own posts, so those of a group run at the same time. */
const groups: Steps<[Session]>[] = [
  { 'a new post is counted, listed first, and read': checkNewPost },
  // New posts would change the numbers of all boards, which are compared.
  { 'a number leads only to the post of its board': checkNumbersOfOtherBoards },
  {
    'title and content are stored as they were sent': checkPostTexts,
    'an edit keeps what it does not send': checkEditKeepsTheRest,
    'an edit removes files, then adds files, up to ten': checkFileChanges,
    'an edit removes no file of another post': checkFilesOfOtherPosts,
    'the author of a post is the member of the token': checkAuthorIsTheMember,
    'a member cannot edit a post of the secretariat': checkSecretariatPosts,
    'searches find a new post by its title and content': checkPostSearch,
    'posts that are written at the same time, and equal ones, are all listed once': checkSimultaneousPosts,
    'files of all names and sizes are stored': checkStoredFiles,
  },
  { 'a later post is the newer neighbour': checkLaterPost },
];

/** Checks posts of the free board: their place in the list, their texts, files, edits, rights and searches. */
export async function checkPosts(runner: Runner) {
  for (const steps of groups) await runner.runSteps(steps, (part) => [part.requireSession('saveForum')]);
}
