import { type BoardDetail, type BoardList, BoardType } from '#src/api/generated/model/index.ts';
import { parseNeighbourNumber } from '#src/lib/text/record-number.ts';
import { menuTitle } from '#src/navigation/menus.ts';
import type { ReadPost } from './post-article.tsx';

const typeOfMenu: Readonly<Record<string, BoardType>> = {
  [menuTitle.notice]: 'notice',
  [menuTitle.newsletter]: 'newsletter',
  [menuTitle.trend]: 'trend',
  [menuTitle.gallery]: 'gallery',
  [menuTitle.forum]: 'forum',
};

/** The board that a menu title names; any other title means the notices. */
export const boardTypeOf = (menu: string): BoardType => typeOfMenu[menu] ?? 'notice';

/** The fields of one board without its name: `title` for `notice_title`. */
type Bare<Type extends string, Fields> = {
  [Key in keyof Fields as Key extends `${Type}_${infer Name}` ? Name : Key]: Fields[Key];
};

/** An answer of one board: what stands under its name as `own`, all of it bare. */
type BareAnswer<Type extends string, Answer> = Omit<Bare<Type, Answer>, Type> & {
  own: Type extends keyof Answer
    ? Answer[Type] extends (infer Item)[]
      ? Bare<Type, Item>[]
      : Bare<Type, Answer[Type]>
    : never;
};

type BareOf<Answer> = {
  [Type in BoardType]: BareAnswer<Type, Extract<Answer, Record<Type, unknown>>>;
}[BoardType];

const boardTypes = Object.values(BoardType);

/** Takes the board's name off the fields of its answer, so that one code reads all boards. */
function bare<Answer extends BoardList | BoardDetail>(answer: Answer): BareOf<Answer> {
  const type = boardTypes.find((name) => name in answer) ?? 'notice';
  const prefix = `${type}_`;
  const nameOf = (key: string) => (key.startsWith(prefix) ? key.slice(prefix.length) : key);
  const strip = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([key, value]) => [nameOf(key), value]));
  const own: unknown = Reflect.get(answer, type);
  return { ...strip(answer), own: Array.isArray(own) ? own.map(strip) : strip(Object(own)) } as BareOf<Answer>;
}

/** A post in a list, whatever its board. */
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

/** The secretariat's name where there is one, else the member's. */
const authorOf = (post: { admin_name?: string | null; member_name?: string | null }) =>
  post.admin_name || post.member_name || null;

/**
 * The list of any board in one shape.
 * @param data the answer of `getInfo`
 * @returns the posts of the page, and how many there are in all
 */
export function boardRows(data: BoardList): { rows: BoardRow[]; total: number } {
  const { own, count } = bare(data);
  const rows = own.map((item) => ({
    pk: item.pk,
    title: item.title,
    date: item.enrollment_date,
    hits: item.hit ?? 0,
    author: authorOf(item),
    pinned: item.fixed_yn === '중요',
    imageUrl: item.image_url ?? null,
  }));
  return { rows, total: count };
}

/** A post that is read, whatever its board. */
export type BoardPost = ReadPost & {
  /** The member who wrote it on the free board; null for the secretariat's posts and other boards. */
  memberPk: number | null;
};

/**
 * A post of any board in one shape.
 * @param data the answer of `getInfoDetail`
 */
export function boardPost(data: BoardDetail): BoardPost {
  const { own, file, prev_pk, next_pk } = bare(data);
  return {
    title: own.title,
    content: own.content,
    date: own.enrollment_date,
    hits: own.hit ?? 0,
    author: authorOf(own),
    memberPk: 'member_pk' in own ? own.member_pk : null,
    files: file,
    prevPk: parseNeighbourNumber(prev_pk),
    nextPk: parseNeighbourNumber(next_pk),
  };
}
