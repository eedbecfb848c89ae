import { checkPaging } from '#verify/list-checks.ts';
import type { Runner, Steps } from '#verify/run/runner.ts';
import {
  checkBoardFiles,
  checkHits,
  checkNeighbours,
  checkOrder,
  checkOwnFiles,
  checkPost,
  differentRows,
} from './board-posts.ts';
import { type Board, boardOf, boardTypes } from './board-requests.ts';
import { checkSearch } from './board-search.ts';

/** Checks list, search, posts and files of one board, as guest and as member. The guides have no search. */
export async function checkBoard(runner: Runner, board: Board) {
  const { type } = board;
  const pages = await runner.runStep(`${type}: pages have the right rows`, () =>
    checkPaging(runner, {
      name: type,
      pointers: { rows: board.pointer, count: board.countPointer },
      readPage: board.read,
      key: board.pkOf,
    }),
  );
  const rows = pages ?? [];
  const order: Steps = {
    [`${type}: pinned posts come first, then the newest`]: async (part) => {
      await board.read(part, { row: 100 });
      checkOrder(part, board, rows);
    },
    [`${type}: no post has the file or the picture of another one`]: async (part) => {
      await board.read(part, { row: 100 });
      checkOwnFiles(part, board, rows);
    },
  };
  const search: Steps = {
    [`${type}: search finds the matching posts, in the order of the list`]: (part) => checkSearch(part, board, rows),
  };
  await runner.runSteps(board.isGuide ? order : { ...order, ...search }, () => []);
  const isForum = type === 'forum';
  const reader = isForum ? runner.findSession() : undefined;
  const [readingOperation, unknownPost] = board.postRequest(2_147_483_647);
  /** Runs a step that reads posts, which only members may do on the free board. */
  const runReading = (title: string, check: () => Promise<void>) =>
    runner.runStep(`${type}: ${title}`, async () => {
      if (isForum) runner.requireOrSkip(reader, 'no member is logged in', readingOperation);
      runner.requireOrSkip(rows.length > 0, 'the board is empty', readingOperation);
      await check();
    });
  await runReading('list and post agree, and each read adds a hit', async () => {
    await runner.runAtOnce(differentRows(board, rows), (part, row) => checkPost(part, board, row, reader));
    for (const row of rows.slice(-1)) await checkHits(runner, board, row, reader);
  });
  await runReading('previous and next posts agree', () => checkNeighbours(runner, board, rows, reader));
  await runReading('files and pictures are at their URLs', () => checkBoardFiles(runner, board, rows, reader));
  await runner.runStep(`${type}: a post that does not exist is not found`, async () => {
    const token = runner.findSession()?.accessToken;
    const outcome = isForum && !token ? 'tokenRejected' : 'notFound';
    await runner.requestOutcome(readingOperation, { ...unknownPost, ...(token ? { token } : {}) }, outcome);
  });
  if (!isForum) return;
  await runner.runStep('forum: a guest cannot read a post', async () => {
    const row = runner.requireOrSkip(rows[0], 'the board is empty', 'getInfoDetail');
    const [id, request] = board.postRequest(board.pkOf(row));
    await runner.requestOutcome(id, request, 'tokenRejected');
  });
}

/** Checks lists, search, posts and files of all boards. */
export async function checkBoards(runner: Runner) {
  await runner.runParts(boardTypes.map(boardOf), checkBoard);
  await runner.runStep('a file that does not exist is not found', () =>
    runner.requestOutcome('fileDownload', { query: { file_pk: 2_147_483_647 } }, 'notFound'),
  );
}
