import { useEffect, useId, useState } from 'react';
import { useGetAnnualFeePaid } from '#src/api/generated/payment.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { EmptyPanel, LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { BySession } from '#src/features/access/by-session.tsx';
import { useLoginGate } from '#src/features/access/use-login-gate.ts';
import { PaymentModal } from '#src/features/payment/payment-modal.tsx';
import { QueryView } from '#src/features/queries/query-view.tsx';
import { useAtMost } from '#src/lib/hooks/use-media.ts';
import { breakpoint } from '#src/styles/breakpoints.ts';
import { FeeCards } from './fee-cards.tsx';
import { type FeeRow, toFeeRows } from './fee-rows.ts';
import * as style from './fee-screen.style.ts';
import { FeeTable } from './fee-table.tsx';

const title = '학회 연회비 납부내역';
const payText = '납부하기';

/** The annual fee. A guest is asked to log in. */
export function FeeScreen() {
  return (
    <BySession guest={<GuestFees />} loading={<LoadingFees />}>
      <MemberFees />
    </BySession>
  );
}

/** What a member sees until it is known who they are: the same heading and box, without any fee. */
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

/** What a guest sees: the login modal, and after it is closed the way to it again. */
function GuestFees() {
  const requireLogin = useLoginGate();
  useEffect(() => {
    requireLogin();
  }, [requireLogin]);
  return (
    <>
      <SectionHeading title={title} />
      <EmptyPanel message="연회비 납부내역은 로그인한 뒤에 볼 수 있습니다.">
        <Button variant="solid" onPress={() => void requireLogin()}>
          로그인 안내 열기
        </Button>
      </EmptyPanel>
    </>
  );
}

/** A member's own fees, from the contract's `getAnnualFeePaid`, and the way to pay the one that is owed. */
function MemberFees() {
  const query = useGetAnnualFeePaid();
  const [isPaying, setPaying] = useState(false);
  const noteId = useId();
  const canPay = query.data?.pay_possible === true;
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
      <div aria-busy={query.isFetching}>
        <QueryView query={query}>{({ pay_info }) => <FeeHistory rows={toFeeRows(pay_info)} />}</QueryView>
      </div>
      {isPaying && (
        <PaymentModal goods="연회비" memberType={query.data?.member_type ?? null} onClose={() => setPaying(false)} />
      )}
    </>
  );
}

function FeeHistory({ rows }: { rows: FeeRow[] }) {
  const isNarrow = useAtMost(breakpoint.lists);
  if (rows.length === 0) return <EmptyPanel message="등록 내역이 없습니다." />;
  return isNarrow ? <FeeCards rows={rows} /> : <FeeTable caption={title} rows={rows} />;
}
