import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fetchUncached } from '#src/api/fetch-uncached.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import type { PgReadyRequest, TransferInfo } from '#src/api/generated/model/index.ts';
import { createTransferInfo, getGetPayInfoQueryOptions, pgReady } from '#src/api/generated/payment.ts';
import { getSession } from '#src/api/session.ts';
import { useOperation } from '#src/api/use-operation.ts';
import { subscribeErasure } from '#src/features/access/personal-data.ts';
import { createRetryGuard, mayHaveReachedServer, RetryQuestion } from '#src/forms/submit-errors.ts';
import { cancelNavigation, leaveSite } from '#src/lib/browser/leave-site.ts';
import { createStore, type Store } from '#src/lib/store.ts';
import { lastDepositDay, storeTransfer, transferAccountFrom } from './expected-transfer.ts';
import { refreshHistories } from './goods.ts';
import { isAlreadyPaid, PaymentUnavailableError, paymentErrorMessage, requireOpenPeriod } from './payment-failure.ts';
import { isPossible, type ModalStateName, type PaymentEvent, type paymentEvents } from './payment-states.ts';
import { paymentUrlFrom } from './payment-url.ts';
import { isPaidInOtherTab, removePaymentMark, storePayment } from './stored-payment.ts';

/** The payment method: by card, or by bank transfer to the society's account. */
export type PaymentMethod = 'card' | 'account';

/** The values of the states that have some: the message of a failure, or the registered transfer. */
type StateValues = { refused: { message: string }; registered: { transfer: TransferInfo } };

type StateNamed<Name extends ModalStateName> = Name extends keyof StateValues
  ? { name: Name } & StateValues[Name]
  : { name: Name };

/** The state of a payment in the modal. */
export type PaymentState = StateNamed<ModalStateName>;

/** The events that lead to a state of the modal. */
type ModalEvent = {
  [Event in PaymentEvent]: (typeof paymentEvents)[Event]['to'] extends ModalStateName ? Event : never;
}[PaymentEvent];

/** Enters the state to which an event leads. Returns whether the current state allows the event. */
function enter<Event extends ModalEvent>(
  state: Store<PaymentState>,
  event: Event,
  next: StateNamed<(typeof paymentEvents)[Event]['to']>,
): boolean {
  const isAllowed = isPossible(event, state.get().name);
  if (isAllowed) state.set(next);
  return isAllowed;
}

const memberPk = () => getSession()?.profile?.pk;

/** The transfers whose response was lost, with the member. Stored in the module, so that they survive closing the modal. */
const guards = new Map(Object.values(GoodsType).map((goods) => [goods, createRetryGuard<number | undefined>()]));
for (const { clear } of guards.values()) subscribeErasure(clear);

const expectedText =
  '이미 무통장 입금을 신청하셨습니다.\n입금하셨다면 확인될 때까지 기다려 주세요. 두 번 납부될 수 있습니다.';
const lostText = '무통장 입금 신청이 이미 접수되었을 수 있습니다.\n입금하셨다면 다시 납부하지 마십시오.';
const otherTabText =
  '다른 탭에서 카드 결제가 진행 중일 수 있습니다.\n그 탭을 먼저 확인해 주세요. 여기에서 또 납부하시면 두 번 납부될 수 있습니다.';
const repeatButtons: Record<PaymentMethod, string> = { card: '카드로 결제', account: '다시 신청' };
const otherTabButtons: Record<PaymentMethod, string> = { card: '카드로 결제', account: '무통장 입금 신청' };

/**
 * Asks the member before a payment of a fee that may be paid otherwise: a transfer is expected or may be registered, or
 * another tab is on the payment page.
 * @throws RetryQuestion
 */
function askBeforeRepeat(goods: GoodsType, method: PaymentMethod, isTransferExpected: boolean): void {
  const guard = guards.get(goods) ?? createRetryGuard();
  const isLost = guard.unconfirmedAttempt() !== null && guard.unconfirmedAttempt() === memberPk();
  if (isTransferExpected || isLost) {
    const message = isTransferExpected ? expectedText : lostText;
    throw new RetryQuestion(guard, { message, buttonText: repeatButtons[method] });
  }
  if (isPaidInOtherTab(goods)) {
    throw new RetryQuestion(guard, { message: otherTabText, buttonText: otherTabButtons[method] });
  }
}

/** The variables of the two mutations: the order, and the signal of this attempt. */
type PaymentVariables = { order: PgReadyRequest; signal: AbortSignal };

export type PaymentFlow = {
  state: PaymentState;
  /**
   * Starts a payment, unless another one is in progress, however often the member presses.
   * @param order null if the member can't pay this fee
   */
  pay: (method: PaymentMethod, order: PgReadyRequest | null, isRepeatAgreed?: boolean) => Promise<void>;
};

/**
 * Manages the payment of the open modal, and cancels it when the modal unmounts. A payment by card requests the URL of the
 * payment page (contract: pgReady) and opens it in this window; the page returns to the screen of the fee, where
 * `PaymentReturn` takes over. A bank transfer is registered (contract: createTransferInfo), and its account is shown
 * (contract: getPayInfo).
 * @param transfer the transfer of this fee that the society expects
 */
export function usePaymentFlow(goods: GoodsType, transfer: TransferInfo | null): PaymentFlow {
  const queryClient = useQueryClient();
  const { mutateAsync: requestPage } = useOperation('pgReady', ({ order }: PaymentVariables, request) =>
    pgReady(order, request),
  );
  const { mutateAsync: createTransfer } = useOperation('createTransferInfo', ({ order }: PaymentVariables, request) =>
    createTransferInfo({ ...order, amount: String(order.amount) }, request),
  );
  // A store, because a second press must find the new state before the next rendering.
  const [state] = useState(() => createStore<PaymentState>({ name: 'choosing' }));
  const controllerRef = useRef<AbortController>(undefined);

  const payByCard = async ({ order, signal }: PaymentVariables) => {
    const response = await requestPage({ order, signal });
    signal.throwIfAborted();
    const url = paymentUrlFrom(response);
    storePayment({ mbrRefNo: response.mbrRefNo, goods, won: order.amount });
    enter(state, 'receiveUrl', { name: 'redirecting' });
    leaveSite(url);
  };

  const payByTransfer = async ({ order, signal }: PaymentVariables) => {
    const guard = guards.get(goods) ?? createRetryGuard();
    await guard.runAttempt(memberPk(), () => createTransfer({ order, signal }));
    const { goods_name, member_type, amount } = order;
    const guide = fetchUncached(queryClient, getGetPayInfoQueryOptions({ request: { signal } }));
    const registered = {
      ...{ goods_name, member_type, amount },
      ...(await transferAccountFrom(guide)),
      depositor_name: getSession()?.profile?.name ?? '',
      deposit_until: lastDepositDay(goods),
    };
    storeTransfer(goods, registered);
    signal.throwIfAborted();
    enter(state, 'register', { name: 'registered', transfer: registered });
  };

  const pay: PaymentFlow['pay'] = async (method, order, isRepeatAgreed = false) => {
    const hasStarted =
      method === 'card'
        ? enter(state, 'payByCard', { name: 'preparing' })
        : enter(state, 'payByTransfer', { name: 'registering' });
    if (!hasStarted) return;
    controllerRef.current = new AbortController();
    const { signal } = controllerRef.current;
    try {
      requireOpenPeriod(goods);
      if (!order) throw new PaymentUnavailableError('결제할 수 없는 회원구분입니다. 사무국에 문의해 주세요.');
      if (!isRepeatAgreed) askBeforeRepeat(goods, method, transfer !== null);
      await (method === 'card' ? payByCard : payByTransfer)({ order, signal });
    } catch (error) {
      if (isAlreadyPaid(error) || mayHaveReachedServer(error)) refreshHistories(queryClient);
      if (signal.aborted) return;
      if (error instanceof RetryQuestion) error.ask(() => void pay(method, order, true));
      enter(state, 'refuse', { name: 'refused', message: paymentErrorMessage(error, goods) });
    }
  };

  useEffect(() => {
    // The back/forward cache restores the page with its old state, although the payment may have succeeded meanwhile.
    const resetIfRestored = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      removePaymentMark(goods);
      enter(state, 'goBack', { name: 'choosing' });
      refreshHistories(queryClient);
    };
    window.addEventListener('pageshow', resetIfRestored);
    return () => {
      window.removeEventListener('pageshow', resetIfRestored);
      controllerRef.current?.abort();
      if (state.get().name === 'redirecting') {
        cancelNavigation();
        removePaymentMark(goods);
      }
      enter(state, 'close', { name: 'choosing' });
    };
  }, [goods, queryClient, state]);

  return { state: useSyncExternalStore(state.subscribe, state.get, state.get), pay };
}
