import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { OperationId } from '#mocks/generated/operations.ts';
import { jsonPointer } from '#openapi/json-pointer.ts';
import { contractName, createContractAjv, type Problem, validationProblem } from './contract-ajv.ts';
import {
  contractDocument,
  contractOperation,
  operationKeys,
  type Parameter,
  resolveReference,
  responsesOf,
  type Schema,
} from './document.ts';

const ajv = createContractAjv(contractDocument);

/** Compiles each validator on its first use, because compiling all of them would delay the start. */
function compileOnce<Key>(compile: (key: Key) => ValidateFunction): (key: Key) => ValidateFunction {
  const compiled = new Map<Key, ValidateFunction>();
  return (key) => {
    const validator = compiled.get(key) ?? compile(key);
    compiled.set(key, validator);
    return validator;
  };
}

const contractReference = (...keys: string[]) => ({ $ref: `${contractName}${jsonPointer(...keys)}` });

/** Validates the query as one closed object: parameters that the contract does not define are rejected. */
const queryValidator = compileOnce((id: OperationId) => {
  const parameters = contractOperation(id).parameters ?? [];
  const rows = parameters.map((parameter, index) => ({ ...parameter, index })).filter((row) => row.in === 'query');
  return ajv.compile({
    type: 'object',
    additionalProperties: false,
    required: rows.filter((row) => row.required).map((row) => row.name),
    properties: Object.fromEntries(
      rows.map((row) => [row.name, contractReference(...operationKeys(id), 'parameters', String(row.index), 'schema')]),
    ),
  });
});

const bodyValidator = compileOnce((id: OperationId) => {
  const [type = ''] = Object.keys(contractOperation(id).requestBody?.content ?? {});
  return ajv.compile(contractReference(...operationKeys(id), 'requestBody', 'content', type, 'schema'));
});

const schemaValidator = compileOnce((path: string) => ajv.compile({ $ref: `${contractName}${path}` }));

const isNumeric = (schema: Schema) => ['integer', 'number'].includes(String(resolveReference(schema).type));

/** Converts a query value to a number when the contract requires a number and the text is a plain decimal number. */
function coerceNumber(parameter: Parameter | undefined, text: string): unknown {
  const numeric = parameter && isNumeric(parameter.schema) && /^-?\d+(\.\d+)?$/.test(text);
  return numeric ? Number(text) : text;
}

/** Parses and validates a query against the contract. */
export function readQuery(
  id: OperationId,
  search: URLSearchParams,
): { value: Record<string, unknown> } | { problem: Problem } {
  const parameters = (contractOperation(id).parameters ?? []).filter((parameter) => parameter.in === 'query');
  const value: Record<string, unknown> = {};
  for (const [name, text] of search) {
    if (Object.hasOwn(value, name)) {
      return { problem: { pointer: `/query/${name}`, reason: `${name}: 한 번만 보낼 수 있습니다.` } };
    }
    const parameter = parameters.find((candidate) => candidate.name === name);
    value[name] = coerceNumber(parameter, text);
  }
  const problem = validationProblem(queryValidator(id), value, '/query');
  return problem ? { problem } : { value };
}

/**
 * Validates a request body.
 * @param body JSON, or the fields of a form with an empty text in place of each file
 * @returns the first problem, or null
 */
export const bodyProblem = (id: OperationId, body: unknown): Problem | null =>
  validationProblem(bodyValidator(id), body, '/body');

/** Parses and validates a JSON body against the contract. An empty text is no body. */
export function readJson(id: OperationId, text: string): { value: unknown } | { problem: Problem } {
  const problemOf = (reason: string) => ({ problem: { pointer: '/body', reason } });
  if (text === '')
    return contractOperation(id).requestBody?.required ? problemOf('본문이 없습니다.') : { value: undefined };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return problemOf('본문이 올바른 JSON이 아닙니다.');
  }
  const problem = bodyProblem(id, value);
  return problem ? { problem } : { value };
}

/**
 * Validates the status, the content type and the JSON of a response.
 * @returns the first problem, or null
 */
export function replyProblem(id: OperationId, reply: { status: number; type: string; json?: unknown }): Problem | null {
  const row = responsesOf(id).find((candidate) => candidate.status === reply.status && candidate.type === reply.type);
  if (!row) return { pointer: '', reason: `The contract has no ${reply.status} with ${reply.type}.` };
  if (reply.type !== 'application/json') return null;
  return validationProblem(schemaValidator(jsonPointer(...row.keys, 'schema')), reply.json, '');
}
