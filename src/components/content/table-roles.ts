/**
 * The roles that a table's elements have by themselves, said once more: some browsers drop them where a style sheet
 * makes cards of the rows.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
} as const;
