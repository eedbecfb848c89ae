/** The parts of a bundled contract that the table is made from. */
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

/** What an operation takes for the query parameters that are left out. */
function queryDefaults(contract: Contract, operation: Operation) {
  const resolve = createResolver(contract);
  const withDefault = (operation.parameters ?? []).flatMap(({ name, in: place, schema }) => {
    const value = resolve(schema).default;
    return place === 'query' && value !== undefined ? [[name, value] as const] : [];
  });
  return Object.fromEntries(withDefault);
}

/** Whether a member's token must, may or need not come with an operation. */
function tokenRequirement(contract: Contract, operation: Operation): 'required' | 'optional' | 'none' {
  const ways = operation.security ?? contract.security ?? [];
  const withToken = ways.filter((way) => 'AccessToken' in way).length;
  if (withToken === 0) return 'none';
  return withToken === ways.length ? 'required' : 'optional';
}

/**
 * The table of all operations for the mocks, as TypeScript: the orval handler of each operation with its method, its
 * path, whether it takes a token, and what stands for a missing parameter.
 */
export function operationTable(contract: Contract): string {
  const rows = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const handlerName = (id: string) => `get${id.charAt(0).toUpperCase()}${id.slice(1)}MockHandler`;
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
    '/** The name of an operation of the contract. */',
    'export type OperationId = keyof operations;',
    '',
    '/**',
    ' * Every operation with its method, its path, whether it takes a token, what stands for a query parameter that is',
    ' * left out, and the MSW handler that orval wrote for it.',
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
