import { expect, test } from 'vitest';
import { currentEvent } from '#mocks/store/calendar.ts';
import { accessTokenOf, type RequestBody } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { dataOf } from '#tests/support/api-results.ts';

const registration: RequestBody<'pgReady'> = {
  member_type: '학생회원',
  amount: 100_000,
  goods_type: '등록비',
  goods_name: currentEvent,
};

/** Starts a payment and returns the visitor, the reference, and the path of the payment page. */
async function startPayment() {
  const visitor = new Visitor();
  const token = await accessTokenOf(visitor, 'hanbit07');
  const { mbrRefNo } = await dataOf(visitor.withToken(token).POST('/v1/front/pg/ready', { body: registration }));
  return { visitor, ref: mbrRefNo, path: `/mock/card/${mbrRefNo}` };
}

const postDecision = (visitor: Visitor, path: string, body: BodyInit) => visitor.send('POST', path, { body });

test('the page of an ended payment shows its result and a link to the site', async () => {
  const { visitor, path } = await startPayment();
  const response = await postDecision(visitor, path, new URLSearchParams({ decision: 'approve', company: '한빛카드' }));
  const text = await (await visitor.send('GET', path)).text();
  expect(text).toContain('이미 승인된 결제입니다.');
  expect(text).not.toContain('<form');
  const link = /<a href="([^"]+)">사이트로 돌아가기/.exec(text)?.[1]?.replaceAll('&amp;', '&');
  expect(link).toBe(response.headers.get('Location'));
});

test('an unknown reference gives 404', async () => {
  const { visitor } = await startPayment();
  const path = '/mock/card/HB20251105-0000000000';
  const response = await visitor.send('GET', path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('결제 내역을 찾을 수 없습니다');
  const decided = await postDecision(visitor, path, new URLSearchParams({ decision: 'approve' }));
  expect(decided.status).toBe(404);
});

test.each<[string, BodyInit]>([
  ['an unknown decision', new URLSearchParams({ decision: 'refund', company: '한빛카드' })],
  ['an unknown card company', new URLSearchParams({ decision: 'approve', company: '한빛' })],
  ['a form without a card company', new URLSearchParams({ decision: 'approve' })],
])('%s is rejected and charges nothing', async (_, body) => {
  const { visitor, ref, path } = await startPayment();
  const response = await postDecision(visitor, path, body);
  expect(response.status).toBe(400);
  expect(visitor.db.cardPayments.get(ref)?.state).toBe('open');
});
