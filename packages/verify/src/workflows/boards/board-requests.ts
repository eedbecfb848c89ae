import { contractOperation, resolveReference } from '#verify/contract/document.ts';
import type { OperationId, RequestInput } from '#verify/exchange.ts';
import type { Session } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';

/** A row of a list, or a post. The names of its fields begin with the type of the board, as `notice_title`. */
export type BoardRow = Record<string, unknown>;

/** The types of boards in the contract. */
export const boardTypes: string[] = (() => {
  const type = contractOperation('getInfo').parameters?.find(({ name }) => name === 'type');
  return (resolveReference(type?.schema ?? {}).enum ?? []).map(String);
})();

/** The event guides are a board with operations of their own. Its fields begin with this text. */
export const guideType = 'guide';

/** Returns the key of the rows, and of the post, in the data of a board. */
export const dataKeyOf = (type: string) => (type === guideType ? 'conferences' : type);

const isBoardRow = (value: unknown): value is BoardRow => typeof value === 'object' && value !== null;

/** Requests a page of a board. The count is NaN when the response has no number. */
export async function readBoard(runner: Runner, type: string, query: Record<string, string | number>) {
  const { data } =
    type === guideType
      ? await runner.requestOutcome('getPastConferences', { query }, 'guides')
      : await runner.requestOutcome('getInfo', { query: { type, ...query } }, 'notices');
  const named: BoardRow = { ...data };
  const rows = named[dataKeyOf(type)];
  const count = named[type === guideType ? 'total_count' : `${type}_count`];
  return {
    rows: Array.isArray(rows) ? rows.filter(isBoardRow) : [],
    count: typeof count === 'number' ? count : Number.NaN,
  };
}

/** Returns the operation that reads a post of a board, the request, and the name of the success. */
export const postRequest = (type: string, pk: unknown): [OperationId, RequestInput, outcome: string] =>
  type === guideType
    ? ['getPastConferencesDetail', { query: { guide_pk: Number(pk) } }, 'guide']
    : ['getInfoDetail', { query: { type, info_pk: Number(pk) } }, 'notice'];

/** Requests a post of a board, as a guest or as a member. `prev` and `next` are unchecked. */
export async function readPost(runner: Runner, type: string, pk: unknown, reader?: Session) {
  const [id, request, outcome] = postRequest(type, pk);
  const { data } = reader
    ? await runner.requestAs(reader, id, request, outcome)
    : await runner.requestOutcome(id, request, outcome);
  const named: BoardRow = { ...Object(data) };
  const value = named[dataKeyOf(type)];
  const post = isBoardRow(value) ? value : {};
  const files = type === guideType ? post.file : named[`${type}_file`];
  return {
    post,
    files: Array.isArray(files) ? files.filter(isBoardRow) : [],
    prev: named.prev_pk,
    next: named.next_pk,
  };
}

/** Returns the date of a row (YYYY-MM-DD), or null when it has none. */
export const rowDate = (type: string, row: BoardRow) => {
  const day = row[`${type}_enrollment_date`];
  return typeof day === 'string' ? day : null;
};

/** Returns the number of a row. */
export const pkOf = (type: string, row: BoardRow): number => Number(row[`${type}_pk`]);

/** Returns the numbers of rows. */
export const pksOf = (type: string, rows: readonly BoardRow[]): number[] => rows.map((row) => pkOf(type, row));
