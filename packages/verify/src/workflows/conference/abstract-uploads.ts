import { hwpFile, xlsxFile } from '#mocks/files/office.ts';
import { docFile } from '#mocks/files/padded-files.ts';
import { otherEvents } from '#verify/contract/contract-event.ts';
import { namedSchema } from '#verify/contract/document.ts';
import { checkSecretOfAddress } from '#verify/files/addressed-file.ts';
import { haveDifferentKeys } from '#verify/files/unguessable-path.ts';
import { checkPaging } from '#verify/list-checks.ts';
import type { Runner, Session, Steps } from '#verify/run/runner.ts';
import { checkNothingChanged } from '#verify/workflows/account/personal-data.ts';
import { abstractPointers, abstracts, type FilePart, filePathPointer } from './abstract-requests.ts';

/** Characters in file names that servers often escape or lose in a URL. The first two names are equal. */
const nameParts = ['(1)', '(1)', '50%', 'a+b', '#2', 'R&D', "O'Neil", 'é 🎓'];

/** Sizes of documents: of more than 1 MB, and the maximum. */
const sizes = [1_048_577, namedSchema('Upload').maxLength ?? 0];

/** Returns the values of an enum of the contract. */
const enumValues = (name: string): string[] => (namedSchema(name).enum ?? []).map(String);

/** Checks that the secret parts of file addresses are random: they do not depend on a number, a time or the bytes. */
function checkSecretKeys(runner: Runner, paths: readonly string[], origin: string): void {
  const message = `the part of a file_path that cannot be guessed resembles that ${origin}`;
  const violation = { rule: 'secret', message, pointer: filePathPointer, expected: 'at least 128 random bits' };
  runner.check(haveDifferentKeys(paths), { ...violation, culprit: 'uploadConferenceAbstract' });
}

/** Uploads documents of all names, sizes and Words, with each division and presentation, and checks list and file of each. */
async function checkEachField(runner: Runner, session: Session) {
  const presentations = enumValues('AbstractPresentation');
  const divisions = enumValues('AbstractDivision');
  const document = abstracts.wordFile(runner.context.prefix);
  const files: FilePart[] = [
    ...nameParts.map((part) => ({
      ...abstracts.wordFile(`${runner.context.prefix} ${part}`),
      file: `초록 ${part}.docx`,
    })),
    ...sizes.map((size) => abstracts.wordFile(`${runner.context.prefix} ${size}`, size)),
    { ...document, file: '초록 (구버전).doc', bytes: docFile(7) },
    { ...document, file: '초록 대문자.DOCX' },
  ];
  const stored = new Set<string>();
  const sent: unknown[] = [];
  for (const [index, file] of files.entries()) {
    const abstract_presentation = presentations[index % presentations.length] ?? '';
    const abstract_division = divisions[index % divisions.length] ?? '';
    const row = await abstracts.checkUpload(runner, session, file, { abstract_presentation, abstract_division });
    if (row) stored.add(row.file_path);
    sent.unshift([abstract_presentation, abstract_division, row?.file_path]);
  }
  const { rows } = await abstracts.read(runner, session, { row: 100 });
  const listed = rows.map((row) => [row.abstract_presentation, row.abstract_division, row.file_path]);
  const message = 'the abstracts of the list differ from the uploaded ones, or have the values of another';
  const about = { culprit: 'getAbstractList' as const };
  runner.checkEqual(listed.slice(0, sent.length), sent, 'stored', message, abstractPointers.rows, about);
  runner.checkEqual(stored.size, files.length, 'file-path', 'two abstracts have the same file_path');
  for (const path of [...stored].slice(0, 1)) await checkSecretOfAddress(runner, path, filePathPointer);
  checkSecretKeys(runner, [...stored], 'of another file');
}

/** Uploads the same document three times, twice at the same time. A member may submit several abstracts: all are stored. */
async function checkSimultaneousUploads(runner: Runner, session: Session) {
  const before = await abstracts.read(runner, session);
  const request = abstracts.request(abstracts.wordFile(`${runner.context.prefix} twice`));
  await runner.requestTogether(session, 'uploadConferenceAbstract', [request, request], 'uploaded');
  await runner.requestAs(session, 'uploadConferenceAbstract', request, 'uploaded');
  const after = await abstracts.read(runner, session);
  const newest = after.rows.slice(0, 3).map(({ file_path }) => file_path);
  checkSecretKeys(runner, newest, 'of the same file');
  const message = 'uploads of the same file do not add an abstract each';
  runner.checkEqual(after.count, before.count + 3, 'count', message, abstractPointers.count);
}

/** Checks that members see their own abstracts of the given event only. */
async function checkOthersAbstracts(runner: Runner, session: Session) {
  const readPaths = async (member: Session) =>
    (await abstracts.read(runner, member, { row: 100 })).rows.map(({ file_path }) => file_path);
  const own = await readPaths(session);
  const foreign = 'the list contains abstracts of another member';
  for (const stranger of runner.context.sessions.filter(({ pk }) => pk !== session.pk)) {
    const shared = (await readPaths(stranger)).filter((path) => own.includes(path));
    runner.checkEqual(shared, [], 'own-data', foreign, abstractPointers.rows);
  }
  const filter = 'an event with a similar name has abstracts of the current event';
  for (const event of otherEvents) {
    const { count } = await abstracts.read(runner, session, {}, event);
    runner.checkEqual(count, 0, 'filter', filter, abstractPointers.count);
  }
  const file = abstracts.wordFile(`${runner.context.prefix} near`);
  for (const conference_name of otherEvents)
    await abstracts.upload(runner, session, { conference_name }, file, 'unknownConference');
}

/** Checks that files which are no Word documents are refused and not stored. */
async function checkRefusals(runner: Runner, session: Session) {
  const document = abstracts.wordFile(runner.context.prefix);
  const otherFiles: FilePart[] = [
    ...['초록.pdf', '초록.docx.pdf', '초록'].map((file) => ({ ...document, file })),
    { ...document, file: '초록.xlsx', bytes: xlsxFile('초록') },
    { ...document, file: '초록 (통합 문서).docx', bytes: xlsxFile('초록') },
    { ...document, file: '초록 (한글).doc', bytes: hwpFile(9) },
    { ...document, file: '초록.docx', bytes: new TextEncoder().encode('%PDF-1.7 초록') },
  ];
  const requests = otherFiles.map((file) => abstracts.request(file));
  await checkNothingChanged(runner, session, 'uploadConferenceAbstract', () =>
    runner.requestTogether(session, 'uploadConferenceAbstract', requests, 'notWord'),
  );
}

/** The steps about the fields, files and owners of abstracts. Each uploads, and compares the list. Abstracts must be open. */
export const abstractSteps: Steps<[Session]> = {
  'an abstract of each division, presentation, name and size is listed with its file': checkEachField,
  'two uploads at the same time add two abstracts': checkSimultaneousUploads,
  'the pages of many abstracts have the right rows': (part, session) => checkPaging(part, abstracts.list(session)),
  'members see their own abstracts of the given event only': checkOthersAbstracts,
  'other files are rejected and not stored': checkRefusals,
};
