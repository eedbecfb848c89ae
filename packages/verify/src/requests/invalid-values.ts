import { type Parameter, resolveReference, type Schema } from '#verify/contract/document.ts';
import { nearMissNumbers, nearMissTexts } from './near-misses.ts';

/** The keywords of a schema from which requests are derived. */
export type Shape = Schema & {
  required?: string[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  minItems?: number;
  pattern?: string;
  items?: Shape;
};

/** Returns a schema with its reference resolved; an empty schema for undefined. */
export const resolveSchema = (schema: Schema | undefined) => resolveReference<Shape>(schema ?? {});

/** Returns labelled texts that violate one limit of a text field each. */
function invalidTexts({ minLength, maxLength, enum: allowed, pattern, format }: Shape): [string, string][] {
  const labelled: [string, string][] = [];
  if (minLength) labelled.push(['empty', '']);
  if (maxLength)
    labelled.push(['too long', 'a'.repeat(maxLength + 1)], ['too long in Korean', '가'.repeat(maxLength + 1)]);
  if (maxLength === 0) labelled.push(['not empty', 'a']);
  if (allowed) labelled.push(['not an allowed value', 'nonsense']);
  if (pattern === '\\S') labelled.push(['blank', '   '], ['blank in other kinds of white space', '\u3000\u00a0\t']);
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

/**
 * Returns labelled values that violate the schema of a JSON field. Some schemas allow some of them.
 * @param valid a value that the field allows
 */
export function invalidJsonValues(schema: Schema, valid: unknown): [string, unknown][] {
  const shape = resolveSchema(schema);
  const labelled: [string, unknown][] = [
    ['null', null],
    ['an array', []],
    ['an object', {}],
    ['true', true],
  ];
  if (shape.type === 'string') {
    const nearMisses = typeof valid === 'string' ? nearMissTexts(shape, valid) : [];
    return [
      ...labelled,
      ['a number', 1],
      ['false', false],
      ...invalidTexts(shape),
      ...textsOfAllowedLength(shape),
      ...nearMisses,
    ];
  }
  if (shape.type !== 'integer') return labelled;
  labelled.push(
    ['text', '1'],
    ['not an integer', 1.5],
    ['one above 32 bits', 4_294_967_297],
    ['too large for a number', 1e300],
  );
  if (shape.minimum !== undefined) labelled.push(['too small', shape.minimum - 1]);
  if (shape.maximum !== undefined) labelled.push(['too large', shape.maximum + 1]);
  return labelled;
}

/**
 * Returns labelled texts that violate the schema of a query parameter, or of a text in a form.
 * @param valid a value that it allows
 */
export function invalidParameterValues({ schema }: Parameter, valid: unknown): [string, string][] {
  const shape = resolveSchema(schema);
  if (shape.type !== 'integer') return [...invalidTexts(shape), ...nearMissTexts(shape, String(valid ?? ''))];
  const labelled: [string, string][] = [
    ['a word', 'one'],
    ['empty', ''],
    ['not an integer', '1.5'],
    ['exponent notation', '1e1'],
    ...nearMissNumbers,
  ];
  if (shape.minimum !== undefined) labelled.push(['too small', String(shape.minimum - 1)], ['negative', '-1']);
  if (shape.maximum !== undefined) labelled.push(['too large', String(shape.maximum + 1)]);
  return labelled;
}
