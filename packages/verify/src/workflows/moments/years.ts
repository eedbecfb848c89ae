import { moments } from '#verify/contract/contract-event.ts';
import { requestTogether } from '#verify/requests/simultaneous-requests.ts';
import { runSteps, type Step } from '#verify/run/run-branches.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import {
  beginCardPayment,
  confirmPayment,
  decideOnPage,
  type StartedPayment,
} from '#verify/workflows/payments/card-payments.ts';
import { annualFeeOrder, cardRequest, currentYear, type Order } from '#verify/workflows/payments/orders.ts';
import { checkAnnualFees, readFees } from '#verify/workflows/payments/payment-records.ts';
import { checkRecordedPayment, readPayments } from '#verify/workflows/payments/payment-state.ts';
import { moveServerClock } from './clock-moves.ts';
import { checkPostDate, type DatedPost } from './post-dates.ts';

const firstYear = Number(moments.start.slice(0, 4));
/** The years after the first one when the paid fees are read again. */
const yearsLater = 12;

const leapYear = Math.ceil((firstYear + 2) / 4) * 4;

/** A moment at which a fee is paid, in ISO 8601. `startedAt` is when the payment starts, if it is earlier. */
type TestedMoment = { moment: string; startedAt?: string };

/**
 * Moments at which the year or the month changes in Seoul but not in UTC, and a leap day. Each is in another year, so that
 * a member owes a fee at each. One payment starts on the day before: its date is the day on which it was paid.
 */
const tested: TestedMoment[] = [
  { moment: `${firstYear}-12-31T23:58:00+09:00` },
  { moment: `${firstYear + 1}-01-01T00:00:00+09:00` },
  { moment: `${firstYear + 2}-03-01T00:00:00+09:00`, startedAt: `${firstYear + 2}-02-28T23:59:00+09:00` },
  { moment: `${leapYear}-02-29T23:55:00+09:00` },
];

/** Checks that the annual fee of the current year is owed, and that the fees of other years cannot be paid. */
async function checkOwedYear(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const { pay_possible } = await checkAnnualFees(runner, session, await readFees(runner, session));
  runner.checkEqual(pay_possible, true, 'fees', 'the fee of a new year is not owed', '/data/pay_possible');
  const year = currentYear(runner);
  const others = [year - 1, year + 1].map((other) => cardRequest(annualFeeOrder('일반회원', other)));
  await requestTogether(runner, session, 'pgReady', others, 'amountMismatch', 'alreadyPaid');
  await runner.requestAs(session, 'pgReady', cardRequest(annualFeeOrder('일반회원', year)), 'ready');
}

/** Starts to pay the annual fee of the current year. */
const beginYear = (runner: WorkflowRunner, session: MemberSession) =>
  beginCardPayment(runner, session, annualFeeOrder('일반회원', currentYear(runner)));

/**
 * Pays the annual fee of the current year, and checks its date and that it is not owed any more. Confirms the payment of
 * the year before again, because a response may be asked for much later.
 * @param paid the references of the payments so far, to which the new one is added
 * @param begun the payment, if it has started before
 */
async function checkPaidYear(
  runner: WorkflowRunner,
  session: MemberSession,
  paid: string[],
  begun: StartedPayment | null,
): Promise<void> {
  const order = annualFeeOrder('일반회원', currentYear(runner));
  const started = begun ?? (await beginYear(runner, session));
  await decideOnPage(runner, 'approve', started);
  const { pay_info_pk } = await confirmPayment(runner, session, started.ref, 'approved');
  const pk = runner.requireOrSkip(pay_info_pk, 'the payment has no record');
  const [earlier] = paid.slice(-1);
  if (earlier) await confirmPayment(runner, session, earlier, 'approved');
  await checkRecordedPayment(runner, session, order, { pk, paidBefore: paid.length });
  paid.push(started.ref);
  await checkAnnualFees(runner, session, await readFees(runner, session));
  await runner.requestAs(session, 'pgReady', cardRequest(order), 'alreadyPaid');
}

/**
 * Checks the annual fees around the ends of years and months in Seoul, and that old payments stay listed.
 * @param session a new member, who has not paid any fee
 * @param registrant a member who has registered for the event
 */
export async function checkYears(
  runner: WorkflowRunner,
  session: MemberSession,
  registrant: MemberSession,
): Promise<void> {
  const paid: string[] = [];
  const posts: DatedPost[] = [];
  const readPks = async (member: MemberSession, goods: Order['goods_type']) =>
    (await readPayments(runner, member, goods)).map(({ pk }) => pk);
  const registrations = await runner.runStep('registrations are read before years pass', () =>
    readPks(registrant, '등록비'),
  );
  for (const { moment, startedAt } of tested) {
    const owed = await runner.runStep(`annual fee at ${moment}: the fee of that year is owed`, async () => {
      if (startedAt) await moveServerClock(runner, startedAt, [session]);
      const begun = startedAt ? await beginYear(runner, session) : null;
      await moveServerClock(runner, moment, [session]);
      await checkOwedYear(runner, session);
      return { begun };
    });
    const checks: Step[] = [
      [
        `a post at ${moment} has that date`,
        async (part) => posts.push(await checkPostDate(part, session, moment, posts.at(-1))),
      ],
    ];
    if (owed)
      checks.push([
        `annual fee at ${moment}: a payment has that date`,
        (part) => checkPaidYear(part, session, paid, owed.begun),
      ]);
    await runSteps(runner, checks);
  }
  await runner.runStep(`${yearsLater} years later: all paid fees and registrations are listed`, async () => {
    const before = [await readPks(session, '연회비'), registrations];
    await moveServerClock(runner, `${firstYear + yearsLater}-06-01T12:00:00+09:00`, [session, registrant]);
    const after = [await readPks(session, '연회비'), await readPks(registrant, '등록비')];
    runner.checkEqual(after, before, 'fees', 'payments of former years are not listed any more', '/data');
  });
}
