import { beforeEach, describe, expect, test } from 'vitest';
import {
  isPaidInOtherTab,
  markPaymentStart,
  removePaymentMark,
  storePayment,
} from '#src/features/payment/stored-payment.ts';
import { localStore, tabKeys, tabStore } from '#src/lib/browser/stored-data.ts';
import { setClock } from '#src/lib/time/clock.ts';

const key = 'cardPayment:annualFee';
const minutes = (count: number) => count * 60_000;
const start = Date.parse('2025-11-05T10:00:00+09:00');

/** Makes the following calls those of another tab: the local storage is shared, the session storage is not. */
const openOtherTab = () => tabStore.remove(tabKeys.paymentStart);

beforeEach(() => {
  for (const store of [localStore, tabStore]) for (const name of store.keys()) store.remove(name);
  setClock(() => start);
  return () => setClock(Date.now);
});

describe('a card payment that a tab has started', () => {
  test('is known to another tab, for its fee alone', () => {
    storePayment({ mbrRefNo: 'HB20251105-000317', goods: '연회비' });
    expect(isPaidInOtherTab('연회비')).toBe(false);
    openOtherTab();
    expect(isPaidInOtherTab('연회비')).toBe(true);
    expect(isPaidInOtherTab('등록비')).toBe(false);
  });

  test('leaves no personal data in the local storage', () => {
    storePayment({ mbrRefNo: 'HB20251105-000317', goods: '연회비', won: 100_000 });
    expect(localStore.keys()).toEqual([key]);
    expect(localStore.get(key)).toBe(String(start));
  });

  test.each([
    ['is known to another tab a minute before the 30 minutes end', minutes(29), true],
    ['counts as ended after 30 minutes, because its tab may have crashed', minutes(30), false],
    ['counts as ended when the clock of the device was set back', -minutes(1), false],
  ])('%s', (_, ageMs, expected) => {
    markPaymentStart('연회비');
    openOtherTab();
    setClock(() => start + ageMs);
    expect(isPaidInOtherTab('연회비')).toBe(expected);
    expect(localStore.get(key) !== null).toBe(expected);
  });

  test('is ended by its own tab alone', () => {
    markPaymentStart('연회비');
    const own = tabStore.get(tabKeys.paymentStart) ?? '';
    openOtherTab();
    removePaymentMark('연회비');
    expect(isPaidInOtherTab('연회비')).toBe(true);
    tabStore.set(tabKeys.paymentStart, own);
    removePaymentMark('연회비');
    openOtherTab();
    expect(isPaidInOtherTab('연회비')).toBe(false);
  });

  test('is replaced by the payment of another fee in the same tab', () => {
    storePayment({ mbrRefNo: 'HB20251105-000317', goods: '연회비' });
    setClock(() => start + minutes(1));
    storePayment({ mbrRefNo: 'HB20251105-000318', goods: '등록비' });
    openOtherTab();
    expect(isPaidInOtherTab('연회비')).toBe(false);
    expect(isPaidInOtherTab('등록비')).toBe(true);
  });
});

test.each(['', 'soon', '{}'])('an invalid mark (%j) counts as none', (mark) => {
  localStore.set(key, mark);
  expect(isPaidInOtherTab('연회비')).toBe(false);
  expect(localStore.get(key)).toBeNull();
});
