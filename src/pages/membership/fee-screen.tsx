import { useId, useState } from 'react';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { useGetAnnualFeePaid } from '#src/api/generated/payment.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { EmptyPanel, LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { AccessGuard } from '#src/features/access/access-guard.tsx';
import { expectedTransfer } from '#src/features/payment/expected-transfer.ts';
import { TransferNotice } from '#src/features/payment/transfer-notice.tsx';
import { QueryView } from '#src/features/queries/query-view.tsx';
import { lazyCode } from '#src/lib/browser/lazy-code.tsx';
import { useMaxWidth } from '#src/lib/hooks/use-max-width.ts';
import { breakpoint } from '#src/styles/breakpoints.ts';
import { FeeCards } from './fee-cards.tsx';
import { type FeeRow, toFeeRows } from './fee-rows.ts';
import { FeeTable } from './fee-table.tsx';
import * as style from './fees.style.ts';

const title = '학회 연회비 납부내역';
const payText = '납부하기';

const paymentDialogCode = lazyCode(
  async () => (await import('#src/features/payment/payment-dialog.tsx')).PaymentDialog,
);

/** Renders the annual fees of a member, and the login-required panel for a guest. */
export function FeeScreen() {
  return (
    <AccessGuard heading={<SectionHeading title={title} />} loading={<LoadingFees />}>
      <MemberFees />
    </AccessGuard>
  );
}

/** Renders the heading and the disabled button while the session is loading, so that the layout does not shift. */
function LoadingFees() {
  return (
    <>
      <SectionHeading title={title}>
        <Button variant="solid" isDisabled>
          {payText}
        </Button>
      </SectionHeading>
      <div className={style.noFeeNote} />
      <LoadingPanel />
    </>
  );
}

/** Renders the fees of the member (contract: `getAnnualFeePaid`) and the button that opens the payment modal. */
function MemberFees() {
  const query = useGetAnnualFeePaid();
  const [isPaying, setPaying] = useState(false);
  const closePayment = () => setPaying(false);
  const PaymentDialog = useLazyOverlay(paymentDialogCode, { isOpen: isPaying, onFailed: closePayment });
  const noteId = useId();
  const canPay = query.data?.pay_possible === true;
  const transfer = canPay ? expectedTransfer(GoodsType.annualFee, query.data?.transfer_info) : null;
  return (
    <>
      <SectionHeading title={title}>
        <Button
          variant="solid"
          isDisabled={!canPay}
          aria-describedby={query.data && !canPay ? noteId : undefined}
          onPress={() => setPaying(true)}
        >
          {payText}
        </Button>
      </SectionHeading>
      <div className={style.noFeeNote}>
        {query.data && !canPay && <p id={noteId}>지금 납부하실 연회비가 없습니다.</p>}
      </div>
      {transfer && <TransferNotice goods={GoodsType.annualFee} transfer={transfer} />}
      <div aria-busy={query.isFetching}>
        <QueryView query={query}>
          {({ pay_info }) => <FeeHistory rows={toFeeRows(pay_info, transfer !== null)} />}
        </QueryView>
      </div>
      {isPaying && PaymentDialog && (
        <PaymentDialog
          goods={GoodsType.annualFee}
          memberType={query.data?.member_type ?? null}
          transfer={transfer}
          onClose={closePayment}
        />
      )}
    </>
  );
}

function FeeHistory({ rows }: { rows: FeeRow[] }) {
  const isNarrow = useMaxWidth(breakpoint.lists);
  if (rows.length === 0) return <EmptyPanel message="등록 내역이 없습니다." />;
  return isNarrow ? <FeeCards rows={rows} /> : <FeeTable caption={title} rows={rows} />;
}
