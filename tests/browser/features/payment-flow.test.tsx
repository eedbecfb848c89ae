import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { GoodsType, TransferInfo } from '#src/api/generated/model/index.ts';
import { useGetAnnualFeePaid } from '#src/api/generated/payment.ts';
import { getSession } from '#src/api/session.ts';
import { Providers } from '#src/app/providers.tsx';
import { modalStore } from '#src/components/overlays/modal-store.ts';
import { transferAccount } from '#src/content/fees.ts';
import { erasePersonalData } from '#src/features/access/personal-data.ts';
import { paymentOrder } from '#src/features/payment/goods.ts';
import { usePaymentFlow } from '#src/features/payment/payment-flow.ts';
import { setClock } from '#src/lib/time/clock.ts';
import { recordDepartures } from '#tests/browser/support/leaving.ts';
import {
  acceptAnyValue,
  callsOf,
  handleOperation,
  logIn,
  requestsSettled,
  store,
} from '#tests/browser/support/site.tsx';
import { expectConsole } from '#tests/support/console.ts';
import { deadlines } from '#tests/support/event.ts';

const day = '2025-11-05';
const order = paymentOrder('연회비', '학생회원', day);
const json = (data: unknown) => Response.json({ success: true, data, error: null });
const refusal = (code: string) => Response.json({ success: false, data: null, error: { code, message: '서버의 글' } });
const methods = ['card', 'account'] as const;

let departures: string[] = [];

beforeEach(async () => {
  departures = recordDepartures();
  // Also forgets the transfers whose response was lost.
  erasePersonalData();
  setClock(() => store().clock.now());
  await logIn('hanbit07');
});

/** Renders the payment of a fee, as an open modal does, beside the fees on the screen. */
async function renderFlow(goods: GoodsType = '연회비', transfer: TransferInfo | null = null) {
  const { result, unmount } = await renderHook(
    () => ({ flow: usePaymentFlow(goods, transfer), history: useGetAnnualFeePaid() }),
    { wrapper: Providers },
  );
  await expect.poll(() => result.current.history.isSuccess).toBe(true);
  return {
    unmount,
    state: () => result.current.flow.state,
    pay: async (...payment: Parameters<typeof result.current.flow.pay>) => {
      await result.current.flow.pay(...payment);
      await requestsSettled();
    },
  };
}

/** Ends a test in which a request has no response. */
const pendingResponse = () => Promise.withResolvers<null>();

const restorePage = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

describe('a payment', () => {
  test('of a member type without a fee is refused without a request', async () => {
    const { pay, state } = await renderFlow();
    await pay('card', null);
    const message = '결제할 수 없는 회원구분입니다. 사무국에 문의해 주세요.';
    expect(state()).toEqual({ name: 'refused', message });
    expect(callsOf('pgReady')).toEqual([]);
  });

  test('by card stores its number and leaves the site', async () => {
    const { pay, state } = await renderFlow();
    await pay('card', order);
    expect(state()).toEqual({ name: 'redirecting' });
    expect(departures).toHaveLength(1);
    expect(sessionStorage.getItem('mbrRefNo')).toMatch(/^HB20251105-/);
    expect(sessionStorage.getItem('mbrRefNoAmount')).toBe('100000');
  });

  test('by transfer shows and stores the account and the amount', async () => {
    const { pay, state } = await renderFlow();
    await pay('account', order);
    const transfer = {
      ...{ goods_name: '2025년도 연회비', member_type: '학생회원', amount: 100_000 },
      ...transferAccount,
      depositor_name: getSession()?.profile?.name,
      deposit_until: '2025-12-31',
    };
    expect(state()).toEqual({ name: 'registered', transfer });
    expect(JSON.parse(sessionStorage.getItem('transfer:annualFee') ?? '')).toMatchObject({ transfer });
  });

  test.each(methods)('by %s waits for the answer of a member whose transfer is expected', async (method) => {
    const expected = { deposit_until: '2025-12-31' } as TransferInfo;
    const { pay, state } = await renderFlow('연회비', expected);
    await pay(method, order);
    expect(state()).toMatchObject({ name: 'refused', message: expect.stringContaining('이미 무통장 입금을 신청') });
    expect([...callsOf('pgReady'), ...callsOf('createTransferInfo')]).toEqual([]);
    modalStore.get()?.onConfirm?.();
    await expect.poll(() => state().name).toMatch(/^(redirecting|registered)$/);
  });

  test.each([
    ['no URLs', { mbrRefNo: 'M1', data: null }],
    ['a text in place of URLs', { mbrRefNo: 'M1', data: 'https://card.test/' }],
    ['an empty URL', { mbrRefNo: 'M1', data: { nextPcUrl: '', nextMobileUrl: '', nextAppUrl: '' } }],
    ['no number of the payment', { data: { nextPcUrl: '/', nextMobileUrl: '/', nextAppUrl: '/' } }],
  ])('by card with a response that has %s is refused', async (_, data) => {
    acceptAnyValue();
    expectConsole(/The response breaks the contract/);
    handleOperation('pgReady', async () => json(data));
    const { pay, state } = await renderFlow();
    await pay('card', order);
    expect(state().name).toBe('refused');
    expect(departures).toEqual([]);
  });

  test('by card with the URL of another site is refused, and says that it is not safe', async () => {
    const url = 'https://evil.example/';
    const urls = { nextPcUrl: url, nextMobileUrl: url, nextAppUrl: url };
    handleOperation('pgReady', async () => json({ mbrRefNo: 'HB20251105-000317', data: urls }));
    const { pay, state } = await renderFlow();
    await pay('card', order);
    expect(state()).toMatchObject({ message: expect.stringContaining('안전을 확인할 수 없는 결제 화면') });
    expect(departures).toEqual([]);
  });

  test('by transfer shows the account of the site when that of the server is incomplete', async () => {
    acceptAnyValue();
    const guide = { bank_name: '은행', account_number: '', account_holder: '학회', fees: [] };
    handleOperation('getPayInfo', async () => json(guide));
    const { pay, state } = await renderFlow();
    await pay('account', order);
    expect(state()).toMatchObject({ name: 'registered', transfer: transferAccount });
  });

  test.each(methods)('by %s in a modal that closes before the response ends nowhere', async (method) => {
    const { promise, resolve } = pendingResponse();
    for (const operation of ['pgReady', 'createTransferInfo'] as const)
      handleOperation(operation, (request, pass) => promise.then(() => pass(request)));
    const { pay, state, unmount } = await renderFlow();
    const paid = pay(method, order);
    await unmount();
    resolve(null);
    await paid;
    expect(departures).toEqual([]);
    expect(state().name).not.toMatch(/^(redirecting|registered)$/);
  });

  test.each([
    ['whose response is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['of a fee that is already paid', async () => refusal('80')],
  ])('%s requests the fees on the screen again', async (_, respond) => {
    handleOperation('createTransferInfo', respond);
    const { pay, state } = await renderFlow();
    const countBefore = callsOf('getAnnualFeePaid').length;
    await pay('account', order);
    expect(state().name).toBe('refused');
    await expect.poll(() => callsOf('getAnnualFeePaid').length).toBe(countBefore + 1);
  });

  test('cannot start again while the browser leaves the site', async () => {
    const { pay, state } = await renderFlow();
    await pay('card', order);
    await pay('account', order);
    expect(state()).toEqual({ name: 'redirecting' });
    expect(callsOf('createTransferInfo')).toEqual([]);
  });

  test('that the server refuses can start again', async () => {
    handleOperation('pgReady', async () => refusal('50'));
    const { pay, state } = await renderFlow();
    await pay('card', order);
    expect(state().name).toBe('refused');
    await pay('account', order);
    expect(state().name).toBe('registered');
  });

  test('in a modal that closes during the redirect stops the navigation', async () => {
    const stop = vi.spyOn(window, 'stop');
    const { pay, unmount } = await renderFlow();
    await pay('card', order);
    expect(localStorage.getItem('cardPayment:annualFee')).not.toBeNull();
    await unmount();
    expect(stop).toHaveBeenCalledOnce();
    expect(localStorage.getItem('cardPayment:annualFee')).toBeNull();
    stop.mockRestore();
  });

  test('can start again after the browser came back from the payment page, and requests the fees again', async () => {
    const { pay, state } = await renderFlow();
    await pay('card', order);
    const countBefore = callsOf('getAnnualFeePaid').length;
    restorePage();
    await expect.poll(state).toEqual({ name: 'choosing' });
    await expect.poll(() => callsOf('getAnnualFeePaid').length).toBe(countBefore + 1);
  });

  test('that is registered stays so when the browser restores the page', async () => {
    const { pay, state } = await renderFlow();
    await pay('account', order);
    restorePage();
    await requestsSettled();
    expect(state().name).toBe('registered');
  });
});

describe('the payment of the registration fee, in a modal that was opened within the period,', () => {
  const registrationOrder = paymentOrder('등록비', '학생회원', day);
  const ended = { name: 'refused', message: '사전 등록 기간이 종료되었습니다.' };

  /** Stops the clock of the site. @param seconds after the end of the period */
  const stopClock = (seconds: number) => setClock(() => Date.parse(deadlines.registrationCloses) + seconds * 1000);

  test('is refused by the site after the period, also if the server would accept it', async () => {
    const { pay, state } = await renderFlow('등록비');
    stopClock(0);
    for (const method of methods) {
      await pay(method, registrationOrder);
      expect(state()).toEqual(ended);
    }
    expect([...callsOf('pgReady'), ...callsOf('createTransferInfo')]).toEqual([]);
  });

  test('says that the period has ended when the server refuses it and the clock of the page is slow', async () => {
    handleOperation('pgReady', async () => refusal('42'));
    const { pay, state } = await renderFlow('등록비');
    stopClock(-25);
    await pay('card', registrationOrder);
    expect(state()).toEqual(ended);
  });

  test('starts in the last second of the period', async () => {
    const { pay, state } = await renderFlow('등록비');
    stopClock(-1);
    await pay('card', registrationOrder);
    expect(state()).toEqual({ name: 'redirecting' });
  });
});
