import { PgApprovalCallbackBody } from '#src/api/generated/limits/payment.ts';
import type { GoodsType, PayGuide, PgReadyData, PgReadyRequest, PgReadyUrls } from '#src/api/generated/model/index.ts';
import { transferAccount } from '#src/content/fees.ts';
import { createStore, type Store } from '#src/lib/store.ts';
import { isPaidAlready, PaymentUnavailableError, paymentFailure } from './payment-failure.ts';
import type { StoredPayment } from './stored-payment.ts';

/** How a fee is paid: by card, or by a transfer to the society's account. */
export type Method = 'card' | 'account';

/** Where a transfer goes to. */
export type Account = typeof transferAccount;

/**
 * Where a payment in the modal stands. `choosing` is also what follows a failure, which its message says. `leaving`:
 * the browser is on its way to the payment page. `announced`: the society expects the transfer.
 */
export type PaymentState =
  | { name: 'choosing'; message: string | null }
  | { name: 'preparing' | 'announcing' | 'leaving' }
  | { name: 'announced'; account: Account; won: number };

/** What a payment works with; tests bring their own. */
export type PaymentDeps = {
  /** Contract: pgReady, createTransferInfo, getPayInfo. */
  ready: (order: PgReadyRequest, signal: AbortSignal) => Promise<PgReadyData>;
  announce: (order: PgReadyRequest, signal: AbortSignal) => Promise<unknown>;
  guide: (signal: AbortSignal) => Promise<PayGuide>;
  /** Which address is for this visitor, and what makes it one that may be opened. */
  addressName: () => keyof PgReadyUrls;
  checked: (address: unknown) => string | null;
  keep: (payment: StoredPayment) => void;
  /** Sends the browser there, in this window, and stops it on its way. */
  leave: (address: string) => void;
  stay: () => void;
  /** The server has said that what the site shows is old. */
  onOutdated: () => void;
};

export type PaymentFlow = Pick<Store<PaymentState>, 'get' | 'subscribe'> & {
  /** Begins a payment; does nothing while one is under way. @param order null where nothing can be paid */
  pay: (method: Method, order: PgReadyRequest | null) => Promise<void>;
  /** The browser has come back to the page as it was left. */
  restore: () => void;
  /** Ends what is under way. */
  stop: () => void;
};

/** The address to pay at. @throws NoWayToPay where there is none that may be opened */
function addressIn(ready: PgReadyData, { addressName, checked }: PaymentDeps): string {
  const urls: unknown = ready.data;
  const address: unknown = typeof urls === 'object' && urls !== null ? Reflect.get(urls, addressName()) : undefined;
  if (!PgApprovalCallbackBody.safeParse(ready).success || typeof address !== 'string' || address === '') {
    throw new PaymentUnavailableError('결제 화면의 주소를 받지 못했습니다. 잠시 후 다시 시도해 주세요.');
  }
  const safe = checked(address);
  if (safe === null) {
    throw new PaymentUnavailableError('알 수 없는 결제 화면이어서 열지 않았습니다. 사무국에 알려 주세요.');
  }
  return safe;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The account in the server's answer, or the one that the site knows where there is no usable answer. */
async function accountOf(guide: Promise<PayGuide>): Promise<Account> {
  const { bank_name, account_number, account_holder } = (await guide.catch(() => null)) ?? {};
  return isText(bank_name) && isText(account_number) && isText(account_holder)
    ? { bank: bank_name, number: account_number, holder: account_holder }
    : transferAccount;
}

const choosing = (message: string | null): PaymentState => ({ name: 'choosing', message });

/** Makes the payment of one opened modal. One call at a time is under way, whatever is pressed. */
export function createPaymentFlow(goods: GoodsType, deps: PaymentDeps): PaymentFlow {
  const state = createStore<PaymentState>(choosing(null));
  let underWay = new AbortController();

  const byCard = async (order: PgReadyRequest, signal: AbortSignal) => {
    const ready = await deps.ready(order, signal);
    signal.throwIfAborted();
    const address = addressIn(ready, deps);
    deps.keep({ mbrRefNo: ready.mbrRefNo, goods });
    state.set({ name: 'leaving' });
    deps.leave(address);
  };

  const byTransfer = async (order: PgReadyRequest, signal: AbortSignal) => {
    await deps.announce(order, signal);
    const account = await accountOf(deps.guide(signal));
    signal.throwIfAborted();
    state.set({ name: 'announced', account, won: order.amount });
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    async pay(method, order) {
      if (state.get().name !== 'choosing') return;
      if (!order) return state.set(choosing('결제할 수 없는 회원 유형입니다. 사무국에 문의해 주세요.'));
      underWay = new AbortController();
      const { signal } = underWay;
      state.set({ name: method === 'card' ? 'preparing' : 'announcing' });
      try {
        await (method === 'card' ? byCard : byTransfer)(order, signal);
      } catch (error) {
        if (signal.aborted) return;
        state.set(choosing(paymentFailure(error, goods)));
        if (isPaidAlready(error)) deps.onOutdated();
      }
    },
    restore() {
      if (state.get().name === 'leaving') state.set(choosing(null));
      deps.onOutdated();
    },
    stop() {
      underWay.abort();
      if (state.get().name === 'leaving') deps.stay();
      if (state.get().name !== 'announced') state.set(choosing(null));
    },
  };
}
