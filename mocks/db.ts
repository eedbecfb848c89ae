import { Board } from './board';
import { Clock } from './clock';
import type { StoredFile } from './files/stored';
import type { BoardType, LoginFailures, Member } from './records';
import { type Seed, seedOf } from './seed/seed';
import { Table } from './table';
import { type MemberLogins, Tokens } from './tokens';

/** A row that was put into a table, or taken out of it when null; plain data that can be saved and sent. */
export type Change = { table: string; key: string | number; row: object | null };

/** What all tables have in common for saving. */
type Saved = {
  apply(key: string | number, row: object | null): void;
  watch(listener: (key: string | number, row: object | null) => void): void;
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

  /** Takes over changes that were made in another copy of this store. A table that is gone by now is passed over. */
  apply(changes: Change[]): void {
    for (const { table, key, row } of changes) this.#tables.get(table)?.apply(key, row);
  }

  /** Has every change from now on told to the listener. */
  watch(listener: (change: Change) => void): void {
    for (const [name, table] of this.#tables) table.watch((key, row) => listener({ table: name, key, row }));
  }
}
