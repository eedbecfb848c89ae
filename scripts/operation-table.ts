/** The parts of a bundled contract that the tables are made from. */
type Schema = { $ref?: string; oneOf?: Schema[]; type?: string; required?: string[]; properties?: { data?: Schema } };
type Operation = { operationId: string; responses: Record<string, { content?: Record<string, { schema?: Schema }> }> };
type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/**
 * What the data of a success must hold, as lists of keys of which one must be there in full.
 * An empty list means that any data will do, null included.
 */
function requiredKeys(contract: Contract, operation: Operation): string[][] {
  const resolve = (schema: Schema | undefined): Schema =>
    schema?.$ref ? resolve(contract.components.schemas[schema.$ref.split('/').at(-1) ?? '']) : (schema ?? {});
  const answer = operation.responses['200']?.content?.['application/json']?.schema;
  const data = resolve(resolve(answer?.oneOf?.[0]).properties?.data);
  const shapes = data.oneOf ? data.oneOf.map(resolve) : [data];
  return shapes.map((shape) => shape.required ?? []).filter((keys) => keys.length > 0);
}

/**
 * Two tables of all operations, as TypeScript: for the client, what an answer must hold; for the mocks, the orval
 * handler of each operation with its method and path.
 */
export function operationTable(contract: Contract): { client: string; mocks: string } {
  const rows = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const handlerName = (id: string) => `get${id.charAt(0).toUpperCase()}${id.slice(1)}MockHandler`;
  const client = [
    '/** What the data of a success must hold: one of these lists of keys in full. An empty table row asks for nothing. */',
    'export const requiredData: Readonly<Record<string, readonly (readonly string[])[]>> = {',
    ...rows.map(({ path, operation }) => `  '${path}': ${JSON.stringify(requiredKeys(contract, operation))},`),
    '};',
    '',
  ];
  const mocks = [
    `import { ${rows.map(({ operation }) => handlerName(operation.operationId)).join(', ')} } from './client.msw';`,
    "import type { operations } from '../../src/api/generated/schema';",
    '',
    '/** The name of an operation of the contract. */',
    'export type OperationId = keyof operations;',
    '',
    '/** Every operation with its method, its path and the MSW handler that orval wrote for it. */',
    'export const operationTable = {',
    ...rows.map(
      ({ path, method, operation }) =>
        `  ${operation.operationId}: { method: '${method}', path: '${path}', handler: ${handlerName(operation.operationId)} },`,
    ),
    '} satisfies Record<OperationId, { method: string; path: string; handler: unknown }>;',
    '',
  ];
  return { client: client.join('\n'), mocks: mocks.join('\n') };
}
