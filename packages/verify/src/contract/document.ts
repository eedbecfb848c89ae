import { contractInUse, operationsOf, ownContract } from './contract-file.ts';
import { isJsonObject, resolveIn } from './json-values.ts';
import { hasOperation, type OperationId, operationIds, operationTable } from './operations.ts';

/** The keywords of a contract schema that the verifier reads itself. Ajv evaluates all keywords. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  default?: unknown;
  pattern?: string;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
};
export type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
export type Example = { value: unknown; summary?: string };
type Reference = { $ref: string };
type Media = { schema: Schema; examples?: Record<string, Example | Reference> };
/** A response header with its pattern and an example. */
type ResponseHeader = { schema?: { pattern?: string }; example?: string };
type ResponsePart = { content?: Record<string, Media>; headers?: Record<string, ResponseHeader> };

/** An operation object of the contract (OpenAPI 3.1). */
type ContractOperation = {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, ResponsePart | Reference>;
};

/** The contract of the run. */
export const contractDocument = contractInUse() as ReturnType<typeof contractInUse> & {
  components?: { schemas?: Record<string, Schema> };
};

/** Returns a component schema by name, to read its limits. */
export const namedSchema = (name: string): Schema =>
  resolveReference(contractDocument.components?.schemas?.[name] ?? {});

/** Returns the keys of an operation below the root of the contract. */
export const operationKeys = (id: OperationId): string[] => [
  'paths',
  operationTable[id].path,
  operationTable[id].method.toLowerCase(),
];

/** Resolves a `$ref` of the contract, recursively. Returns other values unchanged. */
export function resolveReference<Part extends object>(part: Part | Reference): Part {
  // Parts of a missing operation are those of the verifier's own contract.
  const target = resolveIn(contractDocument, part) ?? resolveIn(ownContract, part);
  if (!isJsonObject(target)) throw new Error(`the contract has no target for the reference ${JSON.stringify(part)}`);
  // The contract decides what a target contains. The callers name the keywords that they read.
  return target as Part;
}

/** Returns an operation object of the contract, or of the verifier's own contract for an operation that only it has. */
export function contractOperation(id: OperationId): ContractOperation {
  const document = hasOperation(id) ? contractDocument : ownContract;
  const found = operationsOf(document).find(({ operation }) => operation.operationId === id);
  // The OpenAPI document decides what an operation object contains. Ajv does not check documents.
  return (found?.operation ?? { operationId: id, responses: {} }) as ContractOperation;
}

/** Returns the operations whose responses a success of an operation may change (`x-changes`). */
export function changedBy(id: OperationId): OperationId[] {
  const names: unknown = Object.entries(contractOperation(id)).find(([keyword]) => keyword === 'x-changes')?.[1];
  return operationIds.filter((operation) => Array.isArray(names) && names.includes(operation));
}

/** Returns the response headers that the contract defines for an operation and a status. */
export function responseHeadersOf(id: OperationId, status: number): Record<string, ResponseHeader> {
  const response = contractOperation(id).responses[String(status)];
  return (response && resolveReference<ResponsePart>(response).headers) ?? {};
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

/** The extensions of the contract that contain a limit of an operation. */
type LimitName = 'x-max-attempts' | 'x-lock-minutes' | 'x-valid-minutes';

/** Returns a limit of an operation: a number of attempts, or minutes. */
export function contractLimit(id: OperationId, name: LimitName): number {
  const limit = new Map<string, unknown>(Object.entries(contractOperation(id))).get(name);
  if (typeof limit !== 'number') throw new Error(`The contract has no ${name} for ${id}.`);
  return limit;
}
