import { abstractsClose, currentEvent, registration, toSeoulIso } from '#verify/contract/contract-event.ts';
import type { OperationId, RequestInput } from '#verify/exchange.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { uploadRequest, wordFilePart } from '#verify/workflows/conference/abstract-requests.ts';
import { beginCardPayment, confirmPayment, decideOnPage } from '#verify/workflows/payments/card-payments.ts';
import { cardRequest, registrationOrder } from '#verify/workflows/payments/orders.ts';
import { moveServerClock } from './clock-moves.ts';

/** The distance to a limit, in ms. A server that closes at 23:59:00 has closed. */
const lastMs = 45_000;

/** Returns the requests that a member may send until a limit. */
function requestsUntilLimit(runner: WorkflowRunner): [OperationId, number, RequestInput, outcome: string][] {
  const file = wordFilePart(`${runner.context.prefix} last minute`);
  return [
    ['uploadConferenceAbstract', abstractsClose, uploadRequest(file), 'uploaded'],
    ['checkRegisterDuplicate', registration.closes, { body: { goods_name: currentEvent } }, 'general'],
    ['pgReady', registration.closes, cardRequest(registrationOrder('일반회원')), 'ready'],
  ];
}

/**
 * Checks that what is open until a limit is open in the last minute too. A response after the limit counts for nothing,
 * because a slow server has closed by then.
 * @param session a member who has not paid the registration fee
 */
export async function checkLastMinutes(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  for (const [id, limit, request, outcome] of requestsUntilLimit(runner))
    await runner.runStep(`${id} in the last minute of its period`, async () => {
      runner.requireWritePermission(id);
      const startedAt = performance.now();
      await moveServerClock(runner, toSeoulIso(limit - lastMs), [session]);
      const exchange = await runner.context.client.send(id, { ...request, token: session.accessToken });
      const isInTime = performance.now() - startedAt < lastMs;
      runner.requireOrSkip(isInTime || null, 'the server did not answer before the end of the period');
      runner.checkResponse(id, exchange, [outcome]);
    });
}

/**
 * Checks that a payment which was started and approved within the period is confirmed shortly after its end. The period
 * limits when a payment can be started.
 * @param session a member who has not paid the registration fee
 */
export async function checkConfirmationAfterEnd(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  await runner.runStep('a payment of the last minute is confirmed after the end of the period', async () => {
    await moveServerClock(runner, toSeoulIso(registration.closes - lastMs), [session]);
    const started = await beginCardPayment(runner, session, registrationOrder('일반회원'));
    await decideOnPage(runner, 'approve', started);
    await moveServerClock(runner, toSeoulIso(registration.closes + lastMs), [session]);
    const { approved } = await confirmPayment(runner, session, started.ref, 'approved');
    const message = 'an approved payment is not approved';
    const violation = { rule: 'payment', message, pointer: '/data/approved', culprit: 'pgApprovalCallback' } as const;
    runner.check(approved, violation);
  });
}
