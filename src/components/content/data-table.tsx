import type { ReactNode } from 'react';
import { hidden } from '#src/components/layout/visually-hidden.style.ts';
import * as style from './data-table.style.ts';
import { tableRole } from './table-role.ts';

/** A column of a table: its head, and what a row has there. */
export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  align?: 'end';
  /** How wide it is, in CSS. */
  width?: string;
};

type DataTableProps<Row> = {
  /** What the table is, for who doesn't see the heading above it. */
  caption: string;
  /** The first column names its row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What it is on a phone: a card for each row, or a table still, where it has few and narrow columns. */
  onPhone?: 'cards' | 'table';
  /** A line above it that all see, such as the unit of its numbers. */
  note?: string;
};

/** A table of what the society has to say. */
export function DataTable<Row>({ caption, columns, rows, keyOf, onPhone = 'cards', note }: DataTableProps<Row>) {
  return (
    <table {...tableRole.table} className={onPhone === 'cards' ? `${style.table} ${style.cards}` : style.table}>
      <caption className={note ? style.caption : hidden}>
        {note && <span className={hidden}>{caption}, </span>}
        {note ?? caption}
      </caption>
      <thead {...tableRole.rowgroup}>
        <tr {...tableRole.row}>
          {columns.map(({ title, align, width }) => (
            <th key={title} scope="col" {...tableRole.columnheader} data-align={align} style={width ? { width } : {}}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRole.rowgroup}>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...tableRole.row}>
            {columns.map(({ title, align, cell }, index) =>
              index === 0 ? (
                <th key={title} scope="row" {...tableRole.rowheader} data-align={align} data-label={title}>
                  {cell(row)}
                </th>
              ) : (
                <td key={title} {...tableRole.cell} data-align={align} data-label={title}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
