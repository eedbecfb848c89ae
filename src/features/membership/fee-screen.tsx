import { useEffect, useState } from 'react';
import { messageOf } from '../../api/errors';
import { useGetAnnualFeePaid } from '../../api/generated/payment';
import { PaymentModal } from '../../blocks/payment-modal';
import { useLoginGate } from '../../blocks/use-login-gate';
import { useSession } from '../../blocks/use-session';
import { useAtMost } from '../../lib/use-media';
import { breakpoint } from '../../styles/breakpoints';
import { Button } from '../../ui/button';
import { SectionHeading } from '../../ui/section-heading';
import { EmptyPanel, ErrorPanel, LoadingPanel } from '../../ui/state-panel';
import { FeeCards } from './fee-cards';
import { feeRows } from './fee-rows';
import { FeeTable } from './fee-table';

const title = '학회 연회비 납부내역';
const unreadable = '납부내역을 읽을 수 없습니다. 잠시 후 다시 시도해 주세요.';

/** The annual fee. A guest is asked to log in. */
export function FeeScreen() {
  return useSession() ? <MemberFees /> : <GuestFees />;
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
        <Button look="solid" onPress={() => void requireLogin()}>
          로그인 안내 열기
        </Button>
      </EmptyPanel>
    </>
  );
}

/** A member's own fees, from the contract's `getAnnualFeePaid`, and the way to pay the one that is owed. */
function MemberFees() {
  const query = useGetAnnualFeePaid();
  const narrow = useAtMost(breakpoint.lists);
  const [isPaying, setPaying] = useState(false);
  const rows = query.data && feeRows(query.data.pay_info);
  const canPay = query.data?.pay_possible === true;
  const retry = () => void query.refetch();
  return (
    <>
      <SectionHeading title={title}>
        <Button look="solid" isDisabled={!canPay} onPress={() => setPaying(true)}>
          납부하기
        </Button>
      </SectionHeading>
      <div aria-busy={query.isFetching}>
        {query.isPending && <LoadingPanel />}
        {query.isLoadingError && <ErrorPanel message={messageOf(query.error)} onRetry={retry} />}
        {rows === null && <ErrorPanel message={unreadable} onRetry={retry} />}
        {rows?.length === 0 && <EmptyPanel message="등록 내역이 없습니다." />}
        {rows && rows.length > 0 && (narrow ? <FeeCards rows={rows} /> : <FeeTable caption={title} rows={rows} />)}
      </div>
      {isPaying && (
        <PaymentModal goods="연회비" memberType={query.data?.member_type ?? null} onClose={() => setPaying(false)} />
      )}
    </>
  );
}
