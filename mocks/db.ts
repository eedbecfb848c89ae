import type { components } from '../src/api/generated/schema';
import { Board, type BoardType } from './board';
import { Clock } from './clock';
import type { StoredFile } from './files/stored';
import { type Seed, seedOf } from './seed/seed';
import { type Changes, Table } from './table';
import { type MemberLogins, Tokens } from './tokens';

type Schemas = components['schemas'];

/** A member of the society, as far as the operations of the contract need to know. */
export type Member = {
  pk: number;
  id: string;
  password: string;
  name: string;
  type: Schemas['MemberType'];
};

/** Failed logins of an account in a row, and until when it is locked. */
export type LoginFailures = { count: number; lockedUntil: number };

/** All that a store has over its seed, and its time; plain data that can be saved. */
export type Snapshot = { now: number; tables: Record<string, Changes<string | number, object>> };

/** What all tables have in common for saving. */
type Saved = {
  readonly version: number;
  changes(): Changes<string | number, object>;
  restore(changes: Changes<string | number, object>): void;
};

/** The whole store of one visitor. */
export class Db {
  readonly clock = new Clock();
  readonly members: Table<number, Member>;
  readonly loginFailures = new Table<number, LoginFailures>();
  readonly files: Table<number, StoredFile>;
  readonly boards: Record<BoardType, Board>;
  readonly tokens: Tokens;
  readonly #tables: Map<string, Saved>;

  constructor(seed: Seed = seedOf()) {
    this.members = new Table(seed.members);
    this.files = new Table(seed.files);
    this.boards = {
      notice: new Board(seed.boards.notice),
      newsletter: new Board(seed.boards.newsletter),
      trend: new Board(seed.boards.trend),
      gallery: new Board(seed.boards.gallery),
      forum: new Board(seed.boards.forum),
    };
    const logins = new Table<number, MemberLogins>();
    this.tokens = new Tokens(logins, this.clock);
    this.#tables = new Map<string, Saved>([
      ['members', this.members],
      ['loginFailures', this.loginFailures],
      ['logins', logins],
      ['files', this.files],
      ...Object.entries(this.boards).flatMap(([type, board]): [string, Saved][] => [
        [`${type}.posts`, board.posts],
        [`${type}.hits`, board.hits],
      ]),
    ]);
  }

  /** Goes up with every change of any table. */
  get version(): number {
    let sum = 0;
    for (const table of this.#tables.values()) sum += table.version;
    return sum;
  }

  snapshot(): Snapshot {
    const tables = [...this.#tables].map(([name, table]) => [name, table.changes()] as const);
    return { now: this.clock.now(), tables: Object.fromEntries(tables.filter(([, changes]) => changes.length > 0)) };
  }

  /** Becomes what the snapshot says. */
  restore(snapshot: Snapshot): void {
    this.clock.set(snapshot.now);
    for (const [name, table] of this.#tables) table.restore(snapshot.tables[name] ?? []);
  }
}
