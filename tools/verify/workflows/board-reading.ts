import { contractOperation, resolveReference, type Schema } from '#mocks/http/document.ts';
import type { Session, Walk } from '#tools/verify/walk.ts';

/** A row or a post, with the board's name before the names of its fields. */
export type Row = Record<string, unknown>;
type Enum = Schema & { enum?: string[] };

/** The boards of the contract. */
export const boardTypes: string[] = (() => {
  const type = contractOperation('getInfo').parameters?.find(({ name }) => name === 'type');
  return resolveReference<Enum>(type?.schema ?? {}).enum ?? [];
})();

export const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Asks for a page of a board; what its answer calls by the board's name is given without it. */
export async function readBoard(walk: Walk, type: string, query: Record<string, string | number>) {
  const { data } = await walk.ask('getInfo', { query: { type, ...query } }, 'notices');
  const named: Row = { ...data };
  const rows = named[type];
  const count = named[`${type}_count`];
  return { rows: Array.isArray(rows) ? rows.filter(isRow) : [], count: typeof count === 'number' ? count : Number.NaN };
}

/** Asks for a post of a board, as a guest or as a member. */
export async function readPost(walk: Walk, type: string, pk: unknown, reader?: Session) {
  const question = { query: { type, info_pk: Number(pk) } };
  const { data } = reader
    ? await walk.askAs(reader, 'getInfoDetail', question, 'notice')
    : await walk.ask('getInfoDetail', question, 'notice');
  const named: Row = { ...data };
  const post = named[type];
  const files = named[`${type}_file`];
  return {
    post: isRow(post) ? post : {},
    files: Array.isArray(files) ? files.filter(isRow) : [],
    prev: named.prev_pk,
    next: named.next_pk,
  };
}

/** The day of a row; null where none is stored. */
export const dayOf = (type: string, row: Row) => {
  const day = row[`${type}_enrollment_date`];
  return typeof day === 'string' ? day : null;
};
