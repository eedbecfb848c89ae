import { contractOperation, resolveReference } from '#verify/contract/document.ts';
import type { FieldsOf, operations, RequestInput, SuccessData } from '#verify/exchange.ts';
import type { FileRecord } from '#verify/files/downloads.ts';
import type { Runner, Session } from '#verify/run/runner.ts';

type BoardType = operations['getInfo']['parameters']['query']['type'];
/** The type of a board, or that of the event guides. The names of many fields begin with it, as `notice_title`. */
export type BoardName = BoardType | typeof guideType;

type ListData = SuccessData<'getInfo'>;
type PostData = SuccessData<'getInfoDetail'>;
type GuideData = SuccessData<'getPastConferencesDetail'>;
type ValuesOf<Union> = Union extends unknown ? Union[keyof Union] : never;
/** The fields that all boards have, and those that begin with the name of their board. */
type FieldsOfBoards<Union> = FieldsOf<
  | Pick<Union, keyof Union>
  | (Union extends unknown ? Pick<Union, Extract<keyof Union, `${BoardType}_${string}`>> : never)
>;

/** A row of a list. */
export type BoardRow = FieldsOfBoards<Extract<ValuesOf<ListData>, readonly unknown[]>[number]> &
  FieldsOf<SuccessData<'getPastConferences'>['conferences'][number]>;
/** A post. */
type BoardPost = FieldsOfBoards<Exclude<Extract<ValuesOf<PostData>, object>, readonly unknown[]>> &
  FieldsOf<Pick<Extract<PostData, { forum: unknown }>['forum'], 'member_pk'>> &
  FieldsOf<GuideData['conferences']>;

/** Returns the name of a field that begins with the name of the board. */
export const fieldOf = <Type extends BoardName, Field extends string>(type: Type, field: Field) =>
  `${type}_${field}` as const;

// The boards of another contract (`--contract`) name their fields in the same way.
const isBoardType = (name: unknown): name is BoardType => typeof name === 'string';
const typeParameter = contractOperation('getInfo').parameters?.find(({ name }) => name === 'type');

/** The types of boards in the contract. */
export const boardTypes: BoardType[] = (resolveReference(typeParameter?.schema ?? {}).enum ?? []).filter(isBoardType);

/** The event guides are a board with operations of their own. Its fields begin with this text. */
export const guideType = 'guide';

/** Returns the key of the rows, and of the post, in the data of a board. */
export const dataKeyOf = (type: BoardName) => (type === guideType ? 'conferences' : type);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Requests a page of a board. The count is NaN when the response has no number. */
export async function readBoard(runner: Runner, type: BoardName, query: Record<string, string | number>) {
  const { data } =
    type === guideType
      ? await runner.requestOutcome('getPastConferences', { query }, 'guides')
      : await runner.requestOutcome('getInfo', { query: { type, ...query } }, 'notices');
  const named: FieldsOf<ListData | SuccessData<'getPastConferences'>> = data;
  const rows = named[dataKeyOf(type)];
  const count = named[type === guideType ? 'total_count' : fieldOf(type, 'count')];
  return {
    rows: Array.isArray(rows) ? rows.filter((row): row is BoardRow => isObject(row)) : [],
    count: typeof count === 'number' ? count : Number.NaN,
  };
}

/** Returns the operation that reads a post of a board, the request, and the name of the success. */
export const postRequest = (
  type: BoardName,
  pk: number,
): ['getInfoDetail' | 'getPastConferencesDetail', RequestInput, outcome: string] =>
  type === guideType
    ? ['getPastConferencesDetail', { query: { guide_pk: pk } }, 'guide']
    : ['getInfoDetail', { query: { type, info_pk: pk } }, 'notice'];

/** Requests a post of a board, as a guest or as a member. `prev` and `next` are unchecked. */
export async function readPost(runner: Runner, type: BoardName, pk: number, reader?: Session) {
  const request = postRequest(type, pk);
  const { data } = reader ? await runner.requestAs(reader, ...request) : await runner.requestOutcome(...request);
  const named: FieldsOf<PostData | GuideData> = data;
  const value = named[dataKeyOf(type)];
  const post: BoardPost = isObject(value) ? value : {};
  const files = type === guideType ? post.file : named[fieldOf(type, 'file')];
  return {
    post,
    files: Array.isArray(files) ? files.filter((file): file is FileRecord => isObject(file)) : [],
    prev: named.prev_pk,
    next: named.next_pk,
  };
}

/** Returns the date of a row (YYYY-MM-DD), or null when it has none. */
export const rowDate = (type: BoardName, row: BoardRow) => {
  const day = row[fieldOf(type, 'enrollment_date')];
  return typeof day === 'string' ? day : null;
};

/** Returns the number of a row. */
export const pkOf = (type: BoardName, row: BoardRow): number => Number(row[fieldOf(type, 'pk')]);

/** Returns the numbers of rows. */
export const pksOf = (type: BoardName, rows: readonly BoardRow[]): number[] => rows.map((row) => pkOf(type, row));
