import { afterAll, describe, expect, test, vi } from 'vitest';
import { bodyProblem } from '#mocks/http/contract.ts';
import { feeOf } from '#mocks/store/fees.ts';
import { ApiError, TransportError } from '#src/api/errors.ts';
import { MemberType, type TransferInfo } from '#src/api/generated/model/index.ts';
import { expectedTransfer, lastDepositDay, storeTransfer } from '#src/features/payment/expected-transfer.ts';
import { feeInWon, goodsRules, paymentOrder } from '#src/features/payment/goods.ts';
import { isAlreadyPaid, PaymentUnavailableError, paymentErrorMessage } from '#src/features/payment/payment-failure.ts';
import { paymentUrlKey } from '#src/features/payment/payment-url.ts';
import { readStoredPayment, storePayment } from '#src/features/payment/stored-payment.ts';
import { transferFacts } from '#src/features/payment/transfer-facts.ts';
import { tabStore } from '#src/lib/browser/stored-data.ts';
import { setClock } from '#src/lib/time/clock.ts';

// The files of a worker share their modules.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

/** Two years and two events. The values are those of the test alone, so that new fees do not break it. */
vi.mock('#src/api/generated/constants.ts', async (importOriginal) => {
  const others = { 특별회원: 0, 명예회원: 0 };
  const registration = { 일반회원: 70, 학생회원: 40, 특별회원: 70, 명예회원: 70 };
  const event = { venue: '강당', abstracts: {}, registration: {}, refund: {} };
  return {
    ...(await importOriginal<object>()),
    memberTypeFees: {
      2025: { 연회비: { 일반회원: 200, 학생회원: 100, ...others }, 등록비: registration },
      2026: { 연회비: { 일반회원: 210, 학생회원: 100, ...others }, 등록비: { ...registration, 학생회원: 50 } },
    },
    conferenceNameEvents: [
      { ...event, title: '가을', shown: { first: '2025-09-01', last: '2025-12-31' } },
      { ...event, title: '봄', shown: { first: '2026-03-01', last: '2026-06-30' } },
    ],
  };
});

const today = '2025-11-05';
const createOrder = (goods: '연회비' | '등록비', type: string | null, day = today) => paymentOrder(goods, type, day);

describe('the amount', () => {
  test.each([
    ['연회비', '일반회원', 200],
    ['연회비', '학생회원', 100],
    ['연회비', '특별회원', 0],
    ['연회비', '명예회원', 0],
    ['등록비', '일반회원', 70],
    ['등록비', '학생회원', 40],
    ['등록비', '특별회원', 70],
    ['등록비', '명예회원', 70],
  ] as const)('of %s for %s is %d won', (goods, type, won) => {
    expect(feeInWon(goods, type, today)).toBe(won);
    expect(createOrder(goods, type)?.amount).toBe(won === 0 ? undefined : won);
  });

  test('exists for every member type of the contract and for no unknown type', () => {
    for (const type of Object.values(MemberType)) expect(feeInWon('등록비', type, today)).not.toBeNull();
    for (const type of [null, '', '준회원', '일반회원 ', 'constructor', '__proto__']) {
      expect([feeInWon('연회비', type, today), createOrder('연회비', type)]).toEqual([null, null]);
    }
  });

  test('changes with the first day of the year that has other fees, in the site and in the mock', () => {
    for (const [day, won, registration] of [
      ['2024-06-01', 200, 40],
      ['2025-12-31', 200, 40],
      ['2026-01-01', 210, 50],
      ['2027-06-01', 210, 50],
    ] as const) {
      expect([feeInWon('연회비', '일반회원', day), feeInWon('등록비', '학생회원', day)]).toEqual([won, registration]);
      expect([feeOf('일반회원', '연회비', day), feeOf('학생회원', '등록비', day)]).toEqual([won, registration]);
    }
  });
});

describe('the order', () => {
  test('matches the contract', () => {
    expect(createOrder('연회비', '학생회원')).toEqual({
      member_type: '학생회원',
      amount: 100,
      goods_type: '연회비',
      goods_name: '2025년도 연회비',
    });
    expect(bodyProblem('pgReady', createOrder('등록비', '일반회원'))).toBeNull();
  });

  test('of an annual fee has the year of its day in its name and in the title of its modal', () => {
    for (const [day, year] of [
      ['2025-12-31', '2025'],
      ['2026-01-01', '2026'],
    ] as const) {
      expect(createOrder('연회비', '일반회원', day)?.goods_name).toBe(`${year}년도 연회비`);
      expect(goodsRules.연회비.titleOn(day)).toBe(`${year} 연회비 납부`);
    }
    expect(goodsRules.등록비.titleOn(today)).toBe('학회등록비 납부');
  });

  test('of a registration fee names the event of its day, and does not exist between two events', () => {
    const names = ['2025-12-31', '2026-01-01', '2026-02-28', '2026-03-01'].map(
      (day) => createOrder('등록비', '일반회원', day)?.goods_name,
    );
    expect(names).toEqual(['가을', undefined, undefined, '봄']);
  });
});

describe('the URL of the payment page for', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
  const tablet = 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
  test.each([
    ['a computer', chrome, 'https://hanbit.example/membership', 'nextPcUrl'],
    ['a phone', iphone, 'https://hanbit.example/membership', 'nextMobileUrl'],
    ['Android', tablet, 'https://hanbit.example/membership', 'nextMobileUrl'],
    ['the app', chrome, 'https://app.hanbit.example/membership', 'nextAppUrl'],
    ['the app, detected by the query', chrome, 'https://hanbit.example/membership?from=app', 'nextAppUrl'],
    ['a phone in the app', iphone, 'https://app.hanbit.example/', 'nextMobileUrl'],
  ])('%s', (_, userAgent, address, name) => {
    expect(paymentUrlKey(userAgent, address)).toBe(name);
  });
});

describe('the payment that was started in this tab', () => {
  const stubStorage = (initial: Record<string, string>) => {
    const entries = new Map(Object.entries(initial));
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => entries.set(key, value),
      removeItem: (key: string) => entries.delete(key),
    });
    return entries;
  };

  test('is stored as mbrRefNo, together with its kind of fee', () => {
    const entries = stubStorage({});
    storePayment({ mbrRefNo: 'HB20251105-000317', goods: '등록비', won: 200_000 });
    expect(entries.get('mbrRefNo')).toBe('HB20251105-000317');
    expect(readStoredPayment()).toEqual({ mbrRefNo: 'HB20251105-000317', goods: '등록비', won: 200_000 });
  });

  test.each<Record<string, string>>([
    {},
    { mbrRefNo: 'HB20251105-000317' },
    { mbrRefNoGoods: '연회비' },
    { mbrRefNo: '', mbrRefNoGoods: '연회비' },
    { mbrRefNo: '{"a":1}', mbrRefNoGoods: '연회비' },
    { mbrRefNo: 'x'.repeat(41), mbrRefNoGoods: '연회비' },
    { mbrRefNo: 'HB1', mbrRefNoGoods: '기부금' },
  ])('is null when the storage contains %o', (initial) => {
    stubStorage(initial);
    expect(readStoredPayment()).toBeNull();
  });

  test('is kept in memory when the storage is blocked', () => {
    const throwBlocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: throwBlocked, setItem: throwBlocked, removeItem: throwBlocked });
    storePayment({ mbrRefNo: 'HB20251105-000318', goods: '연회비' });
    expect(readStoredPayment()).toEqual({ mbrRefNo: 'HB20251105-000318', goods: '연회비' });
  });
});

describe('a registered transfer', () => {
  const transfer: TransferInfo = {
    goods_name: '2025년 연회비',
    member_type: MemberType.student,
    amount: 100_000,
    bank_name: '은행',
    account_number: '1-2',
    account_holder: '학회',
    depositor_name: '송아라',
    deposit_until: '2025-12-31',
  };

  test('is expected until its last day, by its member and for its kind of fee', () => {
    vi.stubGlobal('sessionStorage', undefined);
    setClock(() => Date.parse('2025-12-31T23:59:00+09:00'));
    expect([lastDepositDay('연회비'), expectedTransfer('연회비', undefined)]).toEqual(['2025-12-31', null]);
    storeTransfer('연회비', transfer);
    expect(expectedTransfer('연회비', undefined)).toEqual(transfer);
    expect(expectedTransfer('등록비', undefined)).toBeNull();
    const ofServer = { ...transfer, amount: 1 };
    expect(expectedTransfer('연회비', ofServer)).toBe(ofServer);
    setClock(() => Date.parse('2026-01-01T00:00:00+09:00'));
    expect(expectedTransfer('연회비', undefined)).toBeNull();
  });

  test.each([
    '{',
    'null',
    JSON.stringify({ transfer }),
    JSON.stringify({ transfer: null }),
    JSON.stringify({ transfer: { ...transfer, amount: '100000' } }),
    JSON.stringify({ transfer: { ...transfer, bank_name: 1 } }),
    JSON.stringify({ member: 7, transfer }),
  ])('that is stored as %s is expected only if it is complete and of this member', (text) => {
    setClock(() => Date.parse('2025-11-05T10:00:00+09:00'));
    tabStore.set('transfer:annualFee', text);
    expect(expectedTransfer('연회비', undefined)).toEqual(text === JSON.stringify({ transfer }) ? transfer : null);
  });

  test('has these facts', () => {
    expect(transferFacts(transfer).map(({ name, value }) => `${name} ${value}`)).toEqual([
      ...[
        '입금액 100,000원',
        '은행 은행',
        '계좌번호 1-2',
        '예금주 학회',
        '입금자명 송아라',
        '입금 기한 2025-12-31까지',
      ],
    ]);
  });
});

test.each([
  [new PaymentUnavailableError('주소 없음'), '주소 없음'],
  [new ApiError('80', '/', '서버의 글'), '연회비 납부를\n이미 완료하셨습니다.'],
  [new ApiError('42', '/', '서버의 글'), '사전 등록 기간이 아닙니다.'],
  [new ApiError('41', '/', '서버의 글'), expect.stringContaining('금액이나 항목이 바뀌었습니다')],
  [new TransportError('network'), expect.stringContaining('네트워크 연결 오류')],
])('a payment that ends with %s shows its message', (error, message) => {
  expect(paymentErrorMessage(error, '연회비')).toEqual(message);
  expect(isAlreadyPaid(error)).toBe(error instanceof ApiError && error.code === '80');
});
