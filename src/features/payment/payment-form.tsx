import { type FormEvent, useState } from 'react';
import type { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { ButtonWithReason } from '#src/components/buttons/button-with-reason.tsx';
import { DescriptionList } from '#src/components/content/description-list.tsx';
import { RadioGroup } from '#src/components/fields/radio-group.tsx';
import { formatWon } from '#src/lib/text/won.ts';
import { longDay } from '#src/lib/time/seoul-day.ts';
import { dangerBox, dialogActions, note } from '#src/styles/shared.ts';
import { goodsRules } from './goods.ts';
import * as style from './payment.style.ts';
import type { PaymentFlow, PaymentMethod, PaymentState } from './payment-flow.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { feeInWon, paymentOrder, selectableMemberTypes } from './payment-order.ts';

const texts = {
  type: '회원구분',
  noType: '회원구분을 선택해 주세요.',
  unknownType: '회원구분을 확인할 수 없어 결제할 수 없습니다. 사무국에 문의해 주세요.',
  nothing: '납부하실 금액이 없습니다.',
  preparing: '결제를 준비하고 있습니다.',
  registering: '입금 안내를 준비하고 있습니다.',
  redirecting: '결제 화면으로 이동합니다.',
};

type PaymentFormProps = {
  goods: GoodsType;
  /** The current day in Asia/Seoul (YYYY-MM-DD). The amount that is shown is the amount that is ordered. */
  day: string;
  /** The member type from the server or from the member's choice; null until the member has chosen one. */
  memberType: string | null;
  /** Whether the server has a member type. The member can't choose one then. */
  hasServerType: boolean;
  onTypeChange: (memberType: string) => void;
  state: Exclude<PaymentState, { name: 'registered' }>;
  onPay: PaymentFlow['pay'];
  onClose: () => void;
};

/** Returns the reason why this member can't pay, or null if the member can pay. */
function noPaymentReason(goods: GoodsType, memberType: string | null, day: string): string | null {
  if (memberType === null) return null;
  const won = feeInWon(goods, memberType, day);
  if (won === null) return texts.unknownType;
  return won === 0 ? texts.nothing : null;
}

/** Renders the payment form: member type, amount and payment method. */
export function PaymentForm({
  goods,
  day,
  memberType,
  hasServerType,
  onTypeChange,
  state,
  onPay,
  onClose,
}: PaymentFormProps) {
  const [method, setMethod] = useState<PaymentMethod>('card');
  const [wasSubmitted, setSubmitted] = useState(false);
  const { eventOn, showsMemberType } = goodsRules[goods];
  const event = eventOn(day);
  const isBusy = state.name !== 'choosing' && state.name !== 'refused';
  const disabledReason = noPaymentReason(goods, memberType, day);
  const selectedType = selectableMemberTypes.find((type) => type === memberType);
  const hasTypeChoice = !hasServerType || (showsMemberType && selectedType !== undefined);

  const submitPayment = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    // The error describes the radio buttons, so a screen reader reads it with the focused one (WCAG 4.1.3).
    if (hasTypeChoice && memberType === null) event.currentTarget.querySelector('input')?.focus();
    if (memberType !== null && disabledReason === null) void onPay(method, paymentOrder(goods, memberType, day));
  };

  return (
    <form className={style.content} onSubmit={submitPayment}>
      {hasTypeChoice && (
        <RadioGroup
          label={texts.type}
          options={selectableMemberTypes.map((key) => ({ key, text: key }))}
          value={selectedType ?? null}
          onChange={onTypeChange}
          isDisabled={hasServerType || isBusy}
          isRequired={!hasServerType}
          errorMessage={wasSubmitted && memberType === null ? texts.noType : undefined}
        />
      )}
      <DescriptionList
        variant="plainRows"
        items={[
          ...(event ? [{ name: '행사', value: event.title }] : []),
          ...(hasTypeChoice ? [] : [{ name: texts.type, value: memberType }]),
          { name: '결제 금액', value: <strong>{formatWon(feeInWon(goods, memberType, day))}</strong> },
          ...(event ? [{ name: '환불', value: `${longDay(event.refund.last)}까지` }] : []),
        ]}
      />
      <PaymentMethods method={method} onChange={setMethod} isDisabled={isBusy || disabledReason !== null} />
      {disabledReason !== null && <p className={note}>{disabledReason}</p>}
      <p role="alert" className={dangerBox}>
        {state.name === 'refused' && state.message}
      </p>
      <p role="status" className={note}>
        {isBusy && texts[state.name]}
      </p>
      <div className={dialogActions}>
        <Button variant="plain" onPress={onClose}>
          취소
        </Button>
        {/* The note above already shows the reason. */}
        <ButtonWithReason
          type="submit"
          isPending={isBusy}
          disabledReason={disabledReason ?? undefined}
          isReasonShown={false}
        >
          결제
        </ButtonWithReason>
      </div>
    </form>
  );
}
