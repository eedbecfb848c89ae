import { type ReactNode, StrictMode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useGetAnnualFeePaid } from '#src/api/generated/payment.ts';
import { endSession } from '#src/api/session.ts';
import { Providers } from '#src/app/providers.tsx';
import { usePaymentConfirmation } from '#src/features/payment/return/payment-confirmation.ts';
import { storePayment } from '#src/features/payment/stored-payment.ts';
import { recordFailures } from '#tests/browser/support/failures.ts';
import { acceptAnyValue, callsOf, handleOperation, logIn, requestsSettled } from '#tests/browser/support/site.tsx';
import { expectConsole } from '#tests/support/console.ts';

const failureOf = (code: string) => async () =>
  Response.json({ success: false, data: null, error: { code, message: '오류' } });
const successOf = (data: unknown) => async () => Response.json({ success: true, data, error: null });
const confirmed = { approved: true, pay_info_pk: 9034, amount: 200_000 };

function StrictProviders({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <Providers>{children}</Providers>
    </StrictMode>
  );
}

/** Renders the confirmation beside the fee history, whose first response has arrived. */
async function renderConfirmation(approval: () => Promise<Response>) {
  const start = Promise.withResolvers<null>();
  handleOperation('pgApprovalCallback', () => start.promise.then(approval));
  const { result } = await renderHook(
    () => ({ confirmation: usePaymentConfirmation('연회비')[0], history: useGetAnnualFeePaid() }),
    { wrapper: StrictProviders },
  );
  await expect.poll(() => result.current.history.isSuccess).toBe(true);
  const countBefore = callsOf('getAnnualFeePaid').length;
  start.resolve(null);
  await requestsSettled();
  return { result, historyRequests: callsOf('getAnnualFeePaid').length - countBefore };
}

beforeEach(async () => {
  expectConsole(/The payment could not be confirmed/);
  sessionStorage.clear();
  storePayment({ mbrRefNo: 'HB20251105-000317', goods: '연회비' });
  await logIn('hanbit07');
});

test.each([
  ['that the server confirms', successOf(confirmed), 'confirmed', []],
  [
    'that the server does not know',
    successOf({ ...confirmed, approved: false, pay_info_pk: null }),
    'unknown',
    [{ kind: 'payment', detail: 'unknown' }],
  ],
  [
    'without a response',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'requestFailed',
    [{ kind: 'payment', detail: 'requestFailed' }],
  ],
])(
  'a payment %s is requested once in strict mode, and the fee history once more; only an unconfirmed one is reported, by its state',
  async (_name, approval, name, reported) => {
    const failures = recordFailures();
    const { result, historyRequests } = await renderConfirmation(approval);
    expect(result.current.confirmation).toMatchObject({ name });
    expect(callsOf('pgApprovalCallback')).toHaveLength(1);
    expect(historyRequests).toBe(1);
    expect(failures).toEqual(reported);
  },
);

test.each([
  ['the record number is missing', { ...confirmed, pay_info_pk: null }],
  ['the record number is no number', { ...confirmed, pay_info_pk: 'x' }],
  ['the amount is negative', { ...confirmed, amount: -100 }],
  ['the amount is not that of the order', { ...confirmed, amount: 100 }],
])('a payment is not confirmed when %s', async (_, approval) => {
  acceptAnyValue();
  expectConsole(/The response breaks the contract/);
  storePayment({ mbrRefNo: 'HB20251105-000317', goods: '연회비', won: 200_000 });
  const { result } = await renderConfirmation(successOf(approval));
  expect(result.current.confirmation).toMatchObject({ name: 'requestFailed', error: { kind: 'badResponse' } });
});

test.each([
  ['44', { name: 'unknown' }],
  ['50', { name: 'requestFailed', error: { code: '50' } }],
])('the confirmation after code %s of the server is %o', async (code, expected) => {
  const { result } = await renderConfirmation(failureOf(code));
  expect(result.current.confirmation).toMatchObject(expected);
});

test.each([
  ['no payment', () => sessionStorage.clear()],
  ['another fee', () => storePayment({ mbrRefNo: 'HB20251105-000317', goods: '등록비' })],
])('the confirmation of a tab that has started %s is not requested', async (_, start) => {
  start();
  await logIn('hanbit07');
  const { result } = await renderConfirmation(successOf(confirmed));
  expect(result.current.confirmation).toEqual({ name: 'notStartedHere' });
  expect(callsOf('pgApprovalCallback')).toEqual([]);
});

test('the confirmation of one member is not shown to the next', async () => {
  const { result } = await renderConfirmation(successOf(confirmed));
  endSession('loggedOut');
  await expect.poll(() => result.current.confirmation).toBe('guest');
  sessionStorage.clear();
  await logIn('hanbit01');
  await expect.poll(() => result.current.confirmation).toEqual({ name: 'notStartedHere' });
});

test('a payment of a visitor who is not logged in is reported as unconfirmed', async () => {
  endSession('loggedOut');
  const failures = recordFailures();
  const { result } = await renderHook(() => usePaymentConfirmation('연회비')[0], { wrapper: Providers });
  expect(result.current).toBe('guest');
  expect(failures).toEqual([{ kind: 'payment', detail: 'guest' }]);
});
