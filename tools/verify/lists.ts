import { operationTable } from '#mocks/generated/operations.ts';
import type { Walk } from './walk.ts';

/** One page of a list: its rows in their order, and how many there are on all pages. */
type Page<Row> = { rows: Row[]; count: number };

/** How a list is read, and how its rows are told apart. */
export type List<Row> = {
  /** What the list is called in a message. */
  name: string;
  /** Where the rows and the count stand in an answer. */
  pointers: { rows: string; count: string };
  read: (query: Record<string, string | number>) => Promise<Page<Row>>;
  key: (row: Row) => string | number;
};

const longest = 100;
/** How many rows a page has when nobody says it; the same for every list of the contract. */
const ordinary = operationTable.getInfo.defaults.row;
/** No list is read further than that many of its longest pages. */
const pagesRead = 5;

/** The rows of a list in their order: all of them, or as many as are read at most. */
async function allOf<Row>(list: List<Row>): Promise<Page<Row>> {
  const first = await list.read({ page: 1, row: longest });
  const rows = [...first.rows];
  for (let page = 2; page <= pagesRead && rows.length < first.count; page += 1) {
    const next = await list.read({ page, row: longest });
    if (next.rows.length === 0) break;
    rows.push(...next.rows);
  }
  return { rows, count: first.count };
}

/** Holds the pages of a list against each other: they add up, and each says the same count. Gives all rows. */
export async function pagesAddUp<Row>(walk: Walk, list: List<Row>): Promise<Row[]> {
  const { name, pointers } = list;
  const keys = (rows: Row[]) => rows.map(list.key);
  const all = await allOf(list);
  const { count, rows } = all;
  const isWhole = count <= longest * pagesRead;
  if (isWhole)
    walk.same(rows.length, count, 'count', `${name}: the count is not how many rows there are`, pointers.count);
  walk.same(new Set(keys(rows)).size, rows.length, 'paging', `${name}: a row is there twice`, pointers.rows);

  const plain = await list.read({});
  walk.same(
    keys(plain.rows),
    keys(rows).slice(0, ordinary),
    'paging',
    `${name}: without page and row, it is not the first ${ordinary}`,
    pointers.rows,
  );
  const size = Math.max(1, Math.min(7, Math.ceil(rows.length / 3)));
  for (const page of [1, 2, 3]) {
    const part = await list.read({ page, row: size });
    const wanted = keys(rows).slice((page - 1) * size, page * size);
    walk.same(keys(part.rows), wanted, 'paging', `${name}: pages do not add up`, pointers.rows);
    walk.same(part.count, count, 'count', `${name}: the count differs from page to page`, pointers.count);
  }
  const past = await list.read({ page: Math.ceil(count / size) + 1, row: size });
  walk.same(past.rows.length, 0, 'paging', `${name}: a page past the end is not empty`, pointers.rows);
  walk.same(past.count, count, 'count', `${name}: a page past the end says another count`, pointers.count);
  return rows;
}

/** Notes a complaint unless what was just written has the day of now in Seoul, or of the moment before midnight. */
export function writtenToday(walk: Walk, what: string, day: string | null | undefined, pointer: string): void {
  const days = walk.run.days();
  const holds = typeof day === 'string' && days.includes(day);
  const message = `the day of ${what} is not today in Seoul`;
  walk.check(holds, { rule: 'date', message, pointer, expected: days.join(' or '), actual: String(day) });
}

/** Holds days against each other: the newest first. A day that is not stored is older than any. */
export function newestFirst(walk: Walk, name: string, days: (string | null)[], pointer: string): void {
  const wrong = days.findIndex((day, index) => index > 0 && (day ?? '') > (days[index - 1] ?? ''));
  const shown = (index: number) => days[index] ?? 'none';
  walk.check(wrong < 0, {
    rule: 'order',
    message: `${name}: the newest is not first`,
    pointer: `${pointer}/${wrong}`,
    expected: `not after ${shown(wrong - 1)}`,
    actual: shown(wrong),
  });
}
