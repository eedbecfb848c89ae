import type { GoodsType, TransferInfo } from '#src/api/generated/model/index.ts';
import { Dialog } from '#src/components/overlays/dialog.tsx';
import { PaymentTransfer, transferTitle } from './payment-transfer.tsx';

type TransferDialogProps = { goods: GoodsType; transfer: TransferInfo; onClose: () => void };

/** Renders the account and the amount of a registered bank transfer again. */
export function TransferDialog(props: TransferDialogProps) {
  return (
    <Dialog title={transferTitle} onClose={props.onClose}>
      <PaymentTransfer {...props} />
    </Dialog>
  );
}
