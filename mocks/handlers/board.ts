import { listAttachments } from '#mocks/files/attachments.ts';
import type { Handlers } from '#mocks/http/handler-types.ts';
import { failureEnvelope } from '#mocks/http/reply.ts';
import type { Board } from '#mocks/store/board.ts';
import type { Db } from '#mocks/store/db.ts';
import type { Post } from '#mocks/store/records.ts';
import { BoardType } from '#src/api/generated/model/boardType.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import type { components } from '#src/api/generated/schema.ts';

type Schemas = components['schemas'];

/** Members write the posts of the free board. A guest cannot read them. */
const isWrittenByMembers = (type: BoardType) => type === BoardType.forum;

type Responses = 'BoardList' | 'BoardDetail';
type ResponseOf<Name extends Responses, Type extends BoardType> = Extract<Schemas[Name], Record<Type, unknown>>;
type PostOf<Name extends Responses, Type extends BoardType> = ResponseOf<Name, Type>[Type] extends (infer Item)[]
  ? Item
  : ResponseOf<Name, Type>[Type];

/** The fields that begin with the board type, without it. */
type Prefixed<Value, Type extends string> = {
  [Key in keyof Value as Key extends `${Type}_${infer Name}` ? Name : never]: Value[Key];
};
/** A value that is of each type of a union. */
type Each<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer All) => void
  ? All
  : never;

// A field that the contract renames for one board is then a type error, although its name is computed.
type ResponseFields<Name extends Responses> = Each<
  { [Type in BoardType]: Prefixed<ResponseOf<Name, Type>, Type> }[BoardType]
>;
type PostFields<Name extends Responses> = Each<{ [Type in BoardType]: Prefixed<PostOf<Name, Type>, Type> }[BoardType]>;
type OtherFields<Name extends Responses> = Each<
  { [Type in BoardType]: Omit<PostOf<Name, Type>, `${Type}_${string}`> }[BoardType]
>;

/** Prefixes field names with the board type, as in `notice_title`. */
const withTypePrefix = (type: BoardType, fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${type}_${name}`, value]));

function postListItem(type: BoardType, board: Board, db: Db, post: Post) {
  const [file] = listAttachments(db, post.filePks.slice(0, 1));
  return {
    ...withTypePrefix(type, {
      pk: post.pk,
      title: post.title,
      hit: board.hitOf(post),
      enrollment_date: post.date,
      image_url: post.imageUrl,
    } satisfies PostFields<'BoardList'>),
    ...({
      admin_name: post.adminName,
      ...(isWrittenByMembers(type) ? { member_name: post.memberName } : {}),
      fixed_yn: post.fixed,
      file_path: file?.file_path ?? null,
    } satisfies OtherFields<'BoardList'>),
  };
}

function postDetail(type: BoardType, board: Board, post: Post) {
  return {
    ...withTypePrefix(type, {
      pk: post.pk,
      title: post.title,
      content: post.content,
      enrollment_date: post.date,
      hit: board.hitOf(post),
    } satisfies PostFields<'BoardDetail'>),
    admin_name: post.adminName,
    ...(isWrittenByMembers(type)
      ? ({ member_name: post.memberName, member_pk: post.memberPk } satisfies Omit<
          OtherFields<'BoardDetail'>,
          'admin_name'
        >)
      : {}),
  };
}

/** Handlers for the lists and the posts of all boards. */
export const board = {
  getInfo({ query, db }) {
    const { type } = query;
    const { posts, count } = db.boards[type].page(query);
    const items = posts.map((post) => postListItem(type, db.boards[type], db, post));
    // Computed property names have no static type.
    const data = {
      [type]: items,
      ...withTypePrefix(type, { count } satisfies ResponseFields<'BoardList'>),
    } as unknown as Schemas['BoardList'];
    return { success: true, data, error: null };
  },

  getInfoDetail({ query, login, db }) {
    const { type, info_pk: pk } = query;
    if (isWrittenByMembers(type) && !login) return failureEnvelope(ErrorCode.tokenRejected, '로그인이 필요합니다.');
    const board = db.boards[type];
    const post = board.posts.get(pk);
    if (!post) return failureEnvelope(ErrorCode.notFound, '요청하신 자료를 찾을 수 없습니다.');
    board.countHit(post);
    const { older, newer } = board.neighbours(pk);
    const data = {
      [type]: postDetail(type, board, post),
      ...withTypePrefix(type, { file: listAttachments(db, post.filePks) } satisfies ResponseFields<'BoardDetail'>),
      prev_pk: older,
      next_pk: newer,
    } as unknown as Schemas['BoardDetail'];
    return { success: true, data, error: null };
  },
} satisfies Partial<Handlers>;
