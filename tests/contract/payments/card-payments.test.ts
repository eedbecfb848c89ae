import { describe, expect, test } from 'vitest';
import { currentEvent } from '#mocks/store/calendar.ts';
import { freezeTime, moveTo } from '#tests/contract/support/frozen-clock.ts';
import { tokenOf } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';

freezeTime();

const fee = { member_type: '일반회원', amount: 200_000, goods_type: '연회비', goods_name: '2025년도 연회비' };
const registration = { ...fee, goods_type: '등록비', goods_name: currentEvent };

/** A member with a payment begun, and what can be done with it. */
async function begun(goods: object = fee, visitor = new Visitor(), login?: string) {
  const token = login ?? (await tokenOf(visitor, 'hanbit05'));
  const { data } = await visitor.ask('pgReady', { body: goods, token });
  const { mbrRefNo, data: addresses } = Object(data);
  const path = `/mock/card/${mbrRefNo}?device=pc`;
  return {
    visitor,
    addresses,
    ref: String(mbrRefNo),
    show: async () => (await visitor.send('GET', path)).text(),
    /** Decides on the page. @returns the path and query that it leads back to, or null */
    async decide(decision: string, company = '가온카드') {
      const body = new URLSearchParams({ decision, company });
      const response = await visitor.send('POST', path, { body });
      const to = response.headers.get('Location');
      expect(response.status).toBe(to ? 303 : 200);
      return to ? new URL(to, 'http://site.test') : null;
    },
    ask: () => visitor.ask('pgApprovalCallback', { body: { mbrRefNo }, token }),
    async paid() {
      const { data: history } = await visitor.ask('getAnnualFeePaid', { token });
      const rows: { pay_info_tran_date: string | null }[] = Object(history).pay_info;
      return rows.filter((row) => row.pay_info_tran_date?.startsWith('2025')).length;
    },
  };
}

describe('a card payment that begins', () => {
  test('has a number of its own and three addresses on the site that asked', async () => {
    const { ref, addresses } = await begun();
    expect(ref).toMatch(/^HB20251105-\d{10}$/);
    expect(addresses).toEqual({
      nextPcUrl: `http://site.test/api/mock/card/${ref}?device=pc`,
      nextMobileUrl: `http://site.test/api/mock/card/${ref}?device=mobile`,
      nextAppUrl: `http://site.test/api/mock/card/${ref}?device=app`,
    });
    expect((await begun()).ref).not.toBe(ref);
  });

  test.each([
    ['https://hanbit.example', 'https://hanbit.example'],
    // What an opaque page sends.
    ['null', 'http://site.test'],
    ['javascript:alert(1)', 'http://site.test'],
  ])('behind a proxy, from %s, has its addresses at %s', async (Origin, expected) => {
    const visitor = new Visitor();
    const token = await tokenOf(visitor, 'hanbit05');
    const { data } = await visitor.ask('pgReady', { body: fee, token, headers: { Origin } });
    expect(new URL(Object(data).data.nextPcUrl).origin).toBe(expected);
  });

  test('charges nothing yet, and can begin again', async () => {
    const { visitor, paid } = await begun();
    await begun(fee, visitor);
    expect(await paid()).toBe(0);
  });
});

describe('the visitor who', () => {
  test('approves has paid, once, and comes back with the card', async () => {
    const { decide, ask, paid } = await begun();
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
    expect((await ask()).data).toEqual({ approved: true, pay_info_pk: 9034, amount: 200_000 });
    expect(await paid()).toBe(1);
  });

  test('pays a registration comes back to the activities of the society', async () => {
    const { decide } = await begun(registration);
    expect((await decide('approve'))?.pathname).toBe('/society');
  });

  test.each(['decline', 'close'])('%ss has not paid, and comes back with a reason', async (decision) => {
    const { decide, ask, paid } = await begun();
    const back = await decide(decision);
    expect(back?.pathname).toBe('/membership');
    expect(Object.fromEntries(back?.searchParams ?? [])).toMatchObject({
      sucess: 'false',
      aid: expect.stringMatching(/./),
      amount: '200000',
      card_no: '',
    });
    expect((await ask()).data).toEqual({ approved: false, pay_info_pk: null, amount: 200_000 });
    expect(await paid()).toBe(0);
  });

  test('approves twice, at once or one after the other, has paid once', async () => {
    const { decide, ask, paid } = await begun();
    const twice = await decide('approve-twice');
    const again = await Promise.all([decide('approve'), decide('approve', '다솜카드'), decide('approve-twice')]);
    expect(new Set(again.map(String))).toEqual(new Set([String(twice)]));
    expect(await Promise.all([ask(), ask()])).toEqual([await ask(), await ask()]);
    expect(await paid()).toBe(1);
  });

  test('declines after having approved has still paid; one who approves after having declined has not', async () => {
    const paying = await begun();
    await paying.decide('approve');
    expect((await paying.decide('decline'))?.searchParams.get('sucess')).toBe('true');
    expect(await paying.paid()).toBe(1);
    const declining = await begun();
    await declining.decide('decline');
    expect((await declining.decide('approve'))?.searchParams.get('sucess')).toBe('false');
    expect(await declining.paid()).toBe(0);
  });

  test('never answers stays on the page, and can still answer', async () => {
    const { decide, paid } = await begun();
    expect(await decide('wait')).toBeNull();
    expect(await paid()).toBe(0);
    expect((await decide('approve'))?.searchParams.get('sucess')).toBe('true');
    expect(await paid()).toBe(1);
  });

  test('comes back without an answer has not paid, and is not charged by the page left open', async () => {
    const { ask, decide, paid } = await begun();
    const asked = await ask();
    expect(asked.data).toEqual({ approved: false, pay_info_pk: null, amount: 200_000 });
    expect((await decide('approve'))?.searchParams.get('sucess')).toBe('false');
    expect(await ask()).toEqual(asked);
    expect(await paid()).toBe(0);
  });
});

test('of two payments of one fee, in two tabs at once, one is charged', async () => {
  const visitor = new Visitor();
  const [one, other] = [await begun(fee, visitor), await begun(fee, visitor)];
  const backs = await Promise.all([one.decide('approve'), other.decide('approve')]);
  expect(backs.map((back) => back?.searchParams.get('sucess'))).toEqual(['true', 'false']);
  expect(backs[1]?.searchParams.get('aid')).toBe('REFUSED-80');
  expect([(await one.ask()).data, (await other.ask()).data]).toMatchObject([{ approved: true }, { approved: false }]);
  expect(await one.paid()).toBe(1);
});

test('of a hundred payments of one fee at once one is charged', async () => {
  const visitor = new Visitor();
  const token = await tokenOf(visitor, 'hanbit05');
  const all = await Promise.all(Array.from({ length: 100 }, () => begun(fee, visitor, token)));
  const backs = await Promise.all(all.map((payment) => payment.decide('approve-twice')));
  expect(backs.filter((back) => back?.searchParams.get('sucess') === 'true')).toHaveLength(1);
  expect(await all[0]?.paid()).toBe(1);
  expect(await visitor.codeOf('pgReady', { body: fee, token })).toBe('80');
});

test.each([
  [-1, 'true'],
  [0, 'false'],
])('a registration that is approved %i s from the end of its days is paid: %s', async (seconds, sucess) => {
  const { visitor, decide } = await begun(registration);
  moveTo(visitor, '2025-11-15T00:00:00+09:00', seconds);
  expect((await decide('approve'))?.searchParams.get('sucess')).toBe(sucess);
});

describe('what became of a payment is not told', () => {
  test('of one that was never begun', async () => {
    const { visitor } = await begun();
    const body = { mbrRefNo: 'HB20251105-0000000000' };
    const token = await tokenOf(visitor, 'hanbit05');
    expect(await visitor.codeOf('pgApprovalCallback', { body, token })).toBe('44');
  });

  test('to another member, who does not end it either', async () => {
    const { visitor, ref, decide, paid } = await begun();
    const token = await tokenOf(visitor, 'hanbit01');
    expect(await visitor.codeOf('pgApprovalCallback', { body: { mbrRefNo: ref }, token })).toBe('44');
    await decide('approve');
    expect(await paid()).toBe(1);
  });

  test.each(['', 'a'.repeat(41), 'HB2025<script>', '../login', '없는번호', 'toString '])(
    'for %j, which is no number: 400',
    async (mbrRefNo) => {
      const { visitor } = await begun();
      const token = await tokenOf(visitor);
      expect((await visitor.call('pgApprovalCallback', { body: { mbrRefNo }, token })).status).toBe(400);
    },
  );
});
