import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.ts';
import type { PaymentModalProps } from './payment-dialog.tsx';

const paymentDialog = lazyCode(async () => (await import('./payment-dialog.tsx')).PaymentDialog);

/**
 * Pays a fee by card or announces its transfer. It is open as long as it is rendered; its code is fetched then. After a
 * card payment the browser comes back to `/membership` or `/society`, where `PaymentReturn` says what became of it.
 */
export function PaymentModal(props: PaymentModalProps) {
  const PaymentDialog = useLazyOverlay(paymentDialog, { isOpen: true, onFailed: props.onClose });
  return PaymentDialog && <PaymentDialog {...props} />;
}
