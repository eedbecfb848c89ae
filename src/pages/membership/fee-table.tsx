import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { PaymentDocuments } from '#src/features/payment/payment-documents.tsx';
import type { FeeRow } from './fee-rows.ts';
import { FeeStatus } from './fee-status.tsx';
import * as style from './fee-table.style.ts';

/** The years of the annual fee as a table. */
export function FeeTable({ caption, rows }: { caption: string; rows: readonly FeeRow[] }) {
  return (
    <table className={style.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">년도</th>
          <th scope="col">연회비</th>
          <th scope="col">지불방법</th>
          <th scope="col">납부일</th>
          <th scope="col" className={style.status}>
            납부
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.year}</th>
            <td>{row.won}</td>
            <td>{row.method}</td>
            <td>{row.date}</td>
            <td>
              <div className={style.paid}>
                <FeeStatus isPaid={row.pk !== null} />
                {row.pk !== null && (
                  <PaymentDocuments pk={row.pk} method={row.method} paymentName={`${row.year}년 연회비`} />
                )}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
