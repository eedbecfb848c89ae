import type { Call, Handlers } from '#mocks/http/handler-types.ts';
import { emptySuccess, failureEnvelope } from '#mocks/http/reply.ts';
import { accountOf } from '#mocks/store/accounts.ts';
import type { Db } from '#mocks/store/db.ts';
import type { Post } from '#mocks/store/records.ts';
import { rejectedFileFailure, storePublicFiles } from '#mocks/store/uploads.ts';
import { saveForumFileKinds, uploadsMaxItems } from '#src/api/generated/constants.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { PinnedMark } from '#src/api/generated/model/pinnedMark.ts';

/** Creates a post without hits for the member who is logged in. */
function newPost(db: Db, { body, login }: Call<'saveForum'>): Post {
  const { member } = accountOf(db, login);
  return {
    pk: db.numbers.next('posts'),
    title: body.forum_title,
    content: body.forum_content,
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
  saveForum(call) {
    const { body, login, db } = call;
    const { posts } = db.boards.forum;
    const stored = body.forum_pk === undefined ? undefined : posts.get(body.forum_pk);
    if (body.forum_pk !== undefined && !stored)
      return failureEnvelope(ErrorCode.notFound, '요청하신 자료를 찾을 수 없습니다.');
    if (stored && stored.memberPk !== login.memberPk)
      return failureEnvelope(ErrorCode.mismatch, '작성자만 수정할 수 있습니다.');
    const files = body.file ?? [];
    const rejection = rejectedFileFailure(files, saveForumFileKinds);
    if (rejection) return rejection;
    // Ignore numbers that are not of this post: another tab may already have deleted the file.
    const removedPks = new Set(body.delete_file_pks?.split(',').map(Number));
    const keptPks = stored?.filePks.filter((pk) => !removedPks.has(pk)) ?? [];
    if (keptPks.length + files.length > uploadsMaxItems) {
      return failureEnvelope(ErrorCode.fileRejected, `첨부파일은 ${uploadsMaxItems}개까지 등록할 수 있습니다.`);
    }
    const post = stored ?? newPost(db, call);
    for (const pk of post.filePks) if (!keptPks.includes(pk)) db.files.remove(pk);
    const filePks = [...keptPks, ...storePublicFiles(db, files)];
    posts.put(post.pk, { ...post, title: body.forum_title, content: body.forum_content, filePks });
    return emptySuccess;
  },
} satisfies Partial<Handlers>;
