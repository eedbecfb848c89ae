import { contractOperation, resolveReference } from '#verify/contract/document.ts';
import { isJsonObject } from '#verify/contract/json-values.ts';
import type { operations, RequestInput } from '#verify/exchange.ts';
import type { FileRecord } from '#verify/files/downloads.ts';
import type { Runner, Session } from '#verify/run/runner.ts';

type BoardType = operations['getInfo']['parameters']['query']['type'];
/** The type of a board, or that of the event guides. The names of many fields begin with it, as `notice_title`. */
export type BoardName = BoardType | typeof guideType;

/** A row of a list, or a post. The names of many fields begin with the name of the board, and the values are unchecked. */
export type BoardRow = Record<string, unknown>;

// The boards of another contract (`--contract`) name their fields in the same way.
const isBoardType = (name: unknown): name is BoardType => typeof name === 'string';
const typeParameter = contractOperation('getInfo').parameters?.find(({ name }) => name === 'type');

/** The types of boards in the contract. */
export const boardTypes: BoardType[] = (resolveReference(typeParameter?.schema ?? {}).enum ?? []).filter(isBoardType);

/** The event guides are a board with operations of their own. Its fields begin with this text. */
const guideType = 'guide';

/** Returns how the rows and posts of a board are requested and read. */
export function boardOf(type: BoardName) {
  const isGuide = type === guideType;
  /** Returns the name of a field that begins with the name of the board. */
  const field = (name: string) => `${type}_${name}`;
  /** The key of the rows, and of the post, in the data. */
  const key = isGuide ? 'conferences' : type;
  const countKey = isGuide ? 'total_count' : field('count');
  /** Requests a page. The count is NaN when the response has no number. */
  const read = async (runner: Runner, query: Record<string, string | number>) => {
    const { data } = isGuide
      ? await runner.requestOutcome('getPastConferences', { query }, 'guides')
      : await runner.requestOutcome('getInfo', { query: { type, ...query } }, 'notices');
    const { [key]: listed, [countKey]: count }: BoardRow = { ...data };
    const rows: BoardRow[] = Array.isArray(listed) ? listed.filter(isJsonObject) : [];
    return { rows, count: typeof count === 'number' ? count : Number.NaN };
  };
  /** Returns the operation that reads a post, the request, and the name of the success. */
  const postRequest = (pk: number): ['getInfoDetail' | 'getPastConferencesDetail', RequestInput, outcome: string] =>
    isGuide
      ? ['getPastConferencesDetail', { query: { guide_pk: pk } }, 'guide']
      : ['getInfoDetail', { query: { type, info_pk: pk } }, 'notice'];
  /** Requests a post, as a guest or as a member. `prev` and `next` are unchecked. */
  const readPost = async (runner: Runner, pk: number, reader?: Session) => {
    const { data } = await runner.requestAs(reader, ...postRequest(pk));
    const { [key]: value, [field('file')]: ofBoard, prev_pk: prev, next_pk: next }: BoardRow = { ...data };
    const post: BoardRow = isJsonObject(value) ? value : {};
    const listed = isGuide ? post.file : ofBoard;
    const files: FileRecord[] = Array.isArray(listed) ? listed.filter(isJsonObject) : [];
    return { post, files, prev, next };
  };
  /** Returns the number of a row. */
  const pkOf = (row: BoardRow): number => Number(row[field('pk')]);
  const pksOf = (rows: readonly BoardRow[]): number[] => rows.map(pkOf);
  const [pointer, countPointer] = [`/data/${key}`, `/data/${countKey}`];
  return { type, isGuide, pointer, countPointer, field, read, postRequest, readPost, pkOf, pksOf };
}

/** A board, or the event guides. */
export type Board = ReturnType<typeof boardOf>;
/** The event guides. */
export const guides = boardOf(guideType);
/** The free board. */
export const forum = boardOf('forum');
