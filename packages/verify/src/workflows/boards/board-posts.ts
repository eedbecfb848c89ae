import { checkFileAddress } from '#verify/files/addressed-file.ts';
import { checkFilesOfRecord } from '#verify/files/downloads.ts';
import { checkNewestFirst } from '#verify/list-checks.ts';
import { runAtOnce } from '#verify/run/run-at-once.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { type BoardRow, pkOf, readBoard, readPost, rowDate } from './board-requests.ts';

const isPinned = (row: BoardRow) => row.fixed_yn === '중요';

/** Sorts rows from newest to oldest; of rows with the same date, the highest number comes first. */
const newestFirst = (type: string, rows: BoardRow[]): BoardRow[] =>
  rows.toSorted((one, other) => {
    const [a, b] = [rowDate(type, one) ?? '', rowDate(type, other) ?? ''];
    return a === b ? pkOf(type, other) - pkOf(type, one) : a < b ? 1 : -1;
  });

/** Checks that pinned posts come first, and that both groups are sorted by date and number. */
export function checkOrder(runner: WorkflowRunner, type: string, rows: BoardRow[]): void {
  const pointer = `/data/${type}`;
  const [pinned, plain] = [rows.filter(isPinned), rows.filter((row) => !isPinned(row))];
  const numbersOf = (some: BoardRow[]) => some.map((row) => pkOf(type, row));
  for (const [name, group] of Object.entries({ pinned, plain })) {
    const dates = group.map((row) => rowDate(type, row));
    checkNewestFirst(runner, `${type}, ${name}`, dates, pointer);
  }
  const sorted = [...newestFirst(type, pinned), ...newestFirst(type, plain)];
  const message = `${type}: the posts are not sorted: pinned first, then by date, then by number`;
  runner.checkEqual(numbersOf(rows), numbersOf(sorted), 'order', message, pointer);
}

/** Checks that list and detail of a post agree. */
export async function checkPost(
  runner: WorkflowRunner,
  type: string,
  row: BoardRow,
  reader?: MemberSession,
): Promise<void> {
  const { post, files } = await readPost(runner, type, row[`${type}_pk`], reader);
  for (const name of [`${type}_pk`, `${type}_title`, `${type}_enrollment_date`, 'admin_name', 'member_name']) {
    const message = `${type}: ${name} differs between list and detail`;
    runner.checkEqual(post[name] ?? null, row[name] ?? null, 'same-record', message, `/data/${type}/${name}`);
  }
  const [path, listedPath] = [files[0]?.file_path ?? null, row.file_path ?? null];
  runner.check(path === listedPath, {
    rule: 'same-record',
    message: `${type}: file_path differs between list and detail`,
    pointer: `/data/${type}_file/0/file_path`,
    expected: String(listedPath),
    actual: String(path),
    ...(files.some((file) => file.file_path === listedPath) ? { culprit: 'getInfo' } : {}),
  });
}

/** The number of reads that are sent at the same time. */
const simultaneousReads = 4;

/**
 * Checks that each read of a record adds a hit, also of several at the same time. More hits are accepted, because other
 * visitors may read it, too.
 * @param readHits reads the record and returns its hits
 * @param readTogether sends several reads at the same time
 */
export async function checkHits(
  runner: WorkflowRunner,
  { name, pointer }: { name: string; pointer: string },
  readHits: () => Promise<number>,
  readTogether: (count: number) => Promise<unknown>,
): Promise<void> {
  const before = await readHits();
  await readTogether(simultaneousReads);
  const after = await readHits();
  runner.check(after > before + simultaneousReads, {
    rule: 'hits',
    message: `${name}: reads, also at the same time, do not add a hit each`,
    pointer,
    expected: `at least ${before + simultaneousReads + 1}`,
    actual: String(after),
  });
}

/** Checks the hits of a post. Members count like guests, also when they read the same post again. */
export async function checkPostHits(
  runner: WorkflowRunner,
  type: string,
  row: BoardRow,
  reader?: MemberSession,
): Promise<void> {
  const query = { type, info_pk: pkOf(type, row) };
  const readers = [reader, reader ?? runner.findSession()];
  await checkHits(
    runner,
    { name: type, pointer: `/data/${type}/${type}_hit` },
    async () => Number((await readPost(runner, type, query.info_pk, reader)).post[`${type}_hit`] ?? 0),
    (count) => {
      const tokens = Array.from({ length: count }, (_, index) => readers[index % 2]?.accessToken);
      const requests = tokens.map((token) => ({ query, ...(token ? { token } : {}) }));
      return runner.context.client.sendTogether('getInfoDetail', requests);
    },
  );
}

/** The number of posts at each end of a list whose neighbours are checked, beside those of posts with the same date. */
const checkedAtEnds = 6;

/** Checks `prev_pk` and `next_pk` of posts against the list: at both ends, and beside pinned posts, which keep their date. */
export async function checkNeighbours(
  runner: WorkflowRunner,
  type: string,
  rows: BoardRow[],
  reader?: MemberSession,
): Promise<void> {
  const { count } = await readBoard(runner, type, { row: 1 });
  if (count !== rows.length) return;
  const order = newestFirst(type, rows);
  const chosen = new Set([...order.slice(0, checkedAtEnds), ...rows.filter(isPinned), ...order.slice(-checkedAtEnds)]);
  const pkAt = (index: number) => {
    const row = order[index];
    return row ? pkOf(type, row) : null;
  };
  await runAtOnce(runner, [...chosen], async (part, row) => {
    const index = order.indexOf(row);
    const { prev, next } = await readPost(part, type, pkOf(type, row), reader);
    const message = (name: string) => `${type}: ${name} is not the neighbour in the order of the dates`;
    part.checkEqual(prev, pkAt(index + 1), 'neighbours', message('prev_pk'), '/data/prev_pk');
    // Another visitor may have written a newer post in the meantime.
    if (type === 'forum' && index === 0) return;
    part.checkEqual(next, pkAt(index - 1), 'neighbours', message('next_pk'), '/data/next_pk');
  });
}

/** The number of rows that `differentRows` returns at most. */
const maxDifferentRows = 8;

/** Returns the first and the last row, and one row for each combination of pinned, empty and missing fields. */
export function differentRows(type: string, rows: BoardRow[]): BoardRow[] {
  const kindOf = (row: BoardRow) => {
    const empty = Object.keys(row).filter((name) => row[name] === null);
    return [...empty.sort(), isPinned(row), row[`${type}_hit`] === 0].join();
  };
  const kinds = [...Map.groupBy(rows, kindOf).values()].flatMap((some) => some.slice(0, 1));
  return [...new Set([...rows.slice(0, 1), ...rows.slice(-1), ...kinds])].slice(0, maxDifferentRows);
}

/** Returns some of the items, from both ends of the list. */
const someOf = <Item>(items: readonly Item[]): Item[] => [...new Set([...items.slice(0, 6), ...items.slice(-6)])];

const pictureInContent = /<img\b[^>]*?\ssrc="(\/[^"]+)"/gi;

/**
 * Checks that the files and preview pictures of a board, and the pictures in its posts, are at their URLs, and that each
 * URL and its download give the same bytes.
 */
export async function checkBoardFiles(
  runner: WorkflowRunner,
  type: string,
  rows: BoardRow[],
  reader?: MemberSession,
): Promise<void> {
  await readBoard(runner, type, { row: 100 });
  const pictures = new Set(rows.map((row) => row[`${type}_image_url`]));
  await runAtOnce(runner, someOf([...pictures]), (part, url) => checkFileAddress(part, url));
  const [withFiles, others] = [rows.filter((row) => row.file_path), rows.filter((row) => !row.file_path)];
  await runAtOnce(runner, [...someOf(withFiles), ...others.slice(0, 2)], async (part, row) => {
    const { post, files } = await readPost(part, type, row[`${type}_pk`], reader);
    for (const [, url] of String(post[`${type}_content`]).matchAll(pictureInContent)) await checkFileAddress(part, url);
    await checkFilesOfRecord(part, files);
  });
}
