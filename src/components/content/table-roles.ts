/**
 * The explicit roles of table elements. Some browsers drop the implicit roles if a style sheet changes `display`, as it
 * does for cards on a phone.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
} as const;
