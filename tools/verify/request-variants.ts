import type { Parameter, Schema } from '#verify/contract/document.ts';
import { resolveReference } from '#verify/contract/document.ts';
import { queryParametersOf, requestBodyOf } from './contract-examples.ts';
import type { FormPart, OperationId, RequestInput } from './exchange.ts';
import { bodySchemaViolations } from './schema-validation.ts';

/** A variant of a valid request. `label` describes the difference in messages. */
export type RequestVariant = { label: string; request: RequestInput };

type Shape = Schema & {
  required?: string[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  minItems?: number;
  pattern?: string;
  items?: Shape;
};
type Fields = Record<string, unknown>;

const resolveSchema = (schema: Schema | undefined) => resolveReference<Shape>(schema ?? {});
const isFileField = (schema: Schema | undefined) =>
  resolveSchema(schema).format === 'binary' || resolveSchema(resolveSchema(schema).items).format === 'binary';

/** Returns labelled texts that violate one limit of a text field each. */
function invalidTexts({ minLength, maxLength, enum: allowed, pattern, format }: Shape): [string, string][] {
  const labelled: [string, string][] = [];
  if (minLength) labelled.push(['empty', '']);
  if (maxLength)
    labelled.push(['too long', 'a'.repeat(maxLength + 1)], ['too long in Korean', '가'.repeat(maxLength + 1)]);
  if (maxLength === 0) labelled.push(['not empty', 'a']);
  if (allowed) labelled.push(['not an allowed value', 'nonsense']);
  if (pattern === '\\S') labelled.push(['blank', '   ']);
  else if (pattern) labelled.push(['does not match the pattern', '♩ \u0000'], ['Arabic digits', '١٢٣٤٥']);
  if (format === 'email')
    labelled.push(
      ['not an email address', 'nobody'],
      ['two email addresses', 'a@b.example,c@d.example'],
      ['too long for an email address', `v@${`${'d'.repeat(60)}.`.repeat(Math.ceil((maxLength ?? 0) / 61))}example`],
    );
  return labelled;
}

/** Returns labelled texts within the limits of length, most of which violate a pattern. */
function textsOfAllowedLength({ minLength = 0, maxLength, pattern }: Shape): [string, string][] {
  const length = Math.max(minLength, 1);
  if (!pattern || maxLength === 0) return [];
  return [
    ['letters', 'x'.repeat(length)],
    ['signs', '♩'.repeat(length)],
    ['zeros', '0'.repeat(length)],
    ['nines', '9'.repeat(maxLength ?? length)],
  ];
}

/** Returns labelled values that violate the schema of a JSON field. Some schemas allow some of them. */
function invalidJsonValues(schema: Schema): [string, unknown][] {
  const shape = resolveSchema(schema);
  const labelled: [string, unknown][] = [
    ['null', null],
    ['an array', []],
    ['an object', {}],
    ['true', true],
  ];
  if (shape.type === 'string')
    return [...labelled, ['a number', 1], ...invalidTexts(shape), ...textsOfAllowedLength(shape)];
  if (shape.type !== 'integer') return labelled;
  labelled.push(['text', '1'], ['not an integer', 1.5]);
  if (shape.minimum !== undefined) labelled.push(['too small', shape.minimum - 1]);
  if (shape.maximum !== undefined) labelled.push(['too large', shape.maximum + 1]);
  return labelled;
}

/** Returns labelled texts that violate the schema of a query parameter. */
function invalidParameterValues({ schema }: Parameter): [string, string][] {
  const shape = resolveSchema(schema);
  if (shape.type !== 'integer') return invalidTexts(shape);
  const labelled: [string, string][] = [
    ['a word', 'one'],
    ['empty', ''],
    ['not an integer', '1.5'],
    ['exponent notation', '1e1'],
  ];
  if (shape.minimum !== undefined) labelled.push(['too small', String(shape.minimum - 1)], ['negative', '-1']);
  if (shape.maximum !== undefined) labelled.push(['too large', String(shape.maximum + 1)]);
  return labelled;
}

function invalidQueries(id: OperationId, valid: RequestInput): RequestVariant[] {
  const query = valid.query ?? {};
  return queryParametersOf(id).flatMap((parameter) => {
    const { name, required } = parameter;
    const { [name]: _, ...without } = query;
    const missing = required ? [{ label: `${name}: missing`, request: { ...valid, query: without } }] : [];
    const invalid = invalidParameterValues(parameter).map(([problem, value]) => ({
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
    const invalid = invalidJsonValues(schema).map(([problem, value]) => ({
      label: `${name}: ${problem}`,
      request: withFields({ ...first, [name]: value }),
    }));
    return [...missing, ...invalid];
  });
  const withUnknownField = { label: 'an unknown field', request: withFields({ ...first, nonsense: '1' }) };
  const emptyList = isList ? [{ label: 'an empty array', request: { ...valid, body: [] } }] : [];
  // Only the variants that really violate the schema are invalid.
  return [...fieldVariants, withUnknownField, ...emptyList].filter(
    ({ request }) => bodySchemaViolations(id, request.body).length > 0,
  );
}

function invalidForms(id: OperationId, valid: RequestInput): RequestVariant[] {
  const { parts = [], ...rest } = valid;
  const shape = resolveSchema(requestBodyOf(id)?.schema);
  const partsExcept = (name: string) => parts.filter((part) => part.name !== name && !part.name.startsWith(`${name}[`));
  const textPart = (name: string, value: string): FormPart => ({ name, text: value });
  const docxFile = (name: string): FormPart => ({ name, file: 'x.docx', bytes: new Uint8Array([1, 2, 3]) });
  const formVariant = (label: string, sent: FormPart[]): RequestVariant => ({
    label,
    request: { ...rest, parts: sent },
  });
  const fieldVariants = Object.entries(shape.properties ?? {}).flatMap(([name, schema]): RequestVariant[] => {
    const kind = resolveSchema(schema);
    const missing = shape.required?.includes(name) ? [formVariant(`${name}: missing`, partsExcept(name))] : [];
    if (kind.type === 'array') {
      return [
        formVariant(`${name}: a file without an index`, [...partsExcept(name), docxFile(name)]),
        formVariant(`${name}: indexes start at 1`, [...partsExcept(name), docxFile(`${name}[1]`)]),
        formVariant(`${name}: too many files`, [
          ...partsExcept(name),
          ...Array.from({ length: (kind.maxItems ?? 10) + 1 }, (_, index) => docxFile(`${name}[${index}]`)),
        ]),
        formVariant(`${name}: text instead of a file`, [...partsExcept(name), textPart(`${name}[0]`, 'x')]),
      ];
    }
    if (isFileField(schema))
      return [...missing, formVariant(`${name}: text instead of a file`, [...partsExcept(name), textPart(name, 'x')])];
    const invalid = kind.type === 'integer' ? invalidParameterValues({ name, in: 'body', schema }) : invalidTexts(kind);
    return [
      ...missing,
      formVariant(`${name}: a file instead of text`, [...partsExcept(name), docxFile(name)]),
      ...invalid.map(([problem, value]) =>
        formVariant(`${name}: ${problem}`, [...partsExcept(name), textPart(name, value)]),
      ),
    ];
  });
  const truncatedForm = {
    type: 'multipart/form-data; boundary=x',
    text: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
  };
  return [
    ...fieldVariants,
    formVariant('an unknown part', [...parts, textPart('nonsense', '1')]),
    { label: 'JSON instead of a form', request: { ...rest, body: {} } },
    { label: 'a truncated form', request: { ...rest, raw: truncatedForm } },
    { label: 'an empty body', request: { ...rest, raw: { type: 'multipart/form-data; boundary=x', text: '' } } },
  ];
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

/** Returns the minimum and maximum values of a field or parameter; none when a pattern, format or enum restricts it. */
function boundaryValues(schema: Schema): (string | number)[] {
  const { type, maxLength, minimum, maximum, enum: allowed, pattern, format } = resolveSchema(schema);
  if (type === 'integer') return [minimum, maximum].filter((limit) => limit !== undefined);
  if (!maxLength || allowed || pattern || format === 'email' || format === 'binary') return [];
  // Characters of one and of two UTF-16 code units, to detect servers that count code units.
  return ['a'.repeat(maxLength), '😀'.repeat(maxLength)];
}

/**
 * Derives valid requests in which one field has its minimum or maximum value.
 * @param valid a valid request
 */
export function boundaryRequests(id: OperationId, valid: RequestInput): RequestVariant[] {
  const inQuery = queryParametersOf(id).flatMap(({ name, schema }) =>
    boundaryValues(schema).map((value) => ({
      label: `${name}: minimum or maximum`,
      request: { ...valid, query: { ...valid.query, [name]: value } },
    })),
  );
  const { body } = valid;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return inQuery;
  const fields = Object.entries(resolveSchema(requestBodyOf(id)?.schema).properties ?? {});
  const inBody = fields.flatMap(([name, schema]) =>
    boundaryValues(schema).map((value) => ({
      label: `${name}: minimum or maximum`,
      request: { ...valid, body: { ...body, [name]: value } },
    })),
  );
  return [...inQuery, ...inBody];
}
