import { testBytes } from '#verify/contract/contract-examples.ts';
import { namedSchema } from '#verify/contract/document.ts';
import { checkSameBytes } from '#verify/files/addressed-file.ts';
import { checkDownload } from '#verify/files/downloads.ts';
import type { Session } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';
import {
  checkUnchanged,
  fileNamesOf,
  filePart,
  findMarkedRows,
  markedTitle,
  readOwnPost,
  requireOtherSession,
  type StoredPost,
  savePost,
  writePost,
} from './post-requests.ts';

const maxFiles = namedSchema('Uploads').maxItems ?? 0;
const fileNumbers = ({ files }: StoredPost) => files.map((file) => Number(file.file_pk));
const textFiles = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => filePart(index, `${name} ${index}.txt`, testBytes(20 + index, index)));

/** Checks that an edit keeps what it does not send: files, date, author and hits, and that it adds no row to the list. */
export async function checkEditKeepsTheRest(runner: Runner, session: Session) {
  const title = markedTitle(runner, '그대로');
  const bytes = testBytes(3000, 9);
  const pk = await writePost(runner, session, title, { files: [filePart(0, '그대로.pdf', bytes)] });
  const before = await readOwnPost(runner, session, pk);
  for (const text of [`${title} 고침`, title]) {
    await savePost(runner, session, { pk, title: text, content: '내용' });
    const row = (await findMarkedRows(runner, '그대로')).find(({ forum_pk }) => forum_pk === pk);
    const message = 'the list has another title than the last edit';
    runner.checkEqual(row?.forum_title, text, 'stored', message, '/data/forum');
  }
  for (const remove of ['', '2147483647', '0,9999999999'])
    await savePost(runner, session, { pk, title, content: '내용', remove });
  const after = await readOwnPost(runner, session, pk);
  const authorOf = ({ post }: StoredPost) => [post.forum_enrollment_date, post.member_pk, post.member_name];
  const files = 'an edit that lists no file of the post changes its files';
  runner.checkEach('stored', [
    [files, fileNumbers(after), fileNumbers(before), '/data/forum_file'],
    ['an edit changes the date or the author', authorOf(after), authorOf(before), '/data/forum'],
  ]);
  const hits = 'the hits of a post that only its author knows differ from the number of reads';
  runner.checkEqual(after.post.forum_hit, Number(before.post.forum_hit) + 1, 'hits', hits, '/data/forum/forum_hit');
  const [file] = after.files;
  if (file) checkSameBytes(runner, await checkDownload(runner, file), bytes, 'a file that was kept');
  const numbers = (await findMarkedRows(runner, '그대로')).map((row) => row.forum_pk);
  runner.checkEqual(numbers, [pk], 'stored', 'edits create other posts', '/data/forum');
  await savePost(runner, session, { pk: 2_147_483_647, title, content: '내용' }, 'notFound');
}

/** Checks that listed files are removed first, that new files follow in the order of their numbers, and the limit of ten. */
export async function checkFileChanges(runner: Runner, session: Session) {
  const title = markedTitle(runner, '파일 바꾸기');
  const pk = await writePost(runner, session, title, { files: textFiles(maxFiles, '처음').reverse() });
  const full = await readOwnPost(runner, session, pk);
  const names = textFiles(maxFiles, '처음').map((part) => ('file' in part ? part.file : ''));
  const order = 'the files are not in the order of their numbers';
  runner.checkEqual(fileNamesOf(full), names, 'stored', order, '/data/forum_file');
  const numbers = fileNumbers(full);
  const editFiles = (remove: string, count: number, outcome = 'saved') =>
    savePost(runner, session, { pk, title, content: '내용', remove, files: textFiles(count, '새') }, outcome);
  await editFiles(numbers.slice(0, 1).join(), 2, 'tooManyFiles');
  await checkUnchanged(runner, session, full, 'an edit with too many files was stored in part');
  for (const file of full.files.slice(0, 1)) await checkDownload(runner, file);
  await editFiles([numbers[1], 2_147_483_647, numbers[8], numbers[1]].join(), 2);
  const changed = await readOwnPost(runner, session, pk);
  const kept = names.filter((_, index) => index !== 1 && index !== 8);
  const exchanged = 'removing two of ten files and adding two gives other files';
  const expected = [...kept, '새 0.txt', '새 1.txt'];
  runner.checkEqual(fileNamesOf(changed), expected, 'stored', exchanged, '/data/forum_file');
  for (const file_pk of [numbers[1], numbers[8]])
    await runner.requestOutcome('fileDownload', { query: { file_pk: file_pk ?? 0 } }, 'notFound');
  for (const file of changed.files) await checkDownload(runner, file);
  const [first, second] = changed.files;
  await editFiles(String(first?.file_pk), 0);
  const [listed] = await findMarkedRows(runner, '파일 바꾸기');
  const other = 'the list has another file than the first one that is left';
  runner.checkEqual(listed?.file_path, second?.file_path, 'stored', other, '/data/forum/0/file_path');
  await editFiles(fileNumbers(changed).join(), 0);
  const left = fileNamesOf(await readOwnPost(runner, session, pk));
  runner.checkEqual(left, [], 'stored', 'a post keeps files after all of them were removed', '/data/forum_file');
  const [row] = await findMarkedRows(runner, '파일 바꾸기');
  runner.checkEqual(row?.file_path, null, 'stored', 'the list has a file that was removed', '/data/forum/0/file_path');
}

/** Checks that `delete_file_pks` removes no file of another post, be it of the same member or of another one. */
export async function checkFilesOfOtherPosts(runner: Runner, session: Session) {
  const other = requireOtherSession(runner, session);
  const files = [filePart(0, '남의 글.pdf')];
  const firstPk = await writePost(runner, session, markedTitle(runner, '첫 글'), { files });
  const first = await readOwnPost(runner, session, firstPk);
  const remove = fileNumbers(first).join();
  const checkFirst = async (message: string) => {
    await checkUnchanged(runner, session, first, message);
    for (const file of first.files) await checkDownload(runner, file);
  };
  for (const [writer, label] of [
    [session, 'another post of the same member'],
    [other, 'the post of another member'],
  ] as const) {
    const title = markedTitle(runner, `둘째 글 ${writer.pk}`);
    const pk = await writePost(runner, writer, title, { remove, files: [filePart(0, '내 파일.pdf')] });
    await savePost(runner, writer, { pk, title, content: '고친 내용', remove });
    await checkFirst(`delete_file_pks removes a file of ${label}`);
    const names = fileNamesOf(await readOwnPost(runner, writer, pk));
    const message = 'a number of a file of another post changes the files of the edited post';
    runner.checkEqual(names, ['내 파일.pdf'], 'stored', message, '/data/forum_file');
  }
  const fields = { pk: firstPk, title: '바뀐 제목', content: '바뀐 내용', memberPk: session.pk };
  await savePost(runner, other, { ...fields, remove, files: [filePart(0, '끼운 파일.pdf')] }, 'notAuthor');
  await checkFirst('an edit by another member was stored in part');
}
