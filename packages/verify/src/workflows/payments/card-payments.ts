import type { Runner, Session } from '#verify/run/runner.ts';
import { type Order, orders } from './orders.ts';

/** A card payment that was started: its reference, and the URL of the payment page. */
export type StartedPayment = { ref: string; url: string };

/** How fees are paid by card. Without control over the payment page, steps are skipped. */
export const cardPayments = {
  /** Starts one or two card payments of one fee at the same time, each with its own reference. One of them is both results. */
  async begin(runner: Runner, session: Session, order: Order, count: 1 | 2): Promise<[StartedPayment, StartedPayment]> {
    const reason = 'the step needs a decision on the payment page (--card)';
    runner.requireOrSkip(runner.context.settings.decidePayment, reason, 'pgApprovalCallback');
    const requests = Array.from({ length: count }, () => orders.card(order));
    const responses = await runner.requestTogether(session, 'pgReady', requests, 'ready');
    const started = responses.map(({ data }) => {
      const areValid = Object.values(data.data).every((url) => URL.canParse(url));
      runner.check(areValid, { rule: 'url', message: 'a URL of the payment page is not valid', pointer: '/data/data' });
      return { ref: data.mbrRefNo, url: data.data.nextPcUrl };
    });
    const message = 'two payments have the same mbrRefNo';
    const areDifferent = new Set(started.map(({ ref }) => ref)).size === count;
    runner.check(areDifferent, { rule: 'payment', message, pointer: '/data/mbrRefNo', culprit: 'pgReady' });
    const first = runner.requireOrSkip(started[0], 'the payment was not started');
    return [first, started[1] ?? first];
  },
  /** Approves or declines a payment on its page. With `mayFail`, the page may refuse it. */
  async decide(runner: Runner, decision: 'approve' | 'decline', { url }: StartedPayment, mayFail = false) {
    await runner.context.settings.decidePayment?.(decision, url).catch((error: Error) => {
      const reason = `the decision on the payment page failed: ${error.message}`;
      runner.requireOrSkip(mayFail, reason, 'pgApprovalCallback');
    });
  },
  /** The request that confirms a payment. */
  confirmation: (ref: string) => ({ body: { mbrRefNo: ref } }),
  /** Requests the result of a payment. */
  confirm: async (runner: Runner, session: Session, ref: string, outcome: 'approved' | 'declined') =>
    (await runner.requestAs(session, 'pgApprovalCallback', cardPayments.confirmation(ref), outcome)).data,
  /** Checks that the confirmation of a payment says that it was not approved. */
  async checkNotApproved(runner: Runner, session: Session, ref: string, amount: number) {
    const data = await cardPayments.confirm(runner, session, ref, 'declined');
    const actual = [data.approved, data.pay_info_pk, data.amount];
    const message = 'the response for a payment that was not approved is wrong';
    runner.checkEqual(actual, [false, null, amount], 'payment', message, '/data');
  },
};
