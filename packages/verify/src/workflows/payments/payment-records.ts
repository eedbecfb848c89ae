import { contractFee, currentEvent } from '#verify/contract/contract-event.ts';
import { checkNewestFirst, checkPaging } from '#verify/list-checks.ts';
import { requestTogether } from '#verify/requests/simultaneous-requests.ts';
import { runAtOnce } from '#verify/run/run-branches.ts';
import type { Session } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';
import { currentYear, type Fees } from './orders.ts';
import { checkDocumentsAreHidden, checkPaymentDocuments } from './payment-documents.ts';

const allRegistrationOutcomes = ['general', 'alreadyPaid', 'outsideWindow', 'unknownConference'];

/** Requests whether a member may register for the event of the contract. */
export function requestRegistrationCheck(runner: Runner, session: Session, ...expected: string[]) {
  const outcomes = expected.length > 0 ? expected : allRegistrationOutcomes;
  return runner.requestAs(session, 'checkRegisterDuplicate', { body: { goods_name: currentEvent } }, ...outcomes);
}

/** Requests whether a member who has not paid the fee may register. The clock of the run is in the period. */
export const requestFirstRegistrationCheck = (runner: Runner, session: Session) =>
  requestRegistrationCheck(runner, session, ...(runner.context.settings.setClock ? ['general'] : []));

/** Reads the fees and checks that each of the four member types has them once. */
export async function readFees(runner: Runner, session: Session): Promise<Fees> {
  const { data } = await runner.requestAs(session, 'getPayInfo', {}, 'payInfo');
  const types = data.fees.map(({ member_type }) => member_type);
  runner.checkEach('fees', [
    ['a member type occurs twice', new Set(types).size, types.length, '/data/fees'],
    ['the fees are not those of four member types', types.length, 4, '/data/fees'],
  ]);
  const year = currentYear(runner);
  for (const [index, { member_type, annual_fee, registration_fee }] of data.fees.entries()) {
    const annual = contractFee(member_type, '연회비', year) ?? annual_fee;
    const registration = contractFee(member_type, '등록비', year) ?? registration_fee;
    const message = `the fees of ${member_type} differ from the fees in the contract`;
    const actual = [annual_fee, registration_fee];
    runner.checkEqual(actual, [annual, registration], 'fees', message, `/data/fees/${index}`);
  }
  return data.fees;
}

/** Checks the annual fees of a member: an unpaid year comes first, then the paid years, newest first. */
export async function checkAnnualFees(runner: Runner, session: Session, fees: Fees) {
  const { data } = await runner.requestAs(session, 'getAnnualFeePaid', {}, 'generalPaid');
  const [pointer, possiblePointer] = ['/data/pay_info', '/data/pay_possible'];
  const unpaid = data.pay_info.filter(({ pay_info_pk }) => pay_info_pk === null);
  const paid = data.pay_info.filter(({ pay_info_pk }) => pay_info_pk !== null);
  const memberType = data.member_type ?? '일반회원';
  const fee = fees.find(({ member_type }) => member_type === memberType)?.annual_fee;
  runner.checkEach('fees', [
    ['more than one year is unpaid', unpaid.length > 1, false, pointer],
    [
      'the unpaid year is not first',
      unpaid.length === 0 || data.pay_info[0]?.pay_info_pk === null,
      true,
      `${pointer}/0`,
    ],
    ['pay_possible differs from whether a year is unpaid', data.pay_possible, unpaid.length === 1, possiblePointer],
  ]);
  // Without control over the clock, a test server may have another date than this machine.
  const dates = runner.context.settings.setClock ? runner.context.todayInSeoul() : [];
  const [year, ...otherYears] = new Set(dates.map((date) => date.slice(0, 4)));
  const owedFee = contractFee(memberType, '연회비', Number(year));
  if (year && otherYears.length === 0 && owedFee !== undefined) {
    const isOwed = owedFee > 0 && !paid.some((row) => row.pay_info_tran_date?.startsWith(`${year}-`));
    const message = 'pay_possible differs from whether the member owes a fee and has no payment of the current year';
    runner.checkEqual(data.pay_possible, isOwed, 'fees', message, possiblePointer);
  }
  const incomplete = 'an unpaid year has a payment date or method, or another member type';
  for (const row of unpaid) {
    const parts = [row.pay_info_tran_date, row.pay_info_pay_method, row.pay_info_member_type];
    runner.checkEach('fees', [
      [incomplete, parts, [null, null, data.member_type], `${pointer}/0`],
      ['the unpaid amount differs from the fee of the member type', row.pay_info_amt, fee, `${pointer}/0/pay_info_amt`],
    ]);
  }
  for (const row of paid) {
    // The type is that of the payment. The present type may owe no fee, but then nothing would have been paid.
    const owed = contractFee(row.pay_info_member_type ?? '', '연회비', Number(row.pay_info_tran_date?.slice(0, 4)));
    const parts = [row.pay_info_tran_date, row.pay_info_pay_method];
    runner.checkEach('fees', [
      ['a paid year has no payment date or method', parts.includes(null), false, pointer],
      ['a paid year has a member type that owes no annual fee', owed === 0 && row.pay_info_amt !== 0, false, pointer],
    ]);
  }
  const paidDates = paid.map((row) => row.pay_info_tran_date);
  checkNewestFirst(runner, 'fees', paidDates, pointer);
  const message = 'the annual fees have another member type than the login';
  if (data.member_type) runner.checkEqual(data.member_type, session.type, 'own-data', message, '/data/member_type');
  return data;
}

/** Checks that the registration check finds the fee paid exactly if the registrations of the member have the event. */
async function checkPaidState(runner: Runner, session: Session, code: string | null) {
  if (code !== null && code !== '80') return;
  const checked = runner.lastChecked();
  const { data } = await runner.requestAs(session, 'getRegisterInfo', { query: { row: 100 } }, 'registrations');
  const isPaid = data.register_info.some(({ pay_info_goods_name }) => pay_info_goods_name === currentEvent);
  const message = 'the registration check and the registrations of the member disagree on whether the fee is paid';
  const violation = { rule: 'payment', message, expected: isPaid ? 'code 80' : 'a success', actual: `code ${code}` };
  runner.check(isPaid === (code === '80'), violation, checked);
}

/** Names of other events, which resemble the name of the event of the contract. */
const otherEvents = [
  ...['1999년 추계학술대회', ` ${currentEvent}`, `${currentEvent} `, `${currentEvent} 2`],
  ...[currentEvent.slice(1), currentEvent.slice(0, -1)],
];

/** Checks the stored payments of a member: annual fees, registrations, and whether the member may register. */
export async function checkPaymentRecords(runner: Runner, session: Session) {
  const label = `member ${runner.context.sessions.indexOf(session) + 1}`;
  await runner.runStep(`${label}: annual fees, an unpaid year first`, async () => {
    const fees = await readFees(runner, session);
    const { pay_info } = await checkAnnualFees(runner, session, fees);
    const paid = pay_info.filter(({ pay_info_pk }) => pay_info_pk !== null);
    await runAtOnce(runner, paid.slice(0, 5), (part, row) =>
      checkPaymentDocuments(part, session, Number(row.pay_info_pk), row.pay_info_pay_method),
    );
    const other = runner.findSession(({ pk }) => pk !== session.pk);
    const numbers = paid.slice(0, 3).map(({ pay_info_pk }) => Number(pay_info_pk));
    if (other) await checkDocumentsAreHidden(runner, other, numbers);
  });
  await runner.runStep(`${label}: registrations, pages have the right rows, newest first`, async () => {
    const pointers = { rows: '/data/register_info', count: '/data/total_count' };
    const rows = await checkPaging(runner, {
      name: 'registrations',
      pointers,
      readPage: async (reader, query) => {
        const { data } = await reader.requestAs(session, 'getRegisterInfo', { query }, 'registrations');
        return { rows: data.register_info, count: data.total_count };
      },
      key: (row) => row.pay_info_pk,
    });
    const dates = rows.map((row) => row.pay_info_tran_date);
    checkNewestFirst(runner, 'registrations', dates, pointers.rows);
    await runAtOnce(runner, rows.slice(0, 2), (part, row) =>
      checkPaymentDocuments(part, session, row.pay_info_pk, row.pay_info_pay_method),
    );
  });
  await runner.runStep(`${label}: registration check`, async () => {
    const { data, code } = await requestRegistrationCheck(runner, session);
    const message = 'the registration check has another member type than the login';
    if (code === null) runner.checkEqual(data.member_type, session.type, 'own-data', message, '/data/member_type');
    await checkPaidState(runner, session, code);
    const requests = otherEvents.map((goods_name) => ({ body: { goods_name } }));
    await requestTogether(runner, session, 'checkRegisterDuplicate', requests, 'unknownConference');
  });
}
