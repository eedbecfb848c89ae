import { type FormEvent, useState } from 'react';
import type { GoodsType } from '#src/api/generated/model/index.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { FactList } from '#src/components/content/fact-list.tsx';
import { RadioGroup } from '#src/components/fields/radio-group.tsx';
import { SubmitButton } from '#src/components/forms/submit-button.tsx';
import { formatWon } from '#src/lib/text/won.ts';
import { now } from '#src/lib/time/clock.ts';
import * as style from './payment-dialog.style.ts';
import type { Method, PaymentFlow, PaymentState } from './payment-flow.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { choosableTypes, feeInWon, paymentOrder } from './payment-order.ts';

const texts = {
  type: '회원구분',
  noType: '회원구분을 선택해 주세요.',
  unknownType: '회원 유형을 확인할 수 없어 결제할 수 없습니다. 사무국에 문의해 주세요.',
  nothing: '납부하실 금액이 없습니다.',
  preparing: '결제를 준비하고 있습니다.',
  announcing: '입금 안내를 준비하고 있습니다.',
  leaving: '결제 화면으로 이동합니다.',
};

type PaymentFormProps = {
  goods: GoodsType;
  /** As the server has it or as it was chosen; null before. */
  memberType: string | null;
  /** Whether the server has it: it can't be chosen then. */
  isKnown: boolean;
  onChoose: (memberType: string) => void;
  state: Exclude<PaymentState, { name: 'announced' }>;
  onPay: PaymentFlow['pay'];
  onClose: () => void;
};

/** Why this member can't pay, or null. */
function obstacle(goods: GoodsType, memberType: string | null): string | null {
  if (memberType === null) return null;
  const won = feeInWon(goods, memberType);
  if (won === null) return texts.unknownType;
  return won === 0 ? texts.nothing : null;
}

/** What is paid, by whom and how. */
export function PaymentForm({ goods, memberType, isKnown, onChoose, state, onPay, onClose }: PaymentFormProps) {
  const [method, setMethod] = useState<Method>('card');
  const [isAsked, setAsked] = useState(false);
  const busy = state.name !== 'choosing';
  const why = obstacle(goods, memberType);
  const choice = choosableTypes.find((type) => type === memberType);
  const hasChoice = !isKnown || (goods === '연회비' && choice !== undefined);

  const pay = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (memberType !== null && why === null) void onPay(method, paymentOrder(goods, memberType, now()));
  };

  return (
    <form className={style.content} onSubmit={pay}>
      {hasChoice && (
        <RadioGroup
          label={texts.type}
          options={choosableTypes.map((key) => ({ key, text: key }))}
          value={choice ?? null}
          onChange={onChoose}
          isDisabled={isKnown || busy}
          isRequired={!isKnown}
          errorMessage={isAsked && memberType === null ? texts.noType : undefined}
        />
      )}
      <FactList
        facts={[
          ...(goods === '연회비' && !hasChoice ? [{ name: texts.type, value: memberType }] : []),
          { name: '결제 금액', value: formatWon(feeInWon(goods, memberType)) },
        ]}
      />
      <PaymentMethods method={method} onChange={setMethod} isDisabled={busy || why !== null} />
      {why !== null && <p className={style.note}>{why}</p>}
      <p role="alert" className={style.failure}>
        {state.name === 'choosing' && state.message}
      </p>
      <p role="status" className={style.note}>
        {state.name !== 'choosing' && texts[state.name]}
      </p>
      <div className={style.actions}>
        <Button variant="plain" onPress={onClose}>
          취소
        </Button>
        {/* The reason is visible above from the beginning. */}
        <SubmitButton isPending={busy} disabledReason={why ?? undefined} isReasonShown={false}>
          결제
        </SubmitButton>
      </div>
    </form>
  );
}
