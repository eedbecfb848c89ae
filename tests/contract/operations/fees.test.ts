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
