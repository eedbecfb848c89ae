import { queryParametersOf, requestBodyOf } from '#verify/contract/contract-examples.ts';
import { resolveReference, type Schema } from '#verify/contract/document.ts';
import { bodySchemaViolations } from '#verify/contract/schema-validation.ts';
import type { FormPart, OperationId, RequestInput } from '#verify/exchange.ts';
import { invalidJsonValues, invalidParameterTexts, validValues } from './field-values.ts';

/** A variant of a valid request. `label` describes the difference in messages. */
export type RequestVariant = { label: string; request: RequestInput };
type Fields = Record<string, unknown>;

/** A query parameter, a field of a JSON body or a text of a form, and the request with another value or without it. */
type Field = {
  name: string;
  isRequired: boolean;
  invalid: unknown[];
  valid: unknown[];
  requestWith: (value: unknown) => RequestInput;
  requestWithout: () => RequestInput;
};

const withoutKey = (fields: Fields, omitted: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== omitted));

/** Names a value of a field in messages. */
function variantLabel(name: string, value: unknown): string {
  const json = JSON.stringify(value);
  return `${name}: ${json.length > 40 ? `${json.slice(0, 40)}… (${json.length} characters)` : json}`;
}

/** Returns the query parameters, and the fields of a JSON body; of a list, those of its first item. */
function fieldsOf(id: OperationId, request: RequestInput): Field[] {
  const { query = {}, body } = request;
  const isList = Array.isArray(body);
  const first: Fields = Object(isList ? body[0] : body);
  const whole: Schema & { required?: string[] } = requestBodyOf(id)?.schema ?? {};
  const { properties = {}, required = [] }: typeof whole = isList ? resolveReference(whole.items ?? {}) : whole;
  const withQuery = (sent: Fields) => ({
    ...request,
    query: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
  });
  const withFields = (fields: Fields) => ({ ...request, body: isList ? [fields] : fields });
  const inQuery = queryParametersOf(id).map(({ name, required: isRequired = false, schema }) => ({
    name,
    isRequired,
    invalid: invalidParameterTexts(schema, query[name]),
    valid: validValues(schema),
    requestWith: (value: unknown) => withQuery({ ...query, [name]: value }),
    requestWithout: () => withQuery(withoutKey(query, name)),
  }));
  const inBody = Object.entries(body === undefined ? {} : { nonsense: {}, ...properties }).map(([name, property]) => ({
    name,
    isRequired: required.includes(name),
    invalid: name in properties ? invalidJsonValues(property, first[name]) : ['1'],
    valid: isList ? [] : validValues(property),
    requestWith: (value: unknown) => withFields({ ...first, [name]: value }),
    requestWithout: () => withFields(withoutKey(first, name)),
  }));
  return [...inQuery, ...inBody];
}

/** Returns bodies that are invalid as a whole: malformed JSON, the wrong content type, the wrong JSON type, wrong lists. */
function invalidJsonBodies(id: OperationId, { body, ...rest }: RequestInput): RequestVariant[] {
  const text = JSON.stringify(body);
  const raw: [label: string, sent: string, type: string][] = [
    ['truncated JSON', text.slice(0, -1), 'application/json'],
    ['an empty body', '', 'application/json'],
    ['JSON with content type text/plain', text, 'text/plain'],
    ['JSON with the content type of a form', text, 'application/x-www-form-urlencoded'],
  ];
  const tooMany = (requestBodyOf(id)?.schema.maxItems ?? 0) + 1;
  const bodies: Fields = {
    ...{ null: null, 'a string': 'x', 'another type': Array.isArray(body) ? {} : [], 'in an array': [body] },
    ...(Array.isArray(body)
      ? { empty: [], 'with an invalid second item': [body[0], {}], 'too long': Array(tooMany).fill(body[0]) }
      : {}),
  };
  return [
    ...raw.map(([label, sent, type]) => ({ label, request: { ...rest, raw: { type, text: sent } } })),
    ...Object.entries(bodies).flatMap(([label, sent]) =>
      bodySchemaViolations(id, sent).length > 0
        ? [{ label: `the body is ${label}`, request: { ...rest, body: sent } }]
        : [],
    ),
  ];
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
    const listed = (...indexes: (number | string)[]) => indexes.map((index) => file(`${name}[${index}]`));
    const named = (...names: string[]) => names.map((other) => [`the part name ${other}`, [file(other)]] as const);
    const sent = parts.find((part) => part.name === name);
    const upperCase = `${name.toUpperCase()}${type === 'array' ? '[0]' : ''}`;
    const wrong: (readonly [label: string, readonly FormPart[]])[] = required.includes(name) ? [['missing', []]] : [];
    if (type === 'array')
      wrong.push(
        ['a file without an index', [file(name)]],
        ['indexes start at 1', listed(1)],
        ['indexes with a gap', listed(0, 2)],
        ['the same index twice', listed(0, 0)],
        ['too many files', listed(...Array(maxItems + 1).keys())],
        ['text instead of a file', [text(`${name}[0]`, 'x')]],
        ...named(`${name}[]`, `${name}[a]`, `${name}.0`, `${name}s[0]`, upperCase),
      );
    else if (format === 'binary')
      wrong.push(
        ['text instead of a file', [text(name, 'x')]],
        ['sent twice', [file(name), file(name)]],
        ...named(`${name}[0]`, upperCase, 'other'),
      );
    else {
      wrong.push(['a file instead of text', [file(name)]], ...(sent ? [['sent twice', [sent, sent]] as const] : []));
      for (const value of invalidParameterTexts(property, sent && 'text' in sent ? sent.text : ''))
        forms.set(variantLabel(name, value), [...others, text(name, value)]);
    }
    for (const [label, added] of wrong) forms.set(`${name}: ${label}`, [...others, ...added]);
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
  const variants = fieldsOf(id, valid).flatMap(({ name, isRequired, invalid, requestWith, requestWithout }) => [
    ...(isRequired ? [{ label: `${name}: missing`, request: requestWithout() }] : []),
    ...invalid.map((value) => ({ label: variantLabel(name, value), request: requestWith(value) })),
  ]);
  if (requestBodyOf(id)?.isForm) return [...variants, ...invalidForms(id, valid)];
  if (valid.body === undefined) return variants;
  // Only the variants that really violate the schema are invalid.
  const isInvalid = ({ request }: RequestVariant) =>
    request.body === valid.body || bodySchemaViolations(id, request.body).length > 0;
  return [...variants.filter(isInvalid), ...invalidJsonBodies(id, valid)];
}

/** Derives valid requests in which one field has another value, such as its minimum or maximum, from a valid request. */
export const validRequests = (id: OperationId, valid: RequestInput): RequestVariant[] =>
  fieldsOf(id, valid)
    .flatMap(({ name, valid: values, requestWith }) =>
      values.map((value) => ({ label: variantLabel(name, value), request: requestWith(value) })),
    )
    .filter(({ request }) => request.body === undefined || bodySchemaViolations(id, request.body).length === 0);
