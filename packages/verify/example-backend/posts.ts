/** Operation `saveForum`. */
import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { dateInSeoul, now } from './clock.ts';
import { checked, withNumbers } from './contract.ts';
import { transaction } from './database.ts';
import { Failure, notFound, success } from './envelope.ts';
import { filesOfPost, storeFiles } from './files.ts';
import { maxFiles, readForm } from './forms.ts';
import { authenticate } from './session.ts';

interface PostForm {
  forum_pk?: number;
  forum_title: string;
  forum_content: string;
  delete_file_pks?: string;
}

const readPost = checked<PostForm>('board.yaml#/SaveForumRequest');

/** Returns the number of a new post. */
function createPost(database: DatabaseSync, member: number, { forum_title, forum_content }: PostForm) {
  return database
    .prepare(`INSERT INTO posts (board, title, content, date, member_pk) VALUES ('forum', ?, ?, ?, ?)`)
    .run(forum_title, forum_content, dateInSeoul(now(database)), member).lastInsertRowid;
}

/**
 * Changes the texts of a post and removes the listed files. Numbers of other files are ignored.
 * @throws Failure with code 44 for an unknown post, and 41 for a post of another author
 */
function editPost(database: DatabaseSync, member: number, post: number, form: PostForm) {
  const row = database.prepare(`SELECT member_pk FROM posts WHERE post_pk = ? AND board = 'forum'`).get(post);
  if (!row) throw notFound();
  if (row.member_pk !== member) throw new Failure('41', '작성자만 수정할 수 있습니다.');
  database
    .prepare('UPDATE posts SET title = ?, content = ? WHERE post_pk = ?')
    .run(form.forum_title, form.forum_content, post);
  const remove = database.prepare('DELETE FROM files WHERE file_pk = ? AND post_pk = ?');
  for (const file of form.delete_file_pks?.split(',') ?? []) remove.run(Number(file), post);
  return post;
}

/** Adds the operation that writes posts. */
export function addPostRoutes(server: FastifyInstance, database: DatabaseSync): void {
  server.post('/v1/front/saveForum', async (request) => {
    const member = authenticate(database, request, true)?.member ?? 0;
    const { texts, files } = await readForm(request);
    const form = readPost(withNumbers(texts, ['forum_pk', 'member_pk']));
    transaction(database, () => {
      const post = form.forum_pk ? editPost(database, member, form.forum_pk, form) : createPost(database, member, form);
      storeFiles(database, 'post_pk', post, files);
      if (filesOfPost(database, Number(post)).length > maxFiles) {
        throw new Failure('47', '첨부파일은 10개까지 등록할 수 있습니다.');
      }
    });
    return success();
  });
}
