type Operation = { operationId: string; 'x-changes'?: string[] };
type Contract = { paths: Record<string, Record<string, Operation>> };

/**
 * Generates the table of the reads whose responses a write changes (`x-changes`): the beginnings of the query keys that
 * orval generates for them. The key of a read with method POST begins with the method.
 * @param contract the bundled contract
 * @returns the code of a TypeScript module
 * @throws Error if `x-changes` names an operation that the contract does not have
 */
export function changedReads({ paths }: Contract): string {
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, ...operation })),
  );
  const keyOf = (write: string, read: string, index: number) => {
    const row = rows.find(({ operationId }) => operationId === read);
    if (row) return row.method === 'get' ? `['${row.path}']` : `['${row.method.toUpperCase()}', '${row.path}']`;
    throw new Error(`${write} /x-changes/${index}: the contract has no operation ${read}.`);
  };
  const entries = rows.flatMap(({ operationId: write, 'x-changes': reads = [] }) =>
    reads.length > 0 ? [`  ${write}: [${reads.map((read, index) => keyOf(write, read, index)).join(', ')}],`] : [],
  );
  return [
    '/** The query keys of the reads whose responses a write changes, by the operationId of the write (`x-changes`). */',
    `export const changedReads = {\n${entries.join('\n')}\n} as const satisfies Record<string, readonly (readonly string[])[]>;`,
    '',
  ].join('\n');
}
