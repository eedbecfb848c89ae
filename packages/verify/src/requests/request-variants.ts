import { queryParametersOf, requestBodyOf } from '#verify/contract/contract-examples.ts';
import type { Schema } from '#verify/contract/document.ts';
import { bodySchemaViolations } from '#verify/contract/schema-validation.ts';
import type { OperationId, RequestInput } from '#verify/exchange.ts';
import { invalidForms } from './form-variants.ts';
import { invalidJsonValues, invalidParameterValues, resolveSchema } from './invalid-values.ts';
import type { RequestVariant } from './request-variant.ts';

type Fields = Record<string, unknown>;

function invalidQueries(id: OperationId, valid: RequestInput): RequestVariant[] {
  const query = valid.query ?? {};
  return queryParametersOf(id).flatMap((parameter) => {
    const { name, required } = parameter;
    const { [name]: _, ...without } = query;
    const missing = required ? [{ label: `${name}: missing`, request: { ...valid, query: without } }] : [];
    const invalid = invalidParameterValues(parameter, query[name]).map(([problem, value]) => ({
      label: `${name}: ${problem}`,
      request: { ...valid, query: { ...query, [name]: value } },
    }));
    return [...missing, ...invalid];
  });
}

/** Returns bodies that are invalid as a whole: malformed JSON, the wrong content type, the wrong JSON type. */
const invalidJsonBodies = (valid: RequestInput): RequestVariant[] => {
  const { body, ...rest } = valid;
  const text = JSON.stringify(body);
  const rawBody = (label: string, sent: string, type = 'application/json') => ({
    label,
    request: { ...rest, raw: { type, text: sent } },
  });
  return [
    rawBody('truncated JSON', text.slice(0, -1)),
    rawBody('an empty body', ''),
    rawBody('JSON with content type text/plain', text, 'text/plain'),
    rawBody('JSON with the content type of a form', text, 'application/x-www-form-urlencoded'),
    { label: 'the body is null', request: { ...rest, body: null } },
    { label: 'the body is a string', request: { ...rest, body: 'x' } },
    { label: 'the body in an array', request: { ...rest, body: [body] } },
    {
      label: Array.isArray(body) ? 'the body is an object' : 'the body is an array',
      request: { ...rest, body: Array.isArray(body) ? {} : [] },
    },
  ];
};

function invalidJsonFields(id: OperationId, valid: RequestInput): RequestVariant[] {
  const { body } = valid;
  const isList = Array.isArray(body);
  const first: Fields = isList ? Object(body[0]) : Object(body);
  const shape = isList
    ? resolveSchema(resolveSchema(requestBodyOf(id)?.schema).items)
    : resolveSchema(requestBodyOf(id)?.schema);
  const withFields = (fields: Fields) => ({ ...valid, body: isList ? [fields] : fields });
  const fields = Object.entries(shape.properties ?? {});
  const fieldVariants = fields.flatMap(([name, schema]): RequestVariant[] => {
    const { [name]: _, ...without } = first;
    const missing = shape.required?.includes(name) ? [{ label: `${name}: missing`, request: withFields(without) }] : [];
    const invalid = invalidJsonValues(schema, first[name]).map(([problem, value]) => ({
      label: `${name}: ${problem}`,
      request: withFields({ ...first, [name]: value }),
    }));
    return [...missing, ...invalid];
  });
  const withUnknownField = { label: 'an unknown field', request: withFields({ ...first, nonsense: '1' }) };
  const { maxItems } = resolveSchema(requestBodyOf(id)?.schema);
  const lists: RequestVariant[] = isList
    ? [
        { label: 'an empty array', request: { ...valid, body: [] } },
        { label: 'an invalid second item', request: { ...valid, body: [first, {}] } },
        {
          label: 'too many items',
          request: { ...valid, body: Array.from({ length: (maxItems ?? 0) + 1 }, () => first) },
        },
      ]
    : [];
  // Only the variants that really violate the schema are invalid.
  return [...fieldVariants, withUnknownField, ...lists].filter(
    ({ request }) => bodySchemaViolations(id, request.body).length > 0,
  );
}

/**
 * Derives invalid requests from the schemas of an operation. Each differs from a valid request in one place: a field that
 * is missing, null, of another type, outside its limits or of the wrong format, too many files, or an invalid body.
 * @param valid a valid request
 */
export function invalidRequests(id: OperationId, valid: RequestInput): RequestVariant[] {
  const body = requestBodyOf(id);
  const bodyVariants = !body
    ? []
    : body.isForm
      ? invalidForms(id, valid)
      : [...invalidJsonFields(id, valid), ...invalidJsonBodies(valid)];
  return [...invalidQueries(id, valid), ...bodyVariants];
}

/** Texts that servers often refuse: blanks at the ends, quotes, signs of other formats. */
const unusualTexts = [' 가 나 ', `'"\\\``, '% _ 100%', '<b>&amp;', 'a\tb', '+ & = # ;', '$' + '{x} {{x}}'];

/** Returns the values of an enum, or the minimum and maximum of a field or parameter; none when a pattern, format or enum restricts it. */
function boundaryValues(schema: Schema): (string | number)[] {
  const { type, maxLength, minimum, maximum, enum: allowed, pattern, format } = resolveSchema(schema);
  if (type === 'integer') return [minimum, maximum].filter((limit) => limit !== undefined);
  if (allowed) return allowed.filter((value) => typeof value === 'string');
  if (!maxLength || pattern || format === 'email' || format === 'binary') return [];
  // Characters of one and of two UTF-16 code units, to detect servers that count code units.
  return ['a'.repeat(maxLength), '가'.repeat(maxLength), '😀'.repeat(maxLength), ...unusualTexts];
}

/**
 * Derives valid requests in which one field has its minimum or maximum value.
 * @param valid a valid request
 */
export function boundaryRequests(id: OperationId, valid: RequestInput): RequestVariant[] {
  const inQuery = queryParametersOf(id).flatMap(({ name, schema }) =>
    boundaryValues(schema).map((value) => ({
      label: `${name}: ${String(value).slice(0, 20)}`,
      request: { ...valid, query: { ...valid.query, [name]: value } },
    })),
  );
  const { body } = valid;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return inQuery;
  const fields = Object.entries(resolveSchema(requestBodyOf(id)?.schema).properties ?? {});
  const inBody = fields.flatMap(([name, schema]) =>
    boundaryValues(schema).map((value) => ({
      label: `${name}: ${String(value).slice(0, 20)}`,
      request: { ...valid, body: { ...body, [name]: value } },
    })),
  );
  return [...inQuery, ...inBody];
}
