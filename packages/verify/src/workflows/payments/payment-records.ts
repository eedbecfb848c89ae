import { contractFee, currentEvent, otherEvents } from '#verify/contract/contract-event.ts';
import { checkNewestFirst, checkPaging } from '#verify/list-checks.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import { type Fees, orders } from './orders.ts';
import { checkDocumentsAreHidden, checkOwnDocuments, checkPaymentDocuments } from './payment-documents.ts';

const allRegistrationOutcomes = ['general', 'alreadyPaid', 'outsideWindow', 'unknownConference'];

/** Requests whether a member may register for the event of the contract. */
export function requestRegistrationCheck(runner: Runner, session: Session, ...expected: string[]) {
  const outcomes = expected.length > 0 ? expected : allRegistrationOutcomes;
  return runner.requestAs(session, 'checkRegisterDuplicate', { body: { goods_name: currentEvent } }, ...outcomes);
}

/** Reads the fees and checks that each of the four member types has them once. */
export async function readFees(runner: Runner, session: Session): Promise<Fees> {
  const { data } = await runner.requestAs(session, 'getPayInfo', {}, 'payInfo');
  const types = new Set(data.fees.map(({ member_type }) => member_type));
  const counts = [types.size, data.fees.length];
  runner.checkEqual(counts, [4, 4], 'fees', 'the fees are not those of four member types', '/data/fees');
  const year = orders.currentYear(runner);
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
  const pointer = '/data/pay_info';
  const unpaid = data.pay_info.filter(({ pay_info_pk }) => pay_info_pk === null);
  const paid = data.pay_info.filter(({ pay_info_pk }) => pay_info_pk !== null);
  const memberType = data.member_type ?? '일반회원';
  const fee = fees.find(({ member_type }) => member_type === memberType)?.annual_fee;
  const checkFee = (message: string, actual: unknown, expected: unknown, place = pointer) =>
    runner.checkEqual(actual, expected, 'fees', message, place);
  checkFee('more than one year is unpaid', unpaid.length > 1, false);
  checkFee('the unpaid year is not first', data.pay_info.slice(0, unpaid.length), unpaid);
  const isPossible = 'pay_possible differs from whether the member owes the fee of the current year';
  checkFee(isPossible, data.pay_possible, unpaid.length === 1, '/data/pay_possible');
  // Without control over the clock, a test server may have another date than this machine.
  const dates = runner.context.settings.setClock ? runner.context.todayInSeoul() : [];
  const [year, ...otherYears] = new Set(dates.map((date) => date.slice(0, 4)));
  const owedFee = contractFee(memberType, '연회비', Number(year));
  if (year && otherYears.length === 0 && owedFee !== undefined) {
    const isOwed = owedFee > 0 && !paid.some((row) => row.pay_info_tran_date?.startsWith(`${year}-`));
    checkFee(isPossible, data.pay_possible, isOwed, '/data/pay_possible');
  }
  for (const row of unpaid) {
    const parts = [row.pay_info_tran_date, row.pay_info_pay_method, row.pay_info_member_type, row.pay_info_amt];
    const wrong = 'an unpaid year has a payment date or method, or another member type or fee than the member';
    checkFee(wrong, parts, [null, null, data.member_type, fee], `${pointer}/0`);
  }
  for (const row of paid) {
    const { pay_info_tran_date: date, pay_info_pay_method: method } = row;
    // The type is that of the payment. The present type may owe no fee, but then nothing would have been paid.
    const owed = contractFee(row.pay_info_member_type ?? '', '연회비', Number(date?.slice(0, 4)));
    checkFee('a paid year has no payment date or method', date === null || method === null, false);
    checkFee('a paid year has a member type that owes no annual fee', owed === 0 && row.pay_info_amt !== 0, false);
  }
  const paidDates = paid.map((row) => row.pay_info_tran_date);
  checkNewestFirst(runner, 'fees', paidDates, pointer);
  const message = 'the annual fees have another member type than the login';
  if (data.member_type) runner.checkEqual(data.member_type, session.type, 'own-data', message, '/data/member_type');
  return paid;
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

/** Checks the stored payments of a member: annual fees, registrations, and whether the member may register. */
export async function checkPaymentRecords(runner: Runner, session: Session) {
  const label = `member ${runner.context.sessions.indexOf(session) + 1}`;
  await runner.runStep(`${label}: annual fees, an unpaid year first`, async () => {
    const paid = await checkAnnualFees(runner, session, await readFees(runner, session));
    const documents = await runner.runAtOnce(paid.slice(0, 5), (part, row) =>
      checkPaymentDocuments(part, session, Number(row.pay_info_pk), row.pay_info_pay_method),
    );
    checkOwnDocuments(runner, documents.flat());
    const other = runner.findOther(session);
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
    const documents = await runner.runAtOnce(rows.slice(0, 2), (part, row) =>
      checkPaymentDocuments(part, session, row.pay_info_pk, row.pay_info_pay_method),
    );
    checkOwnDocuments(runner, documents.flat());
  });
  await runner.runStep(`${label}: registration check`, async () => {
    const { data, code } = await requestRegistrationCheck(runner, session);
    const message = 'the registration check has another member type than the login';
    if (code === null) runner.checkEqual(data.member_type, session.type, 'own-data', message, '/data/member_type');
    await checkPaidState(runner, session, code);
    const requests = otherEvents.map((goods_name) => ({ body: { goods_name } }));
    await runner.requestTogether(session, 'checkRegisterDuplicate', requests, 'unknownConference');
  });
}
