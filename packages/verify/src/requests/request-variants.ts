import { queryParametersOf, requestBodyOf } from '#verify/contract/contract-examples.ts';
import { resolveReference, type Schema } from '#verify/contract/document.ts';
import { bodySchemaViolations } from '#verify/contract/schema-validation.ts';
import type { FormPart, OperationId, RequestInput } from '#verify/exchange.ts';
import { invalidJsonValues, invalidParameterTexts, validTexts } from './field-values.ts';

/** A variant of a valid request. `label` describes the difference in messages. */
export type RequestVariant = { label: string; request: RequestInput };
type Fields = Record<string, unknown>;

/** Names a value of a field in messages. */
function variantLabel(name: string, value: unknown): string {
  const json = JSON.stringify(value);
  return `${name}: ${json.length > 40 ? `${json.slice(0, 40)}… (${json.length} characters)` : json}`;
}

function invalidQueries(id: OperationId, valid: RequestInput): RequestVariant[] {
  const query = valid.query ?? {};
  return queryParametersOf(id).flatMap(({ name, required, schema }) => {
    const { [name]: _, ...without } = query;
    const missing = required ? [{ label: `${name}: missing`, request: { ...valid, query: without } }] : [];
    const invalid = invalidParameterTexts(schema, query[name]).map((value) => ({
      label: variantLabel(name, value),
      request: { ...valid, query: { ...query, [name]: value } },
    }));
    return [...missing, ...invalid];
  });
}

/** Returns bodies that are invalid as a whole: malformed JSON, the wrong content type, the wrong JSON type. */
const invalidJsonBodies = ({ body, ...rest }: RequestInput): RequestVariant[] => {
  const text = JSON.stringify(body);
  const raw: [label: string, sent: string, type: string][] = [
    ['truncated JSON', text.slice(0, -1), 'application/json'],
    ['an empty body', '', 'application/json'],
    ['JSON with content type text/plain', text, 'text/plain'],
    ['JSON with the content type of a form', text, 'application/x-www-form-urlencoded'],
  ];
  const bodies = { null: null, 'a string': 'x', 'another type': Array.isArray(body) ? {} : [], 'in an array': [body] };
  return [
    ...raw.map(([label, sent, type]) => ({ label, request: { ...rest, raw: { type, text: sent } } })),
    ...Object.entries(bodies).map(([label, sent]) => ({
      label: `the body is ${label}`,
      request: { ...rest, body: sent },
    })),
  ];
};

function invalidJsonFields(id: OperationId, valid: RequestInput): RequestVariant[] {
  const { body } = valid;
  const isList = Array.isArray(body);
  const first: Fields = Object(isList ? body[0] : body);
  const schema: Schema & { required?: string[] } = requestBodyOf(id)?.schema ?? {};
  const { properties = {}, required = [] }: typeof schema = isList ? resolveReference(schema.items ?? {}) : schema;
  const bodies: Record<string, unknown> = isList
    ? {
        'an empty array': [],
        'an invalid second item': [first, {}],
        'too many items': Array.from({ length: (schema.maxItems ?? 0) + 1 }, () => first),
      }
    : {};
  const addFields = (label: string, fields: Fields) => {
    bodies[label] = isList ? [fields] : fields;
  };
  addFields('an unknown field', { ...first, nonsense: '1' });
  for (const [name, property] of Object.entries(properties)) {
    const { [name]: _, ...without } = first;
    if (required.includes(name)) addFields(`${name}: missing`, without);
    for (const value of invalidJsonValues(property, first[name]))
      addFields(variantLabel(name, value), { ...first, [name]: value });
  }
  // Only the variants that really violate the schema are invalid.
  return Object.entries(bodies).flatMap(([label, sent]) =>
    bodySchemaViolations(id, sent).length > 0 ? [{ label, request: { ...valid, body: sent } }] : [],
  );
}

/** Derives invalid forms: missing, repeated, unknown or wrongly named parts, wrong values, other bodies. */
function invalidForms(id: OperationId, { parts = [], ...rest }: RequestInput): RequestVariant[] {
  const { properties = {}, required = [] } = requestBodyOf(id)?.schema ?? {};
  const text = (name: string, value: string): FormPart => ({ name, text: value });
  const file = (name: string): FormPart => ({ name, file: 'x.docx', bytes: new Uint8Array([1, 2, 3]) });
  const forms = new Map<string, FormPart[]>([['an unknown part', [...parts, text('nonsense', '1')]]]);
  for (const [name, property] of Object.entries(properties)) {
    const { type, format, maxItems = 10 } = resolveReference(property);
    const others = parts.filter((part) => part.name !== name && !part.name.startsWith(`${name}[`));
    const addParts = (label: string, ...sent: FormPart[]) => void forms.set(`${name}: ${label}`, [...others, ...sent]);
    const listed = (...indexes: (number | string)[]) => indexes.map((index) => file(`${name}[${index}]`));
    const sent = parts.find((part) => part.name === name);
    if (required.includes(name)) addParts('missing');
    if (type === 'array') {
      addParts('a file without an index', file(name));
      addParts('indexes start at 1', ...listed(1));
      addParts('indexes with a gap', ...listed(0, 2));
      addParts('the same index twice', ...listed(0, 0));
      addParts('too many files', ...listed(...Array(maxItems + 1).keys()));
      addParts('text instead of a file', text(`${name}[0]`, 'x'));
      for (const other of [`${name}[]`, `${name}[a]`, `${name}.0`, `${name}s[0]`, `${name.toUpperCase()}[0]`])
        addParts(`the part name ${other}`, file(other));
    } else if (format === 'binary') {
      addParts('text instead of a file', text(name, 'x'));
      addParts('sent twice', file(name), file(name));
      for (const other of [`${name}[0]`, `${name.toUpperCase()}`, 'other'])
        addParts(`the part name ${other}`, file(other));
    } else {
      addParts('a file instead of text', file(name));
      if (sent) addParts('sent twice', sent, sent);
      for (const value of invalidParameterTexts(property, sent && 'text' in sent ? sent.text : ''))
        forms.set(variantLabel(name, value), [...others, text(name, value)]);
    }
  }
  const type = 'multipart/form-data; boundary=x';
  const truncated = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n';
  return [
    ...[...forms].map(([label, sent]) => ({ label, request: { ...rest, parts: sent } })),
    { label: 'JSON instead of a form', request: { ...rest, body: {} } },
    { label: 'a truncated form', request: { ...rest, raw: { type, text: truncated } } },
    { label: 'an empty body', request: { ...rest, raw: { type, text: '' } } },
  ];
}

/** Derives invalid requests from the schemas of an operation. Each differs from a valid request in one place. */
export function invalidRequests(id: OperationId, valid: RequestInput): RequestVariant[] {
  const body = requestBodyOf(id);
  if (!body) return invalidQueries(id, valid);
  if (body.isForm) return [...invalidQueries(id, valid), ...invalidForms(id, valid)];
  return [...invalidQueries(id, valid), ...invalidJsonFields(id, valid), ...invalidJsonBodies(valid)];
}

/** Returns values that a field or parameter allows: the limits of a number, or texts. */
function validValues(given: Schema): (string | number)[] {
  const schema = resolveReference(given);
  if (schema.type !== 'integer') return validTexts(schema);
  return [schema.minimum, schema.maximum].filter((limit) => limit !== undefined);
}

/** Derives valid requests in which one field has another value, such as its minimum or maximum, from a valid request. */
export function validRequests(id: OperationId, valid: RequestInput): RequestVariant[] {
  const { query = {}, body } = valid;
  const variants = (name: string, schema: Schema, requestWith: (value: string | number) => RequestInput) =>
    validValues(schema).map((value) => ({ label: variantLabel(name, value), request: requestWith(value) }));
  const inQuery = queryParametersOf(id).flatMap(({ name, schema }) =>
    variants(name, schema, (value) => ({ ...valid, query: { ...query, [name]: value } })),
  );
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return inQuery;
  const inBody = Object.entries(requestBodyOf(id)?.schema.properties ?? {}).flatMap(([name, schema]) =>
    variants(name, schema, (value) => ({ ...valid, body: { ...body, [name]: value } })),
  );
  return [...inQuery, ...inBody];
}
