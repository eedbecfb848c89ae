type Operation = { operationId: string; 'x-changes'?: string[] };
type Contract = { paths: Record<string, Record<string, Operation>> };

/**
 * Generates the table of the reads whose responses a write changes: the operations in its `x-changes`. The query keys
 * that orval generates start with the operationId.
 * @param contract the bundled contract
 * @returns the code of a TypeScript module
 * @throws Error if `x-changes` names an operation that the contract does not have
 */
export function changedReads({ paths }: Contract): string {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const names = new Set(operations.map(({ operationId }) => operationId));
  const entries = operations.flatMap(({ operationId: write, 'x-changes': reads = [] }) => {
    const unknown = reads.findIndex((read) => !names.has(read));
    if (unknown >= 0) throw new Error(`${write} /x-changes/${unknown}: no operation ${reads[unknown]}.`);
    return reads.length > 0 ? [`  ${write}: [${reads.map((read) => `'${read}'`).join(', ')}],`] : [];
  });
  return [
    '/** The reads whose responses a write changes, by the operationId of the write (`x-changes`). */',
    `export const changedReads = {\n${entries.join('\n')}\n} as const satisfies Record<string, readonly string[]>;`,
    '',
  ].join('\n');
}
