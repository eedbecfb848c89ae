import { checkPaging, type PagedList } from '#verify/list-checks.ts';
import { runAtOnce } from '#verify/run/run-at-once.ts';
import { runParts, runSteps } from '#verify/run/run-branches.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import {
  checkBoardFiles,
  checkNeighbours,
  checkOrder,
  checkPost,
  checkPostHits,
  differentRows,
} from './board-posts.ts';
import { type BoardRow, boardTypes, pkOf, readBoard } from './board-requests.ts';
import { checkBlankSearch, checkSearch } from './board-search.ts';

const boardList = (type: string): PagedList<BoardRow> => ({
  name: type,
  pointers: { rows: `/data/${type}`, count: `/data/${type}_count` },
  readPage: (runner, query) => readBoard(runner, type, query),
  key: (row) => pkOf(type, row),
});

/** Checks list, search, posts and files of one board, as guest and as member. */
async function checkBoard(runner: WorkflowRunner, type: string): Promise<void> {
  const rows =
    (await runner.runStep(`${type}: pages have the right rows`, () => checkPaging(runner, boardList(type)))) ?? [];
  await runSteps(runner, [
    [
      `${type}: pinned posts come first, then the newest`,
      async (part) => {
        await readBoard(part, type, { row: 100 });
        checkOrder(part, type, rows);
      },
    ],
    [`${type}: search finds the matching posts, in the order of the list`, (part) => checkSearch(part, type, rows)],
    [`${type}: a search for blanks finds all`, (part) => checkBlankSearch(part, type)],
  ]);
  const isForum = type === 'forum';
  const reader = isForum ? runner.findSession() : undefined;
  /** Runs a step that reads posts, which only members may do on the free board. */
  const runReading = (title: string, check: () => Promise<void>) =>
    runner.runStep(`${type}: ${title}`, async () => {
      if (isForum) runner.requireOrSkip(reader, 'no member is logged in', 'getInfoDetail');
      runner.requireOrSkip(rows.length > 0, 'the board is empty', 'getInfoDetail');
      await check();
    });
  await runReading('list and post agree, and each read adds a hit', async () => {
    await runAtOnce(runner, differentRows(type, rows), (part, row) => checkPost(part, type, row, reader));
    for (const row of rows.slice(-1)) await checkPostHits(runner, type, row, reader);
  });
  await runReading('previous and next posts agree', () => checkNeighbours(runner, type, rows, reader));
  await runReading('files and pictures are at their URLs', () => checkBoardFiles(runner, type, rows, reader));
  await runner.runStep(`${type}: a post that does not exist is not found`, async () => {
    const token = runner.findSession()?.accessToken;
    const request = { query: { type, info_pk: 2_147_483_647 }, ...(token ? { token } : {}) };
    await runner.requestOutcome('getInfoDetail', request, isForum && !token ? 'tokenRejected' : 'notFound');
  });
  if (!isForum) return;
  await runner.runStep('forum: a guest cannot read a post', async () => {
    const row = runner.requireOrSkip(rows[0], 'the board is empty', 'getInfoDetail');
    await runner.requestOutcome('getInfoDetail', { query: { type, info_pk: pkOf(type, row) } }, 'tokenRejected');
  });
}

/** Checks lists, search, posts and files of all boards. */
export async function checkBoards(runner: WorkflowRunner): Promise<void> {
  await runParts(runner, boardTypes, checkBoard);
  await runner.runStep('a file that does not exist is not found', async () => {
    await runner.requestOutcome('fileDownload', { query: { file_pk: 2_147_483_647 } }, 'notFound');
  });
}
