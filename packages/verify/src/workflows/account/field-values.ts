import { resolveReference, type Schema } from '#verify/contract/document.ts';
import { bodySchemaViolations } from '#verify/contract/schema-validation.ts';
import type { OperationId } from '#verify/exchange.ts';
import { droppedCharacters } from '#verify/requests/text-candidates.ts';

type Shape = Schema & { enum?: unknown[]; minLength?: number; pattern?: string };

/** Characters that careless code changes: of one to four bytes, of markup, of escapes, blanks and a line break. */
const mixedCharacters = [...`가é𠮷&😀"<b>힣\\%41'Zz+  a\n#{?`];

/** Returns a text of mixed characters with the given number of code points, without a blank at its end. */
export function mixedText(length: number): string {
  const characters = Array.from({ length }, (_, index) => mixedCharacters[index % mixedCharacters.length] ?? '');
  return characters.join('').replace(/\s$/, '한');
}

/** Returns texts that a field may accept: at its limits, with blanks at both ends, and with special meanings. */
function textCandidates({ minLength = 0, maxLength = 0, enum: allowed, pattern, format }: Shape): string[] {
  if (format === 'email') return [];
  if (allowed) return allowed.map(String);
  const [shortest, longest] = [Math.max(minLength, 1), maxLength];
  const digits = ['1', '01', '12', '28', '1999', '2000', '00000', '98765', '0123456789', '01234567890'];
  if (pattern?.includes('\\d') || /\[.*-9/.test(pattern ?? '')) return minLength === 0 ? ['', ...digits] : digits;
  const texts = [
    'Z'.repeat(shortest),
    '😀'.repeat(shortest),
    mixedText(longest),
    '😀'.repeat(longest),
    '가'.repeat(longest),
    '  빈칸 양 끝  ',
    'null',
    '0',
    `x${droppedCharacters}x`,
    ' ',
    '&lt;b&gt; \\n %20 \u00a0 #{x}',
  ];
  return minLength === 0 ? ['', ...texts] : texts;
}

/**
 * Returns the values that the contract allows for each text field of a JSON body, from its schema.
 * @param schema the schema of the object that contains the fields
 * @param wrap returns the body of a request from the fields
 * @param base valid fields; each value is checked in their place
 */
export function allowedValues(
  id: OperationId,
  schema: Schema,
  base: Record<string, unknown>,
  wrap: (fields: Record<string, unknown>) => unknown,
): Map<string, string[]> {
  const fields = Object.entries(schema.properties ?? {});
  return new Map(
    fields.map(([name, property]) => {
      const candidates = textCandidates(resolveReference<Shape>(property));
      const isValid = (value: string) => bodySchemaViolations(id, wrap({ ...base, [name]: value })).length === 0;
      return [name, candidates.filter(isValid)];
    }),
  );
}
