/**
 * Rows by key: a shared immutable seed and the changes of one store. A store needs memory for its changes only, and only
 * the changes are saved. Rows are replaced, never mutated.
 */
export class Table<Key extends string | number, Row extends object> {
  readonly #seed: ReadonlyMap<Key, Row>;
  /** Changed rows by key. Null marks a removed row. */
  readonly #changes = new Map<Key, Row | null>();
  #version = 0;
  #listener: (key: Key, row: Row | null) => void = () => {};

  constructor(seed: ReadonlyMap<Key, Row> = new Map()) {
    this.#seed = seed;
  }

  /** Increases with each change. */
  get version(): number {
    return this.#version;
  }

  get(key: Key): Row | undefined {
    const changed = this.#changes.get(key);
    return changed === undefined ? this.#seed.get(key) : (changed ?? undefined);
  }

  put(key: Key, row: Row): void {
    this.apply(key, row);
    this.#listener(key, row);
  }

  /** Removes a row if it exists. */
  remove(key: Key): void {
    if (!this.get(key)) return;
    this.apply(key, null);
    this.#listener(key, null);
  }

  /** Yields all rows in unspecified order. */
  *rows(): Generator<Row> {
    for (const [key, row] of this.#seed) if (!this.#changes.has(key)) yield row;
    for (const row of this.#changes.values()) if (row) yield row;
  }

  /** Applies a change from another copy of the store, without calling the listener. */
  apply(key: Key, row: Row | null): void {
    this.#changes.set(key, row);
    this.#version += 1;
  }

  /** Sets the listener that is called after each later change. */
  watch(listener: (key: Key, row: Row | null) => void): void {
    this.#listener = listener;
  }
}
