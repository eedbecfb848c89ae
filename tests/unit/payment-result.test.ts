import { describe, expect, test, vi } from 'vitest';
import { ApiError, TransportError } from '../../src/api/errors';
import type { PgApproval } from '../../src/api/generated/model';
import type { KeptPayment } from '../../src/blocks/payment-memory';
import { readPaymentResult, verdictOn } from '../../src/blocks/payment-result';

const approved =
  '?sucess=true&aid=&member_type=학생회원&amount=100000&company_code=가온카드&card_no=5310-****-****-0927';

describe('the address that the payment page leads back to', () => {
  test('says who paid what with which card', () => {
    expect(readPaymentResult(approved)).toEqual({
      memberType: '학생회원',
      amount: '100000',
      company: '가온카드',
      cardNumber: '5310-****-****-0927',
    });
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
    expect(readPaymentResult(search)).toBeNull();
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
    expect(readPaymentResult(search)).toBe('failed');
  });

  test('is text, however hostile, and no longer than a line', () => {
    const script = '<img src=x onerror=alert(1)>';
    const query = new URLSearchParams({
      sucess: 'true',
      amount: 'javascript:1',
      company_code: script,
      card_no: '9'.repeat(5000),
    });
    const result = readPaymentResult(`?${query}`);
    expect(result).toMatchObject({
      amount: 'javascript:1',
      company: script,
      memberType: '',
      cardNumber: '9'.repeat(60),
    });
  });
});

const kept: KeptPayment = { mbrRefNo: 'HB20251105-000317', goods: '연회비' };
const yes: PgApproval = { approved: true, pay_info_pk: 9034, amount: 100_000 };

function ask(
  answer: unknown,
  { amount = '100000', payment = kept as KeptPayment | null, goods = '연회비' as const } = {},
) {
  const log = vi.fn();
  const approve = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer as PgApproval;
  });
  const verdict = verdictOn({ memberType: '학생회원', amount, company: '', cardNumber: '' }, goods, {
    kept: () => payment,
    approve,
    isUnknown: (error) => error instanceof ApiError && error.code === '44',
    log,
  });
  return { verdict, approve, log };
}

describe('what the server says of a return', () => {
  test('it has the payment', async () => {
    const { verdict, approve } = ask(yes);
    expect(await verdict).toEqual({ name: 'confirmed', won: 100_000 });
    expect(approve.mock.calls).toEqual([['HB20251105-000317']]);
  });

  test('separators in the address make no difference', async () => {
    expect(await ask(yes, { amount: '100,000' }).verdict).toMatchObject({ name: 'confirmed' });
  });

  test.each(['1', '-100000', 'abc', '', '1e5', '0x186A0', '100000.5', '１０００００', 'NaN', 'Infinity'])(
    'it has one, but not of %s won',
    async (amount) => {
      expect(await ask(yes, { amount }).verdict).toEqual({ name: 'different', won: 100_000 });
    },
  );

  test.each([
    ['it was not approved', { approved: false, pay_info_pk: null, amount: 100_000 }],
    ['it has no number of a record', { approved: true, pay_info_pk: null, amount: 100_000 }],
    ['its number is none', { approved: true, pay_info_pk: 'x', amount: 100_000 }],
    ['its approval is a text', { approved: 'true', pay_info_pk: 9034, amount: 100_000 }],
    ['its amount is a text', { approved: true, pay_info_pk: 9034, amount: '100000' }],
  ])('it has none, because %s', async (_, answer) => {
    expect(await ask(answer).verdict).toEqual({ name: 'unknown' });
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
      expect(await verdict).toEqual({ name: 'unreachable', error });
      expect(log.mock.calls).toEqual([[error]]);
    },
  );

  test('it is not asked about what was not begun in this tab, or was another fee', async () => {
    for (const payment of [null, { ...kept, goods: '등록비' as const }]) {
      const { verdict, approve } = ask(yes, { payment });
      expect(await verdict).toEqual({ name: 'unknown' });
      expect(approve).not.toHaveBeenCalled();
    }
  });
});
