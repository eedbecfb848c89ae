import { describe, expect, test, vi } from 'vitest';
import { buildSeed } from '#mocks/seed/seed.ts';
import { Clock, mockStart } from '#mocks/store/clock.ts';
import { Db, type RowChange } from '#mocks/store/db.ts';
import { storeOf } from '#mocks/store/stores.ts';
import { Table } from '#mocks/store/table.ts';

describe('a table', () => {
  const seed: ReadonlyMap<number, { name: string }> = new Map([
    [1, { name: 'one' }],
    [2, { name: 'two' }],
  ]);
  const sortedNames = (table: Table<number, { name: string }>) => [...table.rows()].map((row) => row.name).sort();

  test('applies changes without changing the seed', () => {
    const [table, other] = [new Table(seed), new Table(seed)];
    table.put(1, { name: 'uno' });
    table.put(3, { name: 'three' });
    table.remove(2);
    expect(sortedNames(table)).toEqual(['three', 'uno']);
    expect([table.get(1), table.get(2), table.get(3)]).toEqual([{ name: 'uno' }, undefined, { name: 'three' }]);
    expect(sortedNames(other)).toEqual(['one', 'two']);
  });

  test('has a row again after it was removed and put back', () => {
    const table = new Table(seed);
    table.remove(1);
    table.put(1, { name: 'again' });
    expect(table.get(1)).toEqual({ name: 'again' });
  });

  test('notifies about its own changes but not about applied changes', () => {
    const table = new Table(seed);
    const notified: unknown[] = [];
    table.watch((key, row) => notified.push([key, row]));
    table.put(1, { name: 'uno' });
    table.apply(2, null);
    table.remove(2);
    table.remove(1);
    expect(notified).toEqual([
      [1, { name: 'uno' }],
      [1, null],
    ]);
  });
});

describe('a store', () => {
  test('equals another store after the changes of that store are applied', () => {
    const [db, copy] = [new Db(), new Db()];
    const changes: RowChange[] = [];
    db.watch((change) => changes.push(structuredClone(change)));
    const { accessToken } = db.tokens.begin(1024);
    const post = db.boards.notice.posts.get(237);
    if (!post) throw new Error('The seed has no notice 237.');
    db.boards.notice.countHit(post);
    db.boards.notice.posts.remove(236);
    copy.apply(changes);
    expect(copy.tokens.byAccess(accessToken)).toHaveProperty('login.memberPk', 1024);
    expect(copy.boards.notice.hitOf(post)).toBe(1285);
    expect(copy.boards.notice.neighbours(237).older).toBe(235);
  });

  test('ignores changes of an unknown table', () => {
    expect(() => new Db().apply([{ table: 'gone', key: 1, row: {} }])).not.toThrow();
  });

  test('keeps only the last 20 logins of a member', () => {
    const db = new Db();
    const tokens = Array.from({ length: 25 }, () => db.tokens.begin(1024).accessToken);
    expect(tokens.map((token) => 'login' in db.tokens.byAccess(token))).toEqual(tokens.map((_, index) => index >= 5));
  });

  test('is removed when there are too many, the least recently used first', () => {
    const [first, second] = [storeOf('lru-first'), storeOf('lru-second')];
    for (let index = 0; index < 198; index += 1) storeOf(`lru-${index}`);
    storeOf('lru-first');
    storeOf('lru-last');
    expect(storeOf('lru-first')).toBe(first);
    expect(storeOf('lru-second')).not.toBe(second);
  });
});

describe('a board', () => {
  test('contains a new post at its position immediately', () => {
    const { notice } = new Db().boards;
    const [newest] = notice.page({ page: 1, row: 1, search_category: 'all' }).posts;
    if (!newest) throw new Error('The board is empty.');
    notice.posts.put(999, { ...newest, pk: 999, date: '2025-11-05', fixed: '일반' });
    const { posts, count } = notice.page({ page: 1, row: 3, search_category: 'all' });
    expect(count).toBe(38);
    expect(posts[2]?.pk).toBe(999);
    expect(notice.neighbours(999)).toEqual({ older: 237, newer: null });
  });

  test('of ten thousand posts is sorted once for all pages', () => {
    const seed = buildSeed({ forum: 10_000 });
    const { forum } = new Db(seed).boards;
    expect(forum.page({ page: 1, row: 10, search_category: 'all' }).count).toBe(10_000);
    const sorted = [vi.spyOn(Array.prototype, 'sort'), vi.spyOn(Array.prototype, 'toSorted')];
    for (let page = 1; page <= 1000; page += 1) forum.page({ page, row: 10, search_category: 'all' });
    expect(sorted.flatMap((spy) => spy.mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe('the clock', () => {
  test('starts on 5 November 2025 at 10:00 in Seoul and runs', async () => {
    const clock = new Clock();
    expect(mockStart).toBe(Date.UTC(2025, 10, 5, 1));
    expect(clock.now() - mockStart).toBeLessThan(1000);
    expect(clock.today()).toBe('2025-11-05');
  });

  test('can be set and advanced, and its date is the date in Seoul', () => {
    const clock = new Clock();
    clock.set(Date.parse('2025-10-22T23:59:59+09:00'));
    expect(clock.today()).toBe('2025-10-22');
    clock.advance(2_000);
    expect(clock.today()).toBe('2025-10-23');
  });
});
