import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, TransportError } from '#src/api/errors.ts';
import type { GoodsType } from '#src/api/generated/model/index.ts';
import { modalStore } from '#src/components/overlays/modal-store.ts';
import { transferAccount } from '#src/content/fees.ts';
import { createPaymentFlow, type PaymentDeps } from '#src/features/payment/payment-flow.ts';
import { isPossible } from '#src/features/payment/payment-states.ts';
import { RetryQuestion } from '#src/forms/retry-guard.ts';
import { setClock } from '#src/lib/time/clock.ts';
import { deadlines, event } from '#tests/support/event.ts';

const order = { member_type: '학생회원', amount: 100_000, goods_type: '연회비', goods_name: '2025년 연회비' } as const;
const url = 'https://card.test/';
const response = { mbrRefNo: 'M1', data: { nextPcUrl: url, nextMobileUrl: url, nextAppUrl: url } };

/** Creates a payment flow whose requests succeed, except those that a test replaces. */
function createFlow(replaced: Partial<PaymentDeps> = {}, goods: GoodsType = '연회비') {
  const deps = {
    requestPaymentPage: vi.fn(async () => response),
    registerTransfer: vi.fn(async () => null),
    loadTransferAccount: async () => ({ bank_name: '은행', account_number: '1-2', account_holder: '학회', fees: [] }),
    paymentUrlKey: () => 'nextPcUrl',
    safePaymentUrl: String,
    askBeforeRepeat: () => {},
    depositorName: () => '송아라',
    storeTransfer: vi.fn(),
    storePayment: vi.fn(),
    leaveSite: vi.fn(),
    cancelNavigation: vi.fn(),
    onOutdated: vi.fn(),
    ...replaced,
  } satisfies PaymentDeps;
  return { deps, flow: createPaymentFlow(goods, deps) };
}

describe('a payment', () => {
  test('of a member type without a fee is refused without a request', async () => {
    const { deps, flow } = createFlow();
    await flow.pay('card', null);
    expect(flow.get()).toEqual({
      name: 'refused',
      message: '결제할 수 없는 회원구분입니다. 사무국에 문의해 주세요.',
    });
    expect(deps.requestPaymentPage).not.toHaveBeenCalled();
  });

  test('by card stores its number and leaves the site', async () => {
    const { deps, flow } = createFlow();
    await flow.pay('card', order);
    expect(flow.get()).toEqual({ name: 'redirecting' });
    expect(deps.storePayment).toHaveBeenCalledExactlyOnceWith({ mbrRefNo: 'M1', goods: '연회비', won: 100_000 });
    expect(deps.leaveSite).toHaveBeenCalledExactlyOnceWith(url);
  });

  test('by transfer shows the account and the amount', async () => {
    setClock(() => Date.parse('2025-11-05T10:00:00+09:00'));
    const { deps, flow } = createFlow();
    await flow.pay('account', order);
    const account = { bank_name: '은행', account_number: '1-2', account_holder: '학회' };
    const deposit = { depositor_name: '송아라', deposit_until: '2025-12-31' };
    const transfer = { goods_name: '2025년 연회비', member_type: '학생회원', amount: 100_000, ...account, ...deposit };
    expect(flow.get()).toEqual({ name: 'registered', transfer });
    expect(deps.storeTransfer).toHaveBeenCalledExactlyOnceWith('연회비', transfer);
  });

  test.each(['card', 'account'] as const)(
    'by %s waits for the member who has registered a transfer',
    async (method) => {
      const { deps, flow } = createFlow({
        askBeforeRepeat() {
          throw new RetryQuestion(
            { confirmRetry: vi.fn() },
            { message: '이미 신청하셨습니다.', buttonText: '다시 신청' },
          );
        },
      });
      await flow.pay(method, order);
      expect(flow.get()).toEqual({ name: 'refused', message: '이미 신청하셨습니다.' });
      expect(deps.storePayment).not.toHaveBeenCalled();
      expect(deps.storeTransfer).not.toHaveBeenCalled();
      modalStore.get()?.onConfirm?.();
      await expect.poll(() => flow.get().name).toMatch(/^(redirecting|registered)$/);
    },
  );

  test.each([
    ['no URLs', { ...response, data: null }],
    ['a text in place of URLs', { ...response, data: url }],
    ['an empty URL', { ...response, data: { nextPcUrl: '' } }],
    ['a number in place of a URL', { ...response, data: { nextPcUrl: 1 } }],
    ['no number of the payment', { data: response.data }],
  ])('by card with a response that has %s is refused', async (_, body) => {
    const { deps, flow } = createFlow({ requestPaymentPage: async () => JSON.parse(JSON.stringify(body)) });
    await flow.pay('card', order);
    const message = '결제 화면의 주소를 받지 못했습니다. 잠시 후 다시 시도해 주세요.';
    expect(flow.get()).toEqual({ name: 'refused', message });
    expect(deps.leaveSite).not.toHaveBeenCalled();
  });

  test('by transfer shows the account of the site when that of the server is incomplete', async () => {
    const account = { bank_name: '은행', account_number: '', account_holder: '학회', fees: [] };
    const { flow } = createFlow({ loadTransferAccount: async () => account });
    await flow.pay('account', order);
    expect(flow.get()).toMatchObject({ transfer: transferAccount });
  });

  test.each(['card', 'account'] as const)(
    'by %s that is cancelled before its response ends nowhere',
    async (method) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const { deps, flow } = createFlow({
        requestPaymentPage: () => promise.then(() => response),
        registerTransfer: () => promise,
      });
      const paid = flow.pay(method, order);
      flow.cancel();
      resolve();
      await paid;
      expect(flow.get()).toEqual({ name: 'choosing' });
      expect(deps.leaveSite).not.toHaveBeenCalled();
    },
  );

  test('whose response is lost reloads the history', async () => {
    const { deps, flow } = createFlow({ registerTransfer: () => Promise.reject(new TransportError('timeout')) });
    await flow.pay('account', order);
    expect(flow.get().name).toBe('refused');
    expect(deps.onOutdated).toHaveBeenCalledOnce();
  });

  test('cannot start again while the browser leaves the site', async () => {
    const { deps, flow } = createFlow();
    await flow.pay('card', order);
    await flow.pay('account', order);
    expect(flow.get()).toEqual({ name: 'redirecting' });
    expect(deps.registerTransfer).not.toHaveBeenCalled();
  });

  test('that the server refuses can start again', async () => {
    const refusal = new ApiError('50', '/v1/front/pg/ready', '오류');
    const { flow } = createFlow({ requestPaymentPage: () => Promise.reject(refusal) });
    await flow.pay('card', order);
    expect(flow.get().name).toBe('refused');
    await flow.pay('account', order);
    expect(flow.get().name).toBe('registered');
  });

  test('that is cancelled during the redirect stops the navigation', async () => {
    const { deps, flow } = createFlow();
    await flow.pay('card', order);
    flow.cancel();
    expect(flow.get()).toEqual({ name: 'choosing' });
    expect(deps.cancelNavigation).toHaveBeenCalledOnce();
  });

  test('can start again after the browser came back from the payment page', async () => {
    const { deps, flow } = createFlow();
    await flow.pay('card', order);
    flow.resetAfterBack();
    expect(flow.get()).toEqual({ name: 'choosing' });
    expect(deps.onOutdated).toHaveBeenCalledOnce();
  });
});

describe('the payment of the registration fee, in a modal that was opened within the period,', () => {
  const registrationOrder = { ...order, goods_type: '등록비', goods_name: event.title } as const;
  const ended = { name: 'refused', message: '사전 등록 기간이 종료되었습니다.' };

  /** Stops the clock of the site. @param seconds after the end of the period */
  function stopClock(seconds: number): void {
    setClock(() => Date.parse(deadlines.registrationCloses) + seconds * 1000);
    onTestFinished(() => setClock(undefined));
  }

  test('is refused by the site after the period, also if the server would accept it', async () => {
    stopClock(0);
    const { deps, flow } = createFlow({}, '등록비');
    for (const method of ['card', 'account'] as const) {
      await flow.pay(method, registrationOrder);
      expect(flow.get()).toEqual(ended);
    }
    expect(deps.requestPaymentPage).not.toHaveBeenCalled();
    expect(deps.registerTransfer).not.toHaveBeenCalled();
  });

  test('says that the period has ended when the server refuses it and the clock of the page is slow', async () => {
    stopClock(-25);
    const refusal = new ApiError('42', '/v1/front/pg/ready', '사전 등록 기간이 아닙니다.');
    const { flow } = createFlow({ requestPaymentPage: () => Promise.reject(refusal) }, '등록비');
    await flow.pay('card', registrationOrder);
    expect(flow.get()).toEqual(ended);
  });

  test('starts in the last second of the period', async () => {
    stopClock(-1);
    const { flow } = createFlow({}, '등록비');
    await flow.pay('card', registrationOrder);
    expect(flow.get()).toEqual({ name: 'redirecting' });
  });
});

test('a page that is restored in another state stays in it', async () => {
  const { flow } = createFlow();
  await flow.pay('account', order);
  flow.resetAfterBack();
  expect(flow.get().name).toBe('registered');
});

test.each([
  ['payByCard', 'choosing', true],
  ['payByCard', 'refused', true],
  ['payByCard', 'preparing', false],
  ['close', 'choosing', false],
  ['close', 'registered', true],
] as const)('the event %s in the state %s is possible: %s', (event, state, expected) => {
  expect(isPossible(event, state)).toBe(expected);
});
