import { lazy, Suspense } from 'react';
import type { GoodsType } from '../api/generated/model';

const PaymentDialog = lazy(() => import('./payment-dialog').then((module) => ({ default: module.PaymentDialog })));

export type PaymentModalProps = {
  /** 연회비 is the annual fee of the current year, 등록비 the fee of the current conference. */
  goods: GoodsType;
  /** What the server calls the member; null where no type is set yet: the member then chooses one. */
  memberType: string | null;
  /** The modal was closed, whatever became of the payment. Whoever shows it takes it away then. */
  onClose: () => void;
};

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
