import { type Column, DataTable } from '#src/components/content/data-table.tsx';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { advertising } from '#src/content/advertising.ts';

const columns: readonly Column<string>[] = [
  { title: '항목', cell: (name) => name },
  { title: '내용', cell: () => <VisuallyHidden>작성란</VisuallyHidden> },
];

/** Renders the application for an advertisement as a blank form, to be printed and filled in by hand. */
export function AdvertisingForm() {
  return (
    <DataTable
      variant="form"
      caption="광고 게재 신청서 빈 양식"
      columns={columns}
      rows={advertising.form}
      rowKey={(name) => name}
    />
  );
}
