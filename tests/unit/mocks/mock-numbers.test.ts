import { expect, test } from 'vitest';
import { seedOf } from '#mocks/seed/seed.ts';
import { Db, type RowChange } from '#mocks/store/db.ts';

test('numbers of new records are unique, also in a copy of the store, and do not occur in the seed', () => {
  const db = new Db();
  const changes: RowChange[] = [];
  db.watch((change) => changes.push(structuredClone(change)));
  const assigned = [db.numbers.next('files'), db.numbers.next('files'), db.numbers.next('members')];
  const copy = new Db();
  copy.apply(changes);
  const assignedByCopy = [copy.numbers.next('files'), copy.numbers.next('files')];
  const files = [...assigned.slice(0, 2), ...assignedByCopy];
  expect(new Set(files).size).toBe(4);
  expect(files.filter((pk) => seedOf().files.has(pk))).toEqual([]);
  expect(seedOf().members.has(assigned[2] ?? 0)).toBe(false);
});
