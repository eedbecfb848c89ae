/** Operations `getInfo` and `getInfoDetail`. */
import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { checkedQuery } from './contract.ts';
import { notFound, success, tokenRejected } from './envelope.ts';
import { filesOfPost } from './files.ts';
import { authenticate } from './session.ts';

interface ListQuery {
  type: string;
  page?: number;
  row?: number;
  search?: string;
  search_category?: string;
}

const readList = checkedQuery<ListQuery>(
  'board.yaml#/getInfo/get',
  [
    { name: 'type', required: true },
    { name: 'page' },
    { name: 'row' },
    { name: 'search' },
    { name: 'search_category' },
  ],
  ['page', 'row'],
);
const readDetail = checkedQuery<{ info_pk: number; type: string }>(
  'board.yaml#/getInfoDetail/get',
  [
    { name: 'info_pk', required: true },
    { name: 'type', required: true },
  ],
  ['info_pk'],
);

const columns = 'posts.*, members.member_name FROM posts LEFT JOIN members USING (member_pk)';

/** The order from newest to oldest. Posts without a date are the oldest; the number decides between equal dates. */
const newestFirst = `coalesce(date, '') DESC, post_pk DESC`;

/** Returns the fields that a list and a post share, with the prefix of the board. */
const sharedFields = (board: string, post: Record<string, unknown>) => ({
  [`${board}_pk`]: post.post_pk,
  [`${board}_title`]: post.title,
  [`${board}_hit`]: post.hit,
  [`${board}_enrollment_date`]: post.date,
  admin_name: post.admin_name,
  member_name: post.member_name,
});

/** Adds the operations that read boards. */
export function addBoardRoutes(server: FastifyInstance, database: DatabaseSync): void {
  server.get('/v1/front/getInfo', async (request) => {
    authenticate(database, request, false);
    const query = readList(request.query);
    const { type, page = 1, row = 10, search = '', search_category: fields = 'all' } = query;
    const conditions = { title: 'contains(title, :search)', content: 'contains(content, :search)' };
    const found =
      fields === 'title' || fields === 'content'
        ? conditions[fields]
        : `(${conditions.title} OR ${conditions.content})`;
    const where = `WHERE board = :type AND ${search === '' ? ':search = :search' : found}`;
    const total = database.prepare(`SELECT count(*) AS total FROM posts ${where}`).get({ type, search });
    const posts = database
      .prepare(`SELECT ${columns} ${where} ORDER BY pinned DESC, ${newestFirst} LIMIT :row OFFSET :offset`)
      .all({ type, search, row, offset: (page - 1) * row });
    return success({
      [type]: posts.map((post) => {
        const files = filesOfPost(database, Number(post.post_pk));
        const picture = files.find(({ file_path }) => /\.(png|jpe?g|gif|webp)$/i.test(file_path));
        return {
          ...sharedFields(type, post),
          [`${type}_image_url`]: type === 'gallery' ? (picture?.file_path ?? null) : null,
          fixed_yn: post.pinned ? '중요' : '일반',
          file_path: files[0]?.file_path ?? null,
        };
      }),
      [`${type}_count`]: total?.total,
    });
  });

  server.get('/v1/front/getInfoDetail', async (request) => {
    const session = authenticate(database, request, false);
    const { type, info_pk: number } = readDetail(request.query);
    if (type === 'forum' && !session) throw tokenRejected();
    const { changes } = database
      .prepare('UPDATE posts SET hit = coalesce(hit, 0) + 1 WHERE post_pk = ? AND board = ?')
      .run(number, type);
    if (changes === 0) throw notFound();
    const post = database.prepare(`SELECT ${columns} WHERE post_pk = ?`).get(number) ?? {};
    const neighbours = database
      .prepare(
        `SELECT older, newer FROM (SELECT post_pk, lead(post_pk) OVER (ORDER BY ${newestFirst}) AS older,
          lag(post_pk) OVER (ORDER BY ${newestFirst}) AS newer FROM posts WHERE board = ?) WHERE post_pk = ?`,
      )
      .get(type, number);
    return success({
      [type]: {
        ...sharedFields(type, post),
        [`${type}_content`]: post.content,
        ...(type === 'forum' && { member_pk: post.member_pk }),
      },
      [`${type}_file`]: filesOfPost(database, number),
      prev_pk: neighbours?.older,
      next_pk: neighbours?.newer,
    });
  });
}
