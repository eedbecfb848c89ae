/** Fills an empty database with members, posts and files. */
import type { DatabaseSync } from 'node:sqlite';
import { storeFiles } from './files.ts';
import { hashPassword } from './passwords.ts';

const members = [
  { pk: 1024, id: 'foreign01', name: '김가람', type: '일반회원' },
  { pk: 1025, id: 'foreign02', name: '이새봄', type: '학생회원' },
  { pk: 1026, id: 'foreign03', name: '박도담', type: '특별회원' },
  { pk: 1027, id: 'foreign04', name: '최나루', type: '명예회원' },
];

/** The password of all members of the seed. */
export const seedPassword = 'foreign1!';

/** Title, number of posts and author of each board. */
const boards = {
  notice: { title: '학회 소식', count: 37, admin: '사무국' },
  newsletter: { title: '뉴스레터', count: 12, admin: '사무국' },
  trend: { title: '피부 장벽 연구동향', count: 18, admin: '학술위원회' },
  gallery: { title: '학술대회 현장', count: 15, admin: '사무국' },
  forum: { title: '실험 장비 문의', count: 24, admin: null },
};

/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Returns the date of a post. Two posts share each date, and the oldest post of a board has none. */
const dateOf = (index: number) =>
  index === 0 ? null : new Date(Date.UTC(2025, 0, 6 + Math.floor(index / 2) * 7)).toISOString().slice(0, 10);

/** Adds the seed unless the database has members already. */
export async function seed(database: DatabaseSync): Promise<void> {
  if (database.prepare('SELECT 1 FROM members').get()) return;
  const password = await hashPassword(seedPassword);
  const addMember = database.prepare(
    'INSERT INTO members (member_pk, member_id, member_email, member_name, member_type, password) VALUES (?, ?, ?, ?, ?, ?)',
  );
  for (const { pk, id, name, type } of members) addMember.run(pk, id, `${id}@mail.example`, name, type, password);
  const addPost = database.prepare(
    'INSERT INTO posts (board, title, content, date, pinned, admin_name, member_pk) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  for (const [board, { title, count, admin }] of Object.entries(boards)) {
    for (let index = 0; index < count; index += 1) {
      const text = `${title} ${index + 1}번째 글입니다.`;
      const pinned = board === 'notice' && index % 12 === 0 ? 1 : 0;
      const { lastInsertRowid: post } = addPost.run(
        ...[board, `${title} ${index + 1}`, admin ? `<p>${text}</p>` : text, dateOf(index), pinned, admin],
        admin ? null : 1024,
      );
      if (board === 'gallery')
        storeFiles(database, 'post_pk', post, [{ name: `현장_${index + 1}.png`, bytes: picture }]);
      if (index % 5 === 4)
        storeFiles(database, 'post_pk', post, [{ name: `첨부 ${index + 1}.hwp`, bytes: Buffer.from(text) }]);
    }
  }
}
