import { moments } from '#verify/contract/contract-event.ts';
import { requestTogether } from '#verify/requests/simultaneous-requests.ts';
import type { Session } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';
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

/** Moments around midnights that change year or month in Seoul only, each in a year in which a fee is owed. */
const tested: TestedMoment[] = [
  { moment: `${firstYear}-12-31T23:58:00+09:00` },
  { moment: `${firstYear + 1}-01-01T00:00:00+09:00` },
  { moment: `${firstYear + 2}-03-01T00:00:00+09:00`, startedAt: `${firstYear + 2}-02-28T23:59:00+09:00` },
  { moment: `${leapYear}-02-29T23:55:00+09:00` },
];

/** Checks that the annual fee of the current year is owed, and that the fees of other years cannot be paid. */
async function checkOwedYear(runner: Runner, session: Session) {
  await checkAnnualFees(runner, session, await readFees(runner, session));
  const year = currentYear(runner);
  const others = [year - 1, year + 1].map((other) => cardRequest(annualFeeOrder('일반회원', other)));
  await requestTogether(runner, session, 'pgReady', others, 'amountMismatch', 'alreadyPaid');
  await runner.requestAs(session, 'pgReady', cardRequest(annualFeeOrder('일반회원', year)), 'ready');
}

/** Starts to pay the annual fee of the current year. */
const beginYear = (runner: Runner, session: Session) =>
  beginCardPayment(runner, session, annualFeeOrder('일반회원', currentYear(runner)));

/** Pays the annual fee of the current year, confirms that of the year before again, and checks dates and debts. */
async function checkPaidYear(runner: Runner, session: Session, paid: string[], begun: StartedPayment | null) {
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

/** Checks the annual fees around the ends of years and months in Seoul, and that old payments stay listed. */
export async function checkYears(runner: Runner, session: Session, registrant: Session) {
  const paid: string[] = [];
  const posts: DatedPost[] = [];
  const readPks = async (member: Session, goods: Order['goods_type']) =>
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
    await runner.runStep(`a post at ${moment} has that date`, async () =>
      posts.push(await checkPostDate(runner, session, moment, posts.at(-1))),
    );
    if (owed)
      await runner.runStep(`annual fee at ${moment}: a payment has that date`, () =>
        checkPaidYear(runner, session, paid, owed.begun),
      );
  }
  await runner.runStep(`${yearsLater} years later: all paid fees and registrations are listed`, async () => {
    const before = [await readPks(session, '연회비'), registrations];
    await moveServerClock(runner, `${firstYear + yearsLater}-06-01T12:00:00+09:00`, [session, registrant]);
    const after = [await readPks(session, '연회비'), await readPks(registrant, '등록비')];
    runner.checkEqual(after, before, 'fees', 'payments of former years are not listed any more', '/data');
  });
}
