import { keepPreviousData } from '@tanstack/react-query';
import { useGetRegisterInfo } from '#src/api/generated/conference.ts';
import { getRegisterInfoQueryPageMax, getRegisterInfoQueryRowDefault } from '#src/api/generated/limits/conference.ts';
import type { RegisterInfo } from '#src/api/generated/model/index.ts';
import { PagedList } from '#src/features/boards/paged-list.tsx';
import { usePaging } from '#src/features/boards/use-paging.ts';
import { PaymentDocuments } from '#src/features/payment/payment-documents.tsx';
import { formatDate } from '#src/lib/time/date.ts';
import { conferenceStep, menuTitle } from '#src/navigation/menus.ts';
import { OwnList } from '#src/pages/society/own-list.tsx';
import * as style from '#src/pages/society/own-rows.style.ts';

const step = conferenceStep.registrations;

/** The registrations that the member paid for. */
export function RegistrationList() {
  return (
    <OwnList menu={menuTitle.registration} step={step}>
      <OwnRegistrations />
    </OwnList>
  );
}

/** From the contract's `getRegisterInfo`. */
function OwnRegistrations() {
  const paging = usePaging(getRegisterInfoQueryPageMax);
  const query = useGetRegisterInfo(
    { page: paging.page, row: getRegisterInfoQueryRowDefault },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <PagedList
      name={step}
      query={query}
      selectPage={({ register_info, total_count }) => ({ rows: register_info, total: total_count })}
      paging={paging}
      rowsPerPage={getRegisterInfoQueryRowDefault}
      state={{ menu: menuTitle.registration, step }}
    >
      {(rows) => (
        <ul className={style.list}>
          {rows.map((row) => (
            <RegistrationRow key={row.pay_info_pk} registration={row} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function RegistrationRow({ registration }: { registration: RegisterInfo }) {
  const { pay_info_pk, pay_info_tran_date, pay_info_pay_method, pay_info_goods_name } = registration;
  return (
    <li className={style.row}>
      <div>
        <p className={style.facts}>
          {formatDate(pay_info_tran_date)} | {pay_info_pay_method}
        </p>
        <p className={style.title}>{pay_info_goods_name}</p>
      </div>
      <PaymentDocuments pk={pay_info_pk} method={pay_info_pay_method} of={pay_info_goods_name} />
    </li>
  );
}
