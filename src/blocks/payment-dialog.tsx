import { TitledModal } from '../ui/titled-modal';
import type { PaymentModalProps } from './payment-modal';

/** The open payment modal. */
export function PaymentDialog({ goods, onClose }: PaymentModalProps) {
  return (
    <TitledModal title={`${goods} 납부`} onClose={onClose}>
      <p>준비 중입니다.</p>
    </TitledModal>
  );
}
