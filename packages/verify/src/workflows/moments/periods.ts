import { abstractsClose, registration, runStart, toSeoulIso } from '#verify/contract/contract-event.ts';
import { checkDateIsToday } from '#verify/list-checks.ts';
import type { Runner, Session, Steps } from '#verify/run/runner.ts';
import { abstractPointers, abstracts } from '#verify/workflows/conference/abstract-requests.ts';
import { cardPayments } from '#verify/workflows/payments/card-payments.ts';
import { orders } from '#verify/workflows/payments/orders.ts';
import { requestRegistrationCheck } from '#verify/workflows/payments/payment-records.ts';
import { checkPostDate } from '#verify/workflows/posts/new-posts.ts';
import { moveServerClock } from './clock-moves.ts';

/** The distance to a limit at which the run tests the time before it. The clock runs on, so it must not be too short. */
const marginMs = 120_000;

/** Returns the moment some months later, at the same time of the same day in Seoul. `moment` is in ISO 8601. */
function addMonths(moment: string, months: number): number {
  const date = new Date(`${moment.slice(0, 19)}Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return Date.parse(`${date.toISOString().slice(0, 19)}+09:00`);
}

const startOfDeadlineMonth = Date.parse(`${toSeoulIso(abstractsClose).slice(0, 7)}-01T00:00:00+09:00`);

/** Moments around each limit, around a midnight that changes the month in Seoul only, and in other months and years. */
const tested: [label: string, epochMs: number][] = [
  ['shortly before the month of the abstract deadline', startOfDeadlineMonth - marginMs],
  ['at the start of the month of the abstract deadline', startOfDeadlineMonth],
  ['shortly before the abstract deadline', abstractsClose - marginMs],
  ['at the abstract deadline', abstractsClose],
  ['shortly before registration opens', registration.opens - marginMs],
  ['when registration opens', registration.opens],
  ['when registration closes', registration.closes],
  ['a month before an open day', addMonths(runStart, -1)],
  ['a month after an open day', addMonths(runStart, 1)],
  ['a year after an open day', addMonths(runStart, 12)],
  ['a year after the last days for abstracts', addMonths(toSeoulIso(abstractsClose - marginMs), 12)],
  ['shortly before registration closes', registration.closes - marginMs],
];

/** Checks an upload at the current moment: it is rejected after the deadline, and otherwise listed first with the date. */
async function checkAbstractAt(runner: Runner, session: Session, epochMs: number) {
  const file = abstracts.wordFile(`${runner.context.prefix} ${epochMs}`);
  if (epochMs >= abstractsClose) return void (await abstracts.upload(runner, session, {}, file, 'deadlinePassed'));
  const before = await abstracts.read(runner, session, { row: 100 });
  await abstracts.upload(runner, session, {}, file, 'uploaded');
  const after = await abstracts.read(runner, session, { row: 100 });
  const known = before.rows.map(({ file_path }) => file_path);
  const added = after.rows.filter(({ file_path }) => !known.includes(file_path));
  runner.checkEqual(added.length, 1, 'count', 'an upload does not add one abstract', abstractPointers.rows);
  checkDateIsToday(runner, 'a new abstract', added[0]?.abstract_enrollment_date, abstractPointers.rows);
}

/** Checks whether the registration fee can be paid now. A server may book a transfer, so payers differ. */
async function checkRegistrationAt(runner: Runner, session: Session, epochMs: number, payer: Session | undefined) {
  const order = orders.registration('일반회원');
  const isOpen = epochMs >= registration.opens && epochMs < registration.closes;
  await requestRegistrationCheck(runner, session, isOpen ? 'general' : 'outsideWindow');
  await runner.requestAs(session, 'pgReady', orders.card(order), isOpen ? 'ready' : 'outsideWindow');
  if (!isOpen) await runner.requestAs(session, 'createTransferInfo', orders.transfer(order), 'outsideWindow');
  else if (payer) await runner.requestAs(payer, 'createTransferInfo', orders.transfer(order), 'created');
}

/** Checks at each moment that abstracts and registrations are accepted within their periods only. */
export async function checkPeriods(runner: Runner, session: Session, early: Session) {
  const payers = new Map([
    [registration.opens, early],
    [registration.closes - marginMs, session],
  ]);
  for (const [label, epochMs] of tested) {
    const moment = toSeoulIso(epochMs);
    const isReady = await runner.runStep(`the clock is at ${moment}, ${label}`, async () => {
      await moveServerClock(runner, moment, [session, early]);
      return true;
    });
    if (!isReady) continue;
    const steps: Steps = {
      [`a post ${label} has the date in Seoul`]: (part) => checkPostDate(part, session, moment),
      [`abstracts ${label}`]: (part) => checkAbstractAt(part, session, epochMs),
      [`registrations ${label}`]: (part) => checkRegistrationAt(part, session, epochMs, payers.get(epochMs)),
    };
    await runner.runSteps(steps, () => []);
  }
}

/** Checks that a payment which was approved in the period is confirmed shortly after its end. */
export async function checkConfirmationAfterEnd(runner: Runner, session: Session) {
  await runner.runStep('a payment of the last minute is confirmed after the end of the period', async () => {
    await moveServerClock(runner, toSeoulIso(registration.closes - marginMs), [session]);
    const [started] = await cardPayments.begin(runner, session, orders.registration('일반회원'), 1);
    await cardPayments.decide(runner, 'approve', started);
    await moveServerClock(runner, toSeoulIso(registration.closes + marginMs), [session]);
    const { approved } = await cardPayments.confirm(runner, session, started.ref, 'approved');
    const message = 'an approved payment is not approved';
    runner.check(approved, { rule: 'payment', message, pointer: '/data/approved', culprit: 'pgApprovalCallback' });
  });
}
