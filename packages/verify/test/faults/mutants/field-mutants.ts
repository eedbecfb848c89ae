import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { operationIds } from '#mocks/http/document.ts';
import { type DerivedMutants, type JsonChange, jsonMutant, type Mutant } from './mutant.ts';
import {
  changeAt,
  type FieldSchema,
  type ResponseField,
  removed,
  requestFieldsOf,
  responseFieldsOf,
  typesOf,
} from './schema-fields.ts';

type ValueChange = (value: unknown, parent: Record<string, unknown>) => unknown;
/** A class of changes. `create` returns null when the schema of the field does not permit the change. */
type FieldChange = {
  kind: string;
  says: string;
  create: (schema: FieldSchema, field: ResponseField) => ValueChange | null;
};

const isTextField = (schema: FieldSchema) => typesOf(schema).includes('string');
const isFreeText = (schema: FieldSchema) =>
  isTextField(schema) && !schema.enum && !schema.format && schema.const === undefined;
const mapText = (change: (text: string) => unknown) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value;
const onNumber = (change: (number: number) => unknown) => (value: unknown) =>
  typeof value === 'number' ? change(value) : value;

const otherType: ValueChange = (value) => {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string') return /^\d+$/.test(value) ? Number(value) : [value];
  if (Array.isArray(value)) return { ...value };
  return value === null ? '' : [value];
};

/** Returns the date (YYYY-MM-DD) some days later. Other texts are unchanged. */
function shiftDate(text: string, days: number): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return text;
  return new Date(Date.parse(text) + days * 86_400_000).toISOString().slice(0, 10);
}

const fieldChanges: FieldChange[] = [
  { kind: 'field: missing', says: 'is missing', create: () => () => removed },
  { kind: 'field: null', says: 'is null', create: () => () => null },
  { kind: 'field: other type', says: 'has another type', create: () => otherType },
  {
    kind: 'field: empty',
    says: 'is empty',
    create: (schema) => (isTextField(schema) && !schema.enum ? mapText(() => '') : null),
  },
  {
    kind: 'field: other value of the enum',
    says: 'has the next value of its enum',
    create: ({ enum: allowed }) =>
      allowed && allowed.length > 1 ? (value) => allowed[(allowed.indexOf(value) + 1) % allowed.length] : null,
  },
  {
    kind: 'field: other boolean',
    says: 'is the opposite',
    create: (schema) =>
      typesOf(schema).includes('boolean') && schema.const === undefined ? (value) => value !== true : null,
  },
  {
    kind: 'field: off by one',
    says: 'is one too high',
    create: (schema) => (typesOf(schema).includes('integer') ? onNumber((value) => value + 1) : null),
  },
  {
    kind: 'field: off by one',
    says: 'is one too low',
    create: (schema) => (typesOf(schema).includes('integer') ? onNumber((value) => value - 1) : null),
  },
  {
    kind: 'field: zero',
    says: 'is 0',
    create: (schema) => (typesOf(schema).includes('integer') ? onNumber(() => 0) : null),
  },
  {
    kind: 'field: truncated',
    says: 'lacks its last character',
    create: (schema) => (isFreeText(schema) ? mapText((text) => [...text].slice(0, -1).join('')) : null),
  },
  {
    kind: 'field: padded',
    says: 'has a blank at its end',
    create: (schema) => (isFreeText(schema) ? mapText((text) => `${text} `) : null),
  },
  {
    kind: 'field: trimmed',
    says: 'loses blanks at its ends',
    create: (schema) => (isFreeText(schema) && !schema.pattern ? mapText((text) => text.trim()) : null),
  },
  {
    kind: 'field: escaped',
    says: 'has HTML escapes',
    create: (schema) =>
      isFreeText(schema) ? mapText((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')) : null,
  },
  {
    kind: 'field: NFD',
    says: 'is in Unicode NFD',
    create: (schema) => (isFreeText(schema) ? mapText((text) => text.normalize('NFD')) : null),
  },
  {
    kind: 'field: date',
    says: 'is the day before',
    create: ({ format }) => (format === 'date' ? mapText((text) => shiftDate(text, -1)) : null),
  },
  {
    kind: 'field: date',
    says: 'is the day after',
    create: ({ format }) => (format === 'date' ? mapText((text) => shiftDate(text, 1)) : null),
  },
  {
    kind: 'field: date',
    says: 'has points instead of hyphens',
    create: ({ format }) => (format === 'date' ? mapText((text) => text.replaceAll('-', '.')) : null),
  },
  {
    kind: 'field: URL',
    says: 'leads to nothing',
    create: (_schema, { path }) =>
      /(_path|_url|Url)$/.test(path.at(-1) ?? '') ? mapText((text) => text.replace(/[^/]*$/, 'nothing.bin')) : null,
  },
];

/** Returns the value of the next row of each list, so that values and rows do not belong together. */
const exchangeRows =
  (path: string[]): JsonChange =>
  (json) => {
    const values: unknown[] = [];
    changeAt(json.data, path, (value) => {
      values.push(value);
      return value;
    });
    let index = 0;
    changeAt(json.data, path, () => {
      index += 1;
      return values[index % values.length];
    });
  };

/** Returns the first value that was sent to the same member for the same URL and the same row. */
function staleValues(path: string[]): JsonChange {
  const known = new Map<string, unknown>();
  return (json, request) => {
    changeAt(json.data, path, (value, parent) => {
      const number = Object.entries(parent).find(([name]) => name.endsWith('_pk') && name !== path.at(-1))?.[1];
      const key = JSON.stringify([request.url, request.headers.get('Authorization'), number]);
      if (!known.has(key)) known.set(key, value);
      return known.get(key);
    });
  };
}

/** Returns the last value that was sent to another member for the same URL. */
function valuesOfAnotherMember(path: string[]): JsonChange {
  const known = new Map<string, Map<string, unknown>>();
  return (json, request) => {
    const token = request.headers.get('Authorization') ?? '';
    const ofUrl = known.get(request.url) ?? new Map<string, unknown>();
    known.set(request.url, ofUrl);
    changeAt(json.data, path, (value) => {
      const other = [...ofUrl].findLast(([owner]) => owner !== token);
      ofUrl.set(token, value);
      return other ? other[1] : value;
    });
  };
}

function mutantsOfField(operation: OperationId, field: ResponseField): Mutant[] {
  const { path, schema } = field;
  const name = `data/${path.join('/')}`;
  const simple = fieldChanges.flatMap(({ kind, says, create }) => {
    const change = create(schema, field);
    if (!change) return [];
    return [
      jsonMutant({ kind, operation, change: `${name} ${says}` }, () => (json) => changeAt(json.data, path, change)),
    ];
  });
  const isLeaf = !typesOf(schema).some((type) => type === 'object' || type === 'array') && !schema.oneOf;
  if (!isLeaf) return simple;
  const whole = (kind: string, says: string, createChange: () => JsonChange) =>
    jsonMutant({ kind, operation, change: `${name} ${says}` }, createChange);
  const takesToken = operationTable[operation].token !== 'none';
  return [
    ...simple,
    ...(path.includes('*') ? [whole('field: other row', 'is that of the next row', () => exchangeRows(path))] : []),
    whole('field: stale', 'is that of the first response', () => staleValues(path)),
    ...(takesToken
      ? [whole('field: other member', 'is that of another member', () => valuesOfAnotherMember(path))]
      : []),
  ];
}

/** How often each field name occurs in responses and in requests. */
const namesInResponses = operationIds.map((id) => new Set(responseFieldsOf(id).map(({ path }) => path.at(-1))));
const namesInRequests = new Set(operationIds.flatMap((id) => requestFieldsOf(id).map(({ name }) => name)));
/** Names of uploaded files come from requests, under another name. */
const isWritten = (name: string) => namesInRequests.has(name) || /file.*_name$/.test(name);

/**
 * Returns why no request can show that a field is altered, or null. The server chooses its own texts, so another text is
 * as lawful, unless another response has the same field.
 */
function reasonToExclude({ kind }: Mutant, { path, schema }: ResponseField): string | null {
  const name = path.at(-1) ?? '';
  if (isWritten(name)) return null;
  if (/^field: (trimmed|escaped)$/.test(kind)) return 'no request writes the text, which has no such characters';
  const isUnique = namesInResponses.filter((names) => names.has(name)).length === 1;
  const hasFreeValue =
    typesOf(schema).includes('string') && !schema.enum && schema.format !== 'date' && !schema.pattern;
  return isUnique && hasFreeValue && /^field: (truncated|padded|NFD|stale|other row)$/.test(kind)
    ? 'no request writes the text, and no other response has it'
    : null;
}

/** Returns the mutants of the fields in the data of an operation's successes. */
export function fieldMutants(operation: OperationId): DerivedMutants {
  const all = responseFieldsOf(operation).flatMap((field) =>
    mutantsOfField(operation, field).map((mutant) => ({ mutant, reason: reasonToExclude(mutant, field) })),
  );
  return {
    mutants: all.filter(({ reason }) => reason === null).map(({ mutant }) => mutant),
    excluded: all.flatMap(({ mutant: { kind, name }, reason }) =>
      reason === null ? [] : [{ kind, operation, change: name, reason }],
    ),
  };
}
