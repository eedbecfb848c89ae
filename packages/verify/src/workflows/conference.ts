import { currentEvent } from '#verify/contract/contract-event.ts';
import { testBytes } from '#verify/contract/contract-examples.ts';
import { checkAddressedFile } from '#verify/files/addressed-file.ts';
import { checkNotDownloadableByGuest } from '#verify/files/download-checks.ts';
import { checkDateIsToday, checkNewestFirst, checkPaging } from '#verify/list-checks.ts';
import { runParts } from '#verify/run/run-branches.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { checkAbstractFields, checkAbstractSizes } from './abstracts/abstract-fields.ts';
import { checkAbstractRefusals } from './abstracts/abstract-refusals.ts';
import {
  abstractPointers,
  filePathPointer,
  readAbstracts,
  uploadAbstract,
  wordFilePart,
} from './abstracts/abstract-requests.ts';
import { checkGuides } from './conference-guides.ts';

async function checkAbstractsOfMember(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  await runner.runStep(
    `abstracts of member ${runner.context.sessions.indexOf(session) + 1}: pages have the right rows, the newest come first`,
    async () => {
      const pointers = abstractPointers;
      const readPage = (reader: WorkflowRunner, query: Record<string, string | number>) =>
        readAbstracts(reader, session, query);
      const rows = await checkPaging(runner, { name: 'abstracts', pointers, readPage, key: (row) => row.file_path });
      checkNewestFirst(
        runner,
        'abstracts',
        rows.map((row) => row.abstract_enrollment_date),
        pointers.rows,
      );
      for (const { file_path } of rows.slice(0, 3))
        await checkNotDownloadableByGuest(
          runner,
          file_path,
          await checkAddressedFile(runner, file_path, null, filePathPointer),
        );
      const events = [...new Set(rows.map((row) => row.abstract_conference_name))];
      runner.check(
        events.every((event) => event === currentEvent),
        {
          rule: 'filter',
          message: 'the list contains abstracts of another event',
          pointer: '/data/abstract',
          expected: currentEvent,
          actual: events.join(', '),
        },
      );
      const none = await readAbstracts(runner, session, {}, `${runner.context.prefix} event`);
      runner.checkEqual(
        [none.rows.length, none.count],
        [0, 0],
        'filter',
        'the list contains abstracts for an event that does not exist',
        '/data/abstract',
      );
    },
  );
}

/** Uploads an abstract before the deadline and checks that it is the first in the list, with the uploaded file. */
async function checkUploadedAbstract(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const before = await readAbstracts(runner, session);
  const file = wordFilePart(runner.context.prefix);
  const fields = { abstract_presentation: '포스터 발표', abstract_division: '피부 & 천연물효능 기전 분과' };
  const { code } = await uploadAbstract(
    runner,
    session,
    fields,
    file,
    'uploaded',
    'deadlinePassed',
    'unknownConference',
  );
  if (code !== null)
    runner.requireOrSkip(
      null,
      'the server does not accept abstracts for the event of the contract at this time, and the clock cannot be moved (--clock)',
      'uploadConferenceAbstract',
    );
  runner.context.results.addLeftover(`an abstract of ${session.id}`);
  const after = await readAbstracts(runner, session);
  runner.checkEqual(
    after.count,
    before.count + 1,
    'count',
    'the count does not include the new abstract',
    '/data/total_count',
  );
  const [row] = after.rows;
  runner.checkEqual(
    row && [row.abstract_presentation, row.abstract_division, row.abstract_conference_name, row.abstract_approve],
    ['포스터 발표', '피부 & 천연물효능 기전 분과', currentEvent, 'wait'],
    'stored',
    'the first abstract of the list differs from the uploaded one',
    '/data/abstract/0',
  );
  checkDateIsToday(
    runner,
    'a new abstract',
    row?.abstract_enrollment_date,
    '/data/abstract/0/abstract_enrollment_date',
  );
  if (row) {
    await checkAddressedFile(runner, row.file_path, file.bytes, filePathPointer);
    await checkNotDownloadableByGuest(runner, row.file_path, file.bytes);
  }
  await uploadAbstract(
    runner,
    session,
    {},
    { name: 'abstract_file', file: '초록.pdf', bytes: testBytes(500) },
    'notWord',
  );
  await uploadAbstract(
    runner,
    session,
    {},
    { name: 'abstract_file', file: '초록.docx', bytes: testBytes(0) },
    'fileRejected',
  );
}

/** Checks that an abstract of a member with decided abstracts waits for its own decision. */
async function checkUndecided(runner: WorkflowRunner): Promise<void> {
  for (const session of runner.context.sessions.filter(({ isCreatedByRun }) => !isCreatedByRun)) {
    const { rows } = await readAbstracts(runner, session, { row: 100 });
    const decided = rows.find(({ abstract_approve }) => abstract_approve !== 'wait');
    if (!decided) continue;
    const { abstract_presentation, abstract_division } = decided;
    const title = `${runner.context.prefix} undecided`;
    const file = wordFilePart(title);
    await uploadAbstract(runner, session, { abstract_presentation, abstract_division }, file, 'uploaded');
    runner.context.results.addLeftover(`an abstract of ${session.id}: ${title}`);
    const after = await readAbstracts(runner, session);
    const message = 'a new abstract has the decision of another one';
    const pointer = '/data/abstract/0/abstract_approve';
    runner.checkEqual(after.rows[0]?.abstract_approve, 'wait', 'stored', message, pointer);
    return;
  }
}

/**
 * Checks abstract uploads. When the clock can be moved, this runs before the deadline.
 * @param third a member without abstracts, so that the checks of sizes and rejected uploads run beside the others
 */
export async function checkAbstractUploads(runner: WorkflowRunner, third?: MemberSession): Promise<void> {
  const isOpen = await runner.runStep('an uploaded abstract is stored with its file', async () => {
    runner.requireWritePermission('uploadConferenceAbstract');
    await checkUploadedAbstract(runner, runner.requireSession('uploadConferenceAbstract'));
    return true;
  });
  const [author, other] = runner.context.sessions.filter(({ isCreatedByRun }) => isCreatedByRun);
  if (!isOpen || !author) return;
  const checks: ((part: WorkflowRunner) => Promise<void>)[] = [
    (part) => checkAbstractFields(part, author, other),
    async (part) => {
      await checkAbstractSizes(part, third ?? author);
      await checkAbstractRefusals(part, third ?? author);
    },
  ];
  await runParts(runner, third ? checks : [], (part, check) => check(part));
  if (!third) for (const check of checks) await check(runner);
  await runner.runStep('a new abstract waits for its own decision', () => checkUndecided(runner));
  await runner.runStep('an abstract for an event that does not exist is rejected', async () => {
    runner.requireWritePermission('uploadConferenceAbstract');
    const session = runner.requireSession('uploadConferenceAbstract');
    await uploadAbstract(
      runner,
      session,
      { conference_name: '1999년 추계학술대회' },
      wordFilePart('x'),
      'unknownConference',
    );
  });
}

/** Checks event guides, and the stored abstracts of the given members. */
export async function checkConference(runner: WorkflowRunner): Promise<void> {
  const givenMembers = runner.context.sessions.filter(({ isCreatedByRun }) => !isCreatedByRun);
  const checks: ((part: WorkflowRunner) => Promise<void>)[] = [
    checkGuides,
    ...givenMembers.slice(0, 3).map((member) => (part: WorkflowRunner) => checkAbstractsOfMember(part, member)),
  ];
  await runParts(runner, checks, (part, check) => check(part));
}
