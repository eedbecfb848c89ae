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

const memberPassword = 'foreign1!';

/** The logins of the members, one of each type. */
export const seedLogins = members.map(({ id }) => ({ id, password: memberPassword }));

interface Board {
  title: string;
  count: number;
  /** The author, or null when members write the posts. */
  admin: string | null;
}

/** The posts of each board. */
const boards: Record<string, Board> = {
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
  const password = await hashPassword(memberPassword);
  const addMember = database.prepare(
    'INSERT INTO members (member_pk, member_id, member_email, member_name, member_type, password) VALUES (?, ?, ?, ?, ?, ?)',
  );
  for (const { pk, id, name, type } of members) addMember.run(pk, id, `${id}@mail.example`, name, type, password);
  for (const [board, description] of Object.entries(boards)) addPosts(database, board, description);
}

/** Adds the posts of a board. The first and the last have properties that lists and posts must show. */
function addPosts(database: DatabaseSync, board: string, { title, count, admin }: Board): void {
  const insert = database.prepare(
    'INSERT INTO posts (board, title, content, date, hit, pinned, admin_name, member_pk) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  for (let index = 0; index < count; index += 1) {
    const text = `${title} ${index + 1}번째 글입니다.`;
    const isOldNotice = board === 'notice' && index === 0;
    // The secretariat wrote the newest post of the free board.
    const author = isOldNotice ? null : (admin ?? (index === count - 1 ? '사무국' : null));
    const { lastInsertRowid: post } = insert.run(
      ...[board, `${title} ${index + 1}`, admin ? `<p>${text}</p>` : text, dateOf(index), isOldNotice ? null : 0],
      ...[board === 'notice' && index % 12 === 11 ? 1 : 0, author, author || admin ? null : 1024],
    );
    const hasPicture = board === 'gallery' && index % 5 !== 3;
    const files = [
      ...(hasPicture ? [{ name: `현장 ${index + 1}.png`, bytes: picture }] : []),
      ...(index % 5 === 4 ? [{ name: `첨부 ${index + 1}.hwp`, bytes: Buffer.from(text) }] : []),
      ...(index === count - 1
        ? [
            { name: '안내문.txt', bytes: Buffer.from(text) },
            { name: '순서.txt', bytes: picture },
          ]
        : []),
    ];
    storeFiles(database, 'post_pk', post, files);
  }
}
