import type { OperationId } from '#mocks/generated/operations.ts';
import { candidateValues, isValidValue, lengthOf } from './constraints.ts';
import { type DerivedMutants, type ExcludedMutant, requestMutant } from './mutant.ts';
import { changeField, exampleValue } from './request-fields.ts';
import { type RequestField, removed, requestFieldsOf, typesOf } from './schema-fields.ts';

type TextChange = { says: string; change: (text: string, field: RequestField) => string };

const textChanges: TextChange[] = [
  { says: 'loses blanks at its ends', change: (text) => text.trim() },
  { says: 'is converted to Unicode NFC', change: (text) => text.normalize('NFC') },
  { says: 'is converted to Unicode NFD', change: (text) => text.normalize('NFD') },
  { says: 'loses characters outside the BMP', change: (text) => text.replace(/[\u{10000}-\u{10FFFF}]/gu, '') },
  { says: 'gets CR LF for line breaks', change: (text) => text.replace(/\r?\n/g, '\r\n') },
  { says: 'gets blanks for line breaks', change: (text) => text.replace(/\r?\n/g, ' ') },
  { says: 'gets HTML escapes', change: (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') },
  { says: 'loses HTML tags', change: (text) => text.replace(/<[^>]*>/g, '') },
  {
    says: 'is cut one character before its limit',
    change: (text, { schema }) => [...text].slice(0, Math.max(1, (schema.maxLength ?? lengthOf(text)) - 1)).join(''),
  },
  {
    says: 'is cut at half of its limit',
    change: (text, { schema: { maxLength = 0 } }) => [...text].slice(0, Math.max(1, maxLength >> 1)).join(''),
  },
  { says: 'is in lower case', change: (text) => text.toLowerCase() },
  { says: 'is in upper case', change: (text) => text.toUpperCase() },
  { says: 'has one blank for several', change: (text) => text.replace(/ {2,}/g, ' ') },
  { says: 'loses backslashes', change: (text) => text.replaceAll('\\', '') },
  { says: 'has its quotation marks doubled', change: (text) => text.replaceAll("'", "''") },
  {
    says: 'is percent-decoded',
    change: (text) => text.replace(/%([2-7][0-9A-F])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
  },
  { says: 'has blanks for plus signs', change: (text) => text.replaceAll('+', ' ') },
  { says: 'has question marks for Korean', change: (text) => text.replace(/[가-힣]/g, '?') },
  { says: 'loses its last character', change: (text) => [...text].slice(0, -1).join('') },
];

const sampleTexts = [
  ' a1!bcde ',
  '\u1112\u1161\u11ab\u1100\u1173\u11af',
  '한글 문장',
  'a😀b1!',
  'a\nb',
  'a & <b>c</b>',
  'ABC def',
  'a  b',
  'a\\b',
  "it's",
  '%41%42',
  'a+b',
  'a+b@c.example',
];

/** Returns the mutants that change a text on its way into the store, and those of a field that is not stored. */
function mutantsOfText(operation: OperationId, field: RequestField): DerivedMutants {
  const example = exampleValue(operation, field);
  const derived: DerivedMutants = { mutants: [], excluded: [] };
  const texts = [...sampleTexts, ...candidateValues(field, example)].filter(
    (value): value is string => typeof value === 'string' && isValidValue(field, value),
  );
  const cased = texts.flatMap((text) => [text, text.toUpperCase(), text.toLowerCase()]);
  const valid = cased.filter((text) => isValidValue(field, text));
  for (const { says, change } of textChanges) {
    const identity = { kind: 'text', operation, change: `the field ${field.name} ${says}` };
    const changeValid = (value: unknown) => {
      if (typeof value !== 'string' || !isValidValue(field, value)) return value;
      const changed = change(value, field);
      return isValidValue(field, changed) ? changed : value;
    };
    if (valid.some((text) => changeValid(text) !== text))
      derived.mutants.push(requestMutant(identity, () => (request) => changeField(request, field, changeValid)));
    else derived.excluded.push({ ...identity, reason: 'no valid text of the field changes' });
  }
  return derived;
}

/** Returns a mutant that keeps the first value of a field, for each member: later values are not stored. */
const keptValue = (operation: OperationId, field: RequestField) =>
  requestMutant(
    { kind: 'write: field kept', operation, change: `the field ${field.name} keeps its first value` },
    () => {
      const known = new Map<string, unknown>();
      return (request) =>
        changeField(request, field, (value) => {
          const owner = request.headers.get('Authorization') ?? '';
          if (!known.has(owner) && isValidValue(field, value)) known.set(owner, value);
          return isValidValue(field, value) ? known.get(owner) : value;
        });
    },
  );

/** Returns a mutant that does not store an optional field. */
const droppedValue = (operation: OperationId, field: RequestField) =>
  requestMutant(
    { kind: 'write: field dropped', operation, change: `the field ${field.name} is ignored` },
    () => (request) =>
      changeField(request, field, (value) => {
        if (!isValidValue(field, value)) return value;
        if (!field.isRequired) return removed;
        return isValidValue(field, '') ? '' : value;
      }),
  );

/** Returns a mutant that stores one value of an enum for another. */
const otherEnumValues = (operation: OperationId, field: RequestField) =>
  (field.schema.enum ?? []).map((value, index, all) => {
    const other = all[(index + 1) % all.length];
    const change = `the field ${field.name} is ${String(other)} for ${String(value)}`;
    return requestMutant(
      { kind: 'write: other value', operation, change },
      () => (request) => changeField(request, field, (given) => (given === value ? other : given)),
    );
  });

/** Returns the mutants that exchange the values of two fields with the same rules. */
function exchangedFields(operation: OperationId, fields: RequestField[]) {
  return fields.flatMap((field, index) => {
    const next = fields[index + 1];
    if (
      !next ||
      field.place !== next.place ||
      JSON.stringify(typesOf(field.schema)) !== JSON.stringify(typesOf(next.schema))
    )
      return [];
    const change = `the fields ${field.name} and ${next.name} are exchanged`;
    return [
      requestMutant({ kind: 'write: wrong field', operation, change }, () => async (request) => {
        let [first, second]: unknown[] = [];
        await changeField(request.clone(), field, (value) => {
          first = value;
          return value;
        });
        await changeField(request.clone(), next, (value) => {
          second = value;
          return value;
        });
        if (!isValidValue(field, second) || !isValidValue(next, first)) return request;
        if (first === second || first === undefined || second === undefined) return request;
        const changed = await changeField(request, field, () => second);
        return changeField(changed, next, () => first);
      }),
    ];
  });
}

/** Returns the mutants that change, drop or exchange the values of an operation's request fields. */
export function textMutants(operation: OperationId): DerivedMutants {
  const fields = requestFieldsOf(operation).filter(({ file }) => file === 'none');
  const stored = fields.filter(({ place }) => place !== 'query');
  const texts = fields.filter(({ schema }) => typesOf(schema).includes('string') && !schema.enum);
  const variable = stored.filter(({ schema }) => schema.maxLength !== 0);
  const droppable = variable.filter((field) => !field.isRequired || isValidValue(field, ''));
  const excludeFields = (all: RequestField[], kept: RequestField[], reason: string): ExcludedMutant[] =>
    all
      .filter((field) => !kept.includes(field))
      .map(({ name }) => ({ kind: 'write', operation, change: `the field ${name} is ignored`, reason }));
  const ofTexts = texts.map((field) => mutantsOfText(operation, field));
  return {
    mutants: [
      ...ofTexts.flatMap(({ mutants }) => mutants),
      ...variable.flatMap((field) => [keptValue(operation, field), ...otherEnumValues(operation, field)]),
      ...droppable.map((field) => droppedValue(operation, field)),
      ...exchangedFields(operation, variable),
    ],
    excluded: [
      ...ofTexts.flatMap(({ excluded }) => excluded),
      ...excludeFields(stored, variable, 'the field permits only the empty text'),
      ...excludeFields(variable, droppable, 'the field is required and has no empty value'),
    ],
  };
}
