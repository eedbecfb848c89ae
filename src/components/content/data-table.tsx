import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { translateAttribute } from '#src/lib/text/verbatim.ts';
import * as style from './data-table.style.ts';
import { tableRoles } from './table-roles.ts';

export type Column<Row> = {
  title: string;
  cell: (row: Row) => ReactNode;
  /** `start`: text in a table with centred cells. `end`: numbers at the right. */
  align?: 'start' | 'end';
  /** CSS width. */
  width?: string;
  /** CSS width in a window of at most 900 px; `width` if missing. */
  narrowWidth?: string;
};

type DataTableProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Returns the React key of a row. */
  rowKey: (row: Row) => string | number;
  /**
   * cards: a card for each row on a phone. people: position, name and affiliation; on a phone two lines for each person.
   * data: a table at all widths. plain: column headers without a background. prices: plain, with emphasised values.
   * board: centred cells; the row under the pointer is highlighted. form: boxes to fill in on paper, without column
   * headers.
   */
  variant?: keyof typeof style.variants;
  /** Whether the first cell of each row is its header. */
  hasRowHeaders?: boolean;
  /** A visible line above the table, such as the unit of its numbers. */
  note?: string;
} & (
  | { /** The accessible name. */ caption: string; labelledBy?: never }
  | { /** The id of the heading that names the table. */ labelledBy: string; caption?: never }
);

/** The custom properties that the style sheet reads for the width of a column. */
const widthProperties = (width?: string, narrowWidth?: string): CSSProperties & Record<`--${string}`, string> =>
  width && narrowWidth ? { '--column-width': width, '--column-narrow-width': narrowWidth } : {};

/** Renders rows as a table with column headers. */
export function DataTable<Row>({
  caption,
  labelledBy,
  columns,
  rows,
  rowKey,
  variant = 'cards',
  hasRowHeaders = true,
  note,
}: DataTableProps<Row>) {
  return (
    <table {...tableRoles.table} aria-labelledby={labelledBy} className={style.variants[variant]}>
      {caption !== undefined &&
        (note === undefined ? (
          <VisuallyHidden elementType="caption">{caption}</VisuallyHidden>
        ) : (
          <caption className={style.caption}>
            <VisuallyHidden>{caption}, </VisuallyHidden>
            {note}
          </caption>
        ))}
      {variant !== 'form' && (
        <thead {...tableRoles.rowgroup}>
          <tr {...tableRoles.row}>
            {columns.map(({ title, align, width, narrowWidth = width }) => (
              <th
                key={title}
                scope="col"
                {...tableRoles.columnheader}
                data-align={align}
                style={widthProperties(width, narrowWidth)}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody {...tableRoles.rowgroup}>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...tableRoles.row}>
            {columns.map(({ title, align, cell }, index) => {
              const content = cell(row);
              const isHeader = hasRowHeaders && index === 0;
              const Cell = isHeader ? 'th' : 'td';
              return (
                <Cell
                  key={title}
                  {...(isHeader ? { scope: 'row', ...tableRoles.rowheader } : tableRoles.cell)}
                  data-align={align}
                  data-label={variant === 'cards' ? title : undefined}
                  translate={translateAttribute(content)}
                >
                  {content}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
