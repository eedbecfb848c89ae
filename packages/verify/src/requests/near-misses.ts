import type { Schema } from '#verify/contract/document.ts';

/** The keywords of a text field that decide which texts it allows. */
type TextShape = Schema & { enum?: unknown[]; minLength?: number; pattern?: string };

/** Tells whether a schema allows a text, by its length in code points, its values and its pattern. */
function allowsText({ minLength = 0, maxLength, enum: values, pattern }: TextShape, text: string): boolean {
  const { length } = [...text];
  if (length < minLength || (maxLength !== undefined && length > maxLength)) return false;
  if (values && !values.includes(text)) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(text);
}

/** Changes the case of the first letter; returns the same text when it has none. */
const withOtherCase = (text: string) =>
  text.replace(/[a-z]/i, (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()));

/** Signs between digits and letters, which a range with an unescaped hyphen, such as `)-_` or `A-z`, includes. */
const rangeSigns = '.<[';

/**
 * Returns labelled texts that a field does not allow, although they are close to allowed ones: values of an enum in another
 * case, with a blank or cut, and a valid text that is one character too long or too short, has a line break at its end, or
 * a sign that a range of a pattern includes by mistake.
 * @param valid a text that the field allows
 */
export function nearMissTexts(shape: TextShape, valid: string): [string, string][] {
  const { enum: values = [], minLength = 0, maxLength, pattern, format } = shape;
  const labelled: [string, string][] = values
    .filter((value) => typeof value === 'string')
    .flatMap((value) => [
      [`${value} in another case`, withOtherCase(value)],
      [`${value} with a blank at its end`, `${value} `],
      [`${value} without its last character`, value.slice(0, -1)],
    ]);
  if (format === 'email' || valid === '') return labelled.filter(([, text]) => !allowsText(shape, text));
  const last = [...valid].at(-1) ?? '';
  if (maxLength !== undefined && values.length === 0)
    labelled.push(['one character too long', valid + last.repeat(Math.max(0, maxLength + 1 - [...valid].length))]);
  if (minLength > 1) labelled.push(['one character too short', [...valid].slice(0, minLength - 1).join('')]);
  if (pattern && pattern !== '\\S' && values.length === 0)
    labelled.push(
      ['a line break at the end', `${valid}\n`],
      ['a blank at the end', `${valid} `],
      ['a blank at the start', ` ${valid}`],
      ...[...rangeSigns].map((sign): [string, string] => [
        `the sign ${sign} at the end`,
        valid.slice(0, -last.length) + sign,
      ]),
    );
  return labelled.filter(([, text]) => !allowsText(shape, text));
}

/** Texts for a number that servers often read as another number: of other digits, too large for 32 and 64 bits, hexadecimal. */
export const nearMissNumbers: [string, string][] = [
  ['a number with a unit', '1abc'],
  ['full-width digits', '１'],
  ['a hexadecimal number', '0x1'],
  ['one above 32 bits', '4294967297'],
  ['one above 64 bits', '18446744073709551617'],
  ['not a number', 'NaN'],
  ['infinity', 'Infinity'],
  ['two numbers', '1,2'],
];
