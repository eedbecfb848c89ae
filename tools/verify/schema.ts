import Ajv, { type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {
  contractDocument,
  contractOperation,
  jsonPointer,
  operationKeys,
  resolveReference,
  responsesOf,
  type Schema,
} from '#mocks/http/document.ts';
import type { OperationId } from './exchange.ts';

/** Where a value breaks its schema, what the schema wants there, and what is there. */
export type Breach = { pointer: string; rule: string; message: string; expected: string; actual: unknown };

type Shape = Schema & { oneOf?: Shape[]; properties?: Record<string, Shape> };

const contract = 'contract';
const ajv = addFormats.default(
  new Ajv({ allErrors: true, verbose: true, strict: false, validateSchema: false, addUsedSchema: false }),
);
ajv.addSchema(contractDocument, contract);

const compiled = new Map<string, ReturnType<typeof ajv.compile>>();

/** The validator of the schema that a reference of the contract leads to. */
function validatorOf(reference: string) {
  const known = compiled.get(reference) ?? ajv.compile({ $ref: `${contract}${reference}` });
  compiled.set(reference, known);
  return known;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An error of ajv in the terms of a report. A property that is missing or too many is part of the place. */
function breachOf(error: ErrorObject, place: string): Breach {
  const name = error.params.missingProperty ?? error.params.additionalProperty;
  const at = `${place}${error.instancePath}${typeof name === 'string' ? `/${name}` : ''}`;
  const limit =
    typeof error.schema === 'object' && !Array.isArray(error.schema) ? '' : `: ${JSON.stringify(error.schema)}`;
  const isNamed = error.keyword === 'required' || error.keyword === 'additionalProperties';
  const actual =
    error.keyword === 'required' ? undefined : isRecord(error.data) && name ? error.data[name] : error.data;
  return {
    pointer: at,
    rule: error.keyword,
    message: error.message ?? error.keyword,
    expected: isNamed
      ? error.keyword === 'required'
        ? 'the property'
        : 'no such property'
      : `${error.keyword}${limit}`,
    actual,
  };
}

/** Of the shapes that a value may have, the one that it has most names in common with. */
function likeliest(references: string[], value: unknown): string {
  const shared = (reference: string) => {
    const names = Object.keys(resolveReference<Shape>({ $ref: reference }).properties ?? {});
    return isRecord(value) ? names.filter((name) => name in value).length - names.length / 100 : 0;
  };
  return references.reduce((one, other) => (shared(other) > shared(one) ? other : one));
}

/** Every reference among the branches of a `oneOf` of objects; none for another schema. */
const branchesOf = (shape: Shape): string[] => {
  const references = (shape.oneOf ?? []).flatMap(({ $ref }) => ($ref ? [$ref] : []));
  return references.length === shape.oneOf?.length ? references : [];
};

/** What breaks a schema. Where it is one of several shapes, the value is held against the likeliest alone. */
function breaches(reference: string, value: unknown, place = ''): Breach[] {
  const shape = resolveReference<Shape>({ $ref: reference });
  const branches = branchesOf(shape);
  if (branches.length > 0) return breaches(likeliest(branches, value), value, place);
  const nested = Object.keys(shape.properties ?? {}).filter(
    (name) => branchesOf(resolveReference<Shape>(shape.properties?.[name] ?? {})).length > 0,
  );
  const validate = validatorOf(reference);
  validate(value);
  const errors: ErrorObject[] = validate.errors ?? [];
  const own = errors.filter(({ instancePath }) => !nested.some((name) => `${instancePath}/`.startsWith(`/${name}/`)));
  const inner = nested.flatMap((name) =>
    isRecord(value) && name in value
      ? breaches(`${reference}/properties/${name}`, value[name], `${place}/${name}`)
      : [],
  );
  return [...own.map((error) => breachOf(error, place)), ...inner];
}

/** The envelope of a failure, or the other of the two. */
function envelopeOf(reference: string, json: unknown): string {
  const branches = branchesOf(resolveReference<Shape>({ $ref: reference }));
  const failure = branches.find((branch) => branch.endsWith('/Failure'));
  const failed = isRecord(json) && (json.success === false || (json.success !== true && isRecord(json.error)));
  return (failed ? failure : branches.find((branch) => branch !== failure)) ?? reference;
}

/** What in a JSON answer breaks the contract; null where the contract has no such status or content type. */
export function answerBreaches(
  id: OperationId,
  answer: { status: number; type: string; json?: unknown },
): Breach[] | null {
  const row = responsesOf(id).find(({ status, type }) => status === answer.status && type === answer.type);
  if (!row) return null;
  if (answer.type !== 'application/json') return [];
  return breaches(envelopeOf(jsonPointer(...row.keys, 'schema'), answer.json), answer.json);
}

/** What in a JSON body, or in the texts of a form, breaks the contract. */
export function bodyBreaches(id: OperationId, body: unknown): Breach[] {
  const [type = ''] = Object.keys(contractOperation(id).requestBody?.content ?? {});
  return breaches(jsonPointer(...operationKeys(id), 'requestBody', 'content', type, 'schema'), body);
}
