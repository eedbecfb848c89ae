import { resolveReference, type Schema } from '#verify/contract/document.ts';
import { isValidValue } from '#verify/contract/schema-validation.ts';

/** Labelled values. A label describes the problem in messages. */
type Labelled<Value> = [label: string, value: Value][];

const otherCase = (letter: string) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase());

/** Signs between digits and letters, which a range with an unescaped hyphen, such as `)-_` or `A-z`, includes. */
const rangeSigns = '.<[';

/** Returns texts that a field with an enum, a length, a pattern or a format may not allow, although many servers do. */
function suspectTexts({ minLength = 0, maxLength = 0, enum: values = [] }: Schema, valid: string): Labelled<string> {
  const [last = 'a'] = [...valid].slice(-1);
  const length = [...valid].length;
  return [
    ['empty', ''],
    ['blank', '   '],
    ['blank in other kinds of white space', '\u3000\u00a0\t'],
    ['not an allowed value', 'nonsense'],
    ['too long', 'a'.repeat(maxLength + 1)],
    ['too long in Korean', '가'.repeat(maxLength + 1)],
    ['one character too long', valid + last.repeat(Math.max(0, maxLength + 1 - length))],
    ['one character too short', [...valid].slice(0, Math.max(0, minLength - 1)).join('')],
    ['letters', 'x'.repeat(Math.max(minLength, 1))],
    ['signs', '♩'.repeat(Math.max(minLength, 1))],
    ['zeros', '0'.repeat(Math.max(minLength, 1))],
    ['nines', '9'.repeat(maxLength || 1)],
    ['a control character', '♩ \u0000'],
    ['Arabic digits', '١٢٣٤٥'],
    ['a line break at the end', `${valid}\n`],
    ['a blank at the end', `${valid} `],
    ['a blank at the start', ` ${valid}`],
    ...[...rangeSigns].map((sign): [string, string] => [
      `the sign ${sign} at the end`,
      valid.slice(0, -last.length) + sign,
    ]),
    ...values.map(String).flatMap(
      (value): Labelled<string> => [
        [`${value} in another case`, value.replace(/[a-z]/i, otherCase)],
        [`${value} with a blank at its end`, `${value} `],
        [`${value} without its last character`, value.slice(0, -1)],
      ],
    ),
    ['not an email address', 'nobody'],
    ['two email addresses', 'a@b.example,c@d.example'],
    ['too long for an email address', `v@${`${'d'.repeat(60)}.`.repeat(Math.ceil(maxLength / 61))}example`],
  ];
}

/**
 * Returns labelled texts that violate the schema of a text.
 * @param valid a text that it allows
 */
function invalidTexts(schema: Schema, valid: unknown): Labelled<string> {
  const texts = suspectTexts(schema, typeof valid === 'string' ? valid : '').filter(
    ([, text]) => !isValidValue(schema, text),
  );
  return [...new Map(texts.map(([label, text]) => [text, label]))].map(([text, label]) => [label, text]);
}

/**
 * Returns labelled values that violate the schema of a JSON field.
 * @param valid a value that the field allows
 */
export function invalidJsonValues(given: Schema, valid: unknown): Labelled<unknown> {
  const schema = resolveReference(given);
  const values: Labelled<unknown> = [
    ['null', null],
    ['an array', []],
    ['an object', {}],
    ['true', true],
    ['false', false],
    ['text', '1'],
    ['a number', 1],
    ['not an integer', 1.5],
    ['one above 32 bits', 4_294_967_297],
    ['too large for a number', 1e300],
    ['too small', (schema.minimum ?? 0) - 1],
    ['too large', (schema.maximum ?? 0) + 1],
  ];
  const invalid = values.filter(([, value]) => !isValidValue(schema, value));
  return schema.type === 'string' ? [...invalid, ...invalidTexts(schema, valid)] : invalid;
}

/** Texts for a number that servers often read as another number: of other digits, too large for 32 and 64 bits, hexadecimal. */
const notIntegers: Labelled<string> = [
  ['a word', 'one'],
  ['empty', ''],
  ['not an integer', '1.5'],
  ['exponent notation', '1e1'],
  ['a number with a unit', '1abc'],
  ['full-width digits', '１'],
  ['a hexadecimal number', '0x1'],
  ['one above 32 bits', '4294967297'],
  ['one above 64 bits', '18446744073709551617'],
  ['not a number', 'NaN'],
  ['infinity', 'Infinity'],
  ['two numbers', '1,2'],
];

/**
 * Returns labelled texts that violate the schema of a query parameter, or of a text in a form.
 * @param valid a value that it allows
 */
export function invalidParameterValues(given: Schema, valid: unknown): Labelled<string> {
  const schema = resolveReference(given);
  if (schema.type !== 'integer') return invalidTexts(schema, valid);
  const { minimum, maximum } = schema;
  const outside = [minimum === undefined ? [] : [minimum - 1, -1], maximum === undefined ? [] : [maximum + 1]].flat();
  return [
    ...notIntegers,
    ...outside.map((number): [string, string] => [`outside the limits (${number})`, String(number)]),
  ];
}
