import { type Contract, operationsOf } from './contract.ts';

/**
 * Generates the table of the reads whose responses a write changes: the operations in its `x-changes`. The query keys
 * that orval generates start with the operationId.
 * @returns the code of a TypeScript module
 * @throws Error if `x-changes` names an operation that the contract does not have
 */
export function changedReads(contract: Contract): string {
  const operations = operationsOf(contract).map(({ operation }) => operation);
  const names = new Set(operations.map(({ operationId }) => operationId));
  const entries = operations.flatMap(({ operationId: write, 'x-changes': reads = [] }) => {
    const unknown = reads.findIndex((read) => !names.has(read));
    if (unknown >= 0) throw new Error(`${write} /x-changes/${unknown}: no operation ${reads[unknown]}.`);
    return reads.length > 0 ? [`  ${write}: [${reads.map((read) => `'${read}'`).join(', ')}],`] : [];
  });
  return `/**
 * The reads whose responses a write changes, by the operationId of the write (\`x-changes\`). After the write,
 * \`src/api/mutation-options.ts\` drops them from the cache, and requests those on the screen again.
 */
export const changedReads = {
${entries.join('\n')}
} as const satisfies Record<string, readonly string[]>;
`;
}
