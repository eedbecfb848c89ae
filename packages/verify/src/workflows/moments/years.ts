import { runStart } from '#verify/contract/contract-event.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import { cardPayments } from '#verify/workflows/payments/card-payments.ts';
import { orders } from '#verify/workflows/payments/orders.ts';
import { checkAnnualFees, readFees } from '#verify/workflows/payments/payment-records.ts';
import { checkRecordedPayment, readPayments } from '#verify/workflows/payments/payment-state.ts';
import { checkPostDate, type DatedPost } from '#verify/workflows/posts/new-posts.ts';
import { moveServerClock } from './clock-moves.ts';

const firstYear = Number(runStart.slice(0, 4));
const leapYear = Math.ceil((firstYear + 2) / 4) * 4;

/** Moments at which a payment starts, and is approved, around midnights that change year or month in Seoul only. */
const tested: [startedAt: string, moment: string][] = [
  [`${firstYear}-12-31T23:58:00+09:00`, `${firstYear}-12-31T23:58:00+09:00`],
  [`${firstYear + 1}-01-01T00:00:00+09:00`, `${firstYear + 1}-01-01T00:00:00+09:00`],
  [`${firstYear + 2}-02-28T23:59:00+09:00`, `${firstYear + 2}-03-01T00:00:00+09:00`],
  [`${leapYear}-02-29T23:55:00+09:00`, `${leapYear}-02-29T23:55:00+09:00`],
];

/** Pays the annual fee of a year, confirms that of the year before again, and checks dates, debts and other years. */
async function checkPaidYear(runner: Runner, session: Session, [startedAt, moment]: [string, string], paid: string[]) {
  await moveServerClock(runner, startedAt, [session]);
  await checkAnnualFees(runner, session, await readFees(runner, session));
  const year = orders.currentYear(runner);
  const order = orders.annualFee('일반회원', year);
  const paidBefore = await readPayments(runner, session, '연회비');
  const others = [year - 1, year + 1].map((other) => orders.card(orders.annualFee('일반회원', other)));
  await runner.requestTogether(session, 'pgReady', others, 'amountMismatch', 'alreadyPaid');
  const [started] = await cardPayments.begin(runner, session, order, 1);
  if (moment !== startedAt) await moveServerClock(runner, moment, [session]);
  await cardPayments.decide(runner, 'approve', started);
  const { pay_info_pk } = await cardPayments.confirm(runner, session, started.ref, 'approved');
  const pk = runner.requireOrSkip(pay_info_pk, 'the payment has no record');
  for (const earlier of paid.slice(-1)) await cardPayments.confirm(runner, session, earlier, 'approved');
  await checkRecordedPayment(runner, session, order, { pk, paidBefore });
  paid.push(started.ref);
  await checkAnnualFees(runner, session, await readFees(runner, session));
  await runner.requestAs(session, 'pgReady', orders.card(order), 'alreadyPaid');
}

/** The years after the first one when the paid fees are read again. */
const yearsLater = 12;

/** Checks the annual fees around the ends of years and months in Seoul, and that old payments stay listed. */
export async function checkYears(runner: Runner, session: Session, registrant: Session) {
  const paid: string[] = [];
  const posts: DatedPost[] = [];
  const registrations = await runner.runStep('registrations are read before years pass', () =>
    readPayments(runner, registrant, '등록비'),
  );
  for (const [startedAt, moment] of tested) {
    await runner.runStep(`annual fee at ${moment}: the fee of that year is owed, and a payment has that date`, () =>
      checkPaidYear(runner, session, [startedAt, moment], paid),
    );
    await runner.runStep(`a post at ${moment} has that date`, async () =>
      posts.push(await checkPostDate(runner, session, moment, posts.at(-1))),
    );
  }
  await runner.runStep(`${yearsLater} years later: all paid fees and registrations are listed`, async () => {
    const before = [await readPayments(runner, session, '연회비'), registrations];
    await moveServerClock(runner, `${firstYear + yearsLater}-06-01T12:00:00+09:00`, [session, registrant]);
    const after = [await readPayments(runner, session, '연회비'), await readPayments(runner, registrant, '등록비')];
    runner.checkEqual(after, before, 'fees', 'payments of former years are not listed any more', '/data');
  });
}
