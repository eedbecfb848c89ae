/** One page of a list. A page past the end is empty. */
export const pageOf = <Row>(rows: Row[], { page, row }: { page: number; row: number }): Row[] =>
  rows.slice((page - 1) * row, page * row);
