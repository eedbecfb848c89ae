import { nameIn } from '../downloads';
import type { DataOf } from '../exchange';
import { newestFirst, pagesAddUp } from '../lists';
import type { Session, Walk } from '../walk';
import { currentEvent } from './conference';

type Fees = DataOf<'getPayInfo'>['fees'];
type MemberType = Fees[number]['member_type'];
type Order = { member_type: MemberType; amount: number; goods_type: '연회비' | '등록비'; goods_name: string };

const ids = (session: Session, walk: Walk) => `member ${walk.run.sessions.indexOf(session) + 1}`;
const typeOf = (session: Session, fees: Fees): MemberType =>
  fees.find(({ member_type }) => member_type === session.type)?.member_type ?? '일반회원';

async function payGuide(walk: Walk, session: Session): Promise<Fees> {
  const { data } = await walk.askAs(session, 'getPayInfo', {}, 'payInfo');
  const types = data.fees.map(({ member_type }) => member_type);
  walk.same(new Set(types).size, types.length, 'fees', 'a member type is there twice', '/data/fees');
  walk.same(types.length, 4, 'fees', 'the fees of a member type are missing', '/data/fees');
  return data.fees;
}

/** What the fees of a member mean: the one that is owed first, then what was paid, the newest first. */
async function annual(walk: Walk, session: Session, fees: Fees) {
  const { data } = await walk.askAs(session, 'getAnnualFeePaid', {}, 'generalPaid');
  const place = '/data/pay_info';
  const unpaid = data.pay_info.filter(({ pay_info_pk }) => pay_info_pk === null);
  const paid = data.pay_info.filter(({ pay_info_pk }) => pay_info_pk !== null);
  walk.check(unpaid.length <= 1, { rule: 'fees', message: 'more than one year is not paid', pointer: place });
  walk.same(data.pay_possible, unpaid.length === 1, 'fees', 'pay_possible is not whether a year is owed', '/data/pay_possible');
  if (unpaid.length > 0) walk.same(data.pay_info[0]?.pay_info_pk, null, 'order', 'the year that is owed is not first', `${place}/0`);
  for (const row of unpaid) {
    walk.same([row.pay_info_tran_date, row.pay_info_pay_method], [null, null], 'fees', 'a year that is not paid has a day or a method', `${place}/0`);
    const fee = fees.find(({ member_type }) => member_type === (data.member_type ?? '일반회원'))?.annual_fee;
    walk.same(row.pay_info_amt, fee, 'fees', 'what is owed is not the fee of the member type', `${place}/0/pay_info_amt`);
  }
  for (const row of paid) {
    const isWhole = row.pay_info_tran_date !== null && row.pay_info_pay_method !== null;
    walk.check(isWhole, { rule: 'fees', message: 'a year that is paid has no day or no method', pointer: place });
  }
  newestFirst(walk, 'fees', paid.map((row) => row.pay_info_tran_date), place);
  if (data.member_type) walk.same(data.member_type, session.type, 'own-data', 'fees and login are of two member types', '/data/member_type');
  return data;
}

/** Both papers of a payment: PDFs with their names; a transfer has no receipt. */
async function papers(walk: Walk, session: Session, pk: number, method: string | null): Promise<void> {
  const query = { pay_info_pk: pk };
  const isTransfer = method === '무통장입금';
  const answers = [
    await walk.askAs(session, 'getReceipt', { query }, isTransfer ? 'noReceipt' : 'receipt'),
    await walk.askAs(session, 'getTransaction', { query }, 'statement'),
  ];
  for (const { exchange } of answers) {
    const { answer } = exchange;
    if (!answer || answer.type === 'application/json') continue;
    const text = Buffer.from(answer.bytes).toString('latin1');
    const about = { exchange, outcomes: [] };
    const isPdf = text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF');
    walk.check(isPdf, { rule: 'bytes', message: 'what comes is no whole PDF', actual: text.slice(0, 8) }, about);
    const name = nameIn(answer.headers.get('Content-Disposition'));
    const wanted = exchange.operation === 'getReceipt' ? '한빛화장품과학회 영수증.pdf' : '한빛화장품과학회 거래명세서.pdf';
    walk.check(name === wanted, { rule: 'file-name', message: 'a paper has another name', pointer: 'header Content-Disposition', expected: wanted, actual: String(name) }, about);
  }
}

/** What a member has paid, as it is stored. */
async function records(walk: Walk, session: Session): Promise<void> {
  await walk.step(`${ids(session, walk)}: fees, what is owed first`, async () => {
    const fees = await payGuide(walk, session);
    const { pay_info } = await annual(walk, session, fees);
    const paid = pay_info.filter(({ pay_info_pk }) => pay_info_pk !== null);
    for (const row of paid.slice(0, 3)) await papers(walk, session, Number(row.pay_info_pk), row.pay_info_pay_method);
  });
  await walk.step(`${ids(session, walk)}: registrations, pages add up, the newest first`, async () => {
    const pointers = { rows: '/data/register_info', count: '/data/total_count' };
    const read = async (query: Record<string, string | number>) => {
      const { data } = await walk.askAs(session, 'getRegisterInfo', { query }, 'registrations');
      return { rows: data.register_info, count: data.total_count };
    };
    const rows = await pagesAddUp(walk, { name: 'registrations', pointers, read, key: (row) => row.pay_info_pk });
    newestFirst(walk, 'registrations', rows.map((row) => row.pay_info_tran_date), pointers.rows);
    for (const row of rows.slice(0, 2)) await papers(walk, session, row.pay_info_pk, row.pay_info_pay_method);
  });
  await walk.step(`${ids(session, walk)}: may register, or why not`, async () => {
    const body = { goods_name: currentEvent };
    const { data, code } = await walk.askAs(session, 'checkRegisterDuplicate', { body }, 'general', 'alreadyPaid', 'outsideWindow');
    if (code === null) walk.same(data.member_type, session.type, 'own-data', 'another member type than the login says', '/data/member_type');
    await walk.askAs(session, 'checkRegisterDuplicate', { body: { goods_name: '1999년 추계학술대회' } }, 'unknownConference');
  });
}

async function foreign(walk: Walk): Promise<void> {
  await walk.step('papers of another member, and of no payment, are not found', async () => {
    const owner = walk.anyone('getReceipt', 'getTransaction');
    const stranger = walk.who(({ pk }) => pk !== owner.pk);
    const nothing = { query: { pay_info_pk: 2_147_483_647 } };
    for (const id of ['getReceipt', 'getTransaction'] as const) await walk.askAs(owner, id, nothing, 'notFound');
    const given = walk.run.sessions.filter(({ own }) => !own);
    for (const session of given) {
      const { data } = await walk.askAs(session, 'getAnnualFeePaid', {}, 'generalPaid');
      const pk = data.pay_info.find(({ pay_info_pk }) => pay_info_pk !== null)?.pay_info_pk;
      const other = stranger?.pk === session.pk ? owner : (stranger ?? owner);
      if (!pk || other.pk === session.pk) continue;
      for (const id of ['getReceipt', 'getTransaction'] as const) await walk.askAs(other, id, { query: { pay_info_pk: pk } }, 'notFound');
      return;
    }
  });
}

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
  walk.check(addresses.every((address) => URL.canParse(address)), { rule: 'address', message: 'an address of the payment page is none', pointer: '/data/data' });
  return { ref: data.mbrRefNo, address: data.data.nextPcUrl };
}

/** A card payment that is declined, and one that is approved: recorded once, with its papers, and never again. */
async function byCard(walk: Walk, session: Session, order: Order, isPaid: () => Promise<boolean>): Promise<void> {
  const card = walk.need(walk.run.settings.card, 'it needs the payment page, and nothing pays on it (--card)', 'pgApprovalCallback');
  const settle = async (ref: string, outcome: string) => (await walk.askAs(session, 'pgApprovalCallback', { body: { mbrRefNo: ref } }, outcome)).data;
  const declined = await begin(walk, session, order);
  await card('decline', declined.address);
  const no = await settle(declined.ref, 'declined');
  walk.same([no.approved, no.pay_info_pk, no.amount], [false, null, order.amount], 'payment', 'a declined payment is not answered as one', '/data');
  walk.same(await isPaid(), false, 'payment', 'a declined payment is recorded');
  const approved = await begin(walk, session, order);
  walk.check(approved.ref !== declined.ref, { rule: 'payment', message: 'two payments have one number', pointer: '/data/mbrRefNo' });
  await card('approve', approved.address);
  const yes = await settle(approved.ref, 'approved');
  walk.same([yes.approved, yes.amount], [true, order.amount], 'payment', 'an approved payment is not answered as one', '/data');
  walk.run.ledger.leave(`a card payment of ${session.id}: ${order.goods_name}, ${order.amount} won`);
  walk.same(await settle(approved.ref, 'approved'), yes, 'payment', 'asking again gives another answer', '/data');
  walk.same(await isPaid(), true, 'payment', 'an approved payment is not in the records');
  const hasRecord = walk.check(yes.pay_info_pk !== null, { rule: 'payment', message: 'an approved payment names no record', pointer: '/data/pay_info_pk' });
  const pk = walk.need(hasRecord && yes.pay_info_pk, 'the payment has no record');
  await papers(walk, session, pk, '카드결제');
  await walk.askAs(session, 'pgReady', { body: order }, 'alreadyPaid');
  await walk.askAs(session, 'createTransferInfo', transfer(order), 'alreadyPaid');
  const stranger = walk.who((other) => other.pk !== session.pk);
  if (stranger) await walk.askAs(stranger, 'pgApprovalCallback', { body: { mbrRefNo: approved.ref } }, 'unknownPayment');
}

async function annualFee(walk: Walk, session: Session): Promise<void> {
  const fees = await payGuide(walk, session);
  const { pay_possible } = await annual(walk, session, fees);
  walk.need(pay_possible, 'the member owes no annual fee', 'createTransferInfo', 'pgReady');
  const member_type = typeOf(session, fees);
  const amount = fees.find((fee) => fee.member_type === member_type)?.annual_fee ?? 0;
  const goods_name = `${walk.run.today().slice(0, 4)}년도 연회비`;
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
  const { code, data } = await walk.askAs(session, 'checkRegisterDuplicate', { body }, 'general', 'alreadyPaid', 'outsideWindow');
  if (code !== null) walk.need(null, 'registration is not open on the server, or it is paid', 'createTransferInfo', 'pgReady');
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
  if (given.length === 0) await walk.step('fees', async () => void walk.anyone('getPayInfo', 'getAnnualFeePaid', 'getRegisterInfo'));
  for (const session of given) await records(walk, session);
  await foreign(walk);
  await walk.step('a payment that nobody began is not known', async () => {
    walk.mayWrite('pgApprovalCallback');
    const body = { mbrRefNo: `NONE-${walk.run.prefix}` };
    await walk.askAs(walk.anyone('pgApprovalCallback'), 'pgApprovalCallback', { body }, 'unknownPayment');
  });
  await walk.step('the annual fee is paid once', () => {
    walk.mayWrite('createTransferInfo', 'pgReady', 'pgApprovalCallback');
    return annualFee(walk, walk.need(walk.who(({ own }) => own), 'the run made no account of its own', 'createTransferInfo', 'pgReady', 'pgApprovalCallback'));
  });
  await walk.step('the registration fee is paid once', () => {
    walk.mayWrite('createTransferInfo', 'pgReady', 'pgApprovalCallback');
    return registrationFee(walk, walk.need(walk.who(({ own }) => own), 'the run made no account of its own', 'createTransferInfo', 'pgReady', 'pgApprovalCallback'));
  });
}
