import { describe, expect, test, vi } from 'vitest';
import { PgReadyBody } from '#src/api/generated/bodies/payment.ts';
import { MemberType } from '#src/api/generated/model/index.ts';
import { paymentDocumentFileName } from '#src/features/payment/payment-document-name.ts';
import { feeInWon, paymentOrder, paymentTitle, paymentUrlKey } from '#src/features/payment/payment-order.ts';
import { readStoredPayment, storePayment } from '#src/features/payment/stored-payment.ts';

const today = Date.parse('2025-11-05T10:00:00+09:00');
const createOrder = (goods: '연회비' | '등록비', type: string | null, moment = today) =>
  paymentOrder(goods, type, moment);

describe('the amount', () => {
  test.each([
    ['연회비', '일반회원', 200_000],
    ['연회비', '학생회원', 100_000],
    ['연회비', '특별회원', 0],
    ['연회비', '명예회원', 0],
    ['등록비', '일반회원', 200_000],
    ['등록비', '학생회원', 100_000],
    ['등록비', '특별회원', 200_000],
    ['등록비', '명예회원', 200_000],
  ] as const)('of %s for %s is %d won', (goods, type, won) => {
    expect(feeInWon(goods, type)).toBe(won);
    expect(createOrder(goods, type)?.amount).toBe(won === 0 ? undefined : won);
  });

  test('exists for every member type of the contract and for no unknown type', () => {
    for (const type of Object.values(MemberType)) expect(feeInWon('등록비', type)).not.toBeNull();
    for (const type of [null, '', '준회원', '일반회원 ', 'constructor', '__proto__']) {
      expect([feeInWon('연회비', type), createOrder('연회비', type)]).toEqual([null, null]);
    }
  });
});

describe('the order', () => {
  test('matches the contract', () => {
    expect(createOrder('연회비', '학생회원')).toEqual({
      member_type: '학생회원',
      amount: 100_000,
      goods_type: '연회비',
      goods_name: '2025년도 연회비',
    });
    expect(PgReadyBody.safeParse(createOrder('등록비', '일반회원')).success).toBe(true);
    expect(createOrder('등록비', '일반회원')?.goods_name).toBe('2025년 제5차 정기총회 및 추계학술대회');
  });

  test.each([
    ['2025-12-31T23:59:59+09:00', '2025'],
    ['2026-01-01T00:00:00+09:00', '2026'],
    ['2025-12-31T15:00:00Z', '2026'],
    ['2025-12-31T07:00:00-08:00', '2026'],
    ['2026-01-01T04:59:59+14:00', '2025'],
  ])('at %s has the fee of %s, the year in Seoul', (moment, year) => {
    expect(createOrder('연회비', '일반회원', Date.parse(moment))?.goods_name).toBe(`${year}년도 연회비`);
    expect(paymentTitle('연회비', Date.parse(moment))).toBe(`${year} 연회비 납부`);
  });

  test('of the registration fee has no year in the title of its modal', () => {
    expect(paymentTitle('등록비', today)).toBe('학회등록비 납부');
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
