import { requestTogether } from '#verify/requests/simultaneous-requests.ts';
import type { Session } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';
import { cardRequest, type Order } from './orders.ts';

/** A card payment that was started: its reference, and the URL of the payment page. */
export type StartedPayment = { ref: string; url: string };

/** Starts card payments for the same goods at the same time, and checks that each has its own reference and valid URLs. */
export async function beginCardPayments(
  runner: Runner,
  session: Session,
  order: Order,
  count: number,
): Promise<StartedPayment[]> {
  const requests = Array.from({ length: count }, () => cardRequest(order));
  const responses = await requestTogether(runner, session, 'pgReady', requests, 'ready');
  const started = responses.map(({ data }) => {
    runner.check(
      Object.values(data.data).every((url) => URL.canParse(url)),
      { rule: 'url', message: 'a URL of the payment page is not valid', pointer: '/data/data' },
    );
    return { ref: data.mbrRefNo, url: data.data.nextPcUrl };
  });
  runner.check(new Set(started.map(({ ref }) => ref)).size === started.length, {
    rule: 'payment',
    message: 'two payments have the same mbrRefNo',
    pointer: '/data/mbrRefNo',
    culprit: 'pgReady',
  });
  return started;
}

/** Starts a card payment. */
export async function beginCardPayment(runner: Runner, session: Session, order: Order): Promise<StartedPayment> {
  const [started] = await beginCardPayments(runner, session, order, 1);
  return runner.requireOrSkip(started, 'the payment was not started');
}

/** Approves or declines a payment on its page. Skips the step when the tester gives no such control. */
export async function decideOnPage(runner: Runner, decision: 'approve' | 'decline', { url }: StartedPayment) {
  const decidePayment = requireCardDecision(runner);
  await decidePayment(decision, url).catch((error: Error) =>
    runner.requireOrSkip<void>(null, `the decision on the payment page failed: ${error.message}`, 'pgApprovalCallback'),
  );
}

/** Returns the control of the payment page, or skips the step without it. */
export const requireCardDecision = (runner: Runner) =>
  runner.requireOrSkip(
    runner.context.settings.decidePayment,
    'the step needs a decision on the payment page (--card)',
    'pgApprovalCallback',
  );

/** The request that confirms a payment. */
export const confirmationRequest = (ref: string) => ({ body: { mbrRefNo: ref } });

/** Requests the result of a payment. */
export const confirmPayment = async (runner: Runner, session: Session, ref: string, outcome: 'approved' | 'declined') =>
  (await runner.requestAs(session, 'pgApprovalCallback', confirmationRequest(ref), outcome)).data;

/** Checks that the confirmation of a payment says that it was not approved. */
export async function checkNotApproved(runner: Runner, session: Session, ref: string, amount: number) {
  const data = await confirmPayment(runner, session, ref, 'declined');
  const message = 'the response for a payment that was not approved is wrong';
  runner.checkEqual([data.approved, data.pay_info_pk, data.amount], [false, null, amount], 'payment', message, '/data');
}
