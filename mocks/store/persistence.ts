import { clear, createStore, entries, set, setMany } from 'idb-keyval';
import { seedFingerprint } from '#mocks/seed/fingerprint.ts';
import { Db, type RowChange } from './db.ts';

type Store = ReturnType<typeof createStore>;
type Meta = { seed: string; now: number };
/** A message to the other tabs, which share the state of the mock, such as logins. */
type Message = { changes: RowChange[]; now: number } | 'reset';

const metaKey = 'meta';
const channelName = 'mock-store';

const isMeta = (value: unknown): value is Meta =>
  typeof value === 'object' && value !== null && 'seed' in value && 'now' in value && typeof value.now === 'number';

/** Saves changed rows in IndexedDB, one entry per row, so that the cost of a save does not grow with the store. */
export class Persistence {
  readonly #store: Store;
  readonly #channel = new BroadcastChannel(channelName);
  #pending: RowChange[] = [];
  #db = new Db();

  private constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Opens the saved store. Changes of another seed are discarded.
   * @param onStore receives the current store, immediately and after each reset
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
    persistence.#observe(db, onStore);
    persistence.#channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data === 'reset') persistence.#observe(new Db(), onStore);
      else persistence.#applyMessage(data);
    };
    return persistence;
  }

  /** Saves the changes since the last call and sends them to the other tabs. */
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

  /** Saves the time, so that the clock does not go back after a reload. */
  async saveClock(): Promise<void> {
    await set(metaKey, { seed: seedFingerprint(), now: this.#db.clock.now() } satisfies Meta, this.#store);
  }

  /** Discards all changes in this tab and in the other tabs. */
  async reset(onStore: (db: Db) => void): Promise<void> {
    await clear(this.#store);
    this.#observe(new Db(), onStore);
    this.#channel.postMessage('reset' satisfies Message);
  }

  #observe(db: Db, onStore: (db: Db) => void): void {
    this.#db = db;
    this.#pending = [];
    db.watch((change) => this.#pending.push(change));
    onStore(db);
  }

  #applyMessage({ changes, now }: Exclude<Message, 'reset'>): void {
    this.#db.clock.set(now);
    this.#db.apply(changes);
  }
}

/** Converts an IndexedDB entry of `save` to a row change. Its key has the table name and the row key. */
const toRowChange = (key: IDBValidKey[], row: unknown): RowChange => ({
  table: String(key[0]),
  key: typeof key[1] === 'number' ? key[1] : String(key[1]),
  row: typeof row === 'object' ? row : null,
});
