import { checkPaging, type PagedList } from '#verify/list-checks.ts';
import { runAtOnce } from '#verify/run/run-at-once.ts';
import { runParts } from '#verify/run/run-branches.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { checkBoardFiles } from './board-files.ts';
import { checkNeighbours, checkOrder, checkSearchOrder, differentRows } from './board-order.ts';
import { checkAdjacentPosts, checkPost, checkSimultaneousHits } from './board-posts.ts';
import { type BoardRow, boardTypes, readBoard } from './board-requests.ts';
import { checkSearch, checkSearchWithoutMatch } from './board-search.ts';
import { checkTagsAreNotSearched } from './board-search-tags.ts';
import { checkBlankSearch } from './posts/post-search.ts';

const boardList = (type: string): PagedList<BoardRow> => ({
  name: type,
  pointers: { rows: `/data/${type}`, count: `/data/${type}_count` },
  readPage: (runner, query) => readBoard(runner, type, query),
  key: (row) => Number(row[`${type}_pk`]),
});

/** The steps that only read the list of a board, so that they run at the same time. */
const listSteps: [title: string, check: (runner: WorkflowRunner, type: string, rows: BoardRow[]) => Promise<void>][] = [
  [
    'pinned posts come first, then the newest',
    async (runner, type, rows) => {
      await readBoard(runner, type, { row: 100 });
      checkOrder(runner, type, rows);
    },
  ],
  ['search finds the matching posts', checkSearch],
  ['search without a match finds nothing', checkSearchWithoutMatch],
  [
    'search keeps the order, and a blank text finds all',
    async (runner, type, rows) => {
      await checkSearchOrder(runner, type, rows);
      await checkBlankSearch(runner, type);
    },
  ],
];

/** Checks lists, search, posts and files of all boards, as guest and as member. */
export async function checkBoards(workflow: WorkflowRunner): Promise<void> {
  await runParts(workflow, boardTypes, async (runner, type) => {
    const rows =
      (await runner.runStep(`${type}: pages have the right rows`, () => checkPaging(runner, boardList(type)))) ?? [];
    await runParts(runner, listSteps, async (part, [title, check]) => {
      await part.runStep(`${type}: ${title}`, () => check(part, type, rows));
    });
    const isForum = type === 'forum';
    const reader = isForum ? runner.findSession() : undefined;
    const posts = differentRows(type, rows);
    await runner.runStep(`${type}: list and post agree, and reading increases the hits`, async () => {
      if (isForum) runner.requireOrSkip(reader, 'no member is logged in', 'getInfoDetail');
      runner.requireOrSkip(rows.length > 0, 'the board is empty', 'getInfoDetail');
      await runAtOnce(runner, posts, (part, row) => checkPost(part, type, row, reader));
      for (const row of rows.slice(-1)) await checkSimultaneousHits(runner, type, row, reader);
    });
    await runner.runStep(`${type}: previous and next posts agree`, async () => {
      if (isForum) runner.requireOrSkip(reader, 'no member is logged in', 'getInfoDetail');
      runner.requireOrSkip(rows.length > 1, 'the board has fewer than two posts', 'getInfoDetail');
      await checkAdjacentPosts(runner, type, rows, reader);
      await checkNeighbours(runner, type, rows, reader);
    });
    await runner.runStep(`${type}: files and pictures are at their URLs`, async () => {
      runner.requireOrSkip(rows.length > 0, 'the board is empty', 'getInfo');
      await checkBoardFiles(runner, type, rows, reader);
    });
    await runner.runStep(`${type}: search does not see HTML tags`, async () => {
      if (!isForum) await checkTagsAreNotSearched(runner, type, rows);
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
