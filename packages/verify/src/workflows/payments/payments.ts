import type { Runner } from '#verify/run/runner.ts';
import { confirmationRequest } from './card-payments.ts';
import { annualFeeOrder, currentYear, registrationOrder } from './orders.ts';
import { checkPaidFees } from './paid-fees.ts';
import { checkDocumentsAreHidden } from './payment-documents.ts';
import { checkPaymentRecords } from './payment-records.ts';
import { checkOrders } from './wrong-orders.ts';

/** Checks that receipts, statements and card payments that do not exist are not found. */
const checkUnknownPayment = (runner: Runner) =>
  runner.runStep('a payment that does not exist is not found', async () => {
    const session = runner.requireSession('getReceipt', 'getTransaction', 'pgApprovalCallback');
    await checkDocumentsAreHidden(runner, session, [2_147_483_647]);
    const request = confirmationRequest(`NONE-${runner.context.prefix}`);
    await runner.requestAs(session, 'pgApprovalCallback', request, 'unknownPayment');
  });

/** Orders and pays with accounts that the run created. The second one pays in the other order. */
async function checkOwnPayments(runner: Runner) {
  await checkOrders(runner);
  const [payer, second] = runner.members.created;
  await runner.runStep('members who have paid nothing pay', async () => {
    runner.requireCreated('createTransferInfo', 'pgReady', 'pgApprovalCallback');
  });
  if (!payer) return;
  const other = second ?? runner.findSession(({ pk }) => pk !== payer.pk);
  const orders = [annualFeeOrder('일반회원', currentYear(runner)), registrationOrder('일반회원')];
  const checks = [(part: Runner) => checkPaidFees(part, payer, other, orders)];
  if (second) checks.push((part) => checkPaidFees(part, second, payer, orders.toReversed()));
  await runner.runParts(checks, (part, check) => check(part));
}

/** Checks fees and registrations: reads those of the given members, and pays with an account that the run created. */
export async function checkPayments(runner: Runner) {
  const { given } = runner.members;
  if (given.length === 0)
    await runner.runStep('fees', async () => {
      runner.requireSession('getPayInfo', 'getAnnualFeePaid', 'getRegisterInfo');
    });
  const reads = given.map((member) => (part: Runner) => checkPaymentRecords(part, member));
  await runner.runParts([...reads, checkUnknownPayment, checkOwnPayments], (part, check) => check(part));
}
