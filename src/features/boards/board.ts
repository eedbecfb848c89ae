import { type BoardDetail, type BoardList, BoardType } from '#src/api/generated/model/index.ts';
import { PinnedMark } from '#src/api/generated/model/pinnedMark.ts';
import { boards } from '#src/content/boards.ts';
import { parseNeighbourNumber } from '#src/lib/text/record-number.ts';
import type { PostData } from './post-article.tsx';

const boardTypes = Object.values(BoardType);

/** The boards of the preview on the home page. The default is first. */
export const previewBoards: readonly BoardType[] = [BoardType.notice, BoardType.forum];

/** Returns the board that the query string of the home page selects by its title. */
export function previewBoardOf(queryString: string): BoardType {
  const requested = new URLSearchParams(queryString).get('board');
  return previewBoards.find((board) => boards[board].title === requested) ?? BoardType.notice;
}

/** The fields of one board without the board's prefix: `title` for `notice_title`. */
type WithoutPrefix<Type extends string, Fields> = {
  [Key in keyof Fields as Key extends `${Type}_${infer Name}` ? Name : Key]: Fields[Key];
};

/** The response of one board without prefixes. `items` has the value of the board's own field, such as `notice`. */
type UnprefixedResponse<Type extends string, Data> = Omit<WithoutPrefix<Type, Data>, Type> & {
  items: Type extends keyof Data
    ? Data[Type] extends (infer Item)[]
      ? WithoutPrefix<Type, Item>[]
      : WithoutPrefix<Type, Data[Type]>
    : never;
};

type UnprefixedBoard<Data> = {
  [Type in BoardType]: UnprefixedResponse<Type, Extract<Data, Record<Type, unknown>>>;
}[BoardType];

/** Removes the board's prefix from the fields of a response, so that the same code reads all boards. */
function stripBoardPrefix<Data extends BoardList | BoardDetail>(response: Data): UnprefixedBoard<Data> {
  const type = boardTypes.find((name) => name in response) ?? BoardType.notice;
  const prefix = `${type}_`;
  const stripKey = (key: string) => (key.startsWith(prefix) ? key.slice(prefix.length) : key);
  const stripFields = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([key, value]) => [stripKey(key), value]));
  const value: unknown = Reflect.get(response, type);
  const items = Array.isArray(value) ? value.map(stripFields) : stripFields(Object(value));
  return { ...stripFields(response), items } as UnprefixedBoard<Data>;
}

/** A post in the list of any board. */
export type BoardRow = {
  pk: number;
  title: string;
  /** YYYY-MM-DD, or null. */
  date: string | null;
  hits: number;
  author: string | null;
  pinned: boolean;
  imageUrl: string | null;
};

/** Returns the name of the secretariat, else the name of the member; null if the post has neither. */
const authorOf = (post: { admin_name?: string | null; member_name?: string | null }) =>
  post.admin_name || post.member_name || null;

/**
 * Converts the list of any board to one shape.
 * @param data the response of `getInfo`
 * @returns the posts of the page, and the number of posts on all pages
 */
export function toBoardRows(data: BoardList): { rows: BoardRow[]; total: number } {
  const { items, count } = stripBoardPrefix(data);
  const rows = items.map((item) => ({
    pk: item.pk,
    title: item.title,
    date: item.enrollment_date,
    hits: item.hit ?? 0,
    author: authorOf(item),
    pinned: item.fixed_yn === PinnedMark.pinned,
    imageUrl: item.image_url ?? null,
  }));
  return { rows, total: count };
}

/** A post of any board. */
export type BoardPost = PostData & {
  /** The number of the member who wrote the post on the free board; null for other posts. */
  memberPk: number | null;
};

/**
 * Converts a post of any board to one shape.
 * @param data the response of `getInfoDetail`
 */
export function toBoardPost(data: BoardDetail): BoardPost {
  const { items: post, file, prev_pk, next_pk } = stripBoardPrefix(data);
  return {
    title: post.title,
    content: post.content,
    date: post.enrollment_date,
    hits: post.hit ?? 0,
    author: authorOf(post),
    // Another board may return a `member_pk` too. Only posts of the free board have an author who edits them.
    memberPk: BoardType.forum in data ? data.forum.member_pk : null,
    files: file,
    prevPk: parseNeighbourNumber(prev_pk),
    nextPk: parseNeighbourNumber(next_pk),
  };
}
