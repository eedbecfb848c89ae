import { testBytes } from '#verify/contract/contract-examples.ts';
import { namedSchema } from '#verify/contract/document.ts';
import { checkSameBytes } from '#verify/files/addressed-file.ts';
import { checkFilesOfRecord } from '#verify/files/downloads.ts';
import { runAtOnce } from '#verify/run/run-branches.ts';
import type { Session } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';
import { fileNamesOf, filePart, markedTitle, readOwnPost, writePost } from './post-requests.ts';

const megabyte = 1024 * 1024;
const maxFileBytes = namedSchema('Upload').maxLength ?? 0;
const maxFiles = namedSchema('Uploads').maxItems ?? 0;
const maxNameLength = namedSchema('FileName').maxLength ?? 0;

/** Writes a post with files and checks that each download has the bytes and the name that were uploaded. */
async function checkFiles(
  runner: Runner,
  session: Session,
  title: string,
  sent: { name: string; bytes: Uint8Array<ArrayBuffer> }[],
) {
  const files = sent.map(({ name, bytes }, index) => filePart(index, name, bytes));
  const pk = await writePost(runner, session, title, { files });
  const post = await readOwnPost(runner, session, pk);
  const names = sent.map(({ name }) => name.normalize('NFC'));
  const message = 'the names of the files differ from what was uploaded';
  runner.checkEqual(fileNamesOf(post), names, 'file-name', message, '/data/forum_file');
  const downloads = await checkFilesOfRecord(runner, post.files);
  for (const [index, { name, bytes }] of sent.entries())
    checkSameBytes(runner, downloads[index] ?? null, bytes, `${name.slice(0, 40)} (${bytes.length} bytes)`);
}

/** Checks files of one byte, around one megabyte, and of the maximum size, all in one form. */
export async function checkFileSizes(runner: Runner, session: Session) {
  const allBytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const text = new TextEncoder().encode('\ufeff첫 줄\r\n둘째 줄\r셋째 줄\n\n');
  const delicate = Uint8Array.from([...text, ...allBytes, 0, 0, 10]);
  const sizes = [1, megabyte, megabyte + 1, maxFileBytes - 1, maxFileBytes];
  await checkFiles(runner, session, markedTitle(runner, '파일 크기'), [
    ...sizes.map((size, index) => ({ name: `크기 ${size}.zip`, bytes: testBytes(size, index) })),
    { name: '줄바꿈.txt', bytes: delicate },
  ]);
}

/** Names that servers often change. Names with folders and control characters have no expected form. */
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
];

/** Checks names of files: Korean, composed and decomposed, with signs, and of the maximum length. */
export async function checkFileNames(runner: Runner, session: Session) {
  const extension = '.pdf';
  const longest = `${'가'.repeat(maxNameLength - extension.length)}${extension}`;
  const names = [...fileNames, longest, `${'a'.repeat(maxNameLength - extension.length)}${extension}`];
  const starts = Array.from({ length: Math.ceil(names.length / maxFiles) }, (_, index) => index * maxFiles);
  const groups = starts.map((start) => ({
    title: `파일 이름 ${start}`,
    files: names
      .slice(start, start + maxFiles)
      .map((name, index) => ({ name, bytes: testBytes(200 + index, start + index) })),
  }));
  const sameNames = [testBytes(100, 1), testBytes(101, 2)].map((bytes) => ({ name: '같은 이름.txt', bytes }));
  await runAtOnce(runner, [...groups, { title: '같은 이름', files: sameNames }], (part, { title, files }) =>
    checkFiles(part, session, markedTitle(part, title), files),
  );
}
