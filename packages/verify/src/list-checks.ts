import { queryParametersOf } from '#verify/contract/contract-examples.ts';
import type { Runner } from './run/runner.ts';

/** One page of a list: its rows in order, and the count of the rows on all pages. */
type ListPage<Row> = { rows: Row[]; count: number };

/** A paged list: how to read a page, and what identifies a row. */
export type PagedList<Row> = {
  /** The name of the list in messages. */
  name: string;
  /** The JSON pointers of the rows and the count in a response. */
  pointers: { rows: string; count: string };
  readPage: (runner: Runner, query: Record<string, string | number>) => Promise<ListPage<Row>>;
  key: (row: Row) => string | number;
};

const maxRowsPerPage = 100;
/** The default of the parameter `row`; all lists of the contract have the same. */
const defaultRowsPerPage = Number(
  queryParametersOf('getInfo').find(({ name }) => name === 'row')?.schema.default ?? 10,
);
const largestPage = 2_147_483_647;
/** A longer list is read only to this page, to keep the run short. */
const maxPagesRead = 5;

/** Reads the rows of a list in order, up to the maximum number of pages. */
async function readAllRows<Row>(runner: Runner, list: PagedList<Row>): Promise<ListPage<Row>> {
  const first = await list.readPage(runner, { page: 1, row: maxRowsPerPage });
  const rows = [...first.rows];
  for (let page = 2; page <= maxPagesRead && rows.length < first.count; page += 1) {
    const next = await list.readPage(runner, { page, row: maxRowsPerPage });
    if (next.rows.length === 0) break;
    rows.push(...next.rows);
  }
  return { rows, count: first.count };
}

/** Checks that the pages of a list contain each row once and that each page has the same count. Returns all rows. */
export async function checkPaging<Row>(runner: Runner, list: PagedList<Row>): Promise<Row[]> {
  const { name, pointers } = list;
  const keysOf = (rows: Row[]) => rows.map(list.key);
  const all = await readAllRows(runner, list);
  const { count, rows } = all;
  const isWhole = count <= maxRowsPerPage * maxPagesRead;
  const wrongCount = `${name}: the count differs from the number of rows`;
  if (isWhole) runner.checkEqual(rows.length, count, 'count', wrongCount, pointers.count);
  runner.checkEqual(new Set(keysOf(rows)).size, rows.length, 'paging', `${name}: a row occurs twice`, pointers.rows);
  const size = Math.max(1, Math.min(7, Math.ceil(rows.length / 3)));
  const lastPage = Math.ceil(count / size);
  const wholePages = isWhole ? [lastPage - 1, lastPage, lastPage + 1] : [];
  const pages = [...new Set([1, 2, 3, ...wholePages])].filter((page) => page > 0);
  const queries: { page?: number; row?: number }[] = [
    {},
    { page: 2 },
    { row: 3 },
    ...pages.map((page) => ({ page, row: size })),
    { page: 1, row: 1 },
    { page: 2, row: 1 },
    { page: 2, row: defaultRowsPerPage },
    { page: 1, row: maxRowsPerPage - 1 },
    { page: largestPage, row: 1 },
    { page: largestPage, row: maxRowsPerPage },
  ];
  await runner.runAtOnce(queries, async (part, query) => {
    const pageRead = await list.readPage(part, { ...query });
    const { page = 1, row = defaultRowsPerPage } = query;
    const from = (page - 1) * row;
    const isAfterLast = from >= count;
    if (!isAfterLast && from >= rows.length) return;
    const wrong = Object.keys(query).length < 2 ? 'a default page has the wrong rows' : 'a page has the wrong rows';
    const problem = isAfterLast ? 'a page after the last page is not empty' : wrong;
    const expected = keysOf(rows).slice(from, from + row);
    part.checkEqual(keysOf(pageRead.rows), expected, 'paging', `${name}: ${problem}`, pointers.rows);
    const message = isAfterLast ? 'a page after the last page has another count' : 'the count differs between pages';
    part.checkEqual(pageRead.count, count, 'count', `${name}: ${message}`, pointers.count);
  });
  return rows;
}

/** Checks that the date of a new record is today in Seoul. Around midnight, the day before is accepted too. */
export function checkDateIsToday(
  runner: Runner,
  recordLabel: string,
  date: string | null | undefined,
  pointer: string,
): void {
  const accepted = runner.context.todayInSeoul();
  const isToday = typeof date === 'string' && accepted.includes(date);
  const message = `the date of ${recordLabel} is not today in Seoul`;
  runner.check(isToday, { rule: 'date', message, pointer, expected: accepted.join(' or '), actual: String(date) });
}

/** Checks that dates (YYYY-MM-DD) are in descending order. A missing date counts as the oldest. */
export function checkNewestFirst(runner: Runner, name: string, dates: (string | null)[], pointer: string): void {
  const wrongIndex = dates.findIndex((date, index) => index > 0 && (date ?? '') > (dates[index - 1] ?? ''));
  const dateAt = (index: number) => dates[index] ?? 'none';
  runner.check(wrongIndex < 0, {
    rule: 'order',
    message: `${name}: the rows are not sorted by date, newest first`,
    pointer: `${pointer}/${wrongIndex}`,
    expected: `not later than ${dateAt(wrongIndex - 1)}`,
    actual: dateAt(wrongIndex),
  });
}
