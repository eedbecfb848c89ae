import contract from '#mocks/generated/contract.json' with { type: 'json' };
import { type OperationId, operationTable } from '#mocks/generated/operations.ts';

/** A schema of the contract, as far as the mock looks into it; ajv reads the rest. */
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
export type Example = { value: unknown };
export type Media = { schema: Schema; examples?: Record<string, Example | Reference> };
/** A header of an answer: its form, and what it may look like. */
export type ResponseHeader = { schema?: { pattern?: string }; example?: string };
type ResponsePart = { content?: Record<string, Media>; headers?: Record<string, ResponseHeader> };
type Reference = { $ref: string };

/** An operation as the contract has it. */
export type ContractOperation = {
  operationId: string;
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

/** The bundled contract. What type JSON of this size has is of no use, so its shape is stated here once. */
export const contractDocument = contract as unknown as ContractDocument;

/** The names of all operations. */
export const operationIds = Object.keys(operationTable) as OperationId[];

/** The way from the root of the contract to one of its parts, as `#/paths/~1v1…`. */
export const jsonPointer = (...keys: string[]): string =>
  `#${keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;

/** A schema of the contract by its name, for the limits that it sets. */
export const namedSchema = (name: string): Schema => resolveReference(contractDocument.components.schemas[name] ?? {});

/** The keys that lead from the root of the contract to an operation. */
export const operationKeys = (id: OperationId): string[] => [
  'paths',
  operationTable[id].path,
  operationTable[id].method.toLowerCase(),
];

/** Follows `$ref` until there is none. */
export function resolveReference<Part extends object>(part: Part | Reference): Part {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as Part;
  let found: unknown = contractDocument;
  for (const key of part.$ref.slice(2).split('/')) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    found = (found as Record<string, unknown>)[name];
  }
  return resolveReference(found as Part | Reference);
}

/** An operation of the contract. */
export function contractOperation(id: OperationId): ContractOperation {
  const { path, method } = operationTable[id];
  const part = contractDocument.paths[path]?.[method.toLowerCase()];
  if (!part) throw new Error(`The contract has no ${method} ${path}; run \`npm run generate\`.`);
  return part;
}

/** The headers that an operation asks for, as alternatives of which one must be there in full. */
export function headerAlternatives(id: OperationId): string[][] {
  const ways = contractOperation(id).security ?? contractDocument.security;
  const schemes = contractDocument.components.securitySchemes;
  return ways.map((way) => Object.keys(way).map((scheme) => schemes[scheme]?.name ?? scheme));
}

/** The headers that an operation answers with beside those of any answer. */
export function responseHeadersOf(id: OperationId, status: number): Record<string, ResponseHeader> {
  const response = contractOperation(id).responses[String(status)];
  return (response && resolveReference<ResponsePart>(response).headers) ?? {};
}

/** What an operation can answer: a row for each status and content type. */
export function responsesOf(id: OperationId): { status: number; type: string; media: Media; keys: string[] }[] {
  return Object.entries(contractOperation(id).responses).flatMap(([status, response]) => {
    const own = '$ref' in response ? response.$ref.slice(2).split('/') : [...operationKeys(id), 'responses', status];
    return Object.entries(resolveReference<ResponsePart>(response).content ?? {}).map(([type, media]) => ({
      status: Number(status),
      type,
      media,
      keys: [...own, 'content', type],
    }));
  });
}
