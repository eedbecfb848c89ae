import { checkNewestFirst, checkPaging, type PagedList } from '#verify/list-checks.ts';
import { runParts } from '#verify/run-branches.ts';
import type { WorkflowRunner } from '#verify/workflow-runner.ts';
import { checkAdjacentPosts, checkPost } from './board-posts.ts';
import { type BoardRow, boardTypes, isBoardRow, readBoard, rowDate } from './board-requests.ts';
import { checkSearch, checkSearchWithoutMatch } from './board-search.ts';

const boardList = (runner: WorkflowRunner, type: string): PagedList<BoardRow> => ({
  name: type,
  pointers: { rows: `/data/${type}`, count: `/data/${type}_count` },
  readPage: (query) => readBoard(runner, type, query),
  key: (row) => Number(row[`${type}_pk`]),
});

function checkOrder(runner: WorkflowRunner, type: string, rows: BoardRow[]): void {
  const pinned = rows.filter((row) => row.fixed_yn === '중요');
  const firstPlain = rows.findIndex((row) => row.fixed_yn !== '중요');
  const lastPinned = rows.findLastIndex((row) => row.fixed_yn === '중요');
  runner.check(firstPlain < 0 || lastPinned < firstPlain, {
    rule: 'order',
    message: `${type}: a pinned post follows a post that is not pinned`,
    pointer: `/data/${type}/${lastPinned}/fixed_yn`,
  });
  const pointer = `/data/${type}`;
  checkNewestFirst(
    runner,
    `${type}, pinned`,
    pinned.map((row) => rowDate(type, row)),
    pointer,
  );
  const plain = rows.filter((row) => row.fixed_yn !== '중요');
  checkNewestFirst(
    runner,
    type,
    plain.map((row) => rowDate(type, row)),
    pointer,
  );
}

/** Checks lists, search, posts and files of all boards, as guest and as member. */
export async function checkBoards(workflow: WorkflowRunner): Promise<void> {
  await runParts(workflow, boardTypes, async (runner, type) => {
    const rows =
      (await runner.runStep(`${type}: pages have the right rows`, () =>
        checkPaging(runner, boardList(runner, type)),
      )) ?? [];
    await runner.runStep(`${type}: pinned posts come first, then the newest`, async () => {
      await readBoard(runner, type, { row: 100 });
      checkOrder(runner, type, rows);
    });
    await runner.runStep(`${type}: search finds the matching posts`, () => checkSearch(runner, type, rows));
    await runner.runStep(`${type}: search without a match finds nothing`, () => checkSearchWithoutMatch(runner, type));
    const isForum = type === 'forum';
    const reader = isForum ? runner.findSession() : undefined;
    const posts = [rows[0], rows.at(-1), ...rows.filter((row) => row.file_path).slice(0, 2)].filter(isBoardRow);
    await runner.runStep(`${type}: list and post agree, and reading increases the hits`, async () => {
      if (isForum) runner.requireOrSkip(reader, 'no member is logged in', 'getInfoDetail');
      runner.requireOrSkip(rows.length > 0, 'the board is empty', 'getInfoDetail');
      for (const row of new Set(posts)) await checkPost(runner, type, row, reader);
    });
    await runner.runStep(`${type}: previous and next posts agree`, async () => {
      if (isForum) runner.requireOrSkip(reader, 'no member is logged in', 'getInfoDetail');
      runner.requireOrSkip(rows.length > 1, 'the board has fewer than two posts', 'getInfoDetail');
      await checkAdjacentPosts(runner, type, rows, reader);
    });
    await runner.runStep(`${type}: a post that does not exist is not found`, async () => {
      const token = runner.findSession()?.accessToken;
      const request = { query: { type, info_pk: 2_147_483_647 }, ...(token ? { token } : {}) };
      await runner.requestOutcome('getInfoDetail', request, isForum && !token ? 'tokenRejected' : 'notFound');
    });
    if (!isForum) return;
    await runner.runStep('forum: a guest cannot read a post', async () => {
      const row = runner.requireOrSkip(rows[0], 'the board is empty', 'getInfoDetail');
      await runner.requestOutcome('getInfoDetail', { query: { type, info_pk: Number(row.forum_pk) } }, 'tokenRejected');
    });
  });
  await workflow.runStep('a file that does not exist is not found', async () => {
    await workflow.requestOutcome('fileDownload', { query: { file_pk: 2_147_483_647 } }, 'notFound');
  });
}
