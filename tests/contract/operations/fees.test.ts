import { describe, expect, test } from 'vitest';
import { currentEvent } from '#mocks/store/calendar.ts';
import { feeOf } from '#mocks/store/fees.ts';
import type { components } from '#src/api/generated/schema.ts';
import { freezeTime, setMockTime } from '#tests/contract/support/frozen-clock.ts';
import { accessTokenOf, type RequestBody } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { codeOf, dataOf, failureOf } from '#tests/support/api-results.ts';

freezeTime();

type History = components['schemas']['AnnualFeePaid'];

const hour = 3_600_000;
const fee: RequestBody<'createTransferInfo'> = {
  member_type: '일반회원',
  amount: '200000',
  goods_type: '연회비',
  goods_name: '2025년도 연회비',
};
const registration: RequestBody<'createTransferInfo'> = { ...fee, goods_type: '등록비', goods_name: currentEvent };

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

test('the fee can be paid again when the new year starts in Seoul', async () => {
  const visitor = new Visitor();
  for (const [seconds, possible, goods] of [
    [-1, false, '80'],
    [0, true, '41'],
  ] as const) {
    setMockTime(visitor, '2026-01-01T00:00:00+09:00', seconds);
    const token = await accessTokenOf(visitor);
    expect((await feeHistory(visitor, token)).pay_possible).toBe(possible);
    expect(await codeOf(visitor.withToken(token).POST('/v1/front/createTransferInfo', { body: fee }))).toBe(goods);
    const next = { ...fee, goods_name: '2026년도 연회비', amount: String(feeOf('일반회원', '연회비', '2026')) };
    expect(await codeOf(visitor.withToken(token).POST('/v1/front/createTransferInfo', { body: next }))).toBe(
      possible ? 'ok' : '41',
    );
  }
});

test('getPayInfo returns the bank account and the fees of all membership types', async () => {
  const { visitor, token } = await logInAs('hanbit01');
  const { fees, account_holder } = await dataOf(visitor.withToken(token).GET('/v1/front/getPayInfo'));
  expect(account_holder).toBe('한빛화장품과학회');
  expect(fees.map((row) => [row.member_type, row.annual_fee, row.registration_fee])).toEqual([
    ['일반회원', 200_000, 200_000],
    ['학생회원', 100_000, 100_000],
    ['특별회원', 0, 200_000],
    ['명예회원', 0, 200_000],
  ]);
});

describe('an amount', () => {
  test.each(['', '0', '-200000', '200,000', '200000.0', ' 200000', '2e5', '０', '1000000000', '200000원'])(
    'of %j is invalid for a bank transfer and gives 400',
    async (amount) => {
      const { visitor, token } = await logInAs('hanbit05');
      const call = visitor.withToken(token).POST('/v1/front/createTransferInfo', { body: { ...fee, amount } });
      expect(await failureOf(call)).toMatchObject({ status: 400 });
    },
  );

  test.each(['200000', null, 0, -1, 0.5, 1e9])('of %j is invalid for a card payment and gives 400', async (amount) => {
    const { visitor, token } = await logInAs('hanbit05');
    expect((await visitor.callUntyped('pgReady', { body: { ...fee, amount }, token })).status).toBe(400);
  });

  test.each<[string, Partial<RequestBody<'createTransferInfo'>>]>([
    ['that differs from the fee', { amount: '199999' }],
    ['of another membership type', { member_type: '학생회원', amount: '100000' }],
    ['of another membership type with the member’s own type', { amount: '100000' }],
    ['for a past year', { goods_name: '2024년도 연회비' }],
    ['for other goods', { goods_name: currentEvent }],
    ['for a past event', { goods_type: '등록비', goods_name: '2025년 춘계학술대회' }],
  ])('%s is rejected with 41 by card and by bank transfer', async (_, change) => {
    const { visitor, token } = await logInAs('hanbit05');
    const body = { ...fee, ...change };
    expect(await codeOf(visitor.withToken(token).POST('/v1/front/createTransferInfo', { body }))).toBe('41');
    expect(
      await codeOf(
        visitor.withToken(token).POST('/v1/front/pg/ready', { body: { ...body, amount: Number(body.amount) } }),
      ),
    ).toBe('41');
    expect([...visitor.db.transfers.rows(), ...visitor.db.cardPayments.rows()]).toEqual([]);
  });

  test.each([
    ['hanbit03', '특별회원'],
    ['hanbit04', '명예회원'],
  ] as const)('of an annual fee is rejected for a member type without annual fee: %s', async (id, member_type) => {
    const { visitor, token } = await logInAs(id);
    expect(
      await codeOf(visitor.withToken(token).POST('/v1/front/createTransferInfo', { body: { ...fee, member_type } })),
    ).toBe('41');
    expect(
      await codeOf(
        visitor.withToken(token).POST('/v1/front/createTransferInfo', { body: { ...registration, member_type } }),
      ),
    ).toBe('ok');
  });
});

test.each(['일반회원', '학생회원'] as const)('a member without a type can pay as the chosen type %s', async (type) => {
  const { visitor, token } = await logInAs('da.on');
  const amount = type === '학생회원' ? '100000' : '200000';
  expect(
    await codeOf(
      visitor.withToken(token).POST('/v1/front/createTransferInfo', { body: { ...fee, member_type: type, amount } }),
    ),
  ).toBe('ok');
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

  test('for a paid fee or registration is rejected with 80', async () => {
    const general = await logInAs('hanbit01');
    expect(
      await codeOf(general.visitor.withToken(general.token).POST('/v1/front/createTransferInfo', { body: fee })),
    ).toBe('80');
    const student = await logInAs('hanbit02');
    const body = { ...registration, member_type: '학생회원', amount: '100000' } as const;
    expect(await codeOf(student.visitor.withToken(student.token).POST('/v1/front/createTransferInfo', { body }))).toBe(
      '80',
    );
  });
});
