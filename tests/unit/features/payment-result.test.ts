import { describe, expect, test, vi } from 'vitest';
import { TransportError } from '#src/api/errors.ts';
import { goodsRules } from '#src/features/payment/goods.ts';
import { confirmationMessage } from '#src/features/payment/return/payment-completed-texts.ts';
import type { PaymentConfirmation } from '#src/features/payment/return/payment-confirmation.ts';
import { goodsReturningTo, parsePaymentResult } from '#src/features/payment/return/payment-result.ts';
import { paymentReturnRoute } from '#src/features/payment/return/payment-return-route.ts';
import { storePayment } from '#src/features/payment/stored-payment.ts';

const approved =
  '?sucess=true&aid=&member_type=학생회원&amount=100000&company_code=가온카드&card_no=5310-****-****-0927';

describe('the query parameters of the return from the payment page', () => {
  test('contain the card', () => {
    expect(parsePaymentResult(approved)).toEqual({ card: '가온카드 5310-****-****-0927' });
  });

  test.each([
    ['가온카드', ''],
    ['ABC카드', ''],
    ['0311', ''],
    ['', '5310-****-****-0927'],
    ['', '531045******0927'],
    ['', '5310 **** **** 0927'],
  ])('show the card company “%s” and the number “%s”', (company_code, card_no) => {
    const query = new URLSearchParams({ sucess: 'true', company_code, card_no });
    expect(parsePaymentResult(`?${query}`)).toEqual({ card: company_code || card_no });
  });

  test.each([
    ['지금 02-000-0000으로 전화하십시오', ''],
    ['전화 주세요 카드', ''],
    ['010-1234-5678카드', ''],
    ['https://evil.example/카드', ''],
    ['아홉글자가넘는카드사의이름카드', ''],
    ['가온카드\n', ''],
    ['', '5310-4500-1234-0927'],
    ['', '010-1234-5678'],
    ['', '결제 취소: 010-****-1234'],
    ['', '****-****-****-0927 로 전화'],
    ['', '9'.repeat(5000)],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('show neither the invalid card company “%s” nor the invalid number “%s”', (company_code, card_no) => {
    const query = new URLSearchParams({ sucess: 'true', company_code, card_no });
    expect(parsePaymentResult(`?${query}`)).toEqual({ card: null });
  });

  test.each([
    '',
    '?menu=연회비 납부',
    '?success=true',
    '?sucess=',
    '?sucess=TRUE',
    '?sucess=1',
    '?aid=',
    '?amount=200000',
  ])('%s contain no payment result', (search) => {
    expect(parsePaymentResult(search)).toBeNull();
  });

  test.each([
    '?sucess=false',
    '?sucess=false&aid=',
    '?sucess=true&aid=DECLINED',
    '?aid=CLOSED',
    '?aid=%20',
    '?sucess=true&sucess=false',
    '?sucess=true&aid=&aid=X',
  ])('%s mean that the payment failed', (search) => {
    expect(parsePaymentResult(search)).toBe('failed');
  });
});

/** Reads a URL as React Router does when it opens the route. */
const readReturn = (search: string) =>
  paymentReturnRoute.loader({ request: new Request(`https://hanbit.test/membership${search}`) });

test('the loader of the route reads each return once, and finds none in other queries', () => {
  for (const search of ['', '?menu=연회비 납부', '?success=true', '?paid=1']) expect(readReturn(search)).toBeNull();
  const returns = [approved, approved, '?sucess=false', '?menu=x&aid=CLOSED'].map(readReturn);
  expect(returns.map((read) => parsePaymentResult(read?.search ?? ''))).toEqual([
    { card: '가온카드 5310-****-****-0927' },
    { card: '가온카드 5310-****-****-0927' },
    'failed',
    'failed',
  ]);
  expect(new Set(returns.map((read) => read?.number)).size).toBe(returns.length);
});

test('the result of a return stays while its query is removed, until the next return', () => {
  const isReadAgain = (search: string) =>
    paymentReturnRoute.shouldRevalidate({ nextUrl: new URL(`https://hanbit.test/membership${search}`) });
  expect(['?menu=연회비 납부', '', '?sucess=true'].map(isReadAgain)).toEqual([false, false, true]);
});

test('a return to a section of two fees is that of the started payment, otherwise of the first fee', () => {
  expect(goodsReturningTo('/society')).toBe('등록비');
  vi.spyOn(goodsRules, '연회비', 'get').mockReturnValue({ ...goodsRules.연회비, screen: goodsRules.등록비.screen });
  expect(goodsReturningTo('/society')).toBe('연회비');
  storePayment({ mbrRefNo: 'HB20251105-000317', goods: '등록비' });
  expect(goodsReturningTo('/society')).toBe('등록비');
  expect(goodsReturningTo('/membership')).toBe('등록비');
  vi.restoreAllMocks();
  expect(goodsReturningTo('/membership')).toBe('연회비');
});

describe('the texts of the payment confirmation', () => {
  const unconfirmed = [
    'guest',
    { name: 'unknown' },
    { name: 'notStartedHere' },
    { name: 'requestFailed', error: new TransportError('network') },
  ] satisfies (PaymentConfirmation | 'guest')[];

  test('differ between an unknown payment and a failed request', () => {
    expect(unconfirmed.map((confirmation) => confirmationMessage(confirmation, '연회비').status)).toEqual([
      '확인하지 못함',
      '결제 내역에서 확인되지 않음',
      '확인하지 못함',
      '확인하지 못함',
    ]);
    expect(new Set(unconfirmed.map((confirmation) => confirmationMessage(confirmation, '연회비').advice)).size).toBe(
      unconfirmed.length,
    );
  });

  test.each(unconfirmed)('of an unconfirmed payment (%o) warn not to pay again', (confirmation) => {
    for (const goods of ['연회비', '등록비'] as const) {
      expect(confirmationMessage(confirmation, goods)).toMatchObject({
        title: '결제 확인 필요',
        advice: expect.stringContaining('다시 결제하지 마세요.'),
      });
    }
  });

  test('of a confirmed or pending payment have no such warning', () => {
    for (const confirmation of [null, { name: 'confirmed', pk: 1, won: 1 }] satisfies (PaymentConfirmation | null)[]) {
      expect(confirmationMessage(confirmation, '연회비').advice).not.toContain('다시 결제하지');
    }
  });
});
