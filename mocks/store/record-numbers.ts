import type { Table } from './table.ts';

/** The numbers of records that are made after the seed, of each kind by itself; above those of the seed. */
const firstNumbers = {
  members: 2001,
  posts: 1_000_001,
  files: 200_000_001,
  inquiries: 1,
  abstracts: 304,
  payments: 9034,
};

/** Gives numbers to new records. What it gave is kept with the store, so that no number is ever given twice. */
export class Numbers {
  readonly #table: Table<string, { last: number }>;

  constructor(table: Table<string, { last: number }>) {
    this.#table = table;
  }

  /** A number that no record of this kind has had. */
  next(kind: keyof typeof firstNumbers): number {
    const last = (this.#table.get(kind)?.last ?? firstNumbers[kind] - 1) + 1;
    this.#table.put(kind, { last });
    return last;
  }
}
