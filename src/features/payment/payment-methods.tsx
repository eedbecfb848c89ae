import { CreditCard, Landmark } from 'lucide-react';
import { SegmentedControl } from '#src/components/fields/segmented-control.tsx';
import type { PaymentMethod } from './payment-flow.ts';

const options: readonly { key: PaymentMethod; text: string; icon: React.ReactNode }[] = [
  { key: 'card', text: '카드결제', icon: <CreditCard aria-hidden size={24} strokeWidth={1.5} /> },
  { key: 'account', text: '무통장 입금', icon: <Landmark aria-hidden size={24} strokeWidth={1.5} /> },
];

type PaymentMethodsProps = { method: PaymentMethod; onChange: (method: PaymentMethod) => void; isDisabled: boolean };

/** Renders the payment methods as a radio group of two tiles (WAI-ARIA APG, radio group pattern). */
export function PaymentMethods({ method, onChange, isDisabled }: PaymentMethodsProps) {
  return (
    <SegmentedControl
      variant="tiles"
      label="결제 방법"
      options={options}
      selected={method}
      onSelect={onChange}
      isDisabled={isDisabled}
    />
  );
}
