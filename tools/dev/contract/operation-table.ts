/** The parts of a bundled contract from which the table is generated. */
type Schema = { $ref?: string; default?: unknown };
type Parameter = { name: string; in: string; schema?: Schema };
type Operation = {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
};
type Contract = {
  security?: Record<string, unknown>[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const createResolver = (contract: Contract) => {
  const resolveSchema = (schema: Schema | undefined): Schema =>
    schema?.$ref ? resolveSchema(contract.components.schemas[schema.$ref.split('/').at(-1) ?? '']) : (schema ?? {});
  return resolveSchema;
};

/** Returns the defaults of an operation's query parameters, by name. */
function queryDefaults(contract: Contract, operation: Operation) {
  const resolve = createResolver(contract);
  const withDefault = (operation.parameters ?? []).flatMap(({ name, in: location, schema }) => {
    const value = resolve(schema).default;
    return location === 'query' && value !== undefined ? [[name, value] as const] : [];
  });
  return Object.fromEntries(withDefault);
}

/** Returns whether an operation requires, accepts or ignores a member's token. */
function tokenRequirement(contract: Contract, operation: Operation): 'required' | 'optional' | 'none' {
  const alternatives = operation.security ?? contract.security ?? [];
  const withToken = alternatives.filter((schemes) => 'AccessToken' in schemes).length;
  if (withToken === 0) return 'none';
  return withToken === alternatives.length ? 'required' : 'optional';
}

/** Returns the name of the function that orval generates to create the MSW handler of an operation. */
const handlerName = (id: string): string => `get${id.charAt(0).toUpperCase()}${id.slice(1)}MockHandler`;

/**
 * Generates the TypeScript table of all operations for the mocks: method, path, token requirement, defaults of missing
 * query parameters, and orval's handler.
 * @param contract the bundled contract
 */
export function operationTable(contract: Contract): string {
  const rows = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const table = [
    `import { ${rows.map(({ operation }) => handlerName(operation.operationId)).join(', ')} } from './client.msw';`,
    "import type { operations } from '#src/api/generated/schema.ts';",
    '',
    'type OperationRow = {',
    "  method: 'GET' | 'POST';",
    '  path: string;',
    "  token: 'required' | 'optional' | 'none';",
    '  defaults: object;',
    '  handler: unknown;',
    '};',
    '',
    '/** The operationId of an operation in the contract. */',
    'export type OperationId = keyof operations;',
    '',
    '/**',
    ' * Every operation: its method, path and token requirement, the defaults of query parameters that are left out, and',
    ' * the MSW handler that orval generates.',
    ' */',
    'export const operationTable = {',
    ...rows.map(({ path, method, operation }) =>
      [
        `  ${operation.operationId}: {`,
        `    method: '${method}',`,
        `    path: '${path}',`,
        `    token: '${tokenRequirement(contract, operation)}',`,
        `    defaults: ${JSON.stringify(queryDefaults(contract, operation))},`,
        `    handler: ${handlerName(operation.operationId)},`,
        '  },',
      ].join('\n'),
    ),
    '} as const satisfies Record<OperationId, OperationRow>;',
    '',
  ];
  return table.join('\n');
}
