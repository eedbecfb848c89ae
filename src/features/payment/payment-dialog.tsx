import { useState } from 'react';
import type { GoodsType, TransferInfo } from '#src/api/generated/model/index.ts';
import { Dialog } from '#src/components/overlays/dialog.tsx';
import { useSeoulDay } from '#src/lib/hooks/use-seoul-day.ts';
import { goodsRules } from './goods.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentTransfer, transferTitle } from './payment-transfer.tsx';
import { usePaymentFlow } from './use-payment-flow.ts';

export type PaymentModalProps = {
  /** 연회비 is the annual fee of the current year, 등록비 the registration fee of the current conference. */
  goods: GoodsType;
  /** The member type from the server; null if the server has none, so that the member selects one. */
  memberType: string | null;
  /** The transfer of this fee that the society still expects. The modal then asks before another payment. */
  transfer: TransferInfo | null;
  /** Called when the modal is closed, with or without a payment. The caller must unmount the modal. */
  onClose: () => void;
};

/** Renders the open payment modal: first the payment form; after a bank transfer is registered, its details. */
export function PaymentDialog({ goods, memberType, transfer, onClose }: PaymentModalProps) {
  const [state, flow] = usePaymentFlow(goods, transfer);
  const day = useSeoulDay();
  const [selectedType, setSelectedType] = useState<string | null>(null);
  const type = memberType ?? selectedType;
  return (
    <Dialog title={state.name === 'registered' ? transferTitle : goodsRules[goods].titleOn(day)} onClose={onClose}>
      {state.name === 'registered' ? (
        <PaymentTransfer goods={goods} transfer={state.transfer} onClose={onClose} />
      ) : (
        <PaymentForm
          goods={goods}
          day={day}
          memberType={type}
          hasServerType={memberType !== null}
          onTypeChange={setSelectedType}
          state={state}
          onPay={flow.pay}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
