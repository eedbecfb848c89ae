import { checkFileAddress } from '#verify/files/addressed-file.ts';
import { checkFilesOfRecord } from '#verify/files/downloads.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import type { Board, BoardRow } from './board-requests.ts';

const isPinned = (row: BoardRow) => row.fixed_yn === '중요';

/** Sorts rows from newest to oldest; of rows with the same date, the highest number comes first. */
const newestFirst = (board: Board, rows: BoardRow[]): BoardRow[] =>
  rows.toSorted((one, other) => {
    const [a, b] = [one, other].map((row) => String(row[board.field('enrollment_date')] ?? ''));
    // The contract does not say how guides of one date are sorted.
    if (a === b) return board.isGuide ? 0 : board.pkOf(other) - board.pkOf(one);
    return String(a) < String(b) ? 1 : -1;
  });

/** Checks that pinned posts come first, and that both groups are sorted by date and number. */
export function checkOrder(runner: Runner, board: Board, rows: BoardRow[]): void {
  const groups = [rows.filter(isPinned), rows.filter((row) => !isPinned(row))];
  const sorted = groups.flatMap((group) => newestFirst(board, group));
  const message = `${board.type}: the posts are not sorted: pinned first, then by date, then by number`;
  runner.checkEqual(board.pksOf(rows), board.pksOf(sorted), 'order', message, board.pointer);
}

/** Checks that list and detail of a post agree. */
export async function checkPost(runner: Runner, board: Board, row: BoardRow, reader?: Session) {
  const { post, files } = await board.readPost(runner, board.pkOf(row), reader);
  const names = board.isGuide ? [] : ([board.field('pk'), 'admin_name', 'member_name'] as const);
  for (const name of [board.field('title'), board.field('enrollment_date'), ...names]) {
    const message = `${board.type}: ${name} differs between list and detail`;
    const pointer = `${board.pointer}/${name}`;
    runner.checkEqual(post[name] ?? null, row[name] ?? null, 'same-record', message, pointer);
  }
  if (board.isGuide) return;
  const [path, listedPath] = [files[0]?.file_path ?? null, row.file_path ?? null];
  const message = `${board.type}: file_path differs between list and detail`;
  const culprit = files.some((file) => file.file_path === listedPath) ? { culprit: 'getInfo' as const } : {};
  runner.checkEqual(path, listedPath, 'same-record', message, `/data/${board.field('file')}/0/file_path`, culprit);
}

/** Checks that no two posts have the same file or picture: each belongs to one post. */
export function checkOwnFiles(runner: Runner, board: Board, rows: BoardRow[]): void {
  for (const name of ['file_path', board.field('image_url')]) {
    const seen = new Map<unknown, BoardRow>();
    for (const [index, row] of rows.entries()) {
      const owner = row[name] ? seen.get(row[name]) : undefined;
      seen.set(row[name], row);
      const message = `${board.type}: ${name} is that of another post`;
      const texts = { message, pointer: `${board.pointer}/${index}/${name}`, expected: 'a value of its own' };
      const actual = `${row[name]}, as of the post ${owner && board.pkOf(owner)}`;
      runner.check(owner === undefined, { rule: 'other-record', ...texts, actual });
    }
  }
}

const simultaneousReads = 4;

/** Checks that each read of a post adds a hit, also of several at the same time. Other visitors may add more. */
export async function checkHits(runner: Runner, board: Board, row: BoardRow, reader?: Session) {
  const pk = board.pkOf(row);
  const hitsOf = (record: BoardRow) => Number(record[board.field('hit')] ?? 0);
  const readHits = async () => hitsOf((await board.readPost(runner, pk, reader)).post);
  const before = await readHits();
  const [id, request] = board.postRequest(pk);
  const tokens = [reader, reader ?? runner.findSession()].map((one) => (one ? { token: one.accessToken } : {}));
  const requests = Array.from({ length: simultaneousReads }, (_, index) => ({ ...request, ...tokens[index % 2] }));
  await runner.context.client.sendTogether(id, requests);
  const after = await readHits();
  const listed = (await board.read(runner, { row: 100 })).rows.find((other) => board.pkOf(other) === pk);
  const inList = runner.lastChecked();
  const last = await readHits();
  const checkCount = (hits: number, least: number, message: string, about = runner.lastChecked()) => {
    const texts = { message: `${board.type}: ${message}`, pointer: `${board.pointer}/${board.field('hit')}` };
    const values = { expected: `${least} to ${last - 1}`, actual: String(hits) };
    runner.check(hits >= least && hits < last, { rule: 'hits', ...texts, ...values }, about);
  };
  checkCount(after, before + simultaneousReads + 1, 'reads, also at the same time, do not add a hit each');
  // The lists of the other boards may have a hit later.
  if (listed && (board.isGuide || board.type === 'forum'))
    checkCount(hitsOf(listed), after, 'the list has other hits than the post', inList);
}

/** The number of posts at each end of a list whose neighbours are checked. */
const checkedAtEnds = 6;

/** Checks `prev_pk` and `next_pk` of posts against the list: at both ends, and beside pinned posts, which keep their date. */
export async function checkNeighbours(runner: Runner, board: Board, rows: BoardRow[], reader?: Session) {
  const { count } = await board.read(runner, { row: 1 });
  if (count !== rows.length) return;
  const order = newestFirst(board, rows);
  const chosen = new Set([...order.slice(0, checkedAtEnds), ...rows.filter(isPinned), ...order.slice(-checkedAtEnds)]);
  const numbers = [null, ...board.pksOf(order), null];
  await runner.runAtOnce([...chosen], async (part, row) => {
    const index = order.indexOf(row);
    const { prev, next } = await board.readPost(part, board.pkOf(row), reader);
    const message = (name: string) => `${board.type}: ${name} is not the neighbour in the order of the dates`;
    part.checkEqual(prev, numbers[index + 2], 'neighbours', message('prev_pk'), '/data/prev_pk');
    // Another visitor may have written a newer post in the meantime.
    if (board.type === 'forum' && index === 0) return;
    part.checkEqual(next, numbers[index], 'neighbours', message('next_pk'), '/data/next_pk');
  });
}

/** The number of rows that `differentRows` returns at most. */
const maxDifferentRows = 8;

/** Returns the first and the last row, and one row for each combination of pinned, empty, missing and delicate fields. */
export function differentRows(board: Board, rows: BoardRow[]): BoardRow[] {
  const kindOf = (row: BoardRow) => {
    const empty = Object.entries(row).flatMap(([name, value]) => (value === null ? [name] : []));
    const isDelicate = /[<>&"'\\]/.test(String(row[board.field('title')]));
    return [...empty.sort(), isPinned(row), row[board.field('hit')] === 0, isDelicate].join();
  };
  const kinds = [...Map.groupBy(rows, kindOf).values()].flatMap((some) => some.slice(0, 1));
  return [...new Set([...rows.slice(0, 1), ...rows.slice(-1), ...kinds])].slice(0, maxDifferentRows);
}

/** Returns some of the items, from both ends of the list. */
const someOf = <Item>(items: readonly Item[]): Item[] => [...new Set([...items.slice(0, 6), ...items.slice(-6)])];

const pictureInContent = /<img\b[^>]*?\ssrc="(\/[^"]+)"/gi;

/** Checks that the files and pictures of a board and its posts are at their URLs, with the bytes of their downloads. */
export async function checkBoardFiles(runner: Runner, board: Board, rows: BoardRow[], reader?: Session) {
  await board.read(runner, { row: 100 });
  const pictures = new Set(rows.map((row) => row[board.field('image_url')]));
  await runner.runAtOnce(someOf([...pictures]), (part, url) => checkFileAddress(part, url));
  // The list of guides does not tell which of them have files.
  const mayHaveFile = (row: BoardRow) => board.isGuide || Boolean(row.file_path);
  const [withFiles, others] = [rows.filter(mayHaveFile), rows.filter((row) => !mayHaveFile(row))];
  await runner.runAtOnce([...someOf(withFiles), ...others.slice(0, 2)], async (part, row) => {
    const { post, files } = await board.readPost(part, board.pkOf(row), reader);
    for (const [, url] of String(post[board.field('content')]).matchAll(pictureInContent))
      await checkFileAddress(part, url);
    await checkFilesOfRecord(part, files);
  });
}
