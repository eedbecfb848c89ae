import { type FieldSchema, type RequestField, typesOf } from './schema-fields.ts';

/** A constraint of a field: its keyword, and whether a value violates it. Values of parameters and forms are texts. */
export type Constraint = { keyword: string; isViolatedBy: (value: unknown) => boolean };

/** Counts code points, as the contract counts lengths. */
export const lengthOf = (text: string): number => [...text].length;

/** Converts the text of a parameter or a form part to the JSON value that it stands for. */
const toJsonValue = (value: unknown, { place, schema }: RequestField) =>
  place !== 'body' && typesOf(schema).includes('integer') && typeof value === 'string' && /^-?\d+$/.test(value)
    ? Number(value)
    : value;

const jsonType = (value: unknown) => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (Number.isInteger(value)) return 'integer';
  return typeof value;
};

const emailPattern = /^[^\s@,;<>"()]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** Returns the constraints on the text of a field. */
const textConstraints = ({ minLength, maxLength, pattern, format }: FieldSchema): Constraint[] => {
  const onText = (keyword: string, isViolatedBy: (text: string) => boolean): Constraint => ({
    keyword,
    isViolatedBy: (value) => typeof value === 'string' && isViolatedBy(value),
  });
  return [
    ...(minLength ? [onText('minLength', (text) => lengthOf(text) < minLength)] : []),
    ...(maxLength === undefined ? [] : [onText('maxLength', (text) => lengthOf(text) > maxLength)]),
    ...(pattern ? [onText('pattern', (text) => !new RegExp(pattern, 'u').test(text))] : []),
    ...(format === 'email' ? [onText('format', (text) => !emailPattern.test(text))] : []),
  ];
};

/** Returns the constraints of a request field, by keyword. */
export function constraintsOf(field: RequestField): Constraint[] {
  const { schema, isRequired } = field;
  const { minimum, maximum, enum: allowed } = schema;
  const types = typesOf(schema);
  const onValue = (keyword: string, isViolatedBy: (value: unknown) => boolean): Constraint => ({
    keyword,
    isViolatedBy: (value) => value !== undefined && isViolatedBy(toJsonValue(value, field)),
  });
  return [
    ...(isRequired ? [{ keyword: 'required', isViolatedBy: (value: unknown) => value === undefined }] : []),
    ...(types.length > 0 ? [onValue('type', (value) => !types.includes(jsonType(value)))] : []),
    ...(allowed ? [onValue('enum', (value) => types.includes(jsonType(value)) && !allowed.includes(value))] : []),
    ...(minimum === undefined ? [] : [onValue('minimum', (value) => typeof value === 'number' && value < minimum)]),
    ...(maximum === undefined ? [] : [onValue('maximum', (value) => typeof value === 'number' && value > maximum)]),
    ...textConstraints(schema),
  ];
}

/** Tells whether a value violates one constraint of a field and no other. */
export function violatesOnly(field: RequestField, keyword: string, value: unknown): boolean {
  const violated = constraintsOf(field).filter(({ isViolatedBy }) => isViolatedBy(value));
  return violated.length === 1 && violated[0]?.keyword === keyword;
}

/** Tells whether a value keeps every constraint of a field. */
export const isValidValue = (field: RequestField, value: unknown): boolean =>
  constraintsOf(field).every(({ isViolatedBy }) => !isViolatedBy(value));

/** Returns values with which mutants of a field are tried: at and beyond each limit, and unusual ones. */
export function candidateValues({ schema, place }: RequestField, example: unknown): unknown[] {
  const { minLength = 0, maxLength = 0, minimum = 0, maximum = 0 } = schema;
  const numbers = [minimum - 1, minimum, maximum, maximum + 1, 1.5];
  const lengths = [...new Set([minLength - 1, minLength, maxLength, maxLength + 1])].filter((length) => length >= 0);
  const texts = ['a', '1', '가', '😀', ' '].flatMap((unit) => lengths.map((length) => unit.repeat(length)));
  const mixed = lengths.map((length) => 'a1!'.repeat(length).slice(0, length));
  const mail = lengths.map((length) => `${'a'.repeat(Math.max(1, length - 9))}@b.example`);
  const text = typeof example === 'string' ? [example, `${example} `, `${example}x`, example.slice(1), '9'] : [];
  const other =
    place === 'body' ? [null, [], {}, true, 1, '1', ...numbers] : ['one', '1.5', '1e1', ...numbers.map(String)];
  return [example, undefined, ...texts, ...mixed, ...mail, ...text, 'nonsense', ...other];
}
