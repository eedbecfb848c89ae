import { keepPreviousData } from '@tanstack/react-query';
import { useGetRegisterInfo } from '#src/api/generated/conference.ts';
import { getRegisterInfoQueryPageMax, getRegisterInfoQueryRowDefault } from '#src/api/generated/limits/conference.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import type { RegisterInfo } from '#src/api/generated/model/index.ts';
import { PagedList } from '#src/features/boards/paged-list.tsx';
import { usePaging } from '#src/features/boards/use-paging.ts';
import { eventOn } from '#src/features/events/current-event.ts';
import { PaymentDocuments } from '#src/features/payment/payment-documents.tsx';
import { TransferNotice } from '#src/features/payment/transfer-notice.tsx';
import { useSeoulDay } from '#src/lib/hooks/use-seoul-day.ts';
import { formatDate } from '#src/lib/time/date.ts';
import { screens } from '#src/navigation/screens.ts';
import { screenTarget } from '#src/navigation/target.ts';
import { MemberList } from '#src/pages/society/member-list.tsx';
import * as style from '#src/pages/society/member-rows.style.ts';
import { ruledList } from '#src/styles/ruled-list.ts';
import { useMyRegistration } from './use-my-registration.ts';

/** Renders the screen that lists the paid registrations of the member. */
export function RegistrationList() {
  return (
    <MemberList>
      <MyRegistrations />
    </MemberList>
  );
}

/** Renders the registrations of the member (contract: `getRegisterInfo`). */
function MyRegistrations() {
  const paging = usePaging(getRegisterInfoQueryPageMax);
  const query = useGetRegisterInfo(
    { page: paging.page, row: getRegisterInfoQueryRowDefault },
    { query: { placeholderData: keepPreviousData } },
  );
  const { transfer } = useMyRegistration(eventOn(useSeoulDay()));
  return (
    <>
      {transfer && <TransferNotice goods={GoodsType.registrationFee} transfer={transfer} />}
      <PagedList
        name={screens.ownRegistrations.title}
        query={query}
        selectPage={({ register_info, total_count }) => ({ rows: register_info, total: total_count })}
        paging={paging}
        rowsPerPage={getRegisterInfoQueryRowDefault}
        state={screenTarget('ownRegistrations').state}
      >
        {(rows) => (
          <ul className={ruledList}>
            {rows.map((row) => (
              <RegistrationRow key={row.pay_info_pk} registration={row} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function RegistrationRow({ registration }: { registration: RegisterInfo }) {
  const { pay_info_pk, pay_info_tran_date, pay_info_pay_method, pay_info_goods_name } = registration;
  return (
    <li className={style.row}>
      <div>
        <p className={style.facts}>
          <span translate="no">{formatDate(pay_info_tran_date)}</span> | {pay_info_pay_method}
        </p>
        <p className={style.title}>{pay_info_goods_name}</p>
      </div>
      <PaymentDocuments pk={pay_info_pk} method={pay_info_pay_method} paymentName={pay_info_goods_name} />
    </li>
  );
}
