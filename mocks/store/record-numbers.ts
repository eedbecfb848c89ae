import type { Table } from './table.ts';

/**
 * The first number of new records per kind. It is above the hand-written records of the seed and outside the generated
 * ones.
 */
const firstNumbers = {
  members: 2001,
  posts: 1_000_001,
  files: 200_000_001,
  inquiries: 1,
  abstracts: 304,
  payments: 9034,
};

/** Assigns numbers to new records. The last numbers are saved with the store, so that no number is reused. */
export class Numbers {
  readonly #table: Table<string, { last: number }>;

  constructor(table: Table<string, { last: number }>) {
    this.#table = table;
  }

  /** Returns an unused number for a kind of record. */
  next(kind: keyof typeof firstNumbers): number {
    const last = (this.#table.get(kind)?.last ?? firstNumbers[kind] - 1) + 1;
    this.#table.put(kind, { last });
    return last;
  }
}
