import { CreditCard, Landmark } from 'lucide-react';
import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { PaymentMethod } from './payment-flow.ts';
import * as style from './payment-methods.style.ts';

const tiles = [
  { key: 'card', text: '카드결제', Icon: CreditCard },
  { key: 'account', text: '무통장 입금', Icon: Landmark },
] as const;

type PaymentMethodsProps = { method: PaymentMethod; onChange: (method: PaymentMethod) => void; isDisabled: boolean };

/** Renders the payment methods as a radio group of two tiles (WAI-ARIA APG, radio group pattern). */
export function PaymentMethods({ method, onChange, isDisabled }: PaymentMethodsProps) {
  const selectMethod = (value: string) => {
    const tile = tiles.find(({ key }) => key === value);
    if (tile) onChange(tile.key);
  };
  return (
    <RadioGroup
      value={method}
      onChange={selectMethod}
      orientation="horizontal"
      isDisabled={isDisabled}
      className={style.group}
    >
      <Label className={style.label}>결제 방법</Label>
      <div className={style.tiles}>
        {tiles.map(({ key, text, Icon }) => (
          <Radio key={key} value={key} className={style.tile}>
            <Icon aria-hidden size={24} strokeWidth={1.5} />
            {text}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
