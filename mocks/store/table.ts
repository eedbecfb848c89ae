/**
 * Rows by key: a seed that all stores share and nobody changes, and over it the changes of one store. So a store
 * costs only what was changed in it, and only that has to be saved. Rows are replaced, never changed in place.
 */
export class Table<Key extends string | number, Row extends object> {
  readonly #seed: ReadonlyMap<Key, Row>;
  /** What was put in since the seed; null stands for a row that was taken out. */
  readonly #changes = new Map<Key, Row | null>();
  #version = 0;
  #watch: (key: Key, row: Row | null) => void = () => {};

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
    this.apply(key, row);
    this.#watch(key, row);
  }

  /** Takes a row out, if it is there. */
  remove(key: Key): void {
    if (!this.get(key)) return;
    this.apply(key, null);
    this.#watch(key, null);
  }

  /** All rows, in no order that may be relied on. */
  *rows(): Generator<Row> {
    for (const [key, row] of this.#seed) if (!this.#changes.has(key)) yield row;
    for (const row of this.#changes.values()) if (row) yield row;
  }

  /** Takes over a change that was made elsewhere; nobody is told of it. */
  apply(key: Key, row: Row | null): void {
    this.#changes.set(key, row);
    this.#version += 1;
  }

  /** Has every change from now on told to the listener. */
  watch(listener: (key: Key, row: Row | null) => void): void {
    this.#watch = listener;
  }
}
