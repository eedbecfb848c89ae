import type { OperationId } from '#mocks/generated/operations.ts';
import { ApiError, TransportError } from '#src/api/errors.ts';
import type { PayGuide, PgApproval, PgReadyData } from '#src/api/generated/model/index.ts';
import { createPaymentFlow, type Method, type PaymentFlow } from '#src/features/payment/payment-flow.ts';
import { paymentOrder } from '#src/features/payment/payment-order.ts';
import {
  confirmPayment,
  type PaymentConfirmation,
  readPaymentResult,
} from '#src/features/payment/return/payment-result.ts';
import type { StoredPayment } from '#src/features/payment/stored-payment.ts';
import { allowedPaymentUrl } from '#src/lib/browser/safe-url.ts';
import { tokenOf } from '#tests/contract/support/sent.ts';
import type { Visitor } from '#tests/contract/support/visitor.ts';

const site = 'http://localhost';
const day = 24 * 3_600_000;

/** What becomes of a call: an answer, no connection, an answer that is lost, or an answer that nobody can use. */
const fates = ['answered', 'not sent', 'lost', 'without addresses', 'hostile'] as const;
type Fate = (typeof fates)[number];

type Gate = { promise: Promise<Fate>; open: (fate: Fate) => void };
function gate(): Gate {
  const { promise, resolve } = Promise.withResolvers<Fate>();
  return { promise, open: resolve };
}

/** What a person can do next, by name. */
type Deeds = Record<string, () => Promise<void> | void>;

const eachFate = (meets: (fate: Fate) => Promise<void>): Deeds =>
  Object.fromEntries(fates.map((fate) => [`is ${fate}`, () => meets(fate)]));

/** The member who pays, whatever is open in how many tabs. */
export class Payer {
  /** The address that a payment page led back to last. */
  returned = '';
  calls = 0;
  #token = '';

  readonly visitor: Visitor;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  /** A student who has not paid yet. */
  async logIn(): Promise<void> {
    this.#token = await tokenOf(this.visitor, 'hanbit07');
  }

  /** A deposit that was announced comes; the session has ended meanwhile. */
  async waitADay(): Promise<void> {
    const { clock } = this.visitor.db;
    if (clock.today() > '2025-12-20') return;
    clock.advance(day);
    await this.logIn();
  }

  async ask<T>(id: OperationId, body?: object): Promise<T> {
    const { success, data, error } = await this.visitor.ask(id, {
      body,
      token: this.#token,
      headers: { Origin: site },
    });
    if (!success) throw new ApiError(error?.code ?? '', id);
    return data as T;
  }

  /** How this year's fee was paid, once for each time. */
  async paid(): Promise<string[]> {
    const { pay_info } = await this.ask<{ pay_info: Record<string, string | null>[] }>('getAnnualFeePaid');
    return pay_info
      .filter((row) => row.pay_info_tran_date?.startsWith('2025'))
      .map((row) => row.pay_info_pay_method ?? '');
  }
}

/** One tab of the browser: the site with its modal, the page of the card company, or the site after the return. */
export class Tab {
  #payer: Payer;
  #flow: PaymentFlow;
  #gate = gate();
  #kept: StoredPayment | null = null;
  #address = '';
  readonly #left: string[] = [];
  #pending: Promise<unknown> = Promise.resolve();
  /** Where it is beyond the modal; null while the modal decides. */
  #place: 'cardPage' | 'asking' | 'failed' | PaymentConfirmation['name'] | null = null;

  constructor(payer: Payer) {
    this.#payer = payer;
    this.#flow = this.#opened();
  }

  /** The state by its name in the picture. */
  get state(): string {
    const modal = this.#flow.get();
    if (this.#place) return this.#place;
    return modal.name === 'choosing' && modal.message !== null ? 'refused' : modal.name;
  }

  /** Where the browser was sent that is not the payment page. */
  get strayed(): string[] {
    return this.#left.filter((address) => !address.startsWith(`${site}/api/mock/card/`));
  }

  /** What can be done here now. */
  get deeds(): Deeds {
    const comes = {
      'comes by an old address': () => this.#return(this.#payer.returned || '?sucess=true&amount=1'),
      'comes by a forged address': () => this.#return('?sucess=true&amount=100000&company_code=x'),
      'comes by a forged failure': () => this.#return('?sucess=false'),
    };
    const pays = {
      'pays by card': () => this.#pay('card'),
      'announces a transfer': () => this.#pay('account'),
      'waits for the deposit': () => this.#payer.waitADay(),
    };
    switch (this.state) {
      case 'choosing':
        return { ...pays, ...comes };
      case 'refused':
        return pays;
      case 'preparing':
      case 'announcing':
        return { ...this.#answers(), cancels: () => this.#cancel(), 'presses again': () => this.#pressAgain() };
      case 'leaving':
        return { arrives: () => this.#arrive(), cancels: () => this.#cancel() };
      case 'cardPage':
        return this.#decisions();
      case 'asking':
        return { ...eachFate((fate) => this.#isTold(fate)), closes: () => this.#reload() };
      case 'unreachable':
        return { 'asks again': () => this.#return(this.#address), closes: () => this.#reload() };
      default:
        return { closes: () => this.#reload() };
    }
  }

  #opened(): PaymentFlow {
    return createPaymentFlow('연회비', {
      ready: (order, signal) => this.#call<PgReadyData>('pgReady', order, signal),
      announce: (order, signal) => this.#call('createTransferInfo', { ...order, amount: String(order.amount) }, signal),
      guide: () => this.#payer.ask<PayGuide>('getPayInfo'),
      addressName: () => 'nextPcUrl',
      checked: (address) => allowedPaymentUrl(address, ['self'], site),
      keep: (payment) => {
        this.#kept = payment;
      },
      leave: (address) => {
        this.#left.push(address);
        this.#address = address;
      },
      stay: () => {
        this.#address = '';
      },
      onOutdated: () => {},
    });
  }

  /** A call that waits until it is known what becomes of it. */
  async #call<T>(id: OperationId, body: object, signal?: AbortSignal): Promise<T> {
    this.#payer.calls += 1;
    const stopped = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
    const fate = await Promise.race([this.#gate.promise, stopped]);
    if (fate === 'not sent') throw new TransportError('network');
    const data = await this.#payer.ask<T>(id, body);
    if (fate === 'lost') throw new TransportError('network');
    if (id !== 'pgReady' || fate === 'answered') return data;
    const nextPcUrl = fate === 'hostile' ? 'https://evil.example/' : undefined;
    return { ...data, data: { nextPcUrl } };
  }

  async #settle(): Promise<void> {
    // What was begun runs until it waits for its answer.
    await new Promise((resolve) => setImmediate(resolve));
  }

  async #pay(method: Method): Promise<void> {
    this.#gate = gate();
    this.#pending = this.#flow.pay(method, paymentOrder('연회비', '학생회원', this.#payer.visitor.db.clock.now()));
    await this.#settle();
  }

  async #pressAgain(): Promise<void> {
    const { calls } = this.#payer;
    await this.#flow.pay('card', paymentOrder('연회비', '학생회원', this.#payer.visitor.db.clock.now()));
    if (this.#payer.calls !== calls) throw new Error('A second press has called again.');
  }

  #answers(): Deeds {
    const answer = async (fate: Fate) => {
      this.#gate.open(fate);
      await this.#pending;
    };
    return eachFate(answer);
  }

  async #cancel(): Promise<void> {
    this.#flow.stop();
    await this.#pending;
    if (this.#address) throw new Error('The browser leaves after all.');
  }

  #arrive(): void {
    this.#place = 'cardPage';
  }

  #decisions(): Deeds {
    const decide = async (decision: string) => {
      const { pathname, search } = new URL(this.#address);
      const body = new URLSearchParams({ decision, company: '가온카드' });
      const path = pathname.replace('/api', '') + search;
      const to = (await this.#payer.visitor.send('POST', path, { body })).headers.get('Location');
      if (to === null) return;
      this.#payer.returned = new URL(to, site).search;
      this.#return(this.#payer.returned);
    };
    return {
      approves: () => decide('approve'),
      'approves twice': () => decide('approve-twice'),
      declines: () => decide('decline'),
      'closes the page': () => decide('close'),
      'gets no answer': () => decide('wait'),
      'goes back': () => this.#back(),
    };
  }

  /** The browser shows the page as it was left. */
  #back(): void {
    this.#place = null;
    this.#address = '';
    this.#flow.restore();
  }

  #return(search: string): void {
    this.#flow = this.#opened();
    this.#address = search;
    this.#place = readPaymentResult(search) === 'failed' ? 'failed' : 'asking';
  }

  async #isTold(fate: Fate): Promise<void> {
    const result = readPaymentResult(this.#address);
    if (result === null || result === 'failed') throw new Error(`${this.#address} is no success.`);
    this.#gate = gate();
    this.#gate.open(fate);
    const { name } = await confirmPayment('연회비', {
      kept: () => this.#kept,
      approve: (mbrRefNo) => this.#call<PgApproval>('pgApprovalCallback', { mbrRefNo }),
      isUnknown: (error) => error instanceof ApiError && error.code === '44',
      log: () => {},
    });
    this.#place = name;
  }

  /** The query is gone from the address by now. */
  #reload(): void {
    this.#place = null;
    this.#address = '';
    this.#flow = this.#opened();
  }
}
