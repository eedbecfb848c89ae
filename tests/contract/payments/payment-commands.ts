import { createApiClient } from '#src/api/client.ts';
import { timeoutsMs } from '#src/api/config.ts';
import { ApiError, TransportError } from '#src/api/errors.ts';
import type { PgReadyData, PgReadyRequest } from '#src/api/generated/model/index.ts';
import { createPaymentFlow, type PaymentFlow, type PaymentMethod } from '#src/features/payment/payment-flow.ts';
import { paymentOrder } from '#src/features/payment/payment-order.ts';
import type { PaymentStateName } from '#src/features/payment/payment-states.ts';
import {
  confirmPayment,
  type PaymentConfirmation,
  parsePaymentResult,
} from '#src/features/payment/return/payment-result.ts';
import type { StoredPayment } from '#src/features/payment/stored-payment.ts';
import { allowedPaymentUrl } from '#src/lib/browser/safe-url.ts';
import { accessTokenOf } from '#tests/contract/support/request-data.ts';
import { apiBase, type Visitor } from '#tests/contract/support/visitor.ts';
import { dataOf } from '#tests/support/api-results.ts';

const site = 'http://localhost';
const dayMs = 24 * 3_600_000;

/**
 * The outcomes of an API call: a response, no connection, a lost response, a response without URLs, or a response with a
 * foreign URL.
 */
const callOutcomes = ['answered', 'not sent', 'lost', 'without URLs', 'hostile'] as const;
type CallOutcome = (typeof callOutcomes)[number];

type DeferredOutcome = { promise: Promise<CallOutcome>; open: (outcome: CallOutcome) => void };
function deferOutcome(): DeferredOutcome {
  const { promise, resolve } = Promise.withResolvers<CallOutcome>();
  return { promise, open: resolve };
}

/** The possible actions of the member by name. */
type Actions = Record<string, () => Promise<void> | void>;

const actionPerOutcome = (meets: (outcome: CallOutcome) => Promise<void>): Actions =>
  Object.fromEntries(callOutcomes.map((outcome) => [`is ${outcome}`, () => meets(outcome)]));

/** The member who pays, with a session that all tabs share. */
export class Payer {
  /** The query of the last redirect from a payment page. */
  lastReturnSearch = '';
  callCount = 0;
  #token = '';

  readonly visitor: Visitor;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  /** Logs in a student member without a paid fee. */
  async logIn(): Promise<void> {
    this.#token = await accessTokenOf(this.visitor, 'hanbit07');
  }

  /** Advances the clock by a day, so that an announced deposit is recorded, and logs in again. */
  async waitADay(): Promise<void> {
    const { clock } = this.visitor.db;
    if (clock.today() > '2025-12-20') return;
    clock.advance(dayMs);
    await this.logIn();
  }

  /** The typed client of the member. Its requests have the origin of the site, and it throws ApiError for a failure. */
  readonly client = createApiClient({
    fetch: (request) => {
      const headers = { Origin: site, Authorization: this.#token, 'X-Mock-Session': this.visitor.session };
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      return this.visitor.dispatch(request);
    },
    base: apiBase,
    clientSecret: 'test',
    timeouts: timeoutsMs,
  });

  /** Returns the payment method of each payment of this year's fee. */
  async paymentMethods(): Promise<string[]> {
    const { pay_info } = await dataOf(this.client.POST('/v1/front/getAnnualFeePaid'));
    return pay_info
      .filter((row) => row.pay_info_tran_date?.startsWith('2025'))
      .map((row) => row.pay_info_pay_method ?? '');
  }
}

/** A browser tab: the site with the payment modal, the payment page, or the site after the return. */
export class Tab {
  #payer: Payer;
  #flow: PaymentFlow;
  #outcome = deferOutcome();
  #keptPayment: StoredPayment | null = null;
  #address = '';
  readonly #openedUrls: string[] = [];
  #pending: Promise<unknown> = Promise.resolve();
  /** The state outside of the modal. It is null while the modal determines the state. */
  #location: 'cardPage' | 'confirming' | 'failed' | PaymentConfirmation['name'] | null = null;

  constructor(payer: Payer) {
    this.#payer = payer;
    this.#flow = this.#createFlow();
  }

  /** The state by its name in the table of the site. */
  get state(): PaymentStateName {
    return this.#location ?? this.#flow.get().name;
  }

  /** The opened URLs that are not the payment page. */
  get foreignUrls(): string[] {
    return this.#openedUrls.filter((address) => !address.startsWith(`${site}/api/mock/card/`));
  }

  /** The actions that the current state allows. */
  get actions(): Actions {
    const returnActions = {
      'opens the last return URL': () => this.#returnToSite(this.#payer.lastReturnSearch || '?sucess=true&amount=1'),
      'opens a forged success URL': () => this.#returnToSite('?sucess=true&amount=100000&company_code=x'),
      'opens a forged failure URL': () => this.#returnToSite('?sucess=false'),
    };
    const payActions = {
      'pays by card': () => this.#startPayment('card'),
      'announces a bank transfer': () => this.#startPayment('account'),
      'waits for the deposit': () => this.#payer.waitADay(),
    };
    switch (this.state) {
      case 'choosing':
        return { ...payActions, ...returnActions };
      case 'refused':
        return { ...payActions, closes: () => this.#cancel() };
      case 'registered':
        return { closes: () => this.#cancel() };
      case 'preparing':
      case 'registering':
        return {
          ...this.#responseActions(),
          cancels: () => this.#cancel(),
          'submits again': () => this.#submitAgain(),
        };
      case 'redirecting':
        return { 'opens the payment page': () => this.#openCardPage(), cancels: () => this.#cancel() };
      case 'cardPage':
        return this.#decisionActions();
      case 'confirming':
        return {
          ...actionPerOutcome((outcome) => this.#requestConfirmation(outcome)),
          closes: () => this.#reloadSite(),
        };
      case 'requestFailed':
        return { 'requests again': () => this.#returnToSite(this.#address), closes: () => this.#reloadSite() };
      default:
        return { closes: () => this.#reloadSite() };
    }
  }

  #createFlow(): PaymentFlow {
    return createPaymentFlow('연회비', {
      requestPaymentPage: (order, signal) => this.#requestPaymentPage(order, signal),
      registerTransfer: (order, signal) =>
        this.#call(() => {
          const body = { ...order, amount: String(order.amount) };
          return dataOf(this.#payer.client.POST('/v1/front/createTransferInfo', { body }));
        }, signal),
      loadTransferAccount: () => dataOf(this.#payer.client.GET('/v1/front/getPayInfo')),
      paymentUrlKey: () => 'nextPcUrl',
      safePaymentUrl: (url) => allowedPaymentUrl(url, ['self'], site),
      askBeforeRepeat: () => {},
      depositorName: () => '송아라',
      storeTransfer: () => {},
      storePayment: (payment) => {
        this.#keptPayment = payment;
      },
      leaveSite: (address) => {
        this.#openedUrls.push(address);
        this.#address = address;
      },
      cancelNavigation: () => {
        this.#address = '';
      },
      onOutdated: () => {},
    });
  }

  /** Waits for the outcome that an action chooses, and calls an operation unless the request is not sent. */
  async #call<T>(requestData: (outcome: CallOutcome) => Promise<T>, signal?: AbortSignal): Promise<T> {
    this.#payer.callCount += 1;
    const stopped = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    const outcome = await Promise.race([this.#outcome.promise, stopped]);
    if (outcome === 'not sent') throw new TransportError('network');
    const data = await requestData(outcome);
    if (outcome === 'lost') throw new TransportError('network');
    return data;
  }

  #requestPaymentPage(body: PgReadyRequest, signal: AbortSignal): Promise<PgReadyData> {
    return this.#call(async (outcome) => {
      const data = await dataOf(this.#payer.client.POST('/v1/front/pg/ready', { body }));
      if (outcome === 'hostile') return { ...data, data: { ...data.data, nextPcUrl: 'https://evil.example/' } };
      return outcome === 'without URLs' ? Object.assign(data, { data: {} }) : data;
    }, signal);
  }

  async #waitForRequest(): Promise<void> {
    // Let the payment flow run until it waits for the response.
    await new Promise((resolve) => setImmediate(resolve));
  }

  async #startPayment(method: PaymentMethod): Promise<void> {
    this.#outcome = deferOutcome();
    this.#pending = this.#flow.pay(method, paymentOrder('연회비', '학생회원', this.#payer.visitor.db.clock.today()));
    await this.#waitForRequest();
  }

  async #submitAgain(): Promise<void> {
    const { callCount } = this.#payer;
    await this.#flow.pay('card', paymentOrder('연회비', '학생회원', this.#payer.visitor.db.clock.today()));
    if (this.#payer.callCount !== callCount) throw new Error('A second submit has sent a second request.');
  }

  #responseActions(): Actions {
    const respondWith = async (outcome: CallOutcome) => {
      this.#outcome.open(outcome);
      await this.#pending;
    };
    return actionPerOutcome(respondWith);
  }

  async #cancel(): Promise<void> {
    this.#flow.cancel();
    await this.#pending;
    if (this.#address) throw new Error('The browser has left the site after the payment was cancelled.');
  }

  #openCardPage(): void {
    this.#location = 'cardPage';
  }

  #decisionActions(): Actions {
    const decideOnPage = async (decision: string) => {
      const { pathname, search } = new URL(this.#address);
      const body = new URLSearchParams({ decision, company: '가온카드' });
      const path = pathname.replace('/api', '') + search;
      const to = (await this.#payer.visitor.send('POST', path, { body })).headers.get('Location');
      if (to === null) return;
      this.#payer.lastReturnSearch = new URL(to, site).search;
      this.#returnToSite(this.#payer.lastReturnSearch);
    };
    return {
      approves: () => decideOnPage('approve'),
      'approves twice': () => decideOnPage('approve-twice'),
      declines: () => decideOnPage('decline'),
      'closes the page': () => decideOnPage('close'),
      'gets no response': () => decideOnPage('wait'),
      'goes back': () => this.#goBack(),
    };
  }

  /** Restores the page from the back/forward cache. */
  #goBack(): void {
    this.#location = null;
    this.#address = '';
    this.#flow.resetAfterBack();
  }

  #returnToSite(search: string): void {
    this.#flow = this.#createFlow();
    this.#address = search;
    this.#location = parsePaymentResult(search) === 'failed' ? 'failed' : 'confirming';
  }

  async #requestConfirmation(outcome: CallOutcome): Promise<void> {
    const result = parsePaymentResult(this.#address);
    if (result === null || result === 'failed') throw new Error(`${this.#address} is not a successful return.`);
    this.#outcome = deferOutcome();
    this.#outcome.open(outcome);
    const { name } = await confirmPayment('연회비', {
      readStoredPayment: () => this.#keptPayment,
      requestApproval: (mbrRefNo) =>
        this.#call(() => dataOf(this.#payer.client.POST('/v1/front/pg/approvalCallback', { body: { mbrRefNo } }))),
      isUnknownPayment: (error) => error instanceof ApiError && error.code === '44',
      logFailure: () => {},
    });
    this.#location = name;
  }

  /** Opens the site without the query of the return. */
  #reloadSite(): void {
    this.#location = null;
    this.#address = '';
    this.#flow = this.#createFlow();
  }
}
