import { expect, test } from 'vitest';
import { seedOf } from '#mocks/seed/seed.ts';
import { Db, type RowChange } from '#mocks/store/db.ts';

test('a number is not given twice, not even by a copy of the store, and none is of the seed', () => {
  const db = new Db();
  const changes: RowChange[] = [];
  db.watch((change) => changes.push(structuredClone(change)));
  const given = [db.numbers.next('files'), db.numbers.next('files'), db.numbers.next('members')];
  const copy = new Db();
  copy.apply(changes);
  const more = [copy.numbers.next('files'), copy.numbers.next('files')];
  const files = [...given.slice(0, 2), ...more];
  expect(new Set(files).size).toBe(4);
  expect(files.filter((pk) => seedOf().files.has(pk))).toEqual([]);
  expect(seedOf().members.has(given[2] ?? 0)).toBe(false);
});
