import { useEffect } from 'react';
import type { AnnualFeePaid, GoodsType } from '#src/api/generated/model/index.ts';
import { useGetAnnualFeePaid } from '#src/api/generated/payment.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { DescriptionList } from '#src/components/content/description-list.tsx';
import { Dialog } from '#src/components/overlays/dialog.tsx';
import { goodsRules } from '#src/features/payment/goods.ts';
import * as style from '#src/features/payment/payment.style.ts';
import { formatWon } from '#src/lib/text/won.ts';
import { dialogActions } from '#src/styles/shared.ts';
import { confirmationMessage } from './payment-completed-texts.ts';
import { usePaymentConfirmation } from './payment-confirmation.ts';
import type { PaymentResult } from './payment-result.ts';

/** Returns the member type of a payment in the fee history, or null. The response is untrusted and checked here. */
function memberTypeFromHistory(history: AnnualFeePaid | undefined, pk: number): string | null {
  const rows: unknown = history?.pay_info;
  const row = Array.isArray(rows) ? rows.find((item) => item?.pay_info_pk === pk) : null;
  return typeof row?.pay_info_member_type === 'string' ? row.pay_info_member_type : null;
}

/**
 * Renders the member type of a paid annual fee (contract: getAnnualFeePaid). The history arrives after the confirmation;
 * '-' means that it has no type, or could not be read.
 */
function MemberType({ pk }: { pk: number }) {
  // The screen below the modal requests the history.
  const { data, isPending, isFetching } = useGetAnnualFeePaid({ query: { enabled: false } });
  return memberTypeFromHistory(data, pk) ?? (isPending || isFetching ? '불러오는 중' : '-');
}

type PaymentCompletedProps = {
  result: PaymentResult;
  goods: GoodsType;
  /** Called when the confirmation is known, or cannot be requested. */
  onSettled: () => void;
  onClose: () => void;
};

/**
 * Renders the payment confirmation after the return from the payment page. Amount and member type come from the server
 * and are shown only for a confirmed payment. The card comes from the query of the return URL.
 */
export function PaymentCompleted({ result, goods, onSettled, onClose }: PaymentCompletedProps) {
  const [confirmation, recheck] = usePaymentConfirmation(goods);
  const isSettled = confirmation !== null;
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
  const { kind, title, status, advice } = confirmationMessage(confirmation, goods);
  const confirmed =
    confirmation !== null && confirmation !== 'guest' && confirmation.name === 'confirmed' ? confirmation : null;
  const facts = [
    ...(confirmed && goodsRules[goods].showsMemberType
      ? [{ name: '회원구분', value: <MemberType pk={confirmed.pk} /> }]
      : []),
    ...(confirmed ? [{ name: '결제금액', value: formatWon(confirmed.won) }] : []),
    ...(confirmed || result.card !== null ? [{ name: '결제카드', value: result.card ?? '-' }] : []),
  ];
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={style.content}>
        <div role="status" className={style.confirmationStatus} data-kind={kind}>
          <p className={style.statusTitle}>{status}</p>
          <p>{advice}</p>
        </div>
        {facts.length > 0 && <DescriptionList items={facts} />}
        <div className={dialogActions}>
          {confirmation !== null && confirmation !== 'guest' && confirmation.name === 'requestFailed' && (
            <Button variant="plain" onPress={recheck}>
              다시 확인
            </Button>
          )}
          <Button variant="solid" onPress={onClose} autoFocus>
            확인
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
