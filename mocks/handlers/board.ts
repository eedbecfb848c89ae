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
    }),
    admin_name: post.adminName,
    ...(isWrittenByMembers(type) ? { member_name: post.memberName } : {}),
    fixed_yn: post.fixed,
    file_path: file?.file_path ?? null,
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
    }),
    admin_name: post.adminName,
    ...(isWrittenByMembers(type) ? { member_name: post.memberName, member_pk: post.memberPk } : {}),
  };
}

/** Handlers for the lists and the posts of all boards. */
export const board = {
  getInfo({ query, db }) {
    const { type } = query;
    const { posts, count } = db.boards[type].page(query);
    const items = posts.map((post) => postListItem(type, db.boards[type], db, post));
    // Computed property names have no static type. The mock validates each response against the contract at run time.
    const data = { [type]: items, [`${type}_count`]: count } as unknown as Schemas['BoardList'];
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
      [`${type}_file`]: listAttachments(db, post.filePks),
      prev_pk: older,
      next_pk: newer,
    } as unknown as Schemas['BoardDetail'];
    return { success: true, data, error: null };
  },
} satisfies Partial<Handlers>;
