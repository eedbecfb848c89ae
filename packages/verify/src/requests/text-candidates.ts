import { requestBodyOf } from '#verify/contract/contract-examples.ts';
import { resolveReference, type Schema } from '#verify/contract/document.ts';
import { bodySchemaViolations } from '#verify/contract/schema-validation.ts';
import type { OperationId } from '#verify/exchange.ts';

/** Texts that a field can have: those that the contract allows, and those that it does not allow. */
export type FieldTexts = { valid: string[]; invalid: string[] };

/**
 * Texts that servers often change: blanks, characters of all planes and scripts, characters that programs drop (joiners,
 * separators, marks), markup, escapes of other formats, and words and numbers with a meaning in programs.
 */
const delicateTexts: readonly string[] = [
  '가',
  '  앞뒤  ',
  '\u00a0x\u3000',
  '\tx\t',
  'a   b',
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
  ...['null', 'true', 'false', 'undefined', '0', '0012', '1e400'],
];

/** Texts of digits with lengths around those of years, postal codes and telephone numbers, and texts like them. */
const digitTexts = [
  ...[3, 4, 5, 6, 8, 9, 10, 11, 12].map((length) => '012345678901'.slice(0, length)),
  ...['1', '1999', '2000'],
  '12345\n',
  ' 12345',
  '１２３４５',
  '010-0000-0000',
  '+821000000000',
];

/** Email addresses around the limit of 254 characters, within the limits of 64 and 63 for their parts (RFC 5321). */
const longestEmail = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(53)}.example`;
const emailTexts = [
  'a@b.example',
  'first.last+tag@sub.domain.example',
  longestEmail.slice(1),
  longestEmail,
  longestEmail.replace('.ddd', '.dddd'),
  'a@',
  '@b.example',
  'a b@c.example',
  'a@b@c.example',
  '',
];

/**
 * Derives texts from the schema of a field: around its length in characters of one, two and four bytes, each value of its
 * enum, and texts that servers often change.
 * @param isValid tells whether the contract allows a text in the field
 */
export function fieldTexts(
  { maxLength, enum: values, format, pattern = '' }: Schema,
  isValid: (text: string) => boolean,
): FieldTexts {
  const lengths = maxLength ? [maxLength - 1, maxLength, maxLength + 1] : [];
  const long = ['a', '가', '😀'].flatMap((character) => lengths.map((length) => character.repeat(length)));
  const listed = (values ?? []).map(String);
  const digits = pattern.includes('\\d') ? digitTexts : [];
  const texts =
    format === 'email'
      ? emailTexts
      : [...listed, ...listed.map((value) => `${value} `), ...long, ...delicateTexts, ...digits, '', ' ', 'Z'];
  const distinct = [...new Set(texts)];
  return { valid: distinct.filter(isValid), invalid: distinct.filter((text) => !isValid(text)) };
}

/**
 * Derives the texts of each field of a request body from its schema. For a body that is a list, the fields are those of its
 * items.
 * @param base a valid record, in which one field at a time gets another text
 */
export function textsByField(id: OperationId, base: Record<string, unknown>): Map<string, FieldTexts> {
  const schema: Schema = requestBodyOf(id)?.schema ?? {};
  const { properties = {} } = schema.items ? resolveReference(schema.items) : schema;
  return new Map(
    Object.entries(properties).map(([name, property]) => {
      const isValid = (text: string) => {
        const record = { ...base, [name]: text };
        return bodySchemaViolations(id, schema.items ? [record] : record).length === 0;
      };
      return [name, fieldTexts(resolveReference(property), isValid)];
    }),
  );
}
