import { useId, useState } from 'react';
import { useGetAnnualFeePaid } from '#src/api/generated/payment.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { EmptyPanel, LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { AccessGuard } from '#src/features/access/access-guard.tsx';
import { PaymentModal } from '#src/features/payment/payment-modal.tsx';
import { QueryView } from '#src/features/queries/query-view.tsx';
import { useMaxWidth } from '#src/lib/hooks/use-max-width.ts';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { breakpoint } from '#src/styles/breakpoints.ts';
import { FeeCards } from './fee-cards.tsx';
import { type FeeRow, feeRows } from './fee-rows.ts';
import * as style from './fee-screen.style.ts';
import { FeeTable } from './fee-table.tsx';

const title = '학회 연회비 납부내역';
const pay = '납부하기';

/** Renders the annual fees of a member, and the login-required panel for a guest. */
export function FeeScreen() {
  return (
    <AccessGuard
      screen={{ path: paths.membership, menu: menuTitle.annualFee }}
      heading={<SectionHeading title={title} />}
      loading={<LoadingFees />}
    >
      <MemberFees />
    </AccessGuard>
  );
}

/** What a member sees until it is known who they are: the same heading and box, without any fee. */
function LoadingFees() {
  return (
    <>
      <SectionHeading title={title}>
        <Button variant="solid" isDisabled>
          {pay}
        </Button>
      </SectionHeading>
      <div className={style.note} />
      <LoadingPanel />
    </>
  );
}

/** A member's own fees, from the contract's `getAnnualFeePaid`, and the way to pay the one that is owed. */
function MemberFees() {
  const query = useGetAnnualFeePaid();
  const [isPaying, setPaying] = useState(false);
  const note = useId();
  const owes = query.data?.pay_possible === true;
  return (
    <>
      <SectionHeading title={title}>
        <Button
          variant="solid"
          isDisabled={!owes}
          aria-describedby={query.data && !owes ? note : undefined}
          onPress={() => setPaying(true)}
        >
          {pay}
        </Button>
      </SectionHeading>
      <div className={style.note}>{query.data && !owes && <p id={note}>지금 납부하실 연회비가 없습니다.</p>}</div>
      <div aria-busy={query.isFetching}>
        <QueryView query={query}>{({ pay_info }) => <History rows={feeRows(pay_info)} />}</QueryView>
      </div>
      {isPaying && (
        <PaymentModal goods="연회비" memberType={query.data?.member_type ?? null} onClose={() => setPaying(false)} />
      )}
    </>
  );
}

function History({ rows }: { rows: FeeRow[] }) {
  const narrow = useMaxWidth(breakpoint.lists);
  if (rows.length === 0) return <EmptyPanel message="등록 내역이 없습니다." />;
  return narrow ? <FeeCards rows={rows} /> : <FeeTable caption={title} rows={rows} />;
}
