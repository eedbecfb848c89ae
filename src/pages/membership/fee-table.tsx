import { type Column, DataTable } from '#src/components/content/data-table.tsx';
import { PaymentDocuments } from '#src/features/payment/payment-documents.tsx';
import type { FeeRow } from './fee-rows.ts';
import { FeeStatus } from './fee-status.tsx';
import * as style from './fees.style.ts';

const columns: readonly Column<FeeRow>[] = [
  { title: '년도', cell: ({ year }) => year },
  { title: '연회비', cell: ({ won }) => won },
  { title: '지불방법', cell: ({ method }) => method },
  { title: '납부일', cell: ({ date }) => date },
  {
    title: '납부',
    width: '26rem',
    cell: (row) => (
      <div className={style.paid}>
        <FeeStatus row={row} />
        {row.pk !== null && <PaymentDocuments pk={row.pk} method={row.method} paymentName={`${row.year}년 연회비`} />}
      </div>
    ),
  },
];

/** Renders the years of the annual fee as a table. */
export function FeeTable({ caption, rows }: { caption: string; rows: readonly FeeRow[] }) {
  return <DataTable variant="plain" caption={caption} columns={columns} rows={rows} rowKey={({ key }) => key} />;
}
