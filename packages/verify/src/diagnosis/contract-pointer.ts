import { jsonPointer } from '#openapi/json-pointer.ts';
import { contractDocument, contractOperation, operationKeys, responsesOf } from '#verify/contract/document.ts';
import { isJsonObject, shorten, valueAt } from '#verify/contract/json-values.ts';
import { outcomes } from '#verify/outcomes.ts';
import type { Finding } from '#verify/run/finding.ts';

/** The place in the contract that a finding violates: a JSON pointer (RFC 6901) as a URL fragment, and what it says there. */
export type ContractPlace = { pointer: string; statement: string };

/** Follows `$ref` at a place of the contract until it has none. */
function followReferences(pointer: string): string {
  const value = valueAt(contractDocument, pointer);
  return isJsonObject(value) && typeof value.$ref === 'string' ? followReferences(value.$ref) : pointer;
}

/** Returns the place of a property or list item in a schema, also in the branches of a `oneOf`, `anyOf` or `allOf`. */
function placeOfKey(schema: string, key: string): string | undefined {
  const here = followReferences(schema);
  const value = Object(valueAt(contractDocument, here));
  if (Object.hasOwn(Object(value.properties), key)) return `${here}/properties/${key}`;
  if (/^\d+$/.test(key) && value.items !== undefined) return `${here}/items`;
  const branches = ['oneOf', 'anyOf', 'allOf'].flatMap((keyword) =>
    Object.keys(Object(value[keyword])).map((index) => `${here}/${keyword}/${index}`),
  );
  return branches.map((branch) => placeOfKey(branch, key)).find((place) => place !== undefined);
}

/** Returns the place of the schema of a value in a body: the deepest one on the path to the value. */
function placeOfValue(schema: string, [key, ...keys]: string[]): string {
  const next = key === undefined ? undefined : placeOfKey(schema, key);
  return next === undefined ? schema : placeOfValue(next, keys);
}

/** Returns the place of the example of an expected outcome. */
function placeOfOutcome({ operation, outcomes: names }: Finding): string | undefined {
  const expected = outcomes.find((outcome) => outcome.operation === operation && names.includes(outcome.name));
  const row = responsesOf(operation).find(({ status, type }) => status === expected?.status && type === expected.type);
  return expected && row && jsonPointer(...row.keys, 'examples', expected.name);
}

/** Returns the place of the parameter or field that an invalid request concerns, as in `request: email: too long`. */
function placeOfRequest({ operation, pointer = '' }: Finding): string {
  const field = /^request: ([\w-]+):/.exec(pointer)?.[1] ?? '';
  const { parameters = [], requestBody } = contractOperation(operation);
  const index = parameters.findIndex(({ name }) => name === field);
  const keys = operationKeys(operation);
  if (index >= 0) return followReferences(jsonPointer(...keys, 'parameters', String(index)));
  const [type] = Object.keys(requestBody?.content ?? {});
  return type ? placeOfValue(jsonPointer(...keys, 'requestBody', 'content', type, 'schema'), [field]) : '';
}

/** Returns the place of the value in a response that a finding concerns, when it concerns a value with a description. */
function placeInResponse({ operation, rule, pointer = '', exchange }: Finding): string | undefined {
  const { status, type } = exchange.response ?? {};
  const rows = responsesOf(operation).filter((one) => status === undefined || one.status === status);
  const row = rows.find((one) => one.type === type) ?? rows[0];
  if (!row || !(pointer.startsWith('/') || rule === 'envelope')) return undefined;
  const place = placeOfValue(jsonPointer(...row.keys, 'schema'), pointer.split('/').slice(1));
  const isForm = rule === 'envelope' || rule.startsWith('schema/');
  return isForm || Object(valueAt(contractDocument, place)).description !== undefined ? place : undefined;
}

/** Says in one line what the contract has at a place: a description, a summary, or else the shortened JSON. */
function statementAt(pointer: string): string {
  const value = valueAt(contractDocument, followReferences(pointer));
  const { description, summary, value: example }: Record<string, unknown> = Object(value);
  const line = String(description ?? summary ?? JSON.stringify(example ?? value) ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return shorten(line);
}

/** Returns the place in the contract that a finding violates, with what the contract says there. */
export function contractPlaceOf(finding: Finding): ContractPlace {
  const { operation, rule } = finding;
  const own = jsonPointer(...operationKeys(operation));
  if (['no-response', 'status', 'server-error', 'method'].includes(rule)) {
    const statuses = [...new Set(responsesOf(operation).map(({ status }) => status))].join(', ');
    return { pointer: `${own}/responses`, statement: `the responses have the statuses ${statuses}` };
  }
  const place =
    rule === 'accepted' || rule === 'rejected'
      ? placeOfRequest(finding)
      : ((rule === 'outcome' ? placeOfOutcome(finding) : undefined) ?? placeInResponse(finding));
  const pointer = place || own;
  return { pointer, statement: statementAt(pointer) };
}
