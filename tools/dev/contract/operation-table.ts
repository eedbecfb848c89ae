import { type Contract, operationsOf, resolveSchema } from './contract.ts';

/** Returns whether an operation requires, accepts or ignores a member's token. */
function tokenRequirement(alternatives: Record<string, unknown>[]): 'required' | 'optional' | 'none' {
  const withToken = alternatives.filter((schemes) => 'AccessToken' in schemes).length;
  if (withToken === 0) return 'none';
  return withToken === alternatives.length ? 'required' : 'optional';
}

/**
 * Generates the TypeScript table of all operations for the mocks: method, path, token requirement, defaults of missing
 * query parameters, and orval's handler.
 */
export function operationTable(contract: Contract): string {
  const rows = operationsOf(contract).map(({ path, method, operation }) => {
    const { operationId: id, parameters = [], security = contract.security ?? [] } = operation;
    const defaults = parameters.flatMap(({ name, in: location, schema = {} }) => {
      const value = resolveSchema(contract, schema).default;
      return location === 'query' && value !== undefined ? [[name, value]] : [];
    });
    const handler = `handlers.get${id.charAt(0).toUpperCase()}${id.slice(1)}MockHandler`;
    const row = { method, path, token: tokenRequirement(security), defaults: Object.fromEntries(defaults) };
    const entries = Object.entries(row).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    return `  ${id}: { ${entries.join(', ')}, handler: ${handler} },`;
  });
  return `import type { operations } from '#src/api/generated/schema.ts';
import * as handlers from './client.msw';

type OperationRow = {
  method: 'GET' | 'POST';
  path: string;
  token: 'required' | 'optional' | 'none';
  defaults: object;
  handler: unknown;
};

/** The operationId of an operation in the contract. */
export type OperationId = keyof operations;

/**
 * Every operation: its method, path and token requirement, the defaults of query parameters that are left out, and
 * the MSW handler that orval generates.
 */
export const operationTable = {
${rows.join('\n')}
} as const satisfies Record<OperationId, OperationRow>;
`;
}
