/** Tests the mock in the development server: the store of each browser, and the requests of the panel. */
import { describe, expect, test } from 'vitest';
import { beginCardPayment } from '#mocks/card/payments.ts';
import { answer, hasPayment } from '#mocks/development-server/answer.ts';
import { isMockStatus } from '#mocks/development-server/mock-status.ts';
import { members } from '#mocks/seed/members.ts';
import { storeOf } from '#mocks/store/stores.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { MemberType } from '#src/api/generated/model/memberType.ts';

const url = 'http://192.168.0.7:5173/__mock';
const cookieOf = (session: string) => ({ cookie: `mock-session=${session}` });

/** Reads the status of a browser. */
async function statusOf(session: string) {
  const status: unknown = await (await answer(new Request(url, { headers: cookieOf(session) }))).json();
  if (!isMockStatus(status)) throw new Error('The response is no status.');
  return status;
}

/** Sends a change of a browser. */
const change = (session: string, body: string, type = 'application/json') =>
  answer(new Request(url, { method: 'POST', body, headers: { ...cookieOf(session), 'Content-Type': type } }));

test('a new browser gets a session, and the redirect shows whether it keeps the cookie', async () => {
  const first = await answer(new Request(url));
  expect([first.status, first.headers.get('Location')]).toEqual([303, '/__mock?started']);
  const [, session = ''] =
    /^mock-session=([^;]+); Path=\/; SameSite=Lax; HttpOnly$/.exec(first.headers.get('Set-Cookie') ?? '') ?? [];
  const second = await answer(new Request(url));
  expect(second.headers.get('Set-Cookie')).not.toContain(session);
  expect((await answer(new Request(url, { headers: cookieOf(session) }))).status).toBe(200);
});

test('a browser that blocks cookies gets the shared store', async () => {
  const response = await answer(new Request(`${url}?started`));
  expect(response.status).toBe(200);
  expect(response.headers.get('Set-Cookie')).toBeNull();
});

test('the clock that one browser moves stays as it was in another one', async () => {
  const moment = Date.parse('2025-10-20T10:00:00+09:00');
  const before = (await statusOf('other')).now;
  expect((await change('moved', JSON.stringify({ now: moment }))).status).toBe(200);
  expect(Math.abs((await statusOf('moved')).now - moment)).toBeLessThan(5_000);
  expect((await statusOf('other')).now).toBeGreaterThanOrEqual(before);
});

test('a reset starts a world of the wanted size in one browser alone', async () => {
  const countOf = async (session: string) => {
    const headers = { ...cookieOf(session), ClientSecret: 'test' };
    const request = new Request(new URL('/api/v1/front/getInfo?type=notice', url), { headers });
    return (await (await answer(request)).json()).data.notice_count;
  };
  const ordinary = await countOf('resized');
  expect((await (await change('resized', '{"size":"small"}')).json()).size).toBe('small');
  expect(await countOf('resized')).toBeLessThan(ordinary);
  expect([(await statusOf('resized')).size, (await statusOf('other')).size]).toEqual(['small', 'ordinary']);
  expect(await countOf('other')).toBe(ordinary);
});

describe('a change is refused', () => {
  test.each(['{}', '{"now":"soon"}', '{"size":"huge"}', 'null', 'no JSON'])('with status 400 for %s', async (body) => {
    expect((await change('other', body)).status).toBe(400);
  });

  test('with status 415 for a form, which another site could send', async () => {
    expect((await change('other', '{"size":"small"}', 'text/plain')).status).toBe(415);
  });
});

test('only the browser that has started a payment has its payment page', () => {
  const memberType = MemberType.general;
  const order = {
    memberPk: members[0]?.pk ?? 0,
    memberType,
    amount: 1,
    goodsType: GoodsType.annualFee,
    goodsName: '연회비',
  };
  const { ref } = beginCardPayment(storeOf('payer'), order);
  const page = (session: string) => new Request(new URL(`/api/mock/card/${ref}`, url), { headers: cookieOf(session) });
  expect([hasPayment(page('payer')), hasPayment(page('other'))]).toEqual([true, false]);
});
