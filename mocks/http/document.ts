import contract from '#mocks/generated/contract.json' with { type: 'json' };
import { type OperationId, operationTable } from '#mocks/generated/operations.ts';

/** The keywords of a contract schema that the mock reads itself. Ajv evaluates all keywords. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
};
export type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
export type Example = { summary?: string; value: unknown };
export type Media = { schema: Schema; examples?: Record<string, Example | Reference> };
type ResponsePart = { content?: Record<string, Media>; headers?: Record<string, { example?: string }> };
type Reference = { $ref: string };

/** An operation object of the contract (OpenAPI 3.1). */
export type ContractOperation = {
  operationId: string;
  tags?: string[];
  summary?: string;
  /** The operations whose responses change with a success. */
  'x-changes'?: OperationId[];
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, ResponsePart | Reference>;
};

type ContractDocument = {
  servers: { url: string }[];
  security: Record<string, unknown>[];
  paths: Record<string, Record<string, ContractOperation>>;
  components: { securitySchemes: Record<string, { in: string; name: string }>; schemas: Record<string, Schema> };
};

/** The bundled contract. The inferred type of such a large JSON file is unusable, so this line declares its shape. */
export const contractDocument = contract as unknown as ContractDocument;

/** All operation IDs of the contract. */
export const operationIds = Object.keys(operationTable) as OperationId[];

const idsByRequest = new Map(operationIds.map((id) => [`${operationTable[id].method} ${operationTable[id].path}`, id]));

/** Returns the operation of a method and a path without `/api`, or null. */
export const operationOf = (method: string, path: string): OperationId | null =>
  idsByRequest.get(`${method} ${path}`) ?? null;

/** Returns the keys of an operation below the root of the contract. */
export const operationKeys = (id: OperationId): string[] => [
  'paths',
  operationTable[id].path,
  operationTable[id].method.toLowerCase(),
];

/** Resolves a `$ref` of the contract, recursively. Returns other values unchanged. */
export function resolveReference<Part extends object>(part: Part | Reference): Part {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as Part;
  let target: unknown = contractDocument;
  for (const key of part.$ref.slice(2).split('/')) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    target = (target as Record<string, unknown>)[name];
  }
  return resolveReference(target as Part | Reference);
}

/**
 * Returns an operation object of the contract.
 * @throws Error when the generated operation table does not match the contract
 */
export function contractOperation(id: OperationId): ContractOperation {
  const { path, method } = operationTable[id];
  const part = contractDocument.paths[path]?.[method.toLowerCase()];
  if (!part) throw new Error(`The contract has no ${method} ${path}; run \`npm run generate\`.`);
  return part;
}

/**
 * Returns the headers that a request lacks. It must have all headers of one security alternative of the operation.
 * @returns the missing headers of the first alternative, or an empty list if an alternative is complete
 */
export function missingHeaders(id: OperationId, headers: Headers): string[] {
  const alternatives = contractOperation(id).security ?? contractDocument.security;
  const schemes = contractDocument.components.securitySchemes;
  const missing = alternatives.map((alternative) =>
    Object.keys(alternative)
      .map((scheme) => schemes[scheme]?.name ?? scheme)
      .filter((name) => !headers.get(name)),
  );
  return missing.some((names) => names.length === 0) ? [] : (missing[0] ?? []);
}

/** Returns the response headers that have an example in the contract, with the example as the value. */
export function responseHeaderExamples(id: OperationId, status: number): Record<string, string> {
  const response = contractOperation(id).responses[String(status)];
  const headers = (response && resolveReference<ResponsePart>(response).headers) ?? {};
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, { example }]) => (example ? [[name, example]] : [])),
  );
}

/** Lists the responses of an operation: one row for each status and content type. */
export function responsesOf(id: OperationId): { status: number; type: string; media: Media; keys: string[] }[] {
  return Object.entries(contractOperation(id).responses).flatMap(([status, response]) => {
    const responseKeys =
      '$ref' in response ? response.$ref.slice(2).split('/') : [...operationKeys(id), 'responses', status];
    return Object.entries(resolveReference<ResponsePart>(response).content ?? {}).map(([type, media]) => ({
      status: Number(status),
      type,
      media,
      keys: [...responseKeys, 'content', type],
    }));
  });
}
