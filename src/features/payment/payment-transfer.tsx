import { useEffect, useRef } from 'react';
import type { GoodsType } from '#src/api/generated/model/index.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { CopyButton } from '#src/components/buttons/copy-button.tsx';
import { DescriptionList } from '#src/components/content/description-list.tsx';
import { formatWon } from '#src/lib/text/won.ts';
import * as style from './payment-dialog.style.ts';
import type { TransferAccount } from './payment-flow.ts';
import { historyNames } from './return/payment-completed-texts.ts';

type PaymentTransferProps = {
  goods: GoodsType;
  /** Null for a fee whose details do not list the member type. */
  memberType: string | null;
  won: number;
  account: TransferAccount;
  onClose: () => void;
};

/** Renders the bank account and the amount after the transfer is registered. */
export function PaymentTransfer({ goods, memberType, won, account, onClose }: PaymentTransferProps) {
  const sectionRef = useRef<HTMLElement>(null);
  // The pressed button is removed with the form. Without this, keyboard focus would be lost (WCAG 2.4.3).
  useEffect(() => sectionRef.current?.focus(), []);
  return (
    <section ref={sectionRef} tabIndex={-1} className={style.content} aria-label="입금 안내">
      <p>{`아래 계좌로 입금해 주세요. 입금이 확인되면 ${historyNames[goods]}에 표시됩니다.`}</p>
      <DescriptionList
        items={[
          ...(memberType === null ? [] : [{ name: '회원구분', value: memberType }]),
          { name: '입금액', value: formatWon(won), beside: <CopyButton name="입금액" text={String(won)} /> },
          { name: '은행', value: account.bank },
          {
            name: '계좌번호',
            value: account.number,
            beside: <CopyButton name="계좌번호" text={account.number} />,
          },
          { name: '예금주', value: account.holder },
        ]}
      />
      <div className={style.actions}>
        <Button variant="solid" onPress={onClose}>
          확인
        </Button>
      </div>
    </section>
  );
}
