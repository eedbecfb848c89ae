import { type FormEvent, useState } from 'react';
import type { GoodsType, TransferInfo } from '#src/api/generated/model/index.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { ButtonWithReason } from '#src/components/buttons/button-with-reason.tsx';
import { DescriptionList } from '#src/components/content/description-list.tsx';
import { RadioGroup } from '#src/components/fields/radio-group.tsx';
import { Dialog } from '#src/components/overlays/dialog.tsx';
import { useSeoulDay } from '#src/lib/hooks/use-seoul-day.ts';
import { formatWon } from '#src/lib/text/won.ts';
import { longDay } from '#src/lib/time/seoul-day.ts';
import { dangerBox, dialogActions, note } from '#src/styles/shared.ts';
import { feeInWon, goodsRules, paymentOrder, selectableMemberTypes } from './goods.ts';
import * as style from './payment.style.ts';
import { type PaymentFlow, type PaymentMethod, type PaymentState, usePaymentFlow } from './payment-flow.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { PaymentTransfer, transferTitle } from './payment-transfer.tsx';

const texts = {
  type: '회원구분',
  noType: '회원구분을 선택해 주세요.',
  unknownType: '회원구분을 확인할 수 없어 결제할 수 없습니다. 사무국에 문의해 주세요.',
  nothing: '납부하실 금액이 없습니다.',
  preparing: '결제를 준비하고 있습니다.',
  registering: '입금 안내를 준비하고 있습니다.',
  redirecting: '결제 화면으로 이동합니다.',
};

type PaymentDialogProps = {
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
export function PaymentDialog({ goods, memberType, transfer, onClose }: PaymentDialogProps) {
  const { state, pay } = usePaymentFlow(goods, transfer);
  const day = useSeoulDay();
  return (
    <Dialog title={state.name === 'registered' ? transferTitle : goodsRules[goods].titleOn(day)} onClose={onClose}>
      {state.name === 'registered' ? (
        <PaymentTransfer goods={goods} transfer={state.transfer} onClose={onClose} />
      ) : (
        <PaymentForm goods={goods} day={day} serverType={memberType} state={state} onPay={pay} onClose={onClose} />
      )}
    </Dialog>
  );
}

type PaymentFormProps = {
  goods: GoodsType;
  /** The current day in Asia/Seoul (YYYY-MM-DD). The amount that is shown is the amount that is ordered. */
  day: string;
  /** The member type from the server, which the member can't change; null if the server has none. */
  serverType: string | null;
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
function PaymentForm({ goods, day, serverType, state, onPay, onClose }: PaymentFormProps) {
  const [chosenType, setChosenType] = useState<string | null>(null);
  const memberType = serverType ?? chosenType;
  const [method, setMethod] = useState<PaymentMethod>('card');
  const [wasSubmitted, setSubmitted] = useState(false);
  const { eventOn, showsMemberType } = goodsRules[goods];
  const event = eventOn(day);
  const isBusy = state.name !== 'choosing' && state.name !== 'refused';
  const disabledReason = noPaymentReason(goods, memberType, day);
  const selectedType = selectableMemberTypes.find((type) => type === memberType);
  const hasTypeChoice = serverType === null || (showsMemberType && selectedType !== undefined);

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
          onChange={setChosenType}
          isDisabled={serverType !== null || isBusy}
          isRequired={serverType === null}
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
