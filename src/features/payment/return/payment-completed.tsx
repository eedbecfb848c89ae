import type { AnnualFeePaid, GoodsType } from '#src/api/generated/model/index.ts';
import { useGetAnnualFeePaid } from '#src/api/generated/payment.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { FactList } from '#src/components/content/fact-list.tsx';
import { TitledModal } from '#src/components/overlays/titled-modal.tsx';
import { formatWon } from '#src/lib/text/won.ts';
import * as style from './payment-completed.style.ts';
import { paymentMessage } from './payment-completed-texts.ts';
import type { PaymentResult } from './payment-result.ts';
import { usePaymentConfirmation } from './use-payment-confirmation.ts';

/** The member type that the fee history has for a payment, or null. The answer of the server may be any JSON. */
function memberTypeOf(history: AnnualFeePaid | undefined, pk: number): string | null {
  const rows: unknown = history?.pay_info;
  const row = Array.isArray(rows) ? rows.find((item) => item?.pay_info_pk === pk) : null;
  return typeof row?.pay_info_member_type === 'string' ? row.pay_info_member_type : null;
}

/** The member type of an annual fee that is paid (contract: getAnnualFeePaid), or '-' while the history has none. */
function MemberType({ pk }: { pk: number }) {
  const { data } = useGetAnnualFeePaid();
  return memberTypeOf(data, pk) ?? '-';
}

type PaymentCompletedProps = { result: PaymentResult; goods: GoodsType; onClose: () => void };

/**
 * What the server knows of the card payment from which the browser has just come back. Amount and member type are
 * shown once the server has confirmed the payment, and are the server's. The card is shown as the address names it.
 */
export function PaymentCompleted({ result, goods, onClose }: PaymentCompletedProps) {
  const [verdict, ask] = usePaymentConfirmation(goods);
  const { kind, title, state, advice } = paymentMessage(verdict, goods);
  const confirmed = verdict !== null && verdict !== 'guest' && verdict.name === 'confirmed' ? verdict : null;
  const facts = [
    ...(confirmed && goods === '연회비' ? [{ name: '회원구분', value: <MemberType pk={confirmed.pk} /> }] : []),
    ...(confirmed ? [{ name: '결제금액', value: formatWon(confirmed.won) }] : []),
    ...(confirmed || result.card !== null ? [{ name: '결제카드', value: result.card ?? '-' }] : []),
  ];
  return (
    <TitledModal title={title} onClose={onClose}>
      <div className={style.content}>
        <div role="status" className={style.verdict} data-kind={kind}>
          <p className={style.state}>{state}</p>
          <p>{advice}</p>
        </div>
        {facts.length > 0 && <FactList facts={facts} />}
        <div className={style.actions}>
          {verdict !== null && verdict !== 'guest' && verdict.name === 'unreachable' && (
            <Button variant="plain" onPress={ask}>
              다시 확인
            </Button>
          )}
          <Button variant="solid" onPress={onClose} autoFocus>
            확인
          </Button>
        </div>
      </div>
    </TitledModal>
  );
}
