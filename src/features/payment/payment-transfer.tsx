import { useEffect, useRef } from 'react';
import type { GoodsType } from '#src/api/generated/model/index.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { CopyButton } from '#src/components/buttons/copy-button.tsx';
import { FactList } from '#src/components/content/fact-list.tsx';
import { formatWon } from '#src/lib/text/won.ts';
import * as style from './payment-dialog.style.ts';
import type { Account } from './payment-flow.ts';
import { listOf } from './return/payment-completed-texts.ts';

type PaymentTransferProps = {
  goods: GoodsType;
  /** Null where it plays no part. */
  memberType: string | null;
  won: number;
  account: Account;
  onClose: () => void;
};

/** Where the money goes to, once the society expects it. */
export function PaymentTransfer({ goods, memberType, won, account, onClose }: PaymentTransferProps) {
  const place = useRef<HTMLElement>(null);
  // What was pressed is gone; the reader is led to what has come in its place.
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} className={style.content} aria-label="입금 안내">
      <p>{`아래 계좌로 입금해 주세요. 입금이 확인되면 ${listOf[goods]}에 표시됩니다.`}</p>
      <FactList
        facts={[
          ...(memberType === null ? [] : [{ name: '회원구분', value: memberType }]),
          { name: '입금 금액', value: formatWon(won), beside: <CopyButton name="입금 금액" text={String(won)} /> },
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
