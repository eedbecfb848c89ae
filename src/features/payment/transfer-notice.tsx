import { useId, useState } from 'react';
import type { GoodsType, TransferInfo } from '#src/api/generated/model/index.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { DescriptionList } from '#src/components/content/description-list.tsx';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.tsx';
import { transferFacts } from './transfer-facts.ts';
import * as style from './transfer-notice.style.ts';

const transferDialogCode = lazyCode(async () => (await import('./transfer-dialog.tsx')).TransferDialog);

type TransferNoticeProps = { goods: GoodsType; transfer: TransferInfo };

/** Renders the bank transfer that the society still expects, with a button for the account to copy. */
export function TransferNotice({ goods, transfer }: TransferNoticeProps) {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const TransferDialog = useLazyOverlay(transferDialogCode, { isOpen, onFailed: close });
  return (
    <section aria-labelledby={titleId} className={style.notice}>
      <div className={style.facts}>
        <h3 id={titleId} className={style.title}>
          입금 대기: {transfer.goods_name}
        </h3>
        <DescriptionList variant="inline" items={transferFacts(transfer)} />
      </div>
      <Button variant="plain" onPress={() => setOpen(true)}>
        입금 계좌 다시 보기
      </Button>
      {isOpen && TransferDialog && <TransferDialog goods={goods} transfer={transfer} onClose={close} />}
    </section>
  );
}
