import { checkPaging } from '#verify/list-checks.ts';
import type { Runner, Steps } from '#verify/run/runner.ts';
import { checkBoardFiles, checkHits, checkNeighbours, checkOrder, checkPost, differentRows } from './board-posts.ts';
import { type BoardName, boardTypes, dataKeyOf, guideType, pkOf, postRequest, readBoard } from './board-requests.ts';
import { checkSearch } from './board-search.ts';

/** Checks list, search, posts and files of one board, as guest and as member. The guides have no search. */
export async function checkBoard(runner: Runner, type: BoardName) {
  const pages = await runner.runStep(`${type}: pages have the right rows`, () =>
    checkPaging(runner, {
      name: type,
      pointers: {
        rows: `/data/${dataKeyOf(type)}`,
        count: type === guideType ? '/data/total_count' : `/data/${type}_count`,
      },
      readPage: (reader, query) => readBoard(reader, type, query),
      key: (row) => pkOf(type, row),
    }),
  );
  const rows = pages ?? [];
  const checkSorted = async (part: Runner) => {
    await readBoard(part, type, { row: 100 });
    checkOrder(part, type, rows);
  };
  const searches: Steps = {
    [`${type}: search finds the matching posts, in the order of the list`]: (part) => checkSearch(part, type, rows),
  };
  const order: Steps = { [`${type}: pinned posts come first, then the newest`]: checkSorted };
  await runner.runSteps(type === guideType ? order : { ...order, ...searches }, () => []);
  const isForum = type === 'forum';
  const reader = isForum ? runner.findSession() : undefined;
  const [readingOperation, unknownPost] = postRequest(type, 2_147_483_647);
  /** Runs a step that reads posts, which only members may do on the free board. */
  const runReading = (title: string, check: () => Promise<void>) =>
    runner.runStep(`${type}: ${title}`, async () => {
      if (isForum) runner.requireOrSkip(reader, 'no member is logged in', readingOperation);
      runner.requireOrSkip(rows.length > 0, 'the board is empty', readingOperation);
      await check();
    });
  await runReading('list and post agree, and each read adds a hit', async () => {
    await runner.runAtOnce(differentRows(type, rows), (part, row) => checkPost(part, type, row, reader));
    for (const row of rows.slice(-1)) await checkHits(runner, type, row, reader);
  });
  await runReading('previous and next posts agree', () => checkNeighbours(runner, type, rows, reader));
  await runReading('files and pictures are at their URLs', () => checkBoardFiles(runner, type, rows, reader));
  await runner.runStep(`${type}: a post that does not exist is not found`, async () => {
    const token = runner.findSession()?.accessToken;
    const outcome = isForum && !token ? 'tokenRejected' : 'notFound';
    await runner.requestOutcome(readingOperation, { ...unknownPost, ...(token ? { token } : {}) }, outcome);
  });
  if (!isForum) return;
  await runner.runStep('forum: a guest cannot read a post', async () => {
    const row = runner.requireOrSkip(rows[0], 'the board is empty', 'getInfoDetail');
    const [id, request] = postRequest(type, pkOf(type, row));
    await runner.requestOutcome(id, request, 'tokenRejected');
  });
}

/** Checks lists, search, posts and files of all boards. */
export async function checkBoards(runner: Runner) {
  await runner.runParts(boardTypes, checkBoard);
  await runner.runStep('a file that does not exist is not found', () =>
    runner.requestOutcome('fileDownload', { query: { file_pk: 2_147_483_647 } }, 'notFound'),
  );
}
