import { describe, expect, test } from 'vitest';
import type { components } from '#src/api/generated/schema.ts';
import { freezeTime } from '#tests/contract/support/frozen-clock.ts';
import { accessTokenOf, type RequestBody } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { codeOf, dataOf } from '#tests/support/api-results.ts';

freezeTime();

type History = components['schemas']['AnnualFeePaid'];

const hour = 3_600_000;
const fee: RequestBody<'createTransferInfo'> = {
  member_type: '일반회원',
  amount: '200000',
  goods_type: '연회비',
  goods_name: '2025년도 연회비',
};

async function feeHistory(visitor: Visitor, token: string): Promise<History> {
  return dataOf(visitor.withToken(token).POST('/v1/front/getAnnualFeePaid'));
}

/** Creates a visitor and logs a member in. */
async function logInAs(id: string) {
  const visitor = new Visitor();
  return { visitor, token: await accessTokenOf(visitor, id) };
}

test.each<[string, History['member_type'], boolean, number[]]>([
  ['hanbit01', '일반회원', false, [200_000, 200_000, 200_000]],
  ['hanbit02', '학생회원', false, [100_000, 200_000]],
  ['hanbit03', '특별회원', false, []],
  ['hanbit04', '명예회원', false, [100_000]],
  ['hanbit05', '일반회원', true, [200_000, 150_000]],
  ['hanbit06', '일반회원', true, [200_000, 200_000, 200_000]],
  ['hanbit07', '학생회원', true, [100_000]],
  ['da.on', null, true, [200_000]],
])('the payment history of %s determines whether the fee can be paid', async (id, type, possible, amounts) => {
  const { visitor, token } = await logInAs(id);
  const { member_type, pay_possible, pay_info } = await feeHistory(visitor, token);
  expect({ member_type, pay_possible }).toEqual({ member_type: type, pay_possible: possible });
  expect(pay_info.map((row) => row.pay_info_amt)).toEqual(amounts);
  const [unpaid, ...paid] = possible ? pay_info : [null, ...pay_info];
  if (unpaid) {
    expect(unpaid).toMatchObject({ pay_info_pk: null, pay_info_tran_date: null, pay_info_pay_method: null });
  }
  expect(paid.filter((row) => row?.pay_info_pk === null)).toEqual([]);
  const dates = paid.map((row) => row?.pay_info_tran_date ?? '');
  expect(dates).toEqual(dates.toSorted().reverse());
});

describe('a bank transfer', () => {
  test('is recorded as a payment one day after its announcement', async () => {
    const { visitor, token } = await logInAs('hanbit05');
    expect(await codeOf(visitor.withToken(token).POST('/v1/front/createTransferInfo', { body: fee }))).toBe('ok');
    expect((await feeHistory(visitor, token)).pay_possible).toBe(true);
    visitor.db.clock.advance(24 * hour - 1000);
    expect((await feeHistory(visitor, await accessTokenOf(visitor, 'hanbit05'))).pay_possible).toBe(true);
    visitor.db.clock.advance(1000);
    const { pay_possible, pay_info } = await feeHistory(visitor, await accessTokenOf(visitor, 'hanbit05'));
    expect(pay_possible).toBe(false);
    expect(pay_info[0]).toMatchObject({ pay_info_tran_date: '2025-11-06', pay_info_pay_method: '무통장입금' });
    expect([...visitor.db.transfers.rows()]).toEqual([]);
  });

  test('that is announced again replaces the previous announcement', async () => {
    const { visitor, token } = await logInAs('hanbit05');
    for (let time = 0; time < 3; time += 1) {
      expect(await codeOf(visitor.withToken(token).POST('/v1/front/createTransferInfo', { body: fee }))).toBe('ok');
      visitor.db.clock.advance(60_000);
    }
    visitor.db.clock.advance(25 * hour);
    const { pay_info } = await feeHistory(visitor, await accessTokenOf(visitor, 'hanbit05'));
    expect(pay_info.filter((row) => row.pay_info_tran_date?.startsWith('2025'))).toHaveLength(1);
  });

  test('is dropped when the fee has been paid by card', async () => {
    const { visitor, token } = await logInAs('hanbit05');
    await visitor.withToken(token).POST('/v1/front/createTransferInfo', { body: fee });
    const data = await dataOf(
      visitor.withToken(token).POST('/v1/front/pg/ready', { body: { ...fee, amount: 200_000 } }),
    );
    const decision = new URLSearchParams({ decision: 'approve', company: '한빛카드' });
    await visitor.send('POST', `/mock/card/${data.mbrRefNo}`, { body: decision });
    expect(await codeOf(visitor.withToken(token).POST('/v1/front/createTransferInfo', { body: fee }))).toBe('80');
    visitor.db.clock.advance(48 * hour);
    const { pay_info } = await feeHistory(visitor, await accessTokenOf(visitor, 'hanbit05'));
    expect(pay_info.map((row) => row.pay_info_pay_method)).toEqual(['카드결제', '무통장입금']);
  });
});
