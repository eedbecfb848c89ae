import { keepPreviousData } from '@tanstack/react-query';
import { useGetRegisterInfo } from '../../api/generated/conference';
import { getRegisterInfoQueryPageMax, getRegisterInfoQueryRowDefault } from '../../api/generated/limits/conference';
import type { RegisterInfo } from '../../api/generated/model';
import { PagedList } from '../../blocks/paged-list';
import { PaymentDocuments } from '../../blocks/payment-documents';
import { usePaging } from '../../blocks/use-paging';
import { formatDate } from '../../lib/date';
import { conferenceStep, menuTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { subScreenTarget } from '../../navigation/target';
import { OwnList } from './own-list';
import * as style from './own-rows.style';

const step = conferenceStep.registrations;

/** The registrations that the member paid for. */
export function RegistrationList() {
  return (
    <OwnList
      title={step}
      back={subScreenTarget(paths.society, menuTitle.registration)}
      message="등록 내역은 로그인한 뒤에 볼 수 있습니다."
    >
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
      read={({ register_info, total_count }) => ({ rows: register_info, total: total_count })}
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
