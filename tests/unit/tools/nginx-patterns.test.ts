import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapePattern, nginxString, queryValuePattern } from '#tools/hosting/nginx/syntax.ts';

/** The spellings of one byte in a query. */
function spellings(byte: number): string[] {
  const hex = byte.toString(16).padStart(2, '0');
  const encoded = [`%${hex}`, `%${hex.toUpperCase()}`];
  return byte === 0x20 ? [...encoded, '+'] : [...encoded, String.fromCharCode(byte)];
}

const menus = ['학회연혁', '정관 및 규정', 'Q&A 안내', 'q&a 안내', 'Q&A 안', '1+1 (베타)'];

test('every spelling of a sub-screen matches its pattern, and no other', () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom(...menus)
        .chain((menu) =>
          fc.tuple(fc.constant(menu), ...[...Buffer.from(menu)].map((byte) => fc.constantFrom(...spellings(byte)))),
        ),
      ([menu, ...parts]) => {
        const isSpelling = (other: string) => new RegExp(queryValuePattern(other).replace(/\\z$/, '$'), 'i');
        expect(menus.filter((other) => isSpelling(other).test(parts.join('')))).toEqual([menu]);
      },
    ),
  );
});

test('a literal text is quoted, or refused if nginx cannot have it, and its pattern matches only itself', () => {
  expect(nginxString('a "b" \\ c')).toBe('"a \\"b\\" \\\\ c"');
  for (const text of ['$host', 'a\nb', 'a\0']) expect(() => nginxString(text)).toThrow('nginx cannot have');
  for (const text of ['a.b', '(?<x>)', '^$', 'a-b/c\\'])
    expect(new RegExp(`^${escapePattern(text)}$`).exec(text)?.[0]).toBe(text);
});
