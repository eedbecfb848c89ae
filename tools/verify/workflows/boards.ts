import { type List, newestFirst, pagesAddUp } from '#tools/verify/lists.ts';
import type { Walk } from '#tools/verify/walk.ts';
import { neighbours, post } from './board-posts.ts';
import { boardTypes, dayOf, isRow, type Row, readBoard } from './board-reading.ts';
import { nothingFound, search } from './board-search.ts';

const listOf = (walk: Walk, type: string): List<Row> => ({
  name: type,
  pointers: { rows: `/data/${type}`, count: `/data/${type}_count` },
  read: (query) => readBoard(walk, type, query),
  key: (row) => Number(row[`${type}_pk`]),
});

function order(walk: Walk, type: string, rows: Row[]): void {
  const pinned = rows.filter((row) => row.fixed_yn === '중요');
  const firstPlain = rows.findIndex((row) => row.fixed_yn !== '중요');
  const lastPinned = rows.findLastIndex((row) => row.fixed_yn === '중요');
  walk.check(firstPlain < 0 || lastPinned < firstPlain, {
    rule: 'order',
    message: `${type}: a pinned post stands behind one that is not`,
    pointer: `/data/${type}/${lastPinned}/fixed_yn`,
  });
  const place = `/data/${type}`;
  newestFirst(
    walk,
    `${type}, pinned`,
    pinned.map((row) => dayOf(type, row)),
    place,
  );
  const plain = rows.filter((row) => row.fixed_yn !== '중요');
  newestFirst(
    walk,
    type,
    plain.map((row) => dayOf(type, row)),
    place,
  );
}

/** All boards as guests and members read them. */
export async function boards(walk: Walk): Promise<void> {
  for (const type of boardTypes) {
    const rows = (await walk.step(`${type}: pages add up`, () => pagesAddUp(walk, listOf(walk, type)))) ?? [];
    await walk.step(`${type}: pinned posts first, then the newest`, async () => {
      await readBoard(walk, type, { row: 100 });
      order(walk, type, rows);
    });
    await walk.step(`${type}: a search finds what has its words`, () => search(walk, type, rows));
    await walk.step(`${type}: a search for what nobody wrote finds nothing`, () => nothingFound(walk, type));
    const isForum = type === 'forum';
    const reader = isForum ? walk.who() : undefined;
    const posts = [rows[0], rows.at(-1), ...rows.filter((row) => row.file_path).slice(0, 2)].filter(isRow);
    await walk.step(`${type}: a post is what the list says, and reading it counts`, async () => {
      if (isForum) walk.need(reader, 'nobody is logged in', 'getInfoDetail');
      walk.need(rows.length > 0, 'the board is empty', 'getInfoDetail');
      for (const row of new Set(posts)) await post(walk, type, row, reader);
    });
    await walk.step(`${type}: the posts before and after agree`, async () => {
      if (isForum) walk.need(reader, 'nobody is logged in', 'getInfoDetail');
      walk.need(rows.length > 1, 'the board has no two posts', 'getInfoDetail');
      await neighbours(walk, type, rows, reader);
    });
    await walk.step(`${type}: a post that does not exist is not found`, async () => {
      const token = walk.who()?.access;
      const question = { query: { type, info_pk: 2_147_483_647 }, ...(token ? { token } : {}) };
      await walk.ask('getInfoDetail', question, isForum && !token ? 'tokenRejected' : 'notFound');
    });
    if (!isForum) continue;
    await walk.step('forum: a guest reads no post', async () => {
      const row = walk.need(rows[0], 'the board is empty', 'getInfoDetail');
      await walk.ask('getInfoDetail', { query: { type, info_pk: Number(row.forum_pk) } }, 'tokenRejected');
    });
  }
  await walk.step('a file that does not exist is not found', async () => {
    await walk.ask('fileDownload', { query: { file_pk: 2_147_483_647 } }, 'notFound');
  });
}
