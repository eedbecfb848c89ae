import { describe, expect, test } from 'vitest';
import { replyProblem } from '#mocks/http/contract.ts';
import type { operations } from '#src/api/generated/schema.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { codeOf, dataOf } from '#tests/support/api-results.ts';

type Row = Record<string, unknown>;

const boards = { notice: 37, newsletter: 12, trend: 18, gallery: 15, forum: 64 } as const;
const types = Object.keys(boards) as (keyof typeof boards)[];
const visitor = new Visitor();

type BoardQuery = operations['getInfo']['parameters']['query'];

async function listPage(type: BoardQuery['type'], query: Partial<BoardQuery> = {}) {
  const list: Row = await dataOf(visitor.client.GET('/v1/front/getInfo', { params: { query: { type, ...query } } }));
  const { [type]: rows, [`${type}_count`]: count } = list;
  return { rows: rows as Row[], count: Number(count), pks: (rows as Row[]).map((row) => Number(row[`${type}_pk`])) };
}

const searchCount = async (type: BoardQuery['type'], search: string, category: BoardQuery['search_category'] = 'all') =>
  (await listPage(type, { search, search_category: category })).count;

/** Calls getInfoDetail. */
const getDetail = (type: BoardQuery['type'], pk: number, token: string | null, reader = visitor) =>
  reader.withToken(token).GET('/v1/front/getInfoDetail', { params: { query: { type, info_pk: pk } } });

const openBoardPost = (...[type, pk, token]: Parameters<typeof getDetail>) => dataOf(getDetail(type, pk, token));

describe.each(types)('the board %s', (type) => {
  test.each([1, 7, 10, 100])('returns every post once over all pages of %i rows', async (row) => {
    const all: number[] = [];
    for (let number = 1; all.length < boards[type]; number += 1) {
      const { pks, count } = await listPage(type, { page: number, row });
      expect(count).toBe(boards[type]);
      expect(pks).toHaveLength(Math.min(row, count - all.length));
      all.push(...pks);
    }
    expect(new Set(all).size).toBe(boards[type]);
  });

  test('returns an empty list and the total count for a page past the end', async () => {
    expect(await listPage(type, { page: 999 })).toEqual({ rows: [], pks: [], count: boards[type] });
  });

  test('lists the pinned posts first, then the others from newest to oldest', async () => {
    const { rows } = await listPage(type, { row: 100 });
    const keys = rows.map((row) => [row.fixed_yn === '중요' ? 1 : 0, row[`${type}_enrollment_date`] ?? ''].join(' '));
    expect(keys).toEqual(keys.toSorted().reverse());
    expect(keys).toHaveLength(boards[type]);
  });

  test('links each post to the next older and the next newer post', async () => {
    const { access_token: token } = await visitor.logIn();
    const { rows } = await listPage(type, { row: 100 });
    const sortKey = (row: Row) => `${row[`${type}_enrollment_date`] ?? ''} ${row[`${type}_pk`]}`;
    const dated = rows.toSorted((a, b) => (sortKey(a) < sortKey(b) ? 1 : -1)).map((row) => Number(row[`${type}_pk`]));
    expect(dated).toHaveLength(boards[type]);
    for (const [index, pk] of dated.entries()) {
      const { prev_pk, next_pk } = await openBoardPost(type, pk, token);
      expect({ prev_pk, next_pk }).toEqual({ prev_pk: dated[index + 1] ?? null, next_pk: dated[index - 1] ?? null });
    }
  });

  test('has only posts dated up to the mock clock, and each detail matches the contract', async () => {
    const { access_token: token } = await visitor.logIn();
    const { rows, pks } = await listPage(type, { row: 100 });
    const today = visitor.db.clock.today();
    expect(rows.filter((row) => String(row[`${type}_enrollment_date`] ?? '') > today)).toEqual([]);
    for (const pk of pks) {
      const { data: json, response } = await getDetail(type, pk, token);
      expect(json).toMatchObject({ success: true });
      expect(replyProblem('getInfoDetail', { status: response.status, type: 'application/json', json })).toBeNull();
    }
  });

  test('gives 44 for an unknown post', async () => {
    const { access_token: token } = await visitor.logIn();
    expect(await codeOf(getDetail(type, 99, token))).toBe('44');
  });
});

describe('a search', () => {
  test.each(['.*', '^', '$', '[', '(', '\\', '+', '?', '|', '{', '%', '_'])('treats %j as plain text', async (mark) => {
    const { rows } = await listPage('forum', { search: mark, search_category: 'title', row: 100 });
    const { rows: all } = await listPage('forum', { row: 100 });
    expect(rows).toEqual(all.filter((row) => String(row.forum_title).includes(mark)));
  });

  test('ignores case', async () => {
    expect(await searchCount('forum', 'HPLC')).toBeGreaterThan(0);
    expect(await searchCount('forum', 'hplc')).toBe(await searchCount('forum', 'HPLC'));
  });

  test('finds Korean text in decomposed form (NFD)', async () => {
    expect(await searchCount('notice', '학술대회'.normalize('NFD'))).toBe(await searchCount('notice', '학술대회'));
    expect(await searchCount('notice', '학술대회')).toBeGreaterThan(5);
  });

  test('searches the text of a post, not its tags', async () => {
    expect(await searchCount('notice', 'strong')).toBe(0);
    expect(await searchCount('notice', '11월 14일(금)까지입니다')).toBe(1);
  });

  test('searches the title, the content, or both', async () => {
    const [title, content, all] = await Promise.all(
      (['title', 'content', 'all'] as const).map((where) => searchCount('notice', '사전등록', where)),
    );
    expect(title).toBeGreaterThan(0);
    expect(content).toBeGreaterThan(0);
    expect(all).toBeGreaterThanOrEqual(Math.max(Number(title), Number(content)));
    expect(await searchCount('forum', '승온 속도', 'content')).toBe(1);
    expect(await searchCount('gallery', '감사드립니다', 'title')).toBe(0);
  });

  test('ignores leading and trailing spaces', async () => {
    expect(await searchCount('notice', '  초록 ')).toBe(await searchCount('notice', '초록'));
  });

  test('without a match returns an empty list', async () => {
    expect(await listPage('notice', { search: '없는낱말' })).toEqual({ rows: [], pks: [], count: 0 });
  });
});

test('opening a post adds a hit in the detail and in the list', async () => {
  const reader = new Visitor();
  const openNotice = () => dataOf(getDetail('notice', 236, null, reader));
  expect(await openNotice()).toMatchObject({ notice: { notice_hit: 97 } });
  expect(await openNotice()).toMatchObject({ notice: { notice_hit: 98 } });
  const query = { type: 'notice', search: '전화 점검' } as const;
  const list = await dataOf(reader.client.GET('/v1/front/getInfo', { params: { query } }));
  expect(list).toMatchObject({ notice: [{ notice_hit: 98 }] });
});

test('a missing hit count is treated as zero', async () => {
  expect(await dataOf(getDetail('notice', 201, null, new Visitor()))).toMatchObject({
    notice: { notice_hit: 1, notice_enrollment_date: null, admin_name: null },
  });
});

test('a guest can open every list and every post except those of the free board', async () => {
  const guest = new Visitor();
  for (const type of types)
    expect(await codeOf(guest.client.GET('/v1/front/getInfo', { params: { query: { type } } }))).toBe('ok');
  expect(await codeOf(getDetail('notice', 237, null, guest))).toBe('ok');
  expect(await codeOf(getDetail('forum', 664, null, guest))).toBe('91');
});

test('a post of the free board has the author’s member number, or none when the secretariat wrote it', async () => {
  const { access_token: token } = await visitor.logIn();
  expect(await openBoardPost('forum', 664, token)).toMatchObject({
    forum: { member_name: '김가람', member_pk: 1024, admin_name: null },
  });
  expect(await openBoardPost('forum', 663, token)).toMatchObject({
    forum: { admin_name: '사무국', member_pk: null, member_name: null },
  });
});
