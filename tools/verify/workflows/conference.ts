import { exampleBody, testBytes } from '#verify/contract-examples.ts';
import { checkNotDownloadableByGuest, checkSameBytes, fetchFileBytes } from '#verify/download-checks.ts';
import type { FormPart } from '#verify/exchange.ts';
import { checkDateIsToday, checkNewestFirst, checkPaging } from '#verify/list-checks.ts';
import { runParts } from '#verify/run-branches.ts';
import type { MemberSession } from '#verify/run-context.ts';
import type { WorkflowRunner } from '#verify/workflow-runner.ts';
import { docxFile } from '../../../mocks/files/office.ts';
import { checkGuides } from './conference-guides.ts';

/** The name of the event in the examples of the contract. */
export const currentEvent = String(exampleBody('checkRegisterDuplicate').goods_name);

/** Reads a page of the abstracts that a member has submitted to an event. */
const readAbstracts = async (
  runner: WorkflowRunner,
  session: MemberSession,
  query: Record<string, string | number> = {},
  event = currentEvent,
) => {
  const { data } = await runner.requestAs(
    session,
    'getAbstractList',
    { query: { conference_name: event, ...query } },
    'abstracts',
  );
  return { rows: data.abstract, count: data.total_count };
};

async function checkAbstractsOfMember(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  await runner.runStep(
    `abstracts of member ${runner.context.sessions.indexOf(session) + 1}: pages have the right rows, the newest come first`,
    async () => {
      const pointers = { rows: '/data/abstract', count: '/data/total_count' };
      const readPage = (query: Record<string, string | number>) => readAbstracts(runner, session, query);
      const rows = await checkPaging(runner, { name: 'abstracts', pointers, readPage, key: (row) => row.file_path });
      checkNewestFirst(
        runner,
        'abstracts',
        rows.map((row) => row.abstract_enrollment_date),
        pointers.rows,
      );
      const path = rows[0]?.file_path;
      await checkNotDownloadableByGuest(runner, path, await fetchFileBytes(runner, path));
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

/** Uploads an abstract. `fields` replace the default fields of the form. */
const uploadAbstract = (
  runner: WorkflowRunner,
  session: MemberSession,
  fields: Record<string, string>,
  file: FormPart,
  ...outcomes: string[]
) => {
  const texts = {
    conference_name: currentEvent,
    abstract_presentation: '구두 발표',
    abstract_division: '소재 분과',
    ...fields,
  };
  const parts: FormPart[] = [file, ...Object.entries(texts).map(([name, text]) => ({ name, text }))];
  return runner.requestAs(session, 'uploadConferenceAbstract', { parts }, ...outcomes);
};

const wordFilePart = (title: string): FormPart => ({
  name: 'abstract_file',
  file: `초록 ${title}.docx`,
  bytes: docxFile(title, ['본문']),
});

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
  if (row && 'bytes' in file) {
    checkSameBytes(runner, await fetchFileBytes(runner, row.file_path), file.bytes, 'an abstract');
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

/** Checks abstract uploads. When the clock can be moved, this runs before the deadline. */
export async function checkAbstractUploads(runner: WorkflowRunner): Promise<void> {
  await runner.runStep('an uploaded abstract is stored with its file', () => {
    runner.requireWritePermission('uploadConferenceAbstract');
    return checkUploadedAbstract(runner, runner.requireSession('uploadConferenceAbstract'));
  });
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

/** Checks that an abstract after the deadline is rejected. The clock must be set to that time. */
export async function checkAbstractAfterDeadline(runner: WorkflowRunner): Promise<void> {
  await runner.runStep('an abstract after the deadline is rejected', async () => {
    runner.requireWritePermission('uploadConferenceAbstract');
    await uploadAbstract(
      runner,
      runner.requireSession('uploadConferenceAbstract'),
      {},
      wordFilePart('late'),
      'deadlinePassed',
    );
  });
}

/** Checks event guides, and the stored abstracts of the given members. */
export async function checkConference(runner: WorkflowRunner): Promise<void> {
  await checkGuides(runner);
  const givenMembers = runner.context.sessions.filter(({ isCreatedByRun }) => !isCreatedByRun);
  await runParts(runner, givenMembers.slice(0, 3), checkAbstractsOfMember);
}
