import { checkNewestFirst } from '#verify/list-checks.ts';
import { runAtOnce } from '#verify/run/run-at-once.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { type BoardRow, readBoard, readPost, rowDate } from './board-requests.ts';

const pkOf = (type: string, row: BoardRow) => Number(row[`${type}_pk`]);
const isPinned = (row: BoardRow) => row.fixed_yn === '중요';

/** Sorts rows from newest to oldest; of rows with the same date, the highest number comes first. */
const newestFirst = (type: string, rows: BoardRow[]): BoardRow[] =>
  [...rows].sort((one, other) => {
    const [a, b] = [rowDate(type, one) ?? '', rowDate(type, other) ?? ''];
    return a === b ? pkOf(type, other) - pkOf(type, one) : a < b ? 1 : -1;
  });

/** Checks that pinned posts come first, and that both groups are sorted by date and number. */
export function checkOrder(runner: WorkflowRunner, type: string, rows: BoardRow[]): void {
  const pinned = rows.filter(isPinned);
  const plain = rows.filter((row) => !isPinned(row));
  const firstPlain = rows.findIndex((row) => !isPinned(row));
  const lastPinned = rows.findLastIndex(isPinned);
  runner.check(firstPlain < 0 || lastPinned < firstPlain, {
    rule: 'order',
    message: `${type}: a pinned post follows a post that is not pinned`,
    pointer: `/data/${type}/${lastPinned}/fixed_yn`,
  });
  for (const [name, group] of [
    [`${type}, pinned`, pinned],
    [type, plain],
  ] as const) {
    const pointer = `/data/${type}`;
    checkNewestFirst(
      runner,
      name,
      group.map((row) => rowDate(type, row)),
      pointer,
    );
    const wrong = group.findIndex((row, index) => {
      const before = group[index - 1];
      return before && rowDate(type, before) === rowDate(type, row) && pkOf(type, before) < pkOf(type, row);
    });
    runner.check(wrong < 0, {
      rule: 'order',
      message: `${name}: of posts with the same date, the highest number does not come first`,
      pointer: `${pointer}/${wrong}/${type}_pk`,
    });
  }
}

/** Returns a text as the search compares it: without case, with one blank for each white space. */
const comparableText = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Checks that a search gives rows of the list in the order of the list, in all categories. */
export async function checkSearchOrder(runner: WorkflowRunner, type: string, rows: BoardRow[]): Promise<void> {
  const { count } = await readBoard(runner, type, { row: 1 });
  if (count !== rows.length) return;
  const keys = rows.map((row) => pkOf(type, row));
  const queries = ['2', '학', '안내', 'a', '0'].flatMap((search) =>
    ['title', 'content', 'all'].map((category) => ({ search, search_category: category, row: 100 })),
  );
  await runAtOnce(runner, queries, async (part, query) => {
    const found = await readBoard(part, type, query);
    const foundKeys = found.rows.map((row) => pkOf(type, row));
    // Titles are plain text, so that the list alone tells which posts a search in titles finds.
    const matches = (row: BoardRow) =>
      comparableText(String(row[`${type}_title`])).includes(comparableText(query.search));
    const isInTitles = query.search_category === 'title';
    const matching = isInTitles ? rows.filter(matches).map((row) => pkOf(type, row)) : foundKeys;
    const expected = keys.filter((key) => matching.includes(key)).slice(0, 100);
    part.checkEqual(
      foundKeys,
      expected,
      'order',
      `${type}: a search gives posts in another order than the list, or posts that do not match`,
      `/data/${type}`,
    );
    part.checkEqual(
      Math.min(found.count, 100),
      found.rows.length,
      'count',
      `${type}: the count of a search differs from the number of rows`,
      `/data/${type}_count`,
    );
  });
}

/**
 * Checks `prev_pk` and `next_pk` of posts in the middle of a board against the list: at both ends, beside pinned posts,
 * and among posts with the same date.
 */
export async function checkNeighbours(
  runner: WorkflowRunner,
  type: string,
  rows: BoardRow[],
  reader?: MemberSession,
): Promise<void> {
  const { count } = await readBoard(runner, type, { row: 1 });
  if (count !== rows.length) return;
  const order = newestFirst(type, rows);
  const isInteresting = (row: BoardRow, index: number) =>
    isPinned(row) ||
    index <= 1 ||
    index >= order.length - 2 ||
    [order[index - 1], order[index + 1]].some((near) => near && rowDate(type, near) === rowDate(type, row));
  const chosen = order.filter(isInteresting);
  const pkAt = (index: number) => {
    const row = order[index];
    return row ? pkOf(type, row) : null;
  };
  await runAtOnce(runner, [...chosen.slice(0, 8), ...chosen.slice(8).slice(-4)], async (part, row) => {
    const index = order.indexOf(row);
    const { prev, next } = await readPost(part, type, pkOf(type, row), reader);
    const expected = { prev_pk: pkAt(index + 1), next_pk: pkAt(index - 1) };
    for (const [name, actual] of [
      ['prev_pk', prev],
      ['next_pk', next],
    ] as const) {
      // Another visitor may have written a newer post in the meantime.
      if (type === 'forum' && name === 'next_pk' && index === 0) continue;
      const message = `${type}: ${name} is not the neighbour in the order of the dates`;
      part.checkEqual(actual, expected[name], 'neighbours', message, `/data/${name}`);
    }
  });
}

/** The number of rows that `differentRows` returns at most. */
const maxDifferentRows = 8;

/** Returns the first and the last row, and one row for each combination of pinned, empty and missing fields. */
export function differentRows(type: string, rows: BoardRow[]): BoardRow[] {
  const kinds = new Map<string, BoardRow>();
  for (const row of rows) {
    const empty = Object.entries(row).flatMap(([name, value]) => (value === null ? [name] : []));
    const kind = [...empty.sort(), isPinned(row) ? 'pinned' : '', String(row[`${type}_hit`] === 0)].join();
    if (!kinds.has(kind)) kinds.set(kind, row);
  }
  const ends = [rows[0], rows.at(-1)].flatMap((row) => (row ? [row] : []));
  return [...new Set([...ends, ...kinds.values()])].slice(0, maxDifferentRows);
}
