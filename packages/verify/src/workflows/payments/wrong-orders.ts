import { requestTogether } from '#verify/requests/simultaneous-requests.ts';
import { runParts } from '#verify/run/run-branches.ts';
import { membersOf, oneOfEachType, type Session } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';
import {
  annualFeeOrder,
  cardRequest,
  currentYear,
  type Order,
  readMemberType,
  registrationOrder,
  transferRequest,
  wrongOrders,
} from './orders.ts';
import { readFees } from './payment-records.ts';

/** The outcomes of an order that is wrong: the mismatch, or another reason that the server may find first. */
const refusalsOf = ({ goods_type }: Order, isUnpaid: boolean) => [
  'amountMismatch',
  ...(goods_type === '등록비' ? ['outsideWindow'] : []),
  ...(isUnpaid ? [] : ['alreadyPaid']),
];

/** Checks that a server takes amount, member type and goods from its own data: it rejects each wrong order. */
async function checkWrongOrders(runner: Runner, session: Session, isUnpaid: boolean) {
  const fees = await readFees(runner, session);
  const type = await readMemberType(runner, session);
  const memberType = type ?? '일반회원';
  const year = currentYear(runner);
  for (const order of [annualFeeOrder(memberType, year), registrationOrder(memberType)]) {
    const orders = wrongOrders(order, fees, year, type !== null);
    // A swapped type of goods may be refused because of the other goods' period.
    const expected = refusalsOf(order, isUnpaid);
    await requestTogether(runner, session, 'pgReady', orders.map(cardRequest), ...expected);
    if (isUnpaid)
      await requestTogether(runner, session, 'createTransferInfo', orders.map(transferRequest), ...expected);
  }
}

/** Starts a card payment for each fee of a member, which charges nothing, and checks that the server knows the fee. */
async function checkRightOrders(runner: Runner, session: Session) {
  const memberType = (await readMemberType(runner, session)) ?? '일반회원';
  const orders = [annualFeeOrder(memberType, currentYear(runner)), registrationOrder(memberType)];
  for (const order of orders.filter(({ amount }) => amount > 0)) {
    const expected = ['ready', 'alreadyPaid', ...(order.goods_type === '등록비' ? ['outsideWindow'] : [])];
    await runner.requestAs(session, 'pgReady', cardRequest(order), ...expected);
  }
}

/** Checks the orders of all types of members. No order is paid. */
export async function checkOrders(runner: Runner) {
  await runner.runStep('a payment with another amount, member type or goods is rejected', async () => {
    await checkWrongOrders(runner, runner.requireCreated('pgReady', 'createTransferInfo'), true);
  });
  // One member of each type, to keep the run short.
  await runParts(runner, oneOfEachType(membersOf(runner.context).given), async (part, session) => {
    const number = part.context.sessions.indexOf(session) + 1;
    await part.runStep(`member ${number}: card payments start with the fees of the member type only`, async () => {
      await checkWrongOrders(part, session, false);
      await checkRightOrders(part, session);
    });
  });
}
