import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { countryNames } from '#tools/build/country-names.ts';

describe('the countries', () => {
  test('are 250, each with its own name', () => {
    expect(new Set(countryNames).size).toBe(250);
  });

  test('have composed names in Hangul', () => {
    expect(
      countryNames.filter((name) => !/^[가-힣][가-힣 ()·,-]*$/.test(name) || name !== name.normalize('NFC')),
    ).toEqual([]);
  });

  test('are in Korean alphabetical order, without the names of another version of the data', () => {
    expect(countryNames.slice(0, 3)).toEqual(['가나', '가봉', '가이아나']);
    const names = createHash('sha256').update(countryNames.join()).digest('hex').slice(0, 12);
    expect(names, 'review the changed names, because members may have the old spelling stored').toBe('97c2ea069eca');
  });
});
