/** Tests the values that the verifier derives from the schema of a text field. */
import { expect, test } from 'vitest';
import { exampleBody, requestBodyOf } from '#verify/contract/contract-examples.ts';
import { bodySchemaViolations } from '#verify/contract/schema-validation.ts';
import { allowedValues, mixedText } from '#verify/workflows/account/field-values.ts';

const base = exampleBody('modifyMemberInfo');
const values = allowedValues('modifyMemberInfo', requestBodyOf('modifyMemberInfo')?.schema ?? {}, base, (body) => body);

test('returns only values that the contract allows', () => {
  for (const [name, list] of values)
    for (const value of list) expect(bodySchemaViolations('modifyMemberInfo', { ...base, [name]: value })).toEqual([]);
});

test('contains the shortest and the longest text in code points, and blanks at both ends', () => {
  const lengths = (values.get('member_address_detail') ?? []).map((text) => [...text].length);
  expect(Math.min(...lengths)).toBe(1);
  expect(Math.max(...lengths)).toBe(100);
  expect(values.get('member_address_detail')).toContain('  빈칸 양 끝  ');
});

test('contains both numbers of digits of a mobile number, and each value of an enum', () => {
  expect(values.get('member_cell')).toEqual(['0123456789', '01234567890']);
  expect(values.get('member_gender')).toEqual(['m', 'f']);
});

test('has no values for an email address, because another one needs a verification', () => {
  expect(values.get('member_email')).toEqual([]);
});

test.each([1, 20, 50, 100])('returns a mixed text of %i code points without blanks at its ends', (length) => {
  const text = mixedText(length);
  expect([...text]).toHaveLength(length);
  expect(text.trim()).toBe(text);
});
