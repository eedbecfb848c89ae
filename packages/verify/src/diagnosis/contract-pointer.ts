import { jsonPointer } from '#openapi/json-pointer.ts';
import { type SourcePlace, sourcePlaceOf } from '#verify/contract/contract-source.ts';
import { contractDocument, contractOperation, operationKeys, responsesOf } from '#verify/contract/document.ts';
import { isJsonObject, shorten, valueAt } from '#verify/contract/json-values.ts';
import { outcomes } from '#verify/outcomes.ts';
import type { Finding } from '#verify/run/finding.ts';

/** The place in the contract that a finding violates, and in one line what the contract demands there. */
export type ContractPlace = SourcePlace & { statement: string };

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

/** Returns the places of the schemas on the path to a value in a body, the deepest one last. */
function placesOfValue(schema: string, [key, ...keys]: string[]): string[] {
  const next = key === undefined ? undefined : placeOfKey(schema, key);
  return [schema, ...(next === undefined ? [] : placesOfValue(next, keys))];
}

/** Returns the place of the example of an expected outcome. */
function placeOfOutcome({ operation, outcomes: names }: Finding): string | undefined {
  const expected = outcomes.find((outcome) => outcome.operation === operation && names.includes(outcome.name));
  const row = responsesOf(operation).find(({ status, type }) => status === expected?.status && type === expected.type);
  return expected && row && jsonPointer(...row.keys, 'examples', expected.name);
}

/** Returns the place of the parameter or field that an invalid request concerns, as in `request: email: too long`. */
function placeOfRequest({ operation, pointer = '' }: Finding): string | undefined {
  const field = /^request: ([\w-]+):/.exec(pointer)?.[1] ?? '';
  const { parameters = [], requestBody } = contractOperation(operation);
  const index = parameters.findIndex(({ name }) => name === field);
  const keys = operationKeys(operation);
  if (index >= 0) return followReferences(jsonPointer(...keys, 'parameters', String(index)));
  const [type] = Object.keys(requestBody?.content ?? {});
  return type && placesOfValue(jsonPointer(...keys, 'requestBody', 'content', type, 'schema'), [field]).at(-1);
}

/** Returns the place of the value or header of a response that a finding concerns; of a schema, that of the keyword. */
function placeInResponse({ operation, rule, pointer = '', exchange }: Finding): string | undefined {
  const { status, type } = exchange.response ?? {};
  const rows = responsesOf(operation).filter((one) => status === undefined || one.status === status);
  const row = rows.find((one) => one.type === type) ?? rows[0];
  if (!row) return undefined;
  const header = /^header (.+)$/.exec(pointer)?.[1];
  const ofHeader = jsonPointer(...row.keys.slice(0, -2), 'headers', header ?? '');
  if (header !== undefined) return valueAt(contractDocument, ofHeader) === undefined ? undefined : ofHeader;
  if (!(pointer.startsWith('/') || rule === 'envelope')) return undefined;
  const places = placesOfValue(jsonPointer(...row.keys, 'schema'), pointer.split('/').slice(1)).reverse();
  const keyword = rule === 'envelope' ? 'required' : rule.replace(/^schema\//, '');
  const keywords = places.map((place) => `${followReferences(place)}/${keyword}`);
  return keywords.find((place) => valueAt(contractDocument, place) !== undefined) ?? places[0];
}

/** The paragraphs of the contract's introduction that demand what a rule checks, by their titles. */
const paragraphs: Partial<Record<string, string>> = {
  caching: 'Caching',
  stored: 'Texts',
  method: 'Other requests',
  charset: 'Envelope',
};

/** Returns a paragraph of the contract's introduction on one line, or an empty text when it has none of this title. */
function paragraphOf(title: string): string {
  const text = String(valueAt(contractDocument, '#/info/description') ?? '');
  return text.split(/\n\s*\n/).find((paragraph) => paragraph.startsWith(`**${title}.**`)) ?? '';
}

const onOneLine = (text: string): string => shorten(text.replace(/\s+/g, ' ').trim());

/** Says what the contract has at a place: the value of a keyword, a description, a summary, or else the shortened JSON. */
function statementAt(pointer: string): string {
  const value = valueAt(contractDocument, followReferences(pointer));
  if (!isJsonObject(value)) return `${pointer.split('/').at(-1)}: ${JSON.stringify(value)}`;
  const { description, summary, value: example }: Record<string, unknown> = value;
  return String(description ?? summary ?? JSON.stringify(example ?? value));
}

/** Returns the place in the contract that a finding violates, with what the contract demands there. */
export function contractPlaceOf(finding: Finding): ContractPlace {
  const { operation, rule } = finding;
  const own = jsonPointer(...operationKeys(operation));
  const paragraph = paragraphOf(paragraphs[rule] ?? '');
  if (['no-response', 'status', 'server-error', 'redirect'].includes(rule)) {
    const statuses = [...new Set(responsesOf(operation).map(({ status }) => status))].join(', ');
    return { ...sourcePlaceOf(`${own}/responses`), statement: `the responses have the statuses ${statuses}` };
  }
  const place =
    rule === 'accepted' || rule === 'rejected'
      ? placeOfRequest(finding)
      : ((rule === 'outcome' ? placeOfOutcome(finding) : undefined) ?? placeInResponse(finding));
  const pointer = place || (paragraph ? '#/info/description' : own);
  return { ...sourcePlaceOf(pointer), statement: onOneLine(paragraph || statementAt(pointer)) };
}

/** Names a place in the contract, as `openapi/paths/session.yaml#/login/post (line 47)`. */
export const namePlace = ({ file, pointer, line }: SourcePlace): string => `${file}${pointer} (line ${line})`;
