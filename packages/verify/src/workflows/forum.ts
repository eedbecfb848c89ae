import { testBytes } from '#verify/contract/contract-examples.ts';
import { namedSchema } from '#verify/contract/document.ts';
import { checkDownload, checkSameBytes } from '#verify/files/download-checks.ts';
import { checkDateIsToday } from '#verify/list-checks.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { type BoardRow, readBoard, readPost } from './board-requests.ts';
import { checkMaximumLengths } from './forum-lengths.ts';
import { filePart, findPostByTitle, savePost } from './forum-requests.ts';
import { recordWhetherPostIsStored } from './second-read.ts';

const maxFiles = namedSchema('Uploads').maxItems ?? 0;

/** Writes a post with files and checks it in the list, in the search and in detail. */
async function checkNewPost(runner: WorkflowRunner, session: MemberSession) {
  const title = `[${runner.context.prefix}] 점도계 & <교정> "문의" 😀`;
  const content = `첫 줄 <b>굵게</b> &amp; 100%\n둘째 줄 'quoted' ${runner.context.prefix}content 👩‍🔬\n\n끝`;
  const sent = [testBytes(1500, 3), testBytes(70_000, 5)] as const;
  // macOS sends Korean names decomposed (NFD). The server must return them composed (NFC).
  const names = ['교정 성적서 (2025).pdf', '점도표.xlsx'];
  const files = [filePart(0, (names[0] ?? '').normalize('NFD'), sent[0]), filePart(1, names[1] ?? '', sent[1])];
  const before = await readBoard(runner, 'forum', { row: 100 });
  await savePost(runner, session, { title, content: content.replaceAll('\n', '\r\n'), files });
  runner.context.results.addLeftover(`a post of the free board: ${title}`);
  const after = await readBoard(runner, 'forum', { row: 100 });
  const isCounted = runner.check(after.count > before.count, {
    rule: 'count',
    message: 'the count does not include the new post',
    pointer: '/data/forum_count',
    expected: `more than ${before.count}`,
    actual: String(after.count),
  });
  if (!isCounted) await recordWhetherPostIsStored(runner, session, before.rows);
  // A server may have older data with dates after the moment to which the run has set the clock.
  const isLater = (row: BoardRow) => String(row.forum_enrollment_date) > runner.context.todayInSeoul()[0];
  const newest = after.rows.find((row) => row.fixed_yn !== '중요' && !isLater(row));
  const isMarked = String(newest?.forum_title).includes(`[${runner.context.prefix}] `);
  if (newest && isMarked && newest.forum_title !== title) {
    const { post } = await readPost(runner, 'forum', newest.forum_pk, session);
    const culprit = post.forum_title === title ? 'getInfo' : 'saveForum';
    const violation = { rule: 'stored', message: 'the title differs from what was sent', culprit } as const;
    runner.check(false, { ...violation, expected: title, actual: String(newest.forum_title) });
  }
  runner.checkEqual(
    isMarked ? title : newest?.forum_title,
    title,
    'order',
    'a new post is not the first after the pinned posts',
    '/data/forum',
  );
  const row = await findPostByTitle(runner, title);
  checkDateIsToday(runner, 'a new post', String(row.forum_enrollment_date), '/data/forum/0/forum_enrollment_date');
  runner.checkEqual(
    row.forum_hit,
    0,
    'hits',
    'a new post has hits before anyone has read it',
    '/data/forum/0/forum_hit',
  );
  runner.checkEqual(
    [row.member_name, row.admin_name],
    [session.name, null],
    'own-data',
    'the author of the post is not the logged-in member',
    '/data/forum/0/member_name',
  );
  const { post, files: stored } = await readPost(runner, 'forum', row.forum_pk, session);
  runner.checkEqual(
    post.forum_title,
    title,
    'stored',
    'the title differs from what was sent',
    '/data/forum/forum_title',
  );
  runner.checkEqual(
    post.forum_content,
    content,
    'stored',
    'the content differs from what was sent',
    '/data/forum/forum_content',
  );
  runner.checkEqual(
    post.member_pk,
    session.pk,
    'own-data',
    'the author of the post is not the logged-in member',
    '/data/forum/member_pk',
  );
  runner.checkEqual(
    post.forum_hit,
    1,
    'hits',
    'a post has not exactly one hit after it was read once',
    '/data/forum/forum_hit',
  );
  runner.checkEqual(
    stored.map((file) => file.file_original_name),
    names,
    'file-name',
    'the names or the order of the files differ',
    '/data/forum_file',
  );
  runner.checkEqual(
    stored.map((file) => file.file_size),
    sent.map((bytes) => bytes.length),
    'stored',
    'the sizes of the files differ',
    '/data/forum_file',
  );
  for (const [index, file] of stored.entries())
    checkSameBytes(runner, await checkDownload(runner, file), sent[index] ?? testBytes(0), 'an attached file');
  const inside = await readBoard(runner, 'forum', {
    search: `${runner.context.prefix}CONTENT`,
    search_category: 'content',
  });
  runner.checkEqual(
    inside.count,
    1,
    'search',
    'a search in contents distinguishes upper and lower case',
    '/data/forum_count',
  );
  const anywhere = await readBoard(runner, 'forum', { search: `${runner.context.prefix}content` });
  runner.checkEqual(
    anywhere.count,
    1,
    'search',
    'a search without search_category does not include contents',
    '/data/forum_count',
  );
  const notTitle = await readBoard(runner, 'forum', {
    search: `${runner.context.prefix}content`,
    search_category: 'title',
  });
  runner.checkEqual(notTitle.count, 0, 'search', 'a search in titles finds a text in the content', '/data/forum_count');
  return { pk: Number(row.forum_pk), title, files: stored, day: row.forum_enrollment_date };
}

type CreatedPost = Awaited<ReturnType<typeof checkNewPost>>;

async function checkEditedPost(
  runner: WorkflowRunner,
  session: MemberSession,
  { pk, title, files, day }: CreatedPost,
): Promise<void> {
  const [removed, kept] = files;
  const newTitle = `${title} (수정)`;
  const remove = String(removed?.file_pk);
  await savePost(runner, session, {
    pk,
    title: newTitle,
    content: '고친 내용',
    remove,
    files: [filePart(0, '추가.hwp')],
  });
  const { post, files: stored } = await readPost(runner, 'forum', pk, session);
  runner.checkEqual(
    [post.forum_title, post.forum_content],
    [newTitle, '고친 내용'],
    'stored',
    'an edited post differs from what was sent',
    '/data/forum',
  );
  runner.checkEqual(
    [post.forum_enrollment_date, post.member_pk],
    [day, session.pk],
    'stored',
    'an edit changes the date or the author',
    '/data/forum',
  );
  runner.checkEqual(
    stored.map((file) => file.file_original_name),
    [kept?.file_original_name, '추가.hwp'],
    'stored',
    'new files do not follow the kept files',
    '/data/forum_file',
  );
  await runner.requestOutcome('fileDownload', { query: { file_pk: Number(remove) } }, 'notFound');
}

async function checkRejectedPosts(runner: WorkflowRunner, session: MemberSession, { pk }: CreatedPost): Promise<void> {
  const fields = { title: `[${runner.context.prefix}] 거절`, content: '내용' };
  const { length } = (await readPost(runner, 'forum', pk, session)).files;
  await savePost(runner, session, { ...fields, files: [filePart(0, 'empty.pdf', testBytes(0))] }, 'fileRejected');
  const files = Array.from({ length: maxFiles - length + 1 }, (_, index) =>
    filePart(index, `${index}.txt`, testBytes(10)),
  );
  await savePost(runner, session, { ...fields, pk, files }, 'tooManyFiles');
  const { post } = await readPost(runner, 'forum', pk, session);
  runner.check(post.forum_content === '고친 내용' && post.forum_title !== fields.title, {
    rule: 'stored',
    message: 'a rejected edit was stored',
    pointer: '/data/forum',
    culprit: 'saveForum',
  });
  await savePost(runner, session, { ...fields, pk: 2_147_483_647 }, 'notFound');
}

async function checkOtherMemberCannotEdit(
  runner: WorkflowRunner,
  { pk }: CreatedPost,
  writer: MemberSession,
): Promise<void> {
  const other = runner.requireOrSkip(
    runner.findSession(({ pk: own }) => own !== writer.pk),
    'only one member can log in',
    'saveForum',
  );
  await savePost(
    runner,
    other,
    { pk, title: `[${runner.context.prefix}] by another`, content: 'x', memberPk: writer.pk },
    'notAuthor',
  );
  const { post } = await readPost(runner, 'forum', pk, other);
  runner.checkEqual(
    post.forum_content,
    '고친 내용',
    'stored',
    'another member changed a post',
    '/data/forum/forum_content',
  );
}

/** Checks that members write, find and edit posts, and cannot edit those of others. */
export async function checkForum(runner: WorkflowRunner): Promise<void> {
  const post = await runner.runStep('a new post with files is listed, found and read', () => {
    runner.requireWritePermission('saveForum');
    return checkNewPost(runner, runner.requireSession('saveForum'));
  });
  const writer = runner.findSession();
  const requirePost = () => runner.requireOrSkip(post, 'no post was written', 'saveForum');
  const requireWriter = () => runner.requireOrSkip(writer, 'no member is logged in', 'saveForum');
  await runner.runStep('an edit changes the post, removes a file and adds one', () =>
    checkEditedPost(runner, requireWriter(), requirePost()),
  );
  await runner.runStep('invalid files, too many files and posts that do not exist are rejected', () =>
    checkRejectedPosts(runner, requireWriter(), requirePost()),
  );
  await runner.runStep('only the author can edit a post', () =>
    checkOtherMemberCannotEdit(runner, requirePost(), requireWriter()),
  );
  await runner.runStep('title and content may have the maximum length of the contract', () => {
    runner.requireWritePermission('saveForum');
    return checkMaximumLengths(runner, requireWriter());
  });
}
