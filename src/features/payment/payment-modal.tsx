import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.tsx';
import type { PaymentModalProps } from './payment-dialog.tsx';

const paymentDialogCode = lazyCode(async () => (await import('./payment-dialog.tsx')).PaymentDialog);

/**
 * Renders the payment modal, whose code is lazy-loaded. It is open while it is mounted.
 *
 * Card payment: `PaymentDialog` creates the flow with `usePaymentFlow`, and the form calls `pay` of the flow. The flow
 * requests the payment page (contract: pgReady) and navigates to it. The payment page returns to `/membership` or
 * `/society`, where `PaymentReturn` requests the payment confirmation.
 */
export function PaymentModal(props: PaymentModalProps) {
  const PaymentDialog = useLazyOverlay(paymentDialogCode, { isOpen: true, onFailed: props.onClose });
  return PaymentDialog && <PaymentDialog {...props} />;
}
