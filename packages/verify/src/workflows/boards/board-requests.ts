import { contractOperation, resolveReference } from '#verify/contract/document.ts';
import { isJsonObject } from '#verify/contract/json-values.ts';
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

// The boards of another contract (`--contract`) name their fields in the same way.
const isBoardType = (name: unknown): name is BoardType => typeof name === 'string';
const typeParameter = contractOperation('getInfo').parameters?.find(({ name }) => name === 'type');

/** The types of boards in the contract. */
export const boardTypes: BoardType[] = (resolveReference(typeParameter?.schema ?? {}).enum ?? []).filter(isBoardType);

/** The event guides are a board with operations of their own. Its fields begin with this text. */
const guideType = 'guide';

/** Returns a field of a record whose type does not name it, because the name depends on the board. */
export const valueIn = (record: object, name: string): unknown =>
  new Map<string, unknown>(Object.entries(record)).get(name);

/** Returns how the rows and posts of a board are requested and read. */
export function boardOf<Type extends BoardName>(type: Type) {
  const isGuide = type === guideType;
  /** Returns the name of a field that begins with the name of the board. */
  const field = <Field extends string>(name: Field) => `${type}_${name}` as const;
  /** The key of the rows, and of the post, in the data. */
  const key = isGuide ? 'conferences' : type;
  const countKey = isGuide ? 'total_count' : field('count');
  /** Requests a page. The count is NaN when the response has no number. */
  const read = async (runner: Runner, query: Record<string, string | number>) => {
    const { data } = isGuide
      ? await runner.requestOutcome('getPastConferences', { query }, 'guides')
      : await runner.requestOutcome('getInfo', { query: { type, ...query } }, 'notices');
    const [listed, count] = [valueIn(data, key), valueIn(data, countKey)];
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
    const value = valueIn(data, key);
    const post: BoardPost = isJsonObject(value) ? value : {};
    const listed = isGuide ? post.file : valueIn(data, field('file'));
    const files: FileRecord[] = Array.isArray(listed) ? listed.filter(isJsonObject) : [];
    return { post, files, prev: valueIn(data, 'prev_pk'), next: valueIn(data, 'next_pk') };
  };
  /** Returns the number of a row. */
  const pkOf = (row: BoardRow): number => Number(valueIn(row, field('pk')));
  const pksOf = (rows: readonly BoardRow[]): number[] => rows.map(pkOf);
  return {
    type,
    isGuide,
    pointer: `/data/${key}`,
    countPointer: `/data/${countKey}`,
    field,
    read,
    postRequest,
    readPost,
    pkOf,
    pksOf,
  };
}

/** A board, or the event guides. */
export type Board = ReturnType<typeof boardOf<BoardName>>;
/** The event guides. */
export const guides: Board = boardOf<BoardName>(guideType);
/** The free board. */
export const forum = boardOf('forum');
