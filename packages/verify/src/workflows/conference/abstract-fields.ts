import { currentEvent } from '#verify/contract/contract-event.ts';
import { namedSchema } from '#verify/contract/document.ts';
import { checkAddressedFile, checkSecretOfAddress } from '#verify/files/addressed-file.ts';
import { haveDifferentKeys } from '#verify/files/unguessable-path.ts';
import { checkPaging } from '#verify/list-checks.ts';
import { requestTogether } from '#verify/requests/simultaneous-requests.ts';
import type { Step } from '#verify/run/run-branches.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import {
  abstractList,
  abstractPointers,
  checkUpload,
  filePathPointer,
  readAbstracts,
  uploadAbstract,
  uploadRequest,
  wordFilePart,
} from './abstract-requests.ts';

const oneMegabyte = 1_048_576;
/** The largest file that the contract allows, in bytes. */
const maxFileSize = namedSchema('Upload').maxLength ?? 0;

/** Characters in file names that servers often escape or lose in a URL. */
const nameParts = ['(1)', '50%', 'a+b', '#2', 'R&D', "O'Neil", 'é 🎓'];

/** Returns the values of an enum of the contract. */
const enumValues = (name: string): string[] => {
  const values: unknown = Object.entries(namedSchema(name)).find(([keyword]) => keyword === 'enum')?.[1];
  return Array.isArray(values) ? values.map(String) : [];
};

/** Checks that the secret parts of file addresses are random: they do not depend on a number, a time or the bytes. */
function checkSecretKeys(runner: WorkflowRunner, paths: readonly string[], origin: string): void {
  runner.check(haveDifferentKeys(paths), {
    rule: 'secret',
    message: `the part of a file_path that cannot be guessed resembles that ${origin}`,
    pointer: filePathPointer,
    expected: 'at least 128 random bits',
    culprit: 'uploadConferenceAbstract',
  });
}

/** Uploads an abstract with each division and each presentation, and checks the list and the file after each upload. */
async function checkEachField(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const presentations = enumValues('AbstractPresentation');
  const paths = new Set<string>();
  const divisions = enumValues('AbstractDivision');
  for (const [index, division] of divisions.entries()) {
    const presentation = presentations[index % presentations.length] ?? '';
    const file = wordFilePart(`${runner.context.prefix} ${nameParts[index % nameParts.length]}`);
    const fields = { abstract_presentation: presentation, abstract_division: division };
    const row = await checkUpload(runner, session, file, fields);
    if (row) paths.add(row.file_path);
  }
  for (const path of [...paths].slice(0, 1)) await checkSecretOfAddress(runner, path, filePathPointer);
  runner.checkEqual(paths.size, divisions.length, 'file-path', 'two abstracts have the same file_path');
  checkSecretKeys(runner, [...paths], 'of another file');
}

/** Uploads the same document three times, twice at the same time. A member may submit several abstracts: all are stored. */
async function checkSimultaneousUploads(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const before = await readAbstracts(runner, session);
  const request = uploadRequest(wordFilePart(`${runner.context.prefix} twice`));
  await requestTogether(runner, session, 'uploadConferenceAbstract', [request, request], 'uploaded');
  await runner.requestAs(session, 'uploadConferenceAbstract', request, 'uploaded');
  const after = await readAbstracts(runner, session);
  const newest = after.rows.slice(0, 3).map(({ file_path }) => file_path);
  checkSecretKeys(runner, newest, 'of the same file');
  const message = 'uploads of the same file do not add an abstract each';
  runner.checkEqual(after.count, before.count + 3, 'count', message, abstractPointers.count);
}

/** Uploads two documents with the same name, and checks that each keeps its own content. */
async function checkEqualNames(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const [first, second] = ['first', 'second'].map((text) => ({
    ...wordFilePart(`${runner.context.prefix} ${text}`),
    file: '초록 같은 이름.docx',
  }));
  if (!first || !second) return;
  for (const file of [first, second]) await uploadAbstract(runner, session, {}, file, 'uploaded');
  const { rows } = await readAbstracts(runner, session, { row: 2 });
  for (const [index, { bytes }] of [second, first].entries()) {
    const path = rows[index]?.file_path;
    if (path) await checkAddressedFile(runner, path, bytes, filePathPointer);
  }
}

/** Uploads documents of more than 1 MB and of the maximum size. */
async function checkFileSizes(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  for (const size of [oneMegabyte + 1, maxFileSize]) {
    await checkUpload(runner, session, wordFilePart(`${runner.context.prefix} ${size}`, size));
  }
}

/** Checks that the abstracts of one member are not in the list of another member. */
async function checkOthersAbstracts(
  runner: WorkflowRunner,
  session: MemberSession,
  other: MemberSession,
): Promise<void> {
  const readAll = (member: MemberSession) => readAbstracts(runner, member, { row: 100 });
  const before = await readAll(other);
  await uploadAbstract(runner, session, {}, wordFilePart(`${runner.context.prefix} own`), 'uploaded');
  const own = new Set((await readAll(session)).rows.map(({ file_path }) => file_path));
  const foreign = 'the list contains abstracts of another member';
  for (const stranger of runner.context.sessions.filter(({ pk }) => pk !== session.pk)) {
    const isForeign = (await readAll(stranger)).rows.some(({ file_path }) => own.has(file_path));
    runner.check(!isForeign, { rule: 'own-data', message: foreign, pointer: abstractPointers.rows });
  }
  const { count } = await readAll(other);
  const message = 'an upload of one member changes the list of another member';
  runner.checkEqual(count, before.count, 'own-data', message, abstractPointers.count);
  const near = [
    currentEvent.slice(1),
    currentEvent.slice(0, -1),
    `${currentEvent} 2`,
    `${currentEvent} `,
    `${currentEvent.slice(0, -1)}%`,
  ];
  const filter = 'an event with a similar name has abstracts of the current event';
  for (const event of [...near, `${runner.context.prefix} event`]) {
    const { count: found } = await readAbstracts(runner, session, {}, event);
    runner.checkEqual(found, 0, 'filter', filter, abstractPointers.count);
  }
  const [similar = ''] = near;
  const file = wordFilePart(`${runner.context.prefix} near`);
  await uploadAbstract(runner, session, { conference_name: similar }, file, 'unknownConference');
}

/**
 * Checks the fields, files and owners of abstracts. Abstracts must be open.
 * @param session the author
 * @param other another member
 */
export async function checkAbstractFields(
  runner: WorkflowRunner,
  session: MemberSession,
  other: MemberSession | undefined,
): Promise<void> {
  const steps: Step[] = [
    ['an abstract of each division and presentation is listed with its file', (part) => checkEachField(part, session)],
    ['two uploads at the same time add two abstracts', (part) => checkSimultaneousUploads(part, session)],
    ['documents with the same name keep their content', (part) => checkEqualNames(part, session)],
    ['an abstract file may have more than 1 MB, and the maximum size', (part) => checkFileSizes(part, session)],
    ['the pages of many abstracts have the right rows', (part) => checkPaging(part, abstractList(session))],
  ];
  // Each of them uploads, and compares the list.
  for (const [title, check] of steps) await runner.runStep(title, () => check(runner));
  await runner.runStep('members see their own abstracts of the given event only', async () => {
    const reason = 'the step needs two members';
    await checkOthersAbstracts(runner, session, runner.requireOrSkip(other, reason, 'getAbstractList'));
  });
}
