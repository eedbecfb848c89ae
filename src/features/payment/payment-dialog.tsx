import { useState } from 'react';
import type { GoodsType } from '#src/api/generated/model/index.ts';
import { TitledModal } from '#src/components/overlays/titled-modal.tsx';
import { now } from '#src/lib/time/clock.ts';
import { PaymentForm } from './payment-form.tsx';
import { paymentTitle } from './payment-order.ts';
import { PaymentTransfer } from './payment-transfer.tsx';
import { usePaymentFlow } from './use-payment-flow.ts';

export type PaymentModalProps = {
  /** 연회비 is the annual fee of the current year, 등록비 the fee of the current conference. */
  goods: GoodsType;
  /** What the server calls the member; null where no type is set yet: the member then chooses one. */
  memberType: string | null;
  /** The modal was closed, whatever became of the payment. Whoever shows it takes it away then. */
  onClose: () => void;
};

/** The open payment modal: what is paid and how, then the transfer's details where one was announced. */
export function PaymentDialog({ goods, memberType, onClose }: PaymentModalProps) {
  const [state, flow] = usePaymentFlow(goods);
  const [title] = useState(() => paymentTitle(goods, now()));
  const [chosen, setChosen] = useState<string | null>(null);
  const type = memberType ?? chosen;
  return (
    <TitledModal title={state.name === 'announced' ? '무통장 입금' : title} onClose={onClose}>
      {state.name === 'announced' ? (
        <PaymentTransfer
          goods={goods}
          memberType={goods === '연회비' ? type : null}
          won={state.won}
          account={state.account}
          onClose={onClose}
        />
      ) : (
        <PaymentForm
          goods={goods}
          memberType={type}
          isKnown={memberType !== null}
          onChoose={setChosen}
          state={state}
          onPay={flow.pay}
          onClose={onClose}
        />
      )}
    </TitledModal>
  );
}
