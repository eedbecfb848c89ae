import type { Session, Walk } from '#tools/verify/walk.ts';
import { currentEvent } from './conference.ts';
import { annual, type Fees, foreign, mayRegister, papers, payGuide, records } from './payment-records.ts';

type MemberType = Fees[number]['member_type'];
type Order = { member_type: MemberType; amount: number; goods_type: '연회비' | '등록비'; goods_name: string };

const typeOf = (session: Session, fees: Fees): MemberType =>
  fees.find(({ member_type }) => member_type === session.type)?.member_type ?? '일반회원';

const transfer = (order: Order) => ({ body: { ...order, amount: String(order.amount) } });

/** Refusals of what can't be paid; nothing is charged. */
async function refused(walk: Walk, session: Session, order: Order): Promise<void> {
  const wrong = { ...order, amount: order.amount + 1 };
  await walk.askAs(session, 'createTransferInfo', transfer(wrong), 'amountMismatch');
  await walk.askAs(session, 'pgReady', { body: wrong }, 'amountMismatch');
}

async function begin(walk: Walk, session: Session, order: Order) {
  const { data } = await walk.askAs(session, 'pgReady', { body: order }, 'ready');
  const addresses = Object.values(data.data);
  walk.check(
    addresses.every((address) => URL.canParse(address)),
    { rule: 'address', message: 'an address of the payment page is none', pointer: '/data/data' },
  );
  return { ref: data.mbrRefNo, address: data.data.nextPcUrl };
}

/** A card payment that is declined, and one that is approved: recorded once, with its papers, and never again. */
async function byCard(walk: Walk, session: Session, order: Order, isPaid: () => Promise<boolean>): Promise<void> {
  const pays = walk.need(
    walk.run.settings.card,
    'it needs the payment page, and nothing pays on it (--card)',
    'pgApprovalCallback',
  );
  const card = (decision: 'approve' | 'decline', address: string) =>
    pays(decision, address).catch((error: Error) =>
      walk.need<void>(null, `nothing pays on the page: ${error.message}`, 'pgApprovalCallback'),
    );
  const settle = async (ref: string, outcome: string) =>
    (await walk.askAs(session, 'pgApprovalCallback', { body: { mbrRefNo: ref } }, outcome)).data;
  const declined = await begin(walk, session, order);
  await card('decline', declined.address);
  const no = await settle(declined.ref, 'declined');
  walk.same(
    [no.approved, no.pay_info_pk, no.amount],
    [false, null, order.amount],
    'payment',
    'a declined payment is not answered as one',
    '/data',
  );
  walk.same(await isPaid(), false, 'payment', 'a declined payment is recorded');
  const approved = await begin(walk, session, order);
  walk.check(approved.ref !== declined.ref, {
    rule: 'payment',
    message: 'two payments have one number',
    pointer: '/data/mbrRefNo',
  });
  await card('approve', approved.address);
  const yes = await settle(approved.ref, 'approved');
  walk.same(
    [yes.approved, yes.amount],
    [true, order.amount],
    'payment',
    'an approved payment is not answered as one',
    '/data',
  );
  walk.run.ledger.leave(`a card payment of ${session.id}: ${order.goods_name}, ${order.amount} won`);
  walk.same(await settle(approved.ref, 'approved'), yes, 'payment', 'asking again gives another answer', '/data');
  walk.same(await isPaid(), true, 'payment', 'an approved payment is not in the records');
  const hasRecord = walk.check(yes.pay_info_pk !== null, {
    rule: 'payment',
    message: 'an approved payment names no record',
    pointer: '/data/pay_info_pk',
  });
  const pk = walk.need(hasRecord && yes.pay_info_pk, 'the payment has no record');
  await papers(walk, session, pk, '카드결제');
  await walk.askAs(session, 'pgReady', { body: order }, 'alreadyPaid');
  await walk.askAs(session, 'createTransferInfo', transfer(order), 'alreadyPaid');
  const stranger = walk.who((other) => other.pk !== session.pk);
  if (stranger)
    await walk.askAs(stranger, 'pgApprovalCallback', { body: { mbrRefNo: approved.ref } }, 'unknownPayment');
}

async function annualFee(walk: Walk, session: Session): Promise<void> {
  const fees = await payGuide(walk, session);
  const { pay_possible } = await annual(walk, session, fees);
  walk.need(pay_possible, 'the member owes no annual fee', 'createTransferInfo', 'pgReady');
  const member_type = typeOf(session, fees);
  const amount = fees.find((fee) => fee.member_type === member_type)?.annual_fee ?? 0;
  const goods_name = `${walk.run.days()[0].slice(0, 4)}년도 연회비`;
  const order: Order = { member_type, amount, goods_type: '연회비', goods_name };
  await refused(walk, session, order);
  await walk.askAs(session, 'createTransferInfo', transfer(order), 'created');
  walk.run.ledger.leave(`an announced transfer of ${session.id}: ${goods_name}, ${amount} won`);
  await walk.askAs(session, 'createTransferInfo', transfer(order), 'created');
  const { pay_possible: still } = await annual(walk, session, fees);
  walk.same(still, true, 'payment', 'a transfer that was only announced counts as paid', '/data/pay_possible');
  await byCard(walk, session, order, async () => {
    const now = await annual(walk, session, fees);
    return !now.pay_possible && now.pay_info.some((row) => row.pay_info_pk !== null);
  });
}

async function registrationFee(walk: Walk, session: Session): Promise<void> {
  const fees = await payGuide(walk, session);
  const body = { goods_name: currentEvent };
  const { code, data } = await mayRegister(walk, session);
  if (code !== null)
    walk.need(
      null,
      'registration for the event of the contract is not open on the server, or it is paid',
      'createTransferInfo',
      'pgReady',
    );
  const amount = fees.find((fee) => fee.member_type === data.member_type)?.registration_fee ?? 0;
  const order: Order = { member_type: data.member_type, amount, goods_type: '등록비', goods_name: currentEvent };
  await refused(walk, session, order);
  await byCard(walk, session, order, async () => {
    const { data: list } = await walk.askAs(session, 'getRegisterInfo', {}, 'registrations');
    return list.register_info.some((row) => row.pay_info_goods_name === currentEvent);
  });
  await walk.askAs(session, 'checkRegisterDuplicate', { body }, 'alreadyPaid');
}

/** Payments outside the days of registration; for a clock that stands there. */
export async function lateRegistration(walk: Walk): Promise<void> {
  await walk.step('a registration after its days is refused', async () => {
    const session = walk.anyone('checkRegisterDuplicate');
    await walk.askAs(session, 'checkRegisterDuplicate', { body: { goods_name: currentEvent } }, 'outsideWindow');
    walk.mayWrite('createTransferInfo', 'pgReady');
    const fees = await payGuide(walk, session);
    const member_type = typeOf(session, fees);
    const amount = fees.find((fee) => fee.member_type === member_type)?.registration_fee ?? 0;
    const order: Order = { member_type, amount, goods_type: '등록비', goods_name: currentEvent };
    await walk.askAs(session, 'createTransferInfo', transfer(order), 'outsideWindow');
    await walk.askAs(session, 'pgReady', { body: order }, 'outsideWindow');
  });
}

/** Fees and registrations: read for every member that was given, paid by a member of the run's own. */
export async function payment(walk: Walk): Promise<void> {
  const given = walk.run.sessions.filter(({ own }) => !own);
  if (given.length === 0)
    await walk.step('fees', async () => void walk.anyone('getPayInfo', 'getAnnualFeePaid', 'getRegisterInfo'));
  for (const session of given) await records(walk, session);
  await foreign(walk);
  await walk.step('a payment that nobody began is not known', async () => {
    walk.mayWrite('pgApprovalCallback');
    const body = { mbrRefNo: `NONE-${walk.run.prefix}` };
    await walk.askAs(walk.anyone('pgApprovalCallback'), 'pgApprovalCallback', { body }, 'unknownPayment');
  });
  const pays = [
    ['the annual fee is paid once', annualFee],
    ['the registration fee is paid once', registrationFee],
  ] as const;
  for (const [name, pay] of pays)
    await walk.step(name, () => {
      const operations = ['createTransferInfo', 'pgReady', 'pgApprovalCallback'] as const;
      walk.mayWrite(...operations);
      const payer = walk.who(({ own }) => own);
      return pay(walk, walk.need(payer, 'the run made no account of its own', ...operations));
    });
}
