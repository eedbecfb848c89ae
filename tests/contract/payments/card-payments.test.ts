import { describe, expect, test } from 'vitest';
import { currentEvent } from '#mocks/store/calendar.ts';
import { freezeTime, setMockTime } from '#tests/contract/support/frozen-clock.ts';
import { accessTokenOf, type RequestBody } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { dataOf } from '#tests/support/api-results.ts';
import { deadlines } from '#tests/support/event.ts';

freezeTime();

const fee: RequestBody<'pgReady'> = {
  member_type: '일반회원',
  amount: 200_000,
  goods_type: '연회비',
  goods_name: '2025년도 연회비',
};
const registration: RequestBody<'pgReady'> = { ...fee, goods_type: '등록비', goods_name: currentEvent };

/** Starts a card payment of a member and returns the actions on it. */
async function startCardPayment(goods = fee, visitor = new Visitor(), login?: string) {
  const token = login ?? (await accessTokenOf(visitor, 'hanbit05'));
  const ready = await dataOf(visitor.withToken(token).POST('/v1/front/pg/ready', { body: goods }));
  const { mbrRefNo, data: addresses } = ready;
  const path = `/mock/card/${mbrRefNo}?device=pc`;
  return {
    visitor,
    addresses,
    ref: mbrRefNo,
    show: async () => (await visitor.send('GET', path)).text(),
    /** Submits a decision on the payment page. @returns the URL of the redirect to the site, or null */
    async decide(decision: string, company = '가온카드') {
      const body = new URLSearchParams({ decision, company });
      const response = await visitor.send('POST', path, { body });
      const to = response.headers.get('Location');
      expect(response.status).toBe(to ? 303 : 200);
      return to ? new URL(to, 'http://site.test') : null;
    },
    requestApproval: () =>
      dataOf(visitor.withToken(token).POST('/v1/front/pg/approvalCallback', { body: { mbrRefNo } })),
    async paidCount() {
      const { pay_info } = await dataOf(visitor.withToken(token).POST('/v1/front/getAnnualFeePaid'));
      return pay_info.filter((row) => row.pay_info_tran_date?.startsWith('2025')).length;
    },
  };
}

describe('a new card payment', () => {
  test.each([
    ['https://hanbit.example', 'https://hanbit.example'],
    // Pages with an opaque origin send this value.
    ['null', 'http://site.test'],
    ['javascript:alert(1)', 'http://site.test'],
  ])('behind a proxy with the origin %s has its URLs at %s', async (Origin, expected) => {
    const visitor = new Visitor();
    const token = await accessTokenOf(visitor, 'hanbit05');
    const data = await dataOf(visitor.withToken(token).POST('/v1/front/pg/ready', { body: fee, headers: { Origin } }));
    expect(new URL(data.data.nextPcUrl).origin).toBe(expected);
  });
});

describe('a visitor who', () => {
  test('approves pays once and is redirected with the card data', async () => {
    const { decide, requestApproval, paidCount } = await startCardPayment();
    const back = await decide('approve');
    expect(back?.pathname).toBe('/membership');
    expect(Object.fromEntries(back?.searchParams ?? [])).toEqual({
      sucess: 'true',
      aid: '',
      member_type: '일반회원',
      amount: '200000',
      company_code: '가온카드',
      card_no: '5310-****-****-0927',
    });
    expect(await requestApproval()).toEqual({ approved: true, pay_info_pk: 9034, amount: 200_000 });
    expect(await paidCount()).toBe(1);
  });

  test('returns without a decision pays nothing, and the open page cannot charge the card later', async () => {
    const { requestApproval, decide, paidCount } = await startCardPayment();
    const approval = await requestApproval();
    expect(approval).toEqual({ approved: false, pay_info_pk: null, amount: 200_000 });
    expect((await decide('approve'))?.searchParams.get('sucess')).toBe('false');
    expect(await requestApproval()).toEqual(approval);
    expect(await paidCount()).toBe(0);
  });
});

test('only one of two concurrent payments of a fee is charged', async () => {
  const visitor = new Visitor();
  const [one, other] = [await startCardPayment(fee, visitor), await startCardPayment(fee, visitor)];
  const backs = await Promise.all([one.decide('approve'), other.decide('approve')]);
  expect(backs.map((back) => back?.searchParams.get('sucess'))).toEqual(['true', 'false']);
  expect(backs[1]?.searchParams.get('aid')).toBe('REFUSED-80');
  expect([await one.requestApproval(), await other.requestApproval()]).toMatchObject([
    { approved: true },
    { approved: false },
  ]);
  expect(await one.paidCount()).toBe(1);
});

test.each([
  [-1, 'true'],
  [0, 'false'],
])('a registration that is approved at %i s from the end of the period is paid: %s', async (seconds, sucess) => {
  const { visitor, decide } = await startCardPayment(registration);
  setMockTime(visitor, deadlines.registrationCloses, seconds);
  expect((await decide('approve'))?.searchParams.get('sucess')).toBe(sucess);
});
