/** What was put into a table since the seed; null stands for a row that was taken out. */
export type Changes<Key, Row> = [Key, Row | null][];

/**
 * Rows by key: a seed that all stores share and nobody changes, and over it the changes of one store. So a store
 * costs only what was changed in it, and only that has to be saved. Rows are replaced, never changed in place.
 */
export class Table<Key extends string | number, Row extends object> {
  readonly #seed: ReadonlyMap<Key, Row>;
  #changes = new Map<Key, Row | null>();
  #version = 0;

  constructor(seed: ReadonlyMap<Key, Row> = new Map()) {
    this.#seed = seed;
  }

  /** Goes up with every change; 0 means that the table is as seeded. */
  get version(): number {
    return this.#version;
  }

  get(key: Key): Row | undefined {
    const changed = this.#changes.get(key);
    return changed === undefined ? this.#seed.get(key) : (changed ?? undefined);
  }

  put(key: Key, row: Row): void {
    this.#changes.set(key, row);
    this.#version += 1;
  }

  remove(key: Key): void {
    if (this.#seed.has(key)) this.#changes.set(key, null);
    else this.#changes.delete(key);
    this.#version += 1;
  }

  /** All rows, in no order that may be relied on. */
  *rows(): Generator<Row> {
    for (const [key, row] of this.#seed) if (!this.#changes.has(key)) yield row;
    for (const row of this.#changes.values()) if (row) yield row;
  }

  changes(): Changes<Key, Row> {
    return [...this.#changes];
  }

  /** Takes the place of all changes so far. */
  restore(changes: Changes<Key, Row>): void {
    this.#changes = new Map(changes);
    this.#version += 1;
  }
}
