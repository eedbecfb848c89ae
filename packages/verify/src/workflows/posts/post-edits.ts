import { filePart, testBytes } from '#verify/contract/contract-examples.ts';
import { checkSameBytes } from '#verify/files/addressed-file.ts';
import { checkDownload } from '#verify/files/downloads.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import { forum } from '#verify/workflows/boards/board-requests.ts';
import { posts, type StoredPost } from './post-requests.ts';

/** Checks that an edit keeps what it does not send: files, date, author and hits, and that it adds no row to the list. */
export async function checkEditKeepsTheRest(runner: Runner, session: Session) {
  const title = posts.title(runner, '그대로');
  const bytes = testBytes(3000, 9);
  const pk = await posts.write(runner, session, title, { files: [filePart(0, '그대로.pdf', bytes)] });
  const before = await posts.read(runner, session, pk);
  for (const text of [`${title} 고침`, title]) {
    await posts.save(runner, session, { pk, title: text });
    const row = (await posts.findMarked(runner, '그대로')).find(({ forum_pk }) => forum_pk === pk);
    const message = 'the list has another title than the last edit';
    runner.checkEqual(row?.forum_title, text, 'stored', message, '/data/forum');
  }
  for (const remove of ['', '2147483647', '0,9999999999']) await posts.save(runner, session, { pk, title, remove });
  const after = await posts.read(runner, session, pk);
  const filesOf = ({ files }: StoredPost) => files.map((file) => file.file_pk);
  const authorOf = ({ post }: StoredPost) => [post.forum_enrollment_date, post.member_pk, post.member_name];
  const files = 'an edit that lists no file of the post changes its files';
  runner.checkEach('stored', [
    [files, filesOf(after), filesOf(before), '/data/forum_file'],
    ['an edit changes the date or the author', authorOf(after), authorOf(before), '/data/forum'],
  ]);
  const hits = 'the hits of a post that only its author knows differ from the number of reads';
  runner.checkEqual(after.post.forum_hit, Number(before.post.forum_hit) + 1, 'hits', hits, '/data/forum/forum_hit');
  const [file] = after.files;
  if (file) checkSameBytes(runner, await checkDownload(runner, file), bytes, 'a file that was kept');
  const numbers = (await posts.findMarked(runner, '그대로')).map((row) => row.forum_pk);
  runner.checkEqual(numbers, [pk], 'stored', 'edits create other posts', '/data/forum');
  await posts.save(runner, session, { pk: 2_147_483_647, title }, 'notFound');
}

/** Checks that the author of a post is the member of the token, whatever `member_pk` is sent. */
export async function checkAuthorIsTheMember(runner: Runner, session: Session) {
  const other = runner.requireOther(session, 'saveForum');
  const title = posts.title(runner, '글쓴이');
  const pk = await posts.write(runner, session, title, { memberPk: other.pk });
  const checkAuthor = async (message: string, reader = session) => {
    const { member_pk, member_name } = (await posts.read(runner, reader, pk)).post;
    const [actual, author] = [
      { member_pk, member_name },
      { member_pk: session.pk, member_name: session.name },
    ];
    const culprit = reader === session ? 'saveForum' : 'getInfoDetail';
    runner.checkEqual(actual, author, 'own-data', message, '/data/forum/member_pk', { culprit });
  };
  await checkAuthor('the author of a new post is the member of member_pk, not of the token');
  await checkAuthor('the author of a post depends on its reader', other);
  await posts.save(runner, session, { pk, title, content: '고친 내용', memberPk: other.pk });
  await checkAuthor('an edit makes the member of member_pk the author');
  const before = await posts.read(runner, session, pk);
  for (const memberPk of [session.pk, other.pk])
    await posts.save(runner, other, { pk, title: 'x', memberPk }, 'notAuthor');
  await posts.checkUnchanged(runner, session, before, 'another member changed a post');
}

/** The longest content that an edit may have; posts of the secretariat may be longer. */
const longestEditedContent = 2000;

/** Checks that a member cannot edit a post of the secretariat. An accepted request would change nothing. */
export async function checkSecretariatPosts(runner: Runner, session: Session) {
  const { rows } = await forum.read(runner, { row: 100 });
  const row = rows.find(({ admin_name, member_name }) => admin_name && !member_name);
  const { forum_pk } = runner.requireOrSkip(row, 'the free board has no post of the secretariat', 'saveForum');
  const { post } = await posts.read(runner, session, Number(forum_pk));
  const [title, content] = [String(post.forum_title), String(post.forum_content)];
  runner.requireOrSkip(content.trim() && [...content].length <= longestEditedContent, 'the post is too long to edit');
  await posts.save(runner, session, { pk: Number(forum_pk), title, content }, 'notAuthor');
}
