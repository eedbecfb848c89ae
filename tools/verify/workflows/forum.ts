import { namedSchema } from '#mocks/http/document.ts';
import { download, sameBytes } from '#tools/verify/downloads.ts';
import { bytesOf } from '#tools/verify/example.ts';
import type { Part } from '#tools/verify/exchange.ts';
import { writtenToday } from '#tools/verify/lists.ts';
import type { Session, Walk } from '#tools/verify/walk.ts';
import { readBoard, readPost } from './board-reading.ts';

type Fields = { title: string; content: string; pk?: number; remove?: string; files?: Part[]; memberPk?: number };

const most = namedSchema('Uploads').maxItems ?? 0;
const limitOf = (field: string) => namedSchema('SaveForumRequest').properties?.[field]?.maxLength ?? 0;

const fileOf = (index: number, file: string, bytes = bytesOf(1500 + index, index + 2)): Part => ({
  name: `file[${index}]`,
  file,
  bytes,
});

/** The parts of a post as the website sends them. */
function form(session: Session, { title, content, pk, remove, files = [], memberPk = session.pk }: Fields): Part[] {
  const text = (name: string, value: string | number | undefined): Part[] =>
    value === undefined ? [] : [{ name, text: String(value) }];
  return [
    ...text('forum_pk', pk),
    ...text('member_pk', memberPk),
    ...text('forum_title', title),
    ...text('forum_content', content),
    ...files,
    ...text('delete_file_pks', remove),
  ];
}

const save = (walk: Walk, session: Session, fields: Fields, outcome = 'saved') =>
  walk.askAs(session, 'saveForum', { parts: form(session, fields) }, outcome);

/** The post of the run that has a title, as the list has it. */
async function find(walk: Walk, title: string) {
  const { rows, count } = await readBoard(walk, 'forum', { search: title, search_category: 'title', row: 100 });
  walk.same(
    [count, rows.length],
    [1, 1],
    'search',
    'a post that was just written is not found by its title',
    '/data/forum',
  );
  return walk.need(rows[0], 'the post was not found');
}

/** Writes a post with files and reads it back in every way. */
async function written(walk: Walk, session: Session) {
  const title = `[${walk.run.prefix}] 점도계 & <교정> "문의" 😀`;
  const content = `첫 줄 <b>굵게</b> &amp; 100%\n둘째 줄 'quoted' ${walk.run.prefix}content 👩‍🔬\n\n끝`;
  const sent = [bytesOf(1500, 3), bytesOf(70_000, 5)] as const;
  // A name in parts, as some systems keep Korean; it comes back composed.
  const names = ['교정 성적서 (2025).pdf', '점도표.xlsx'];
  const files = [fileOf(0, (names[0] ?? '').normalize('NFD'), sent[0]), fileOf(1, names[1] ?? '', sent[1])];
  const before = await readBoard(walk, 'forum', { row: 100 });
  await save(walk, session, { title, content: content.replaceAll('\n', '\r\n'), files });
  walk.run.ledger.leave(`a post of the free board: ${title}`);
  const after = await readBoard(walk, 'forum', { row: 100 });
  walk.check(after.count > before.count, {
    rule: 'count',
    message: 'a new post is not counted',
    pointer: '/data/forum_count',
    expected: `more than ${before.count}`,
    actual: String(after.count),
  });
  const newest = after.rows.find((row) => row.fixed_yn !== '중요');
  walk.same(newest?.forum_title, title, 'order', 'a new post is not the first behind the pinned ones', '/data/forum');
  const row = await find(walk, title);
  writtenToday(walk, 'a new post', String(row.forum_enrollment_date), '/data/forum/0/forum_enrollment_date');
  walk.same(row.forum_hit, 0, 'hits', 'nobody has read a new post, and it has hits', '/data/forum/0/forum_hit');
  walk.same(
    [row.member_name, row.admin_name],
    [session.name, null],
    'own-data',
    'a post has another writer than the one who is logged in',
    '/data/forum/0/member_name',
  );
  const { post, files: stored } = await readPost(walk, 'forum', row.forum_pk, session);
  walk.same(post.forum_title, title, 'stored', 'the title is not what was sent', '/data/forum/forum_title');
  walk.same(post.forum_content, content, 'stored', 'the content is not what was sent', '/data/forum/forum_content');
  walk.same(
    post.member_pk,
    session.pk,
    'own-data',
    'a post has another writer than the one who is logged in',
    '/data/forum/member_pk',
  );
  walk.same(post.forum_hit, 1, 'hits', 'the first reading is not the first hit', '/data/forum/forum_hit');
  walk.same(
    stored.map((file) => file.file_original_name),
    names,
    'file-name',
    'files have other names, or another order',
    '/data/forum_file',
  );
  walk.same(
    stored.map((file) => file.file_size),
    sent.map((bytes) => bytes.length),
    'stored',
    'files have another size',
    '/data/forum_file',
  );
  for (const [index, file] of stored.entries())
    sameBytes(walk, await download(walk, file), sent[index] ?? bytesOf(0), 'an attached file');
  const inside = await readBoard(walk, 'forum', { search: `${walk.run.prefix}CONTENT`, search_category: 'content' });
  walk.same(
    inside.count,
    1,
    'search',
    'a search in contents, in other capitals, does not find it',
    '/data/forum_count',
  );
  const anywhere = await readBoard(walk, 'forum', { search: `${walk.run.prefix}content` });
  walk.same(
    anywhere.count,
    1,
    'search',
    'a search without a category does not look into contents',
    '/data/forum_count',
  );
  const notTitle = await readBoard(walk, 'forum', { search: `${walk.run.prefix}content`, search_category: 'title' });
  walk.same(notTitle.count, 0, 'search', 'a search in titles finds what stands in the content', '/data/forum_count');
  return { pk: Number(row.forum_pk), title, files: stored, day: row.forum_enrollment_date };
}

type Post = Awaited<ReturnType<typeof written>>;

async function edited(walk: Walk, session: Session, { pk, title, files, day }: Post): Promise<void> {
  const [gone, staying] = files;
  const changed = `${title} (수정)`;
  const remove = String(gone?.file_pk);
  await save(walk, session, { pk, title: changed, content: '고친 내용', remove, files: [fileOf(0, '추가.hwp')] });
  const { post, files: stored } = await readPost(walk, 'forum', pk, session);
  walk.same(
    [post.forum_title, post.forum_content],
    [changed, '고친 내용'],
    'stored',
    'an edit is not what was sent',
    '/data/forum',
  );
  walk.same(
    [post.forum_enrollment_date, post.member_pk],
    [day, session.pk],
    'stored',
    'an edit changes day or writer',
    '/data/forum',
  );
  walk.same(
    stored.map((file) => file.file_original_name),
    [staying?.file_original_name, '추가.hwp'],
    'stored',
    'new files do not stand behind those that stay',
    '/data/forum_file',
  );
  await walk.ask('fileDownload', { query: { file_pk: Number(remove) } }, 'notFound');
}

async function refused(walk: Walk, session: Session, { pk }: Post): Promise<void> {
  const fields = { title: `[${walk.run.prefix}] 거절`, content: '내용' };
  const { length } = (await readPost(walk, 'forum', pk, session)).files;
  await save(walk, session, { ...fields, files: [fileOf(0, 'empty.pdf', bytesOf(0))] }, 'fileRejected');
  const files = Array.from({ length: most - length + 1 }, (_, index) => fileOf(index, `${index}.txt`, bytesOf(10)));
  await save(walk, session, { ...fields, pk, files }, 'tooManyFiles');
  const { post } = await readPost(walk, 'forum', pk, session);
  walk.same(post.forum_content, '고친 내용', 'stored', 'a refused edit was stored', '/data/forum/forum_content');
  await save(walk, session, { ...fields, pk: 2_147_483_647 }, 'notFound');
}

async function guarded(walk: Walk, { pk }: Post, writer: Session): Promise<void> {
  const other = walk.need(
    walk.who(({ pk: own }) => own !== writer.pk),
    'only one member can log in',
    'saveForum',
  );
  await save(
    walk,
    other,
    { pk, title: `[${walk.run.prefix}] by another`, content: 'x', memberPk: writer.pk },
    'notAuthor',
  );
  const { post } = await readPost(walk, 'forum', pk, other);
  walk.same(post.forum_content, '고친 내용', 'stored', 'a stranger changed a post', '/data/forum/forum_content');
}

/** The longest that the contract allows, in characters that JavaScript and many databases count as two. */
async function longest(walk: Walk, session: Session): Promise<void> {
  const mark = `[${walk.run.prefix}] 길이 `;
  const title = mark + '😀'.repeat(limitOf('forum_title') - [...mark].length);
  const half = limitOf('forum_content') / 2;
  // A line break is sent as two characters and counts as one.
  const content = `${'가'.repeat(half - 1)}\r\n${'😀'.repeat(half)}`;
  await save(walk, session, { title, content });
  walk.run.ledger.leave(`a post of the free board: ${mark}…`);
  const row = await find(walk, mark.trim());
  const { post } = await readPost(walk, 'forum', row.forum_pk, session);
  walk.same(
    post.forum_title,
    title,
    'stored',
    'a title of the full length is not what was sent',
    '/data/forum/forum_title',
  );
  walk.same(
    post.forum_content,
    content.replace('\r\n', '\n'),
    'stored',
    'a content of the full length is not what was sent',
    '/data/forum/forum_content',
  );
  await save(walk, session, { title: `${title}a`, content: 'x' }, 'badRequest');
  await save(walk, session, { title: 'x', content: `${content}a` }, 'badRequest');
}

/** Posts of members: written, found, edited, guarded. */
export async function forum(walk: Walk): Promise<void> {
  const post = await walk.step('a post with files is written, listed, found and read', () => {
    walk.mayWrite('saveForum');
    return written(walk, walk.anyone('saveForum'));
  });
  const writer = walk.who();
  const own = () => walk.need(post, 'no post was written', 'saveForum');
  const by = () => walk.need(writer, 'nobody is logged in', 'saveForum');
  await walk.step('an edit changes the post, takes a file away and adds one', () => edited(walk, by(), own()));
  await walk.step('files that can not be taken, and posts that do not exist, are refused', () =>
    refused(walk, by(), own()),
  );
  await walk.step('only its writer edits a post', () => guarded(walk, own(), by()));
  await walk.step('title and content may be as long as the contract says', () => {
    walk.mayWrite('saveForum');
    return longest(walk, by());
  });
}
