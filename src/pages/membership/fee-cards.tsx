import { DescriptionList } from '#src/components/content/description-list.tsx';
import { PaymentDocuments } from '#src/features/payment/payment-documents.tsx';
import { ruledList } from '#src/styles/ruled-list.ts';
import type { FeeRow } from './fee-rows.ts';
import { FeeStatus } from './fee-status.tsx';
import * as style from './fees.style.ts';

/** Renders the years of the annual fee as cards, for narrow windows. */
export function FeeCards({ rows }: { rows: readonly FeeRow[] }) {
  return (
    <ul className={ruledList}>
      {rows.map((row) => (
        <li key={row.key} className={style.card}>
          <div className={style.top}>
            <h3 className={style.year}>{row.year}년</h3>
            <FeeStatus row={row} />
          </div>
          <DescriptionList
            variant="plainRows"
            items={[
              { name: '연회비', value: row.won },
              { name: '지불방법', value: row.method },
              { name: '납부일', value: row.date },
            ]}
          />
          {row.pk !== null && <PaymentDocuments pk={row.pk} method={row.method} paymentName={`${row.year}년 연회비`} />}
        </li>
      ))}
    </ul>
  );
}
