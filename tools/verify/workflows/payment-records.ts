import { responseHeadersOf } from '#mocks/http/document.ts';
import { nameIn } from '#tools/verify/downloads.ts';
import type { DataOf, OperationId } from '#tools/verify/exchange.ts';
import { newestFirst, pagesAddUp } from '#tools/verify/lists.ts';
import type { Session, Walk } from '#tools/verify/walk.ts';
import { currentEvent } from './conference.ts';

/** What each member type pays. */
export type Fees = DataOf<'getPayInfo'>['fees'];

const ids = (session: Session, walk: Walk) => `member ${walk.run.sessions.indexOf(session) + 1}`;

/** Whether a member may register for the event of the contract. */
export const mayRegister = (walk: Walk, session: Session) =>
  walk.askAs(
    session,
    'checkRegisterDuplicate',
    { body: { goods_name: currentEvent } },
    'general',
    'alreadyPaid',
    'outsideWindow',
    'unknownConference',
  );

/** The fees of each member type, as the payment screens show them. */
export async function payGuide(walk: Walk, session: Session): Promise<Fees> {
  const { data } = await walk.askAs(session, 'getPayInfo', {}, 'payInfo');
  const types = data.fees.map(({ member_type }) => member_type);
  walk.same(new Set(types).size, types.length, 'fees', 'a member type is there twice', '/data/fees');
  walk.same(types.length, 4, 'fees', 'the fees of a member type are missing', '/data/fees');
  return data.fees;
}

/** What the fees of a member mean: the one that is owed first, then what was paid, the newest first. */
export async function annual(walk: Walk, session: Session, fees: Fees) {
  const { data } = await walk.askAs(session, 'getAnnualFeePaid', {}, 'generalPaid');
  const place = '/data/pay_info';
  const unpaid = data.pay_info.filter(({ pay_info_pk }) => pay_info_pk === null);
  const paid = data.pay_info.filter(({ pay_info_pk }) => pay_info_pk !== null);
  walk.check(unpaid.length <= 1, { rule: 'fees', message: 'more than one year is not paid', pointer: place });
  walk.same(
    data.pay_possible,
    unpaid.length === 1,
    'fees',
    'pay_possible is not whether a year is owed',
    '/data/pay_possible',
  );
  if (unpaid.length > 0)
    walk.same(data.pay_info[0]?.pay_info_pk, null, 'order', 'the year that is owed is not first', `${place}/0`);
  for (const row of unpaid) {
    walk.same(
      [row.pay_info_tran_date, row.pay_info_pay_method],
      [null, null],
      'fees',
      'a year that is not paid has a day or a method',
      `${place}/0`,
    );
    const fee = fees.find(({ member_type }) => member_type === (data.member_type ?? '일반회원'))?.annual_fee;
    walk.same(
      row.pay_info_amt,
      fee,
      'fees',
      'what is owed is not the fee of the member type',
      `${place}/0/pay_info_amt`,
    );
  }
  for (const row of paid) {
    const isWhole = row.pay_info_tran_date !== null && row.pay_info_pay_method !== null;
    walk.check(isWhole, { rule: 'fees', message: 'a year that is paid has no day or no method', pointer: place });
  }
  newestFirst(
    walk,
    'fees',
    paid.map((row) => row.pay_info_tran_date),
    place,
  );
  if (data.member_type)
    walk.same(
      data.member_type,
      session.type,
      'own-data',
      'fees and login are of two member types',
      '/data/member_type',
    );
  return data;
}

/** What the contract's example calls a paper. */
const paperName = (id: OperationId) => nameIn(responseHeadersOf(id, 200)['Content-Disposition']?.example ?? null);

/** Both papers of a payment: PDFs with their names; a transfer has no receipt. */
export async function papers(walk: Walk, session: Session, pk: number, method: string | null): Promise<void> {
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
    const wanted = paperName(exchange.operation);
    walk.check(
      name === wanted,
      {
        rule: 'file-name',
        message: 'a paper has another name',
        pointer: 'header Content-Disposition',
        expected: String(wanted),
        actual: String(name),
      },
      about,
    );
  }
}

/** What a member has paid, as it is stored. */
export async function records(walk: Walk, session: Session): Promise<void> {
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
    newestFirst(
      walk,
      'registrations',
      rows.map((row) => row.pay_info_tran_date),
      pointers.rows,
    );
    for (const row of rows.slice(0, 2)) await papers(walk, session, row.pay_info_pk, row.pay_info_pay_method);
  });
  await walk.step(`${ids(session, walk)}: may register, or why not`, async () => {
    const { data, code } = await mayRegister(walk, session);
    if (code === null)
      walk.same(
        data.member_type,
        session.type,
        'own-data',
        'another member type than the login says',
        '/data/member_type',
      );
    await walk.askAs(
      session,
      'checkRegisterDuplicate',
      { body: { goods_name: '1999년 추계학술대회' } },
      'unknownConference',
    );
  });
}

/** Papers of others, and of nothing. */
export async function foreign(walk: Walk): Promise<void> {
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
      for (const id of ['getReceipt', 'getTransaction'] as const)
        await walk.askAs(other, id, { query: { pay_info_pk: pk } }, 'notFound');
      return;
    }
  });
}
