import { operationPart, resolve, type Schema } from '../../mocks/document';
import { type List, newestFirst, pagesAddUp } from '../lists';
import type { Walk } from '../walk';
import { download } from '../downloads';

type Row = Record<string, unknown>;
type Enum = Schema & { enum?: string[] };

/** The boards of the contract. */
export const boardTypes: string[] = (() => {
  const type = operationPart('getInfo').parameters?.find(({ name }) => name === 'type');
  return resolve<Enum>(type?.schema ?? {}).enum ?? [];
})();

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Asks for a page of a board; what its answer calls by the board's name is given without it. */
export async function readBoard(walk: Walk, type: string, query: Record<string, string | number>, token?: string) {
  const question = { query: { type, ...query }, ...(token ? { token } : {}) };
  const { data } = await walk.ask('getInfo', question, 'notices');
  const named: Row = { ...data };
  const rows = named[type];
  const count = named[`${type}_count`];
  return { rows: Array.isArray(rows) ? rows.filter(isRow) : [], count: typeof count === 'number' ? count : Number.NaN };
}

/** Asks for a post of a board. */
export async function readPost(walk: Walk, type: string, pk: unknown, token?: string) {
  const question = { query: { type, info_pk: Number(pk) }, ...(token ? { token } : {}) };
  const { data } = await walk.ask('getInfoDetail', question, 'notice');
  const named: Row = { ...data };
  const post = named[type];
  const files = named[`${type}_file`];
  return {
    post: isRow(post) ? post : {},
    files: Array.isArray(files) ? files.filter(isRow) : [],
    prev: named.prev_pk,
    next: named.next_pk,
  };
}

const listOf = (walk: Walk, type: string): List<Row> => ({
  name: type,
  pointers: { rows: `/data/${type}`, count: `/data/${type}_count` },
  read: (query) => readBoard(walk, type, query),
  key: (row) => Number(row[`${type}_pk`]),
});

const dayOf = (type: string, row: Row) => {
  const day = row[`${type}_enrollment_date`];
  return typeof day === 'string' ? day : null;
};

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
  newestFirst(walk, `${type}, pinned`, pinned.map((row) => dayOf(type, row)), place);
  const plain = rows.filter((row) => row.fixed_yn !== '중요');
  newestFirst(walk, type, plain.map((row) => dayOf(type, row)), place);
}

/** A piece of a title that is worth searching for: its first long word. */
const wordOf = (title: string) => title.split(/[\s"'()[\]<>·,:]+/).find((word) => word.length >= 2) ?? title.slice(0, 20);

async function search(walk: Walk, type: string, rows: Row[]): Promise<void> {
  const titleOf = (row: Row) => String(row[`${type}_title`]).normalize('NFC').toLowerCase();
  const place = `/data/${type}`;
  const row = walk.need(rows.at(Math.floor(rows.length / 2)), 'the board is empty', 'getInfo');
  const word = wordOf(String(row[`${type}_title`]));
  const known = rows.filter((other) => titleOf(other).includes(word.normalize('NFC').toLowerCase())).length;
  const ask = (query: Record<string, string | number>) => readBoard(walk, type, { row: 100, ...query });
  const found = await ask({ search: word, search_category: 'title' });
  walk.check(found.rows.every((other) => titleOf(other).includes(word.normalize('NFC').toLowerCase())), {
    rule: 'search',
    message: `${type}: a search in titles finds a title without the word`,
    pointer: place,
    expected: word,
  });
  walk.check(found.count >= known, { rule: 'search', message: `${type}: a search in titles misses some`, pointer: `${place}_count`, expected: `${known} or more`, actual: String(found.count) });
  walk.same(Math.min(found.count, 100), found.rows.length, 'count', `${type}: the count of a search is not what it finds`, `${place}_count`);
  const anywhere = await ask({ search: word });
  const both = await ask({ search: word, search_category: 'all' });
  walk.same(both.count, anywhere.count, 'search', `${type}: without a category, not everything is searched`, `${place}_count`);
  const inside = await ask({ search: word, search_category: 'content' });
  walk.check(both.count >= Math.max(found.count, inside.count) && both.count <= found.count + inside.count, {
    rule: 'search',
    message: `${type}: what is found anywhere is not what title and content find`,
    pointer: `${place}_count`,
    expected: `${Math.max(found.count, inside.count)} to ${found.count + inside.count}`,
    actual: String(both.count),
  });
  const part = await ask({ search: word, search_category: 'title', page: 2, row: 1 });
  walk.same(part.rows.map((one) => one[`${type}_pk`]), found.rows.slice(1, 2).map((one) => one[`${type}_pk`]), 'paging', `${type}: pages of a search do not add up`, place);
  // Words are plain text: what means something to a database or a pattern has to be in the title.
  for (const plain of ['%', '_', '.*', "' OR '1'='1"]) {
    const odd = await ask({ search: plain, search_category: 'title' });
    walk.check(odd.rows.every((other) => titleOf(other).includes(plain.toLowerCase())), { rule: 'search', message: `${type}: a search takes ${plain} for more than plain text`, pointer: place });
  }
}

async function nothingFound(walk: Walk, type: string): Promise<void> {
  const nothing = await walk.ask('getInfo', { query: { type, search: `${walk.run.prefix}없는낱말` } }, 'notices');
  const named: Row = { ...nothing.data };
  walk.same([named[type], named[`${type}_count`]], [[], 0], 'search', `${type}: something is found that nobody wrote`, '/data');
}

/** A post as the list has it and as it is read by itself, and that reading counts. */
async function post(walk: Walk, type: string, row: Row, token?: string): Promise<void> {
  const pk = row[`${type}_pk`];
  const first = await readPost(walk, type, pk, token);
  const at = (name: string) => `/data/${type}/${type}_${name}`;
  for (const name of ['pk', 'title', 'enrollment_date']) {
    walk.same(first.post[`${type}_${name}`], row[`${type}_${name}`], 'same-record', `${type}: list and post differ in ${name}`, at(name));
  }
  for (const name of ['admin_name', 'member_name']) {
    walk.same(first.post[name] ?? null, row[name] ?? null, 'same-record', `${type}: list and post differ in ${name}`, `/data/${type}/${name}`);
  }
  walk.same(first.files[0]?.file_path ?? null, row.file_path ?? null, 'same-record', `${type}: the list names another file than the post`, `/data/${type}_file/0/file_path`);
  const hit = first.post[`${type}_hit`];
  const again = await readPost(walk, type, pk, token);
  // Others may read it meanwhile.
  walk.check(Number(again.post[`${type}_hit`] ?? 0) > Number(hit ?? 0), { rule: 'hits', message: `${type}: reading a post does not count`, pointer: at('hit'), expected: `more than ${hit}`, actual: String(again.post[`${type}_hit`]) });
  for (const file of first.files.slice(0, 3)) await download(walk, file);
}

/** Walks from post to post: each names its neighbours, they name it, and the list's order of days is theirs. */
async function neighbours(walk: Walk, type: string, rows: Row[], token?: string): Promise<void> {
  const order = [...rows].sort((one, other) => {
    const [a, b] = [dayOf(type, one) ?? '', dayOf(type, other) ?? ''];
    return a === b ? 0 : a < b ? 1 : -1;
  });
  const pkOf = (row: Row | undefined) => row?.[`${type}_pk`];
  const days = new Map(order.map((row) => [pkOf(row), dayOf(type, row) ?? '']));
  let newest = await readPost(walk, type, pkOf(order[0]), token);
  // Several may be of the newest day: on to the one that is the last of them.
  for (let step = 0; step < 10 && typeof newest.next === 'number'; step += 1) newest = await readPost(walk, type, newest.next, token);
  walk.same(newest.next, null, 'neighbours', `${type}: the newest post has a newer one`, '/data/next_pk');
  let here = newest;
  let pk = here.post[`${type}_pk`];
  for (let step = 0; step < Math.min(rows.length - 1, 6); step += 1) {
    const older = here.prev;
    if (!walk.check(typeof older === 'number', { rule: 'neighbours', message: `${type}: a post that is not the oldest has no older one`, pointer: '/data/prev_pk' })) return;
    const isOlder = (days.get(older) ?? '') <= (days.get(pk) ?? '9');
    walk.check(isOlder, { rule: 'neighbours', message: `${type}: the older neighbour is newer`, pointer: '/data/prev_pk', actual: String(older) });
    const next = await readPost(walk, type, older, token);
    walk.same(next.next, pk, 'neighbours', `${type}: two neighbours do not agree`, '/data/next_pk');
    [here, pk] = [next, older];
  }
  const last = pkOf(order.at(-1));
  if (rows.length <= 500 && last !== undefined) {
    let oldest = await readPost(walk, type, last, token);
    for (let step = 0; step < 10 && typeof oldest.prev === 'number'; step += 1) oldest = await readPost(walk, type, oldest.prev, token);
    walk.same(oldest.prev, null, 'neighbours', `${type}: the oldest post has an older one`, '/data/prev_pk');
  }
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
      for (const row of new Set(posts)) await post(walk, type, row, reader?.access);
    });
    await walk.step(`${type}: the posts before and after agree`, async () => {
      if (isForum) walk.need(reader, 'nobody is logged in', 'getInfoDetail');
      walk.need(rows.length > 1, 'the board has no two posts', 'getInfoDetail');
      await neighbours(walk, type, rows, reader?.access);
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
