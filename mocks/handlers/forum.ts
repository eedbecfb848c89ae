import type { Handlers, NoMoreFields } from '#mocks/http/handler-types.ts';
import { emptySuccess, failureEnvelope } from '#mocks/http/reply.ts';
import { accountOf } from '#mocks/store/accounts.ts';
import type { Db } from '#mocks/store/db.ts';
import type { Post } from '#mocks/store/records.ts';
import type { Login } from '#mocks/store/tokens.ts';
import { rejectedFileFailure, storePublicFiles } from '#mocks/store/uploads.ts';
import { saveForumFileKinds, uploadsMaxItems } from '#src/api/generated/constants.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { PinnedMark } from '#src/api/generated/model/pinnedMark.ts';

/** Creates a post without hits for the member who is logged in. */
function newPost(db: Db, login: Login, title: string, content: string): Post {
  const { member } = accountOf(db, login);
  return {
    pk: db.numbers.next('posts'),
    title,
    content,
    date: db.clock.today(),
    hit: 0,
    adminName: null,
    memberName: member.name,
    memberPk: member.pk,
    fixed: PinnedMark.ordinary,
    imageUrl: null,
    filePks: [],
  };
}

/** Handlers for the posts of members. */
export const forum = {
  saveForum({ body, login, db }) {
    const { forum_pk: pk, forum_title: title, forum_content: content, file: files = [], ...others } = body;
    // The access token names the author, so the number in the body is not read.
    const { delete_file_pks: deletedPks, member_pk: _author, ...rest } = others;
    rest satisfies NoMoreFields;
    const { posts } = db.boards.forum;
    const stored = pk === undefined ? undefined : posts.get(pk);
    if (pk !== undefined && !stored) return failureEnvelope(ErrorCode.notFound, '요청하신 자료를 찾을 수 없습니다.');
    if (stored && stored.memberPk !== login.memberPk)
      return failureEnvelope(ErrorCode.mismatch, '작성자만 수정할 수 있습니다.');
    const rejection = rejectedFileFailure(files, saveForumFileKinds);
    if (rejection) return rejection;
    // Ignore numbers that are not of this post: another tab may already have deleted the file.
    const removedPks = new Set(deletedPks?.split(',').map(Number));
    const keptPks = stored?.filePks.filter((filePk) => !removedPks.has(filePk)) ?? [];
    if (keptPks.length + files.length > uploadsMaxItems) {
      return failureEnvelope(ErrorCode.fileRejected, `첨부파일은 ${uploadsMaxItems}개까지 등록할 수 있습니다.`);
    }
    const post = stored ?? newPost(db, login, title, content);
    for (const filePk of post.filePks) if (!keptPks.includes(filePk)) db.files.remove(filePk);
    const filePks = [...keptPks, ...storePublicFiles(db, files)];
    posts.put(post.pk, { ...post, title, content, filePks });
    return emptySuccess;
  },
} satisfies Partial<Handlers>;
