import { namedSchema } from '#mocks/http/document.ts';
import type { Call, Handlers } from '#mocks/http/operation.ts';
import { emptySuccess, failure } from '#mocks/http/reply.ts';
import { accountOf } from '#mocks/store/accounts.ts';
import type { Db } from '#mocks/store/db.ts';
import type { Post } from '#mocks/store/records.ts';
import { fileRejected, isUnusable, keepPublicFiles } from '#mocks/store/uploads.ts';

/** How many files a post may have in all. */
const filesAllowed = namedSchema('Uploads').maxItems ?? Number.POSITIVE_INFINITY;

/** A post that its writer begins, as nobody has read it yet. */
function begin(db: Db, { body, login }: Call<'saveForum'>): Post {
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
    fixed: '일반',
    imageUrl: null,
    filePks: [],
  };
}

/** Posts of members. */
export const forum = {
  saveForum(call) {
    const { body, login, db } = call;
    const { posts } = db.boards.forum;
    const stored = body.forum_pk === undefined ? undefined : posts.get(body.forum_pk);
    if (body.forum_pk !== undefined && !stored) return failure('44', '요청하신 자료를 찾을 수 없습니다.');
    if (stored && stored.memberPk !== login.memberPk) return failure('41', '작성자만 수정할 수 있습니다.');
    const files = body.file ?? [];
    if (isUnusable(files)) return fileRejected();
    // Numbers that are not of this post are passed over: what another window removed is gone already.
    const unwanted = new Set(body.delete_file_pks?.split(',').map(Number));
    const staying = stored?.filePks.filter((pk) => !unwanted.has(pk)) ?? [];
    if (staying.length + files.length > filesAllowed) {
      return failure('47', `첨부파일은 ${filesAllowed}개까지 등록할 수 있습니다.`);
    }
    const post = stored ?? begin(db, call);
    for (const pk of post.filePks) if (!staying.includes(pk)) db.files.remove(pk);
    const filePks = [...staying, ...keepPublicFiles(db, files)];
    posts.put(post.pk, { ...post, title: body.forum_title, content: body.forum_content, filePks });
    return emptySuccess;
  },
} satisfies Partial<Handlers>;
