import { useEffect, useRef } from 'react';
import type { GoodsType, TransferInfo } from '#src/api/generated/model/index.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { CopyButton } from '#src/components/buttons/copy-button.tsx';
import { DescriptionList } from '#src/components/content/description-list.tsx';
import { dialogActions } from '#src/styles/shared.ts';
import { goodsRules } from './goods.ts';
import * as style from './payment.style.ts';
import { transferFacts } from './transfer-facts.ts';

/** The title of a dialog with the details of a bank transfer. */
export const transferTitle = '무통장 입금';

type PaymentTransferProps = {
  goods: GoodsType;
  transfer: TransferInfo;
  onClose: () => void;
};

/** Renders the bank account and the amount after the transfer is registered. */
export function PaymentTransfer({ goods, transfer, onClose }: PaymentTransferProps) {
  const copied = new Map([
    ['입금액', String(transfer.amount)],
    ['계좌번호', transfer.account_number],
  ]);
  const sectionRef = useRef<HTMLElement>(null);
  // The pressed button is removed with the form. Without this, keyboard focus would be lost (WCAG 2.4.3).
  useEffect(() => sectionRef.current?.focus(), []);
  return (
    <section ref={sectionRef} tabIndex={-1} className={style.content} aria-label="입금 안내">
      <p>{`아래 계좌로 입금해 주세요. 입금이 확인되면 ${goodsRules[goods].historyName}에 표시됩니다.`}</p>
      <DescriptionList
        items={[
          ...(goodsRules[goods].showsMemberType ? [{ name: '회원구분', value: transfer.member_type }] : []),
          ...transferFacts(transfer).map((fact) => {
            const text = copied.get(fact.name);
            return text === undefined ? fact : { ...fact, beside: <CopyButton name={fact.name} text={text} /> };
          }),
        ]}
      />
      <div className={dialogActions}>
        <Button variant="solid" onPress={onClose}>
          확인
        </Button>
      </div>
    </section>
  );
}
