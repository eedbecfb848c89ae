import { runParts } from '#verify/run/run-branches.ts';
import { membersOf } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';
import { annualFeeOrder, currentYear, registrationOrder } from './orders.ts';
import { checkPaidFees } from './paid-fees.ts';
import { checkDocumentsAreHidden } from './payment-documents.ts';
import { checkPaymentRecords } from './payment-records.ts';
import { checkOrders } from './wrong-orders.ts';

async function checkUnknownPayment(runner: Runner) {
  await runner.runStep('a receipt and a statement of no payment are not found', () =>
    checkDocumentsAreHidden(runner, runner.requireSession('getReceipt', 'getTransaction'), [2_147_483_647]),
  );
  await runner.runStep('a payment that was not started is not found', async () => {
    const session = runner.requireSession('pgApprovalCallback');
    const body = { mbrRefNo: `NONE-${runner.context.prefix}` };
    await runner.requestAs(session, 'pgApprovalCallback', { body }, 'unknownPayment');
  });
}

/** Orders and pays with accounts that the run created. The second one pays in the other order. */
async function checkOwnPayments(runner: Runner) {
  await checkOrders(runner);
  const [payer, second] = membersOf(runner.context).created;
  await runner.runStep('members who have paid nothing pay', async () => {
    runner.requireCreated('createTransferInfo', 'pgReady', 'pgApprovalCallback');
  });
  if (!payer) return;
  const other = second ?? runner.findSession(({ pk }) => pk !== payer.pk);
  const orders = [annualFeeOrder('일반회원', currentYear(runner)), registrationOrder('일반회원')];
  const checks = [(part: Runner) => checkPaidFees(part, payer, other, orders)];
  if (second) checks.push((part) => checkPaidFees(part, second, payer, orders.toReversed()));
  await runParts(runner, checks, (part, check) => check(part));
}

/** Checks fees and registrations: reads those of the given members, and pays with an account that the run created. */
export async function checkPayments(runner: Runner) {
  const { given } = membersOf(runner.context);
  if (given.length === 0)
    await runner.runStep('fees', async () => {
      runner.requireSession('getPayInfo', 'getAnnualFeePaid', 'getRegisterInfo');
    });
  const checks: ((part: Runner) => Promise<void>)[] = [
    ...given.map((member) => (part: Runner) => checkPaymentRecords(part, member)),
    checkUnknownPayment,
    checkOwnPayments,
  ];
  await runParts(runner, checks, (part, check) => check(part));
}
