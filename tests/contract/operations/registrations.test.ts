import { describe, expect, test } from 'vitest';
import { currentEvent } from '#mocks/store/calendar.ts';
import { freezeTime, setMockTime } from '#tests/contract/support/frozen-clock.ts';
import { accessTokenOf, type RequestBody } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { codeOf, dataOf } from '#tests/support/api-results.ts';
import { deadlines } from '#tests/support/event.ts';

freezeTime();

const { registrationOpens: opens, registrationCloses: closes } = deadlines;
const goods = { goods_name: currentEvent };
const fee: RequestBody<'pgReady'> = { member_type: '일반회원', amount: 200_000, goods_type: '등록비', ...goods };

async function listRegistrations(visitor: Visitor, token: string, query: Record<string, number> = {}) {
  return dataOf(visitor.withToken(token).GET('/v1/front/getRegisterInfo', { params: { query } }));
}

describe('the registration period in Seoul', () => {
  test.each([
    [opens, -1, '42'],
    [opens, 0, 'ok'],
    [opens, 1, 'ok'],
    [closes, -1, 'ok'],
    [closes, 0, '42'],
    [closes, 1, '42'],
  ])('at %s plus %i s gives %s for eligibility, card and bank transfer', async (moment, seconds, code) => {
    const visitor = new Visitor();
    setMockTime(visitor, moment, seconds);
    const token = await accessTokenOf(visitor);
    expect(await codeOf(visitor.withToken(token).POST('/v1/front/checkRegisterDuplicate', { body: goods }))).toBe(code);
    expect(await codeOf(visitor.withToken(token).POST('/v1/front/pg/ready', { body: fee }))).toBe(code);
    expect(
      await codeOf(
        visitor.withToken(token).POST('/v1/front/createTransferInfo', { body: { ...fee, amount: '200000' } }),
      ),
    ).toBe(code);
  });
});

test.each([
  ['hanbit01', '일반회원'],
  ['hanbit07', '학생회원'],
  ['hanbit03', '특별회원'],
  ['hanbit04', '명예회원'],
  ['da.on', '일반회원'],
])('%s can register as %s', async (id, type) => {
  const visitor = new Visitor();
  const data = await dataOf(
    visitor.withToken(await accessTokenOf(visitor, id)).POST('/v1/front/checkRegisterDuplicate', { body: goods }),
  );
  expect(data).toEqual({ member_type: type });
});

test('a registered member gets 80, also right after the payment', async () => {
  const visitor = new Visitor();
  expect(
    await codeOf(
      visitor
        .withToken(await accessTokenOf(visitor, 'hanbit02'))
        .POST('/v1/front/checkRegisterDuplicate', { body: goods }),
    ),
  ).toBe('80');
  const token = await accessTokenOf(visitor);
  const data = await dataOf(visitor.withToken(token).POST('/v1/front/pg/ready', { body: fee }));
  expect(await codeOf(visitor.withToken(token).POST('/v1/front/checkRegisterDuplicate', { body: goods }))).toBe('ok');
  const body = new URLSearchParams({ decision: 'approve', company: '한빛카드' });
  await visitor.send('POST', `/mock/card/${data.mbrRefNo}`, { body });
  expect(await codeOf(visitor.withToken(token).POST('/v1/front/checkRegisterDuplicate', { body: goods }))).toBe('80');
  const { register_info, total_count } = await listRegistrations(visitor, token);
  expect(total_count).toBe(3);
  expect(register_info[0]).toMatchObject({ pay_info_tran_date: '2025-11-05', pay_info_pay_method: '카드결제' });
});

test('another event than the current one gives 44', async () => {
  const visitor = new Visitor();
  const body = { goods_name: '2025년 춘계학술대회' };
  expect(
    await codeOf(visitor.withToken(await accessTokenOf(visitor)).POST('/v1/front/checkRegisterDuplicate', { body })),
  ).toBe('44');
});

test('the list has only the registrations of the member, in pages, newest first, with both payment methods', async () => {
  const visitor = new Visitor();
  const token = await accessTokenOf(visitor, 'hanbit04');
  const [first, second, past] = await Promise.all([1, 2, 3].map((page) => listRegistrations(visitor, token, { page })));
  expect([first, second, past].map((page) => page?.register_info.length)).toEqual([10, 2, 0]);
  const rows = [...(first?.register_info ?? []), ...(second?.register_info ?? [])];
  const dates = rows.map((row) => row.pay_info_tran_date);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(new Set(rows.map((row) => row.pay_info_pay_method))).toEqual(new Set(['카드결제', '무통장입금']));
  expect(past?.total_count).toBe(12);
  const others = (await listRegistrations(visitor, await accessTokenOf(visitor, 'hanbit01'))).register_info;
  expect(others.filter((row) => rows.some((ownRow) => ownRow.pay_info_pk === row.pay_info_pk))).toEqual([]);
});
