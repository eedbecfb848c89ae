import { lazy, Suspense } from 'react';
import type { PaymentModalProps } from './payment-dialog';

const PaymentDialog = lazy(() => import('./payment-dialog').then((module) => ({ default: module.PaymentDialog })));

/**
 * Pays a fee by card or announces its transfer. It is open as long as it is rendered; its code is fetched then. After a
 * card payment the browser comes back to `/membership` or `/society`, where `PaymentReturn` says what became of it.
 */
export function PaymentModal(props: PaymentModalProps) {
  return (
    <Suspense fallback={null}>
      <PaymentDialog {...props} />
    </Suspense>
  );
}
