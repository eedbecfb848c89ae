import { describe, expect, test } from 'vitest';
import { fieldTexts } from '#verify/requests/text-candidates.ts';

const byLength = (maxLength: number) => (text: string) => [...text].length <= maxLength;

describe('fieldTexts', () => {
  test('has texts of the maximum length and one character more, in characters of different sizes', () => {
    const { valid, invalid } = fieldTexts({ maxLength: 20 }, byLength(20));
    for (const character of ['a', '가', '😀']) {
      expect(valid).toContain(character.repeat(19));
      expect(valid).toContain(character.repeat(20));
      expect(invalid).toContain(character.repeat(21));
    }
  });

  test('has texts of digits only for a pattern with digits', () => {
    const pattern = '^\\d{5}$';
    const { valid, invalid } = fieldTexts({ maxLength: 5, pattern }, (text) => new RegExp(pattern).test(text));
    expect(valid).toEqual(['01234']);
    expect(invalid).toEqual(expect.arrayContaining(['0123', '012345', '12345\n', '１２３４５']));
    expect(fieldTexts({ maxLength: 100 }, byLength(100)).valid).not.toContain('01234');
  });

  test('has the longest email address of the contract and one that is too long', () => {
    const { valid, invalid } = fieldTexts({ format: 'email' }, byLength(254));
    expect(valid.some((text) => text.length === 254)).toBe(true);
    expect(invalid.map((text) => text.length)).toEqual([255]);
  });
});
