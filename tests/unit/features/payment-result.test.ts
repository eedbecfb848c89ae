import { describe, expect, test, vi } from 'vitest';
import { ApiError, TransportError } from '#src/api/errors.ts';
import type { PgApproval } from '#src/api/generated/model/index.ts';
import { confirmationMessage } from '#src/features/payment/return/payment-completed-texts.ts';
import {
  confirmPayment,
  type PaymentConfirmation,
  parsePaymentResult,
} from '#src/features/payment/return/payment-result.ts';
import type { StoredPayment } from '#src/features/payment/stored-payment.ts';

const approved =
  '?sucess=true&aid=&member_type=학생회원&amount=100000&company_code=가온카드&card_no=5310-****-****-0927';

describe('the address that the payment page leads back to', () => {
  test('names the card', () => {
    expect(parsePaymentResult(approved)).toEqual({ card: '가온카드 5310-****-****-0927' });
  });

  test.each([
    ['가온카드', ''],
    ['ABC카드', ''],
    ['0311', ''],
    ['', '5310-****-****-0927'],
    ['', '531045******0927'],
    ['', '5310 **** **** 0927'],
  ])('shows the card company “%s” and the number “%s”', (company_code, card_no) => {
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
  ])('shows neither the card company “%s” nor the number “%s”', (company_code, card_no) => {
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
  ])('%s says nothing', (search) => {
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
  ])('%s says that it failed', (search) => {
    expect(parsePaymentResult(search)).toBe('failed');
  });
});

const kept: StoredPayment = { mbrRefNo: 'HB20251105-000317', goods: '연회비' };
const yes: PgApproval = { approved: true, pay_info_pk: 9034, amount: 100_000 };

function ask(answer: unknown, { payment = kept as StoredPayment | null, goods = '연회비' as const } = {}) {
  const log = vi.fn();
  const approve = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer as PgApproval;
  });
  const verdict = confirmPayment(goods, {
    readStoredPayment: () => payment,
    requestApproval: approve,
    isUnknownPayment: (error) => error instanceof ApiError && error.code === '44',
    logFailure: log,
  });
  return { verdict, approve, log };
}

describe('what the server says of a return', () => {
  test('it has the payment, with its number and its amount', async () => {
    const { verdict, approve } = ask(yes);
    expect(await verdict).toEqual({ name: 'confirmed', pk: 9034, won: 100_000 });
    expect(approve.mock.calls).toEqual([['HB20251105-000317']]);
  });

  test('it has none, because it was not approved', async () => {
    expect(await ask({ approved: false, pay_info_pk: null, amount: 100_000 }).verdict).toEqual({ name: 'unknown' });
  });

  test.each([
    ['it has no number of a record', { approved: true, pay_info_pk: null, amount: 100_000 }],
    ['its number is none', { approved: true, pay_info_pk: 'x', amount: 100_000 }],
    ['its approval is a text', { approved: 'true', pay_info_pk: 9034, amount: 100_000 }],
    ['its amount is a text', { approved: true, pay_info_pk: 9034, amount: '100000' }],
  ])('an approval can not be used, because %s', async (_, answer) => {
    const { verdict, log } = ask(answer);
    expect(await verdict).toEqual({ name: 'requestFailed', error: new TransportError('badResponse') });
    expect(log).toHaveBeenCalledOnce();
  });

  test('it knows no such payment, or it is another member’s', async () => {
    const { verdict, log } = ask(new ApiError('44', '/v1/front/pg/approvalCallback'));
    expect(await verdict).toEqual({ name: 'unknown' });
    expect(log).toHaveBeenCalledOnce();
  });

  test.each([new TransportError('network'), new TransportError('timeout'), new ApiError('50', '/')])(
    'it could not be asked: %s',
    async (error) => {
      const { verdict, log } = ask(error);
      expect(await verdict).toEqual({ name: 'requestFailed', error });
      expect(log.mock.calls).toEqual([[error]]);
    },
  );

  test('it is not asked about a payment that was not begun in this tab, or was another fee', async () => {
    for (const payment of [null, { ...kept, goods: '등록비' as const }]) {
      const { verdict, approve } = ask(yes, { payment });
      expect(await verdict).toEqual({ name: 'notStartedHere' });
      expect(approve).not.toHaveBeenCalled();
    }
  });
});

describe('the texts for what the server knows of a payment', () => {
  const doubtful = [
    'guest',
    { name: 'unknown' },
    { name: 'notStartedHere' },
    { name: 'requestFailed', error: new TransportError('network') },
  ] satisfies (PaymentConfirmation | 'guest')[];

  test('a payment that the server does not have differs from one that could not be asked about', () => {
    expect(doubtful.map((verdict) => confirmationMessage(verdict, '연회비').status)).toEqual([
      '확인하지 못함',
      '결제 내역에서 확인되지 않음',
      '확인하지 못함',
      '확인하지 못함',
    ]);
    expect(new Set(doubtful.map((verdict) => confirmationMessage(verdict, '연회비').advice)).size).toBe(
      doubtful.length,
    );
  });

  test.each(doubtful)('of a payment that is not confirmed (%o) warn not to pay again', (verdict) => {
    for (const goods of ['연회비', '등록비'] as const) {
      expect(confirmationMessage(verdict, goods)).toMatchObject({
        title: '결제 확인 필요',
        advice: expect.stringContaining('다시 결제하지 마십시오.'),
      });
    }
  });

  test('of a payment that is confirmed or asked about have no such warning', () => {
    for (const verdict of [null, { name: 'confirmed', pk: 1, won: 1 }] satisfies (PaymentConfirmation | null)[]) {
      expect(confirmationMessage(verdict, '연회비').advice).not.toContain('다시 결제하지');
    }
  });
});
