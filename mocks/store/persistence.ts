import { clear, createStore, entries, set, setMany } from 'idb-keyval';
import { checkSeed } from '#mocks/seed/check-seed.ts';
import { seedFingerprint } from '#mocks/seed/fingerprint.ts';
import { seedOf } from '#mocks/seed/seed.ts';
import { currentWorldSize, isWorldSize, setWorldSize, type WorldSize } from '#mocks/seed/world-sizes.ts';
import { Db, type RowChange } from './db.ts';

type Store = ReturnType<typeof createStore>;
/** The size and the fingerprint of the seed, and the time of the mock clock in milliseconds since 1970. */
type Meta = { size: WorldSize; seed: string; now: number };
type StoreUpdate = { changes: RowChange[]; now: number };
/** A message to the other tabs, which share the state of the mock, such as logins. */
type Message = StoreUpdate | { resetTo: WorldSize };

const metaKey = 'meta';
const channelName = 'mock-store';

const isMeta = (value: unknown): value is Meta =>
  typeof value === 'object' &&
  value !== null &&
  'seed' in value &&
  'now' in value &&
  typeof value.now === 'number' &&
  'size' in value &&
  isWorldSize(value.size);

/** Saves changed rows in IndexedDB, one entry per row, so that the cost of a save does not grow with the store. */
export class Persistence {
  readonly #store: Store;
  readonly #channel = new BroadcastChannel(channelName);
  #pending: RowChange[] = [];
  #db: Db;

  private constructor(store: Store, db: Db) {
    this.#store = store;
    this.#db = db;
  }

  /**
   * Opens the saved store, with the size of the world that it had. Changes of another seed are discarded.
   * @param onStore receives the current store, immediately and after each reset
   * @throws SeedError if a record of a new seed breaks the contract
   */
  static async open(onStore: (db: Db) => void): Promise<Persistence> {
    const store = createStore('hanbit-mock', 'changes');
    const rows = await entries<IDBValidKey, unknown>(store);
    const meta = rows.find(([key]) => key === metaKey)?.[1];
    if (isMeta(meta)) setWorldSize(meta.size);
    const db = new Db();
    const persistence = new Persistence(store, db);
    if (isMeta(meta) && meta.seed === seedFingerprint()) {
      db.clock.set(meta.now);
      db.apply(rows.flatMap(([key, row]) => (Array.isArray(key) ? [toRowChange(key, row)] : [])));
    } else {
      checkSeed(seedOf());
      await clear(store);
    }
    persistence.#observe(db, onStore);
    persistence.#channel.onmessage = ({ data }: MessageEvent<Message>) => {
      if ('resetTo' in data) persistence.#restart(data.resetTo, onStore);
      else persistence.#applyMessage(data);
    };
    return persistence;
  }

  /** Saves the changes since the last call and sends them to the other tabs. */
  async save(): Promise<void> {
    const changes = this.#pending;
    if (changes.length === 0) return;
    this.#pending = [];
    this.#channel.postMessage({ changes, now: this.#db.clock.now() } satisfies Message);
    await setMany(
      [...changes.map(({ table, key, row }): [IDBValidKey, unknown] => [[table, key], row]), [metaKey, this.#meta()]],
      this.#store,
    );
  }

  /** Saves the time and the size of the world, so that a reload keeps both. */
  async saveClock(): Promise<void> {
    await set(metaKey, this.#meta(), this.#store);
  }

  /** Discards all changes in this tab and in the other tabs. The new world has another size if `size` is another one. */
  async reset(size: WorldSize, onStore: (db: Db) => void): Promise<void> {
    await clear(this.#store);
    this.#restart(size, onStore);
    await this.saveClock();
    this.#channel.postMessage({ resetTo: size } satisfies Message);
  }

  #meta(): Meta {
    return { size: currentWorldSize(), seed: seedFingerprint(), now: this.#db.clock.now() };
  }

  #restart(size: WorldSize, onStore: (db: Db) => void): void {
    setWorldSize(size);
    this.#observe(new Db(), onStore);
  }

  #observe(db: Db, onStore: (db: Db) => void): void {
    this.#db = db;
    this.#pending = [];
    db.watch((change) => this.#pending.push(change));
    onStore(db);
  }

  #applyMessage({ changes, now }: StoreUpdate): void {
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
