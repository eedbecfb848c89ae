import { describe, expect, test, vi } from 'vitest';
import { feeOf } from '#mocks/store/fees.ts';
import { PgReadyBody } from '#src/api/generated/bodies/payment.ts';
import { MemberType } from '#src/api/generated/model/index.ts';
import { goodsRules } from '#src/features/payment/goods.ts';
import { paymentDocumentFileName } from '#src/features/payment/payment-document-name.ts';
import { feeInWon, paymentOrder, paymentUrlKey } from '#src/features/payment/payment-order.ts';
import { readStoredPayment, storePayment } from '#src/features/payment/stored-payment.ts';

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
    expect(PgReadyBody.safeParse(createOrder('등록비', '일반회원')).success).toBe(true);
  });

  test('of an annual fee has the year of its day in its name and in the title of its modal', () => {
    for (const [day, year] of [
      ['2025-12-31', '2025'],
      ['2026-01-01', '2026'],
    ] as const) {
      expect(createOrder('연회비', '일반회원', day)?.goods_name).toBe(`${year}년도 연회비`);
      expect(goodsRules['연회비'].titleOn(day)).toBe(`${year} 연회비 납부`);
    }
    expect(goodsRules['등록비'].titleOn(today)).toBe('학회등록비 납부');
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

test('file names of documents begin with the name of the society', () => {
  expect(['receipt', 'transaction', 'invoice', ''].map(paymentDocumentFileName)).toEqual([
    '한빛화장품과학회 영수증.pdf',
    '한빛화장품과학회 거래명세서.pdf',
    '결제내역.pdf',
    '결제내역.pdf',
  ]);
});
