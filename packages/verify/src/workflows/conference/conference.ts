import { currentEvent } from '#verify/contract/contract-event.ts';
import { checkFileAddress } from '#verify/files/addressed-file.ts';
import { checkNotServedByNumber, numbersInPath } from '#verify/files/downloads.ts';
import { checkDateIsToday, checkNewestFirst, checkPaging } from '#verify/list-checks.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import { guides } from '#verify/workflows/boards/board-requests.ts';
import { checkBoard } from '#verify/workflows/boards/boards.ts';
import { abstractPointers, abstracts, filePathPointer } from './abstract-requests.ts';
import { abstractSteps } from './abstract-uploads.ts';

const checkAbstractsOfMember = (runner: Runner, session: Session) => {
  const label = `abstracts of member ${runner.context.sessions.indexOf(session) + 1}`;
  return runner.runStep(`${label}: pages have the right rows, the newest come first`, async () => {
    const rows = await checkPaging(runner, abstracts.list(session));
    const dates = rows.map((row) => row.abstract_enrollment_date);
    checkNewestFirst(runner, 'abstracts', dates, abstractPointers.rows);
    const others = rows.map((row) => row.abstract_conference_name).filter((event) => event !== currentEvent);
    const message = 'the list contains abstracts of another event';
    runner.checkEqual(others, [], 'filter', message, abstractPointers.rows);
    for (const { file_path } of rows.slice(0, 3)) {
      const bytes = await checkFileAddress(runner, file_path, null, filePathPointer);
      if (bytes) await checkNotServedByNumber(runner, numbersInPath(file_path), bytes, 'an abstract');
    }
  });
};

/** Uploads an abstract, and checks that it is stored, dated and private. Skips the step when the period is over. */
async function checkFirstUpload(runner: Runner, session: Session) {
  const probe = abstracts.wordFile(`${runner.context.prefix} probe`);
  const outcomes = ['uploaded', 'deadlinePassed', 'unknownConference'];
  const { code } = await abstracts.upload(runner, session, {}, probe, ...outcomes);
  const reason = 'the server accepts no abstracts for the event of the contract now, and the clock stays (--clock)';
  runner.requireOrSkip(code === null, reason, 'uploadConferenceAbstract');
  const file = abstracts.wordFile(runner.context.prefix);
  const row = await abstracts.checkUpload(runner, session, file, { abstract_presentation: '포스터 발표' });
  await checkNotServedByNumber(runner, numbersInPath(row?.file_path ?? ''), file.bytes, 'an abstract');
  const pointer = '/data/abstract/0/abstract_enrollment_date';
  checkDateIsToday(runner, 'a new abstract', row?.abstract_enrollment_date, pointer);
  await abstracts.upload(runner, session, {}, { ...file, file: '초록.pdf' }, 'notWord');
  await abstracts.upload(runner, session, {}, { ...file, bytes: new Uint8Array() }, 'fileRejected');
}

/** Checks abstract uploads. When the clock can be moved, this runs before the deadline. */
export async function checkAbstractUploads(runner: Runner) {
  const isOpen = await runner.runStep('an uploaded abstract is stored with its file', async () => {
    await checkFirstUpload(runner, runner.requireSession('uploadConferenceAbstract'));
    return true;
  });
  const [author] = runner.members.created;
  if (!isOpen || !author) return;
  for (const [title, check] of Object.entries(abstractSteps)) await runner.runStep(title, () => check(runner, author));
}

/** Checks event guides, and the stored abstracts of the given members. */
export async function checkConference(runner: Runner) {
  await runner.runParts([null, ...runner.members.given.slice(0, 3)], (part, member) =>
    member ? checkAbstractsOfMember(part, member) : checkBoard(part, guides),
  );
}
