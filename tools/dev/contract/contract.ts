type Keywords = { [keyword: string]: unknown };

/** A schema of a bundled contract, with the keywords that the generators read by name. */
export type Schema = Keywords & {
  $ref?: string;
  oneOf?: Schema[];
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
};

type Operation = Keywords & {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: { name: string; in: string; schema?: Schema }[];
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
  'x-changes'?: string[];
};

/** A bundled contract. */
export type Contract = {
  info: { description: string };
  security?: Record<string, unknown>[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses?: Record<string, Keywords> };
};

/** Returns all operations with their paths and methods, in the order of the contract. */
export const operationsOf = ({ paths }: Contract) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

/** Returns the name of the schema that a reference names. */
export const schemaName = ({ $ref }: Schema): string => $ref?.split('/').at(-1) ?? '';

/** Follows the references of a schema. */
export const resolveSchema = (contract: Contract, schema: Schema): Schema =>
  schema.$ref ? resolveSchema(contract, contract.components.schemas[schemaName(schema)] ?? {}) : schema;
