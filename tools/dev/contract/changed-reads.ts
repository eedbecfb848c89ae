type Operation = { operationId: string; 'x-changes'?: string[] };
type Contract = { paths: Record<string, Record<string, Operation>> };

/**
 * Generates the table of the reads whose responses a write changes: the paths of the operations in its `x-changes`. The
 * paths are the first parts of the query keys that orval generates.
 * @param contract the bundled contract
 * @returns the code of a TypeScript module
 * @throws Error if `x-changes` names an operation that the contract does not have
 */
export function changedReads({ paths }: Contract): string {
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    Object.values(item).map((operation) => ({ path, ...operation })),
  );
  const pathOf = (write: string, read: string, index: number) => {
    const row = rows.find(({ operationId }) => operationId === read);
    if (row) return `'${row.path}'`;
    throw new Error(`${write} /x-changes/${index}: the contract has no operation ${read}.`);
  };
  const entries = rows.flatMap(({ operationId: write, 'x-changes': reads = [] }) =>
    reads.length > 0 ? [`  ${write}: [${reads.map((read, index) => pathOf(write, read, index)).join(', ')}],`] : [],
  );
  return [
    '/** The paths of the reads whose responses a write changes, by the operationId of the write (`x-changes`). */',
    `export const changedReads = {\n${entries.join('\n')}\n} as const satisfies Record<string, readonly string[]>;`,
    '',
  ].join('\n');
}
