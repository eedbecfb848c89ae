import { clear, createStore, entries, set, setMany } from 'idb-keyval';
import { seedFingerprint } from '#mocks/seed/fingerprint.ts';
import { Db, type RowChange } from './db.ts';

type Store = ReturnType<typeof createStore>;
type Meta = { seed: string; now: number };
/** What one tab tells the others, so that a login in one holds in all. */
type Message = { changes: RowChange[]; now: number } | 'reset';

const metaKey = 'meta';
const channelName = 'mock-store';

const isMeta = (value: unknown): value is Meta =>
  typeof value === 'object' && value !== null && 'seed' in value && 'now' in value && typeof value.now === 'number';

/** Rows that were changed, kept in IndexedDB one by one: saving one costs no more because there are many. */
export class Persistence {
  readonly #store: Store;
  readonly #channel = new BroadcastChannel(channelName);
  #pending: RowChange[] = [];
  #db = new Db();

  private constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Opens what is kept.
   * @param onStore gets the store that answers from now on, at once and after each reset
   */
  static async open(onStore: (db: Db) => void): Promise<Persistence> {
    const persistence = new Persistence(createStore('hanbit-mock', 'changes'));
    const db = new Db();
    const rows = await entries<IDBValidKey, unknown>(persistence.#store);
    const meta = rows.find(([key]) => key === metaKey)?.[1];
    if (isMeta(meta) && meta.seed === seedFingerprint()) {
      db.clock.set(meta.now);
      db.apply(rows.flatMap(([key, row]) => (Array.isArray(key) ? [toRowChange(key, row)] : [])));
    } else {
      await clear(persistence.#store);
    }
    persistence.#follow(db, onStore);
    persistence.#channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data === 'reset') persistence.#follow(new Db(), onStore);
      else persistence.#takeOver(data);
    };
    return persistence;
  }

  /** Writes what was changed since the last time, and tells the other tabs. */
  async save(): Promise<void> {
    const changes = this.#pending;
    if (changes.length === 0) return;
    this.#pending = [];
    const now = this.#db.clock.now();
    this.#channel.postMessage({ changes, now } satisfies Message);
    await setMany(
      [
        ...changes.map(({ table, key, row }): [IDBValidKey, unknown] => [[table, key], row]),
        [metaKey, { seed: seedFingerprint(), now } satisfies Meta],
      ],
      this.#store,
    );
  }

  /** Keeps the time, so that the clock does not jump back on a reload. */
  async saveClock(): Promise<void> {
    await set(metaKey, { seed: seedFingerprint(), now: this.#db.clock.now() } satisfies Meta, this.#store);
  }

  /** Forgets everything, here and in the other tabs. */
  async reset(use: (db: Db) => void): Promise<void> {
    await clear(this.#store);
    this.#follow(new Db(), use);
    this.#channel.postMessage('reset' satisfies Message);
  }

  #follow(db: Db, use: (db: Db) => void): void {
    this.#db = db;
    this.#pending = [];
    db.watch((change) => this.#pending.push(change));
    use(db);
  }

  #takeOver({ changes, now }: Exclude<Message, 'reset'>): void {
    this.#db.clock.set(now);
    this.#db.apply(changes);
  }
}

/** What is read back was written by `save`, under the key of table and row. */
const toRowChange = (key: IDBValidKey[], row: unknown): RowChange => ({
  table: String(key[0]),
  key: typeof key[1] === 'number' ? key[1] : String(key[1]),
  row: typeof row === 'object' ? row : null,
});
