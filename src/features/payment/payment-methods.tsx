import { CreditCard, Landmark } from 'lucide-react';
import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { Method } from './payment-flow.ts';
import * as style from './payment-methods.style.ts';

const tiles = [
  { key: 'card', text: '카드결제', Icon: CreditCard },
  { key: 'account', text: '무통장 입금', Icon: Landmark },
] as const;

type PaymentMethodsProps = { method: Method; onChange: (method: Method) => void; isDisabled: boolean };

/** How it is paid, as two tiles (WAI-ARIA APG, radio group). */
export function PaymentMethods({ method, onChange, isDisabled }: PaymentMethodsProps) {
  const choose = (value: string) => {
    const tile = tiles.find(({ key }) => key === value);
    if (tile) onChange(tile.key);
  };
  return (
    <RadioGroup
      value={method}
      onChange={choose}
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
