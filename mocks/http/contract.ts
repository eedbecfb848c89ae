import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OperationId } from '#mocks/generated/operations.ts';
import {
  contractDocument,
  contractOperation,
  jsonPointer,
  operationKeys,
  type Parameter,
  resolveReference,
  responsesOf,
  type Schema,
} from './document.ts';
import { describeError } from './schema-error.ts';

/** What is wrong with a request or an answer: where, as a JSON pointer, and why, in a sentence. */
export type Problem = { pointer: string; reason: string };

const contractName = 'contract';

const ajv = addFormats.default(
  new Ajv({
    // The contract as a whole is no schema; its schemas are linted where it is written.
    validateSchema: false,
    strictTypes: false,
    addUsedSchema: false,
    verbose: true,
  }),
);
ajv.addVocabulary(['x-assumption', 'x-enumDescriptions', 'example', ...Object.keys(contractDocument)]);
ajv.addSchema(contractDocument, contractName);

/** Compiling takes a moment, so it is done when a validator is first wanted. */
function compileOnce<Key>(compile: (key: Key) => ValidateFunction): (key: Key) => ValidateFunction {
  const compiled = new Map<Key, ValidateFunction>();
  return (key) => {
    const validator = compiled.get(key) ?? compile(key);
    compiled.set(key, validator);
    return validator;
  };
}

const contractReference = (...keys: string[]) => ({ $ref: `${contractName}${jsonPointer(...keys)}` });

/** The query as one object that is closed: what the contract does not name is refused. */
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

/** Of all errors the one that went deepest says most; a `oneOf` reports one for each of its branches. */
function deepestError(errors: ErrorObject[] | null | undefined): ErrorObject | undefined {
  const depth = (error: ErrorObject) => error.instancePath.split('/').length - (error.keyword === 'oneOf' ? 0.5 : 0);
  return errors?.reduce((one, other) => (depth(other) > depth(one) ? other : one));
}

function validationProblem(validator: ValidateFunction, value: unknown, location: string): Problem | null {
  if (validator(value)) return null;
  const error = deepestError(validator.errors);
  return error ? describeError(error, location) : { pointer: location, reason: '형식이 올바르지 않습니다.' };
}

const isNumeric = (schema: Schema) => ['integer', 'number'].includes(String(resolveReference(schema).type));

/** A query holds text alone. What is a plain decimal number where the contract wants one becomes it, nothing else. */
function coerceNumber(parameter: Parameter | undefined, text: string): unknown {
  const numeric = parameter && isNumeric(parameter.schema) && /^-?\d+(\.\d+)?$/.test(text);
  return numeric ? Number(text) : text;
}

/** The query as the contract has it, or what is wrong with it. */
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

/** What is wrong with a body, or null: JSON, or the texts of a form with an empty text for each file. */
export const bodyProblem = (id: OperationId, body: unknown): Problem | null =>
  validationProblem(bodyValidator(id), body, '/body');

/** What is wrong with an answer, or null: its status, its content type, or its JSON. */
export function replyProblem(
  id: OperationId,
  answer: { status: number; type: string; json?: unknown },
): Problem | null {
  const row = responsesOf(id).find((candidate) => candidate.status === answer.status && candidate.type === answer.type);
  if (!row) return { pointer: '', reason: `The contract has no ${answer.status} with ${answer.type}.` };
  if (answer.type !== 'application/json') return null;
  return validationProblem(schemaValidator(jsonPointer(...row.keys, 'schema')), answer.json, '');
}
