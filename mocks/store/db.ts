import type { StoredFile } from '#mocks/files/stored-file.ts';
import { type Seed, seedOf } from '#mocks/seed/seed.ts';
import { Board, mapBoards } from './board.ts';
import { Clock } from './clock.ts';
import { Numbers } from './record-numbers.ts';
import type {
  Abstract,
  BoardType,
  CardPayment,
  Certificate,
  EmailProof,
  Inquiry,
  LoginFailures,
  Member,
  Payment,
  Profile,
  ResetPermit,
  Transfer,
} from './records.ts';
import { Table } from './table.ts';
import { type MemberLogins, Tokens } from './tokens.ts';

/** A change of a table row as serializable data. A null `row` means that the row was removed. */
export type RowChange = { table: string; key: string | number; row: object | null };

/** The methods of a table that saving and restoring need. */
type PersistedTable = {
  apply(key: string | number, row: object | null): void;
  watch(listener: (key: string | number, row: object | null) => void): void;
};

/** The complete store of one mock session. */
export class Db {
  readonly clock = new Clock();
  readonly members: Table<number, Member>;
  readonly profiles: Table<number, Profile>;
  readonly certificates: Table<number, Certificate>;
  readonly loginFailures = new Table<number, LoginFailures>();
  readonly resetPermits = new Table<number, ResetPermit>();
  readonly emailProofs = new Table<string, EmailProof>();
  readonly inquiries = new Table<number, Inquiry>();
  readonly files: Table<number, StoredFile>;
  readonly boards: Record<BoardType, Board>;
  /** The event guides. They have the lists and the detail of a board. */
  readonly guides: Board;
  readonly abstracts: Table<number, Abstract>;
  readonly payments: Table<number, Payment>;
  /** Announced bank transfers by member and goods. */
  readonly transfers = new Table<string, Transfer>();
  readonly cardPayments = new Table<string, CardPayment>();
  readonly tokens: Tokens;
  readonly numbers: Numbers;
  readonly #tables: Map<string, PersistedTable>;

  constructor(seed: Seed = seedOf()) {
    this.members = new Table(seed.members);
    this.profiles = new Table(seed.profiles);
    this.certificates = new Table(seed.certificates);
    this.files = new Table(seed.files);
    this.boards = mapBoards((type) => new Board(seed.boards[type]));
    this.guides = new Board(seed.guides);
    this.abstracts = new Table(seed.abstracts);
    this.payments = new Table(seed.payments);
    const logins = new Table<number, MemberLogins>();
    this.tokens = new Tokens(logins, this.clock);
    const numbers = new Table<string, { last: number }>();
    this.numbers = new Numbers(numbers);
    this.#tables = new Map<string, PersistedTable>([
      ['members', this.members],
      ['profiles', this.profiles],
      ['certificates', this.certificates],
      ['resetPermits', this.resetPermits],
      ['emailProofs', this.emailProofs],
      ['inquiries', this.inquiries],
      ['numbers', numbers],
      ['loginFailures', this.loginFailures],
      ['logins', logins],
      ['files', this.files],
      ['abstracts', this.abstracts],
      ['payments', this.payments],
      ['transfers', this.transfers],
      ['cardPayments', this.cardPayments],
      ...Object.entries({ ...this.boards, guide: this.guides }).flatMap(([type, board]): [string, PersistedTable][] => [
        [`${type}.posts`, board.posts],
        [`${type}.hits`, board.hits],
      ]),
    ]);
  }

  /** Applies changes from another copy of this store. Changes of unknown tables are ignored. */
  apply(changes: RowChange[]): void {
    for (const { table, key, row } of changes) this.#tables.get(table)?.apply(key, row);
  }

  /** Calls the listener after each later change. */
  watch(listener: (change: RowChange) => void): void {
    for (const [name, table] of this.#tables) table.watch((key, row) => listener({ table: name, key, row }));
  }
}
