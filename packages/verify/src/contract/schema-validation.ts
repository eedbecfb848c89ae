import Ajv, { type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { jsonPointer } from '#openapi/json-pointer.ts';
import type { OperationId } from '#verify/exchange.ts';
import {
  contractDocument,
  contractOperation,
  operationKeys,
  resolveReference,
  responsesOf,
  type Schema,
} from './document.ts';
import { isJsonObject } from './json-values.ts';

/** A violation of a JSON schema: the location, the violated keyword, and the expected and actual value. */
export type SchemaViolation = { pointer: string; rule: string; message: string; expected: string; actual: unknown };

type Shape = Schema & { oneOf?: Shape[]; properties?: Record<string, Shape> };

const contractKey = 'contract';
const ajv = addFormats.default(
  new Ajv({ allErrors: true, verbose: true, strict: false, validateSchema: false, addUsedSchema: false }),
);
ajv.addSchema(contractDocument, contractKey);

const compiled = new Map<string, ReturnType<typeof ajv.compile>>();

/** Returns the compiled validator of a schema. `reference` is a JSON pointer into the contract, as `#/components/…`. */
function compiledValidator(reference: string) {
  const known = compiled.get(reference) ?? ajv.compile({ $ref: `${contractKey}${reference}` });
  compiled.set(reference, known);
  return known;
}

/** Converts an error of ajv. The name of a missing or unexpected property becomes part of the pointer. */
function toSchemaViolation(error: ErrorObject, location: string): SchemaViolation {
  const { keyword, params, schema, data, instancePath, message = keyword } = error;
  const name = params.missingProperty ?? params.additionalProperty;
  const isNamed = typeof name === 'string';
  const limit = typeof schema === 'object' && !Array.isArray(schema) ? '' : `: ${JSON.stringify(schema)}`;
  const named = keyword === 'required' ? 'the property' : 'no such property';
  return {
    pointer: `${location}${instancePath}${isNamed ? `/${name}` : ''}`,
    rule: keyword,
    message,
    expected: isNamed ? named : `${keyword}${limit}`,
    actual: isNamed ? Object(data)[name] : data,
  };
}

/** Returns the schema that shares most property names with a value. Among equals, the one with fewer properties wins. */
function closestSchema(references: string[], value: unknown): string {
  const shared = (reference: string) => {
    const names = Object.keys(resolveReference<Shape>({ $ref: reference }).properties ?? {});
    return isJsonObject(value) ? names.filter((name) => name in value).length - names.length / 100 : 0;
  };
  return references.reduce((one, other) => (shared(other) > shared(one) ? other : one));
}

/** Returns the references of a `oneOf`; an empty list when the schema has none, or some branch is not a reference. */
const oneOfReferences = (shape: Shape): string[] => {
  const references = (shape.oneOf ?? []).flatMap(({ $ref }) => ($ref ? [$ref] : []));
  return references.length === shape.oneOf?.length ? references : [];
};

/** Validates a value. Of a `oneOf`, only the closest schema is checked, so that other branches cause no violations. */
function findSchemaViolations(reference: string, value: unknown, location = ''): SchemaViolation[] {
  const shape = resolveReference<Shape>({ $ref: reference });
  const branches = oneOfReferences(shape);
  if (branches.length > 0) return findSchemaViolations(closestSchema(branches, value), value, location);
  const nested = Object.keys(shape.properties ?? {}).filter(
    (name) => oneOfReferences(resolveReference<Shape>(shape.properties?.[name] ?? {})).length > 0,
  );
  const validate = compiledValidator(reference);
  validate(value);
  const errors: ErrorObject[] = validate.errors ?? [];
  const own = errors.filter(({ instancePath }) => !nested.some((name) => `${instancePath}/`.startsWith(`/${name}/`)));
  const inner = nested.flatMap((name) =>
    isJsonObject(value) && name in value
      ? findSchemaViolations(`${reference}/properties/${name}`, value[name], `${location}/${name}`)
      : [],
  );
  return [...own.map((error) => toSchemaViolation(error, location)), ...inner];
}

/** Returns the schema of the failure envelope or of the success envelope, depending on which of them the JSON is. */
function envelopeSchema(reference: string, json: unknown): string {
  const branches = oneOfReferences(resolveReference<Shape>({ $ref: reference }));
  const failure = branches.find((branch) => branch.endsWith('/Failure'));
  const failed = isJsonObject(json) && (json.success === false || (json.success !== true && isJsonObject(json.error)));
  return (failed ? failure : branches.find((branch) => branch !== failure)) ?? reference;
}

/** Validates the JSON of a response; null when the contract has no such status or content type. */
export function responseSchemaViolations(
  id: OperationId,
  response: { status: number; type: string; json?: unknown },
): SchemaViolation[] | null {
  const row = responsesOf(id).find(({ status, type }) => status === response.status && type === response.type);
  if (!row) return null;
  if (response.type !== 'application/json') return [];
  return findSchemaViolations(envelopeSchema(jsonPointer(...row.keys, 'schema'), response.json), response.json);
}

/** Validates a JSON request body, or the text fields of a form. */
export function bodySchemaViolations(id: OperationId, body: unknown): SchemaViolation[] {
  const [type = ''] = Object.keys(contractOperation(id).requestBody?.content ?? {});
  return findSchemaViolations(jsonPointer(...operationKeys(id), 'requestBody', 'content', type, 'schema'), body);
}

/** Tells whether a schema without references in itself allows a value. */
export const isValidValue = (schema: Schema, value: unknown): boolean => ajv.compile(schema)(value);
