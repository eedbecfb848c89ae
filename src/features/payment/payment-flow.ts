import type {
  GoodsType,
  PayGuide,
  PgReadyData,
  PgReadyRequest,
  PgReadyUrls,
  TransferInfo,
} from '#src/api/generated/model/index.ts';
import { transferAccount } from '#src/content/fees.ts';
import { society } from '#src/content/society.ts';
import { mayHaveReachedServer, RetryQuestion } from '#src/forms/retry-guard.ts';
import { createStore, type Store } from '#src/lib/store.ts';
import { lastDepositDay } from './expected-transfer.ts';
import { isAlreadyPaid, PaymentUnavailableError, paymentErrorMessage, requireOpenPeriod } from './payment-failure.ts';
import { isPossible, type ModalStateName, type PaymentEvent, type paymentEvents } from './payment-states.ts';
import { isPaymentNumber, type StoredPayment } from './stored-payment.ts';

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

/** The dependencies of a payment flow; tests pass substitutes. */
export type PaymentDeps = {
  /** Contract: pgReady. */
  requestPaymentPage: (order: PgReadyRequest, signal: AbortSignal) => Promise<PgReadyData>;
  /** Contract: createTransferInfo. */
  registerTransfer: (order: PgReadyRequest, signal: AbortSignal) => Promise<unknown>;
  /** Contract: getPayInfo. */
  loadTransferAccount: (signal: AbortSignal) => Promise<PayGuide>;
  /** Returns the name of the URL for this visitor's device. */
  paymentUrlKey: () => keyof PgReadyUrls;
  /** Returns the URL if its origin is allowed, otherwise null. */
  safePaymentUrl: (url: unknown) => string | null;
  /**
   * Asks the member before a payment of a fee that may be paid otherwise: a transfer is registered or may be, or another
   * tab is on the payment page.
   * @throws RetryQuestion
   */
  askBeforeRepeat: (method: PaymentMethod) => void;
  /** Returns what the member writes as depositor. */
  depositorName: () => string;
  storeTransfer: (goods: GoodsType, transfer: TransferInfo) => void;
  storePayment: (payment: StoredPayment) => void;
  /** Navigates to the URL in this window. */
  leaveSite: (url: string) => void;
  /** Stops a navigation that `leaveSite` started. */
  cancelNavigation: () => void;
  /** Called when the fees and registrations on the page may be outdated. */
  onOutdated: () => void;
};

export type PaymentFlow = Pick<Store<PaymentState>, 'get' | 'subscribe'> & {
  /** Starts a payment, unless another one is in progress. @param order null if the member can't pay this fee */
  pay: (method: PaymentMethod, order: PgReadyRequest | null, isRepeatAgreed?: boolean) => Promise<void>;
  /** Resets the flow after the browser has restored the page from its back/forward cache. */
  resetAfterBack: () => void;
  /** Cancels the payment in progress. */
  cancel: () => void;
};

/**
 * Returns the URL of the payment page.
 * @throws PaymentUnavailableError if the response has no URL, or its origin is not allowed
 */
function paymentUrlFrom(response: PgReadyData, { paymentUrlKey, safePaymentUrl }: PaymentDeps): string {
  const urls: unknown = response.data;
  const url: unknown = typeof urls === 'object' && urls !== null ? Reflect.get(urls, paymentUrlKey()) : undefined;
  if (!isPaymentNumber(response.mbrRefNo) || typeof url !== 'string' || url === '') {
    throw new PaymentUnavailableError('결제 화면의 주소를 받지 못했습니다. 잠시 후 다시 시도해 주세요.');
  }
  const safeUrl = safePaymentUrl(url);
  if (safeUrl === null) {
    throw new PaymentUnavailableError(
      `안전을 확인할 수 없는 결제 화면이라 열지 않았습니다. 결제되지 않았습니다. 사무국(${society.telephone})에 알려 주세요.`,
    );
  }
  return safeUrl;
}

const isFilledText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns the bank account from the response, or the account in `content/fees.ts` if the response is not usable. */
async function transferAccountFrom(
  guide: Promise<PayGuide>,
): Promise<Pick<TransferInfo, 'bank_name' | 'account_number' | 'account_holder'>> {
  const { bank_name, account_number, account_holder } = (await guide.catch(() => null)) ?? {};
  return isFilledText(bank_name) && isFilledText(account_number) && isFilledText(account_holder)
    ? { bank_name, account_number, account_holder }
    : transferAccount;
}

/** Creates the payment flow of one open modal. Only one request runs at a time, however often the member presses. */
export function createPaymentFlow(goods: GoodsType, deps: PaymentDeps): PaymentFlow {
  const state = createStore<PaymentState>({ name: 'choosing' });
  let controller = new AbortController();

  /** Enters the state to which an event leads. Returns whether the current state allows the event. */
  const enter = <Event extends ModalEvent>(event: Event, next: StateNamed<(typeof paymentEvents)[Event]['to']>) => {
    const isAllowed = isPossible(event, state.get().name);
    if (isAllowed) state.set(next);
    return isAllowed;
  };

  const payByCard = async (order: PgReadyRequest, signal: AbortSignal) => {
    const response = await deps.requestPaymentPage(order, signal);
    signal.throwIfAborted();
    const url = paymentUrlFrom(response, deps);
    deps.storePayment({ mbrRefNo: response.mbrRefNo, goods, won: order.amount });
    enter('receiveUrl', { name: 'redirecting' });
    deps.leaveSite(url);
  };

  const payByTransfer = async (order: PgReadyRequest, signal: AbortSignal) => {
    await deps.registerTransfer(order, signal);
    const { goods_name, member_type, amount } = order;
    const transfer = {
      ...{ goods_name, member_type, amount },
      ...(await transferAccountFrom(deps.loadTransferAccount(signal))),
      depositor_name: deps.depositorName(),
      deposit_until: lastDepositDay(goods),
    };
    deps.storeTransfer(goods, transfer);
    signal.throwIfAborted();
    enter('register', { name: 'registered', transfer });
  };

  const flow: PaymentFlow = {
    get: state.get,
    subscribe: state.subscribe,
    async pay(method, order, isRepeatAgreed = false) {
      const hasStarted =
        method === 'card' ? enter('payByCard', { name: 'preparing' }) : enter('payByTransfer', { name: 'registering' });
      if (!hasStarted) return;
      controller = new AbortController();
      const { signal } = controller;
      try {
        requireOpenPeriod(goods);
        if (!order) throw new PaymentUnavailableError('결제할 수 없는 회원구분입니다. 사무국에 문의해 주세요.');
        if (!isRepeatAgreed) deps.askBeforeRepeat(method);
        await (method === 'card' ? payByCard : payByTransfer)(order, signal);
      } catch (error) {
        if (isAlreadyPaid(error) || mayHaveReachedServer(error)) deps.onOutdated();
        if (signal.aborted) return;
        if (error instanceof RetryQuestion) error.ask(() => void flow.pay(method, order, true));
        enter('refuse', { name: 'refused', message: paymentErrorMessage(error, goods) });
      }
    },
    resetAfterBack() {
      enter('goBack', { name: 'choosing' });
      deps.onOutdated();
    },
    cancel() {
      controller.abort();
      if (state.get().name === 'redirecting') deps.cancelNavigation();
      enter('close', { name: 'choosing' });
    },
  };
  return flow;
}
