import { describe, expect, test } from 'vitest';
import { invalidJsonValues, validTexts } from '#verify/requests/field-values.ts';

describe('the texts of a field', () => {
  test('are of the maximum length and one character more, in characters of different sizes', () => {
    const schema = { type: 'string', maxLength: 20 };
    for (const character of ['a', '가', '😀']) {
      expect(validTexts(schema)).toEqual(expect.arrayContaining([character.repeat(19), character.repeat(20)]));
      expect(invalidJsonValues(schema, 'x')).toContain(character.repeat(21));
    }
  });

  test('are digits only for a pattern with digits', () => {
    const schema = { type: 'string', maxLength: 5, pattern: '^\\d{5}$' };
    expect(validTexts(schema)).toEqual(['01234']);
    const invalid = ['0123', '012345', '12345\n', '１２３４５'];
    expect(invalidJsonValues(schema, '12345')).toEqual(expect.arrayContaining(invalid));
    expect(validTexts({ type: 'string', maxLength: 100 })).not.toContain('01234');
  });

  test('are the longest email address of the contract and one that is too long', () => {
    const schema = { type: 'string', format: 'email', maxLength: 254 };
    expect(validTexts(schema).some((text) => text.length === 254)).toBe(true);
    expect(invalidJsonValues(schema, 'a@b.kr').some((text) => String(text).length === 255)).toBe(true);
  });
});
