import { requestBodyOf } from '#verify/contract/contract-examples.ts';
import { resolveReference, type Schema } from '#verify/contract/document.ts';
import { isValidValue } from '#verify/contract/schema-validation.ts';
import type { OperationId } from '#verify/exchange.ts';

/**
 * Texts that servers often change: blanks, characters of all planes and scripts, characters that programs drop (joiners,
 * separators, marks), markup, escapes of other formats, and words and numbers with a meaning in programs.
 */
const delicateTexts: readonly string[] = [
  '가',
  '  앞뒤  ',
  '\u00a0x\u3000',
  '\tx\t',
  ...['a   b', '가  나 다   라'],
  'ABCdef ÀÉÎÕÜ àéîõü ßſ İı Øø ŁłĐđ',
  'ạ̈ n̈ क्षि ไทย́',
  'é한漢😀𝒳𠮷𰻞\u{E0100}\u{F0000}\u{100000}',
  '👨‍👩‍👧 🇰🇷 👍🏽',
  'x\u00ad\u200b\u200c\u200e\u2028\u2029\u2060\ufeff\ufe0f\ue000\u0085x',
  'שלום مرحبا 123',
  `"겹" '홑' “둥근” O’Neil \`백틱\``,
  '<b>x</b> <script>alert(1)</script>',
  '<!-- x --> javascript:alert(1) onclick=x',
  '&amp; &lt;b&gt; &#39; &nbsp; AT&T',
  `1'); DROP TABLE t; -- "`,
  'SELECT * FROM t WHERE 1=1',
  'C:\\new\\table \\n \\u0041 \\\\ \\"',
  '../../etc/passwd',
  '%s %d %41%EA%B0%80 {0} {{x}} $1 $x #{x} :x',
  'a+b=c&d=e;f?g#h/i 50% + 1/2',
  '~`@#$^*|;:,.!?…·',
  'a\nb',
  '{"a":[1,null]} --boundary--',
  ...['null', 'true', 'false', 'undefined', '0', '00', '0012', '1.50', '1e400'],
];

/** Texts of digits with lengths around those of years, postal codes and telephone numbers, and texts like them. */
const digitTexts = [
  ...[3, 4, 5, 6, 8, 9, 10, 11, 12].map((length) => '012345678901'.slice(0, length)),
  ...[2, 4, 5, 9, 11].flatMap((length) => ['0'.repeat(length), '1'.padStart(length, '0')]),
  ...['0212345678', '01012345678', '05012345678'],
  ...['1', '1999', '2000', '12345\n', ' 12345', '１２３４５', '010-0000-0000', '+821000000000'],
];

/** Email addresses around the limit of 254 characters, within the limits of 64 and 63 for their parts (RFC 5321). */
const longestEmail = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(53)}.example`;
const emailTexts = [
  ...['a@b.example', 'first.last+tag@sub.domain.example', "o'neil_%41-C@b.example"],
  ...[longestEmail.slice(1), longestEmail, longestEmail.replace('.ddd', '.dddd')],
  ...['a@', '@b.example', 'a b@c.example', 'a@b@c.example', 'a@b.example,c@d.example'],
];

/** Returns texts around the limits of a field, in characters of one, two and four bytes, and texts that servers often change. */
function typicalTexts({ maxLength, enum: values = [], format, pattern = '' }: Schema): string[] {
  if (format === 'email') return emailTexts;
  if (values.length > 0) return values.map(String);
  const lengths = maxLength ? [maxLength - 1, maxLength, maxLength + 1] : [];
  return [
    ...['a', '가', '😀'].flatMap((character) => lengths.map((length) => character.repeat(length))),
    // A text in which no character is like its neighbours shows what is moved or lost.
    ...(maxLength
      ? [
          [...'0 Aé나 ß9'.repeat(Math.ceil(maxLength / 8))]
            .slice(0, maxLength - 1)
            .join('')
            .concat('끝'),
        ]
      : []),
    ...delicateTexts,
    ...(pattern.includes('\\d') ? digitTexts : []),
    'Z',
  ];
}

const otherCase = (letter: string) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase());

/** Signs between digits and letters, which a range with an unescaped hyphen, such as `)-_` or `A-z`, includes. */
const rangeSigns = ['.', '<', '['];

/** Returns texts that a field may not allow, although many servers do. `example` is a text that it allows. */
function suspectTexts({ minLength = 0, maxLength = 0, enum: values = [] }: Schema, example: string): string[] {
  const characters = [...example];
  const [last = 'a'] = characters.slice(-1);
  return [
    ...['', ' ', '   ', '\u3000\u00a0\t', 'nonsense', '♩ \u0000', '١٢٣٤٥', '9'.repeat(maxLength || 1)],
    ...['x', '♩', '0'].map((character) => character.repeat(Math.max(minLength, 1))),
    characters.slice(0, Math.max(0, minLength - 1)).join(''),
    example + last.repeat(Math.max(0, maxLength + 1 - characters.length)),
    ...[`${example}\n`, `${example} `, ` ${example}`],
    ...rangeSigns.map((sign) => characters.with(-1, sign).join('')),
    ...values.map(String).flatMap((value) => [value.replace(/[a-z]/i, otherCase), `${value} `, value.slice(0, -1)]),
  ];
}

/** Returns texts that a field allows, although some servers refuse or change them. */
function validTexts(given: Schema): string[] {
  const schema = resolveReference(given);
  return schema.type === 'string'
    ? [...new Set(typicalTexts(schema))].filter((text) => isValidValue(schema, text))
    : [];
}

/** Returns values that a field or parameter allows: the limits of a number, or texts. */
export function validValues(given: Schema): (string | number)[] {
  const { type, minimum, maximum } = resolveReference(given);
  return type === 'integer' ? [minimum, maximum].filter((limit) => limit !== undefined) : validTexts(given);
}

/** Returns the valid texts of each field of a request body; for a body that is a list, of the fields of its items. */
export function validTextsByField(id: OperationId): Map<string, string[]> {
  const schema: Schema = requestBodyOf(id)?.schema ?? {};
  const { properties = {} } = schema.items ? resolveReference(schema.items) : schema;
  return new Map(Object.entries(properties).map(([name, property]) => [name, validTexts(property)]));
}

function invalidTexts(schema: Schema, example: unknown): string[] {
  const suspect = suspectTexts(schema, typeof example === 'string' && example ? example : 'a');
  return [...new Set([...typicalTexts(schema), ...suspect])].filter((text) => !isValidValue(schema, text));
}

/** Returns values that violate the schema of a JSON field. `example` is a value that it allows. */
export function invalidJsonValues(given: Schema, example: unknown): unknown[] {
  const schema = resolveReference(given);
  const { minimum = 0, maximum = 0 } = schema;
  const numbers = [1, 1.5, 4_294_967_297, 1e300, minimum - 1, maximum + 1];
  const values = [null, [], {}, true, false, '1', ...numbers].filter((value) => !isValidValue(schema, value));
  return schema.type === 'string' ? [...values, ...invalidTexts(schema, example)] : values;
}

/** Texts that servers often read as another number: of other digits, too large for 32 and 64 bits, hexadecimal. */
const notIntegers = [
  ...['one', '', '1.5', '1e1', '1abc', '１', '0x1', 'NaN', 'Infinity', '1,2'],
  ...['4294967297', '18446744073709551617'],
];

/** Returns texts that violate the schema of a query parameter, or of a text in a form. */
export function invalidParameterTexts(given: Schema, example: unknown): string[] {
  const schema = resolveReference(given);
  if (schema.type !== 'integer') return invalidTexts(schema, example);
  const { minimum, maximum } = schema;
  const outside = [minimum === undefined ? [] : [minimum - 1, -1], maximum === undefined ? [] : [maximum + 1]].flat();
  return [...notIntegers, ...outside.map(String)];
}
