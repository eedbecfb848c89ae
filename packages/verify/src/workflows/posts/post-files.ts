import { filePart, testBytes } from '#verify/contract/contract-examples.ts';
import { namedSchema } from '#verify/contract/document.ts';
import { inGroupsOf } from '#verify/contract/json-values.ts';
import { checkSameBytes } from '#verify/files/addressed-file.ts';
import { checkDownload, checkFilesOfRecord } from '#verify/files/downloads.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import { posts, type StoredPost } from './post-requests.ts';

const megabyte = 1024 * 1024;
const maxFileBytes = namedSchema('Upload').maxLength ?? 0;
const maxFiles = namedSchema('Uploads').maxItems ?? 0;
const maxNameLength = namedSchema('FileName').maxLength ?? 0;

const fileNumbers = ({ files }: StoredPost) => files.map((file) => Number(file.file_pk));

/** Checks the names of the files of a post, in their order. */
const checkNames = (runner: Runner, { files }: StoredPost, names: string[], message: string, rule = 'stored') => {
  const actual = files.map((file) => file.file_original_name);
  runner.checkEqual(actual, names, rule, message, '/data/forum_file');
};

/** Writes a post with files and checks that each download has the bytes and the name that were uploaded. */
async function checkFiles(runner: Runner, session: Session, title: string, sent: [string, Uint8Array<ArrayBuffer>][]) {
  const files = sent.map(([name, bytes], index) => filePart(index, name, bytes));
  const post = await posts.read(runner, session, await posts.write(runner, session, title, { files }));
  const names = sent.map(([name]) => name.normalize('NFC'));
  checkNames(runner, post, names, 'the names of the files differ from what was uploaded', 'file-name');
  const downloads = await checkFilesOfRecord(runner, post.files);
  for (const [index, [name, bytes]] of sent.entries())
    checkSameBytes(runner, downloads[index] ?? null, bytes, `${name.slice(0, 40)} (${bytes.length} bytes)`);
}

/** Names that servers often change, and two equal ones. Names with folders and control characters have no expected form. */
const fileNames = [
  '초록 (최종) 1.pdf',
  '한글 이름.hwp'.normalize('NFD'),
  'café.txt'.normalize('NFD'),
  'archive.tar.zip',
  'UPPER.PDF',
  '.profile.txt',
  "O'Neil & Söhne; 100% #1 + =.txt",
  '百分率％～.txt',
  '😀 𠮷.png',
  '[시험]{1}~@!^,$.xlsx',
  '%20%ED%95%9C.txt',
  ...['같은 이름.txt', '같은 이름.txt'],
  ...['가', 'a'].map((letter) => `${letter.repeat(maxNameLength - 4)}.pdf`),
];

const fileSizes = [1, megabyte, megabyte + 1, maxFileBytes - 1, maxFileBytes];

/** A text with all kinds of line breaks, and every byte. */
const mixedBytes = Uint8Array.from([
  ...new TextEncoder().encode('\ufeff첫 줄\r\n둘째 줄\r셋째 줄\n\n'),
  ...[...Array(256).keys(), 0, 0, 10],
]);

/** Checks files of all names and sizes: Korean names, composed and decomposed, and files up to the maximum size. */
export async function checkStoredFiles(runner: Runner, session: Session) {
  const files: [string, Uint8Array<ArrayBuffer>][] = [
    ...fileSizes.map((size, index): [string, typeof mixedBytes] => [`크기 ${size}.zip`, testBytes(size, index)]),
    ...fileNames.map((name, index): [string, typeof mixedBytes] => [name, testBytes(200 + index, index)]),
    ['줄바꿈.txt', mixedBytes],
  ];
  await runner.runAtOnce([...inGroupsOf(maxFiles, files).entries()], (part, [number, some]) =>
    checkFiles(part, session, posts.title(part, `파일 ${number}`), some),
  );
}

const textFiles = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => filePart(index, `${name} ${index}.txt`, testBytes(20 + index, index)));

/** Checks that listed files are removed first, that new files follow in the order of their numbers, and the limit of ten. */
export async function checkFileChanges(runner: Runner, session: Session) {
  const title = posts.title(runner, '파일 바꾸기');
  const pk = await posts.write(runner, session, title, { files: textFiles(maxFiles, '처음').reverse() });
  const full = await posts.read(runner, session, pk);
  const names = Array.from({ length: maxFiles }, (_, index) => `처음 ${index}.txt`);
  checkNames(runner, full, names, 'the files are not in the order of their numbers');
  const numbers = fileNumbers(full);
  const editFiles = (remove: unknown[], count: number, outcome = 'saved') =>
    posts.save(runner, session, { pk, title, remove: remove.join(), files: textFiles(count, '새') }, outcome);
  const checkListed = async (path: unknown, message: string) => {
    const [row] = await posts.findMarked(runner, '파일 바꾸기');
    runner.checkEqual(row?.file_path, path, 'stored', message, '/data/forum/0/file_path');
  };
  await editFiles(numbers.slice(0, 1), 2, 'tooManyFiles');
  await posts.checkUnchanged(runner, session, full, 'an edit with too many files was stored in part');
  for (const file of full.files.slice(0, 1)) await checkDownload(runner, file);
  await editFiles([numbers[1], 2_147_483_647, numbers[8], numbers[1]], 2);
  const changed = await posts.read(runner, session, pk);
  const kept = names.filter((_, index) => index !== 1 && index !== 8);
  const exchanged = 'removing two of ten files and adding two gives other files';
  checkNames(runner, changed, [...kept, '새 0.txt', '새 1.txt'], exchanged);
  for (const file_pk of [numbers[1], numbers[8]])
    await runner.requestOutcome('fileDownload', { query: { file_pk: file_pk ?? 0 } }, 'notFound');
  for (const file of changed.files) await checkDownload(runner, file);
  const [first, second] = changed.files;
  await editFiles([first?.file_pk], 0);
  await checkListed(second?.file_path, 'the list has another file than the first one that is left');
  await editFiles(fileNumbers(changed), 0);
  const left = await posts.read(runner, session, pk);
  checkNames(runner, left, [], 'a post keeps files after all of them were removed');
  await checkListed(null, 'the list has a file that was removed');
}

/** Checks that `delete_file_pks` removes no file of another post, be it of the same member or of another one. */
export async function checkFilesOfOtherPosts(runner: Runner, session: Session) {
  const other = runner.requireOther(session, 'saveForum');
  const firstPk = await posts.write(runner, session, posts.title(runner, '첫 글'), {
    files: [filePart(0, '남의 글.pdf')],
  });
  const first = await posts.read(runner, session, firstPk);
  const remove = fileNumbers(first).join();
  const checkFirst = async (message: string) => {
    await posts.checkUnchanged(runner, session, first, message);
    for (const file of first.files) await checkDownload(runner, file);
  };
  for (const [writer, label] of [
    [session, 'another post of the same member'],
    [other, 'the post of another member'],
  ] as const) {
    const title = posts.title(runner, `둘째 글 ${writer.pk}`);
    const pk = await posts.write(runner, writer, title, { remove, files: [filePart(0, '내 파일.pdf')] });
    await posts.save(runner, writer, { pk, title, content: '고친 내용', remove });
    await checkFirst(`delete_file_pks removes a file of ${label}`);
    const message = 'a number of a file of another post changes the files of the edited post';
    checkNames(runner, await posts.read(runner, writer, pk), ['내 파일.pdf'], message);
  }
  const fields = { pk: firstPk, title: '바뀐 제목', content: '바뀐 내용', memberPk: session.pk };
  await posts.save(runner, other, { ...fields, remove, files: [filePart(0, '끼운 파일.pdf')] }, 'notAuthor');
  await checkFirst('an edit by another member was stored in part');
}
