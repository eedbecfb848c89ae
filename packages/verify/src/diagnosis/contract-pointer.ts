import { contractDocument, contractOperation, operationKeys, responsesOf } from '#verify/contract/document.ts';
import { jsonPointer } from '#verify/contract/json-values.ts';
import { isJsonObject } from '#verify/exchange.ts';
import { outcomes } from '#verify/outcomes.ts';
import type { Finding } from '#verify/run/finding.ts';

/** The place in the contract that a finding violates: a JSON pointer (RFC 6901) as a URL fragment, and what it says there. */
export type ContractPlace = { pointer: string; statement: string };

/** Returns the keys of a pointer such as `#/components/schemas/Pk`. */
const keysOfPointer = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

const valueAt = (keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (value, key) => (value === undefined || value === null ? undefined : Object(value)[key]),
    contractDocument,
  );

/** Follows `$ref` at a place until it has none. */
function resolveKeys(keys: string[]): string[] {
  const value = valueAt(keys);
  return isJsonObject(value) && typeof value.$ref === 'string' ? resolveKeys(keysOfPointer(value.$ref)) : keys;
}

/** Returns the place of a property or list item in a schema, also in the branches of a `oneOf`, `anyOf` or `allOf`. */
function schemaOfKey(schemaKeys: string[], key: string): string[] | null {
  const here = resolveKeys(schemaKeys);
  const schema = valueAt(here);
  if (!isJsonObject(schema)) return null;
  if (isJsonObject(schema.properties) && Object.hasOwn(schema.properties, key)) return [...here, 'properties', key];
  if (/^\d+$/.test(key) && schema.items !== undefined) return [...here, 'items'];
  for (const keyword of ['oneOf', 'anyOf', 'allOf']) {
    const branches = schema[keyword];
    if (!Array.isArray(branches)) continue;
    for (const index of branches.keys()) {
      const found = schemaOfKey([...here, keyword, String(index)], key);
      if (found) return found;
    }
  }
  return null;
}

/** Returns the place of the schema of a value in a body: the deepest one on the path to the value. */
function schemaOfPointer(root: string[], bodyPointer: string): string[] {
  let place = resolveKeys(root);
  for (const key of keysOfPointer(bodyPointer)) {
    const next = schemaOfKey(place, key);
    if (!next) return place;
    place = next;
  }
  return place;
}

/** Returns the keys of a response of an operation; without a status that the contract has, those of all its responses. */
function responseKeys({ operation, exchange }: Finding): string[] {
  const { status, type } = exchange.response ?? {};
  const rows = responsesOf(operation);
  const row =
    rows.find((one) => one.status === status && one.type === type) ?? rows.find((one) => one.status === status);
  return row ? row.keys : [...operationKeys(operation), 'responses'];
}

/** Returns the place of the example of an expected outcome. */
function expectedOutcomeKeys({ operation, outcomes: names }: Finding): string[] | null {
  const expected = outcomes.find((outcome) => outcome.operation === operation && names.includes(outcome.name));
  const row = responsesOf(operation).find(({ status, type }) => status === expected?.status && type === expected.type);
  return expected && row ? [...row.keys, 'examples', expected.name] : null;
}

/** Returns the place of the parameter or field that an invalid request concerns, as in `request: email: too long`. */
function requestKeys({ operation, pointer = '' }: Finding): string[] {
  const field = /^request: ([\w-]+):/.exec(pointer)?.[1] ?? '';
  const { parameters = [], requestBody } = contractOperation(operation);
  const index = parameters.findIndex(({ name }) => name === field);
  if (index >= 0) return resolveKeys([...operationKeys(operation), 'parameters', String(index)]);
  const [type] = Object.keys(requestBody?.content ?? {});
  if (!type) return operationKeys(operation);
  const body = [...operationKeys(operation), 'requestBody', 'content', type, 'schema'];
  return field === '' ? body : schemaOfPointer(body, `/${field}`);
}

/** Returns the keys of the place in the contract that a finding violates. */
function placeKeys(finding: Finding): string[] {
  const { operation, rule, pointer = '' } = finding;
  const isHeader = /^header (\S+)/.exec(pointer)?.[1];
  if (['no-response', 'status', 'server-error', 'method'].includes(rule))
    return [...operationKeys(operation), 'responses'];
  if (rule === 'accepted' || rule === 'rejected') return requestKeys(finding);
  if (rule === 'outcome') return expectedOutcomeKeys(finding) ?? responseKeys(finding);
  if (rule === 'caching') return ['info', 'description'];
  if (isHeader && isHeader !== 'Content-Type') {
    const keys = resolveKeys([
      ...operationKeys(operation),
      'responses',
      String(finding.exchange.response?.status ?? 200),
    ]);
    return [...keys, 'headers', isHeader];
  }
  if (pointer.startsWith('/') || rule === 'envelope') {
    const row = responseKeys(finding);
    const field = schemaOfPointer([...row, 'schema'], pointer);
    const description = Object(valueAt(field)).description;
    if (rule === 'envelope' || rule.startsWith('schema/') || typeof description === 'string') return field;
  }
  const hasDescription = contractOperation(operation);
  return 'description' in hasDescription ? [...operationKeys(operation), 'description'] : operationKeys(operation);
}

const maxStatementLength = 300;

/** Says in one line what the contract has at a place: a description, a summary, or else the shortened JSON. */
function statementOf(keys: string[]): string {
  const value = valueAt(resolveKeys(keys));
  const { description, summary, value: example }: Record<string, unknown> = Object(value);
  const text = typeof value === 'string' ? value : (description ?? summary ?? JSON.stringify(example ?? value) ?? '');
  const line = String(text).replace(/\s+/g, ' ').trim();
  return line.length > maxStatementLength ? `${line.slice(0, maxStatementLength)}…` : line;
}

/** Returns the place in the contract that a finding violates, with what the contract says there. */
export function contractPlaceOf(finding: Finding): ContractPlace {
  const isEnvelopeOfContract = finding.rule === 'envelope' && finding.pointer === '';
  const keys = isEnvelopeOfContract ? ['info', 'description'] : placeKeys(finding);
  if (keys.at(-1) === 'responses') {
    const statuses = [...new Set(responsesOf(finding.operation).map(({ status }) => status))].join(', ');
    return { pointer: jsonPointer(...keys), statement: `the responses have the statuses ${statuses}` };
  }
  if (isEnvelopeOfContract)
    return { pointer: jsonPointer(...keys), statement: 'Every JSON response is {success, data, error}.' };
  return { pointer: jsonPointer(...keys), statement: statementOf(keys) };
}
