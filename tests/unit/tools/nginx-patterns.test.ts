import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryValuePattern } from '#tools/hosting/nginx/page-maps.ts';
import { escapePattern, nginxString } from '#tools/hosting/nginx/syntax.ts';

/** Compiles a pattern of nginx for JavaScript. Texts must have one character for each byte. */
const compile = (pattern: string) => new RegExp(pattern.replace(/\\z$/, '$'), 'i');

const bytesOf = (text: string) => Buffer.from(text).toString('latin1');

/** The spellings of one byte in a query. */
function spellings(byte: number): string[] {
  const hex = byte.toString(16).padStart(2, '0');
  const encoded = [`%${hex}`, `%${hex.toUpperCase()}`];
  return byte === 0x20 ? [...encoded, '+'] : [...encoded, String.fromCharCode(byte)];
}

const menus = ['학회연혁', '정관 및 규정', 'Q&A 안내', '1+1 (베타)'];

test('every spelling of a sub-screen matches its pattern, and no other', () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom(...menus)
        .chain((menu) =>
          fc.tuple(fc.constant(menu), ...[...Buffer.from(menu)].map((byte) => fc.constantFrom(...spellings(byte)))),
        ),
      ([menu, ...parts]) => {
        const matching = menus.filter((other) => compile(queryValuePattern(other)).test(parts.join('')));
        expect(matching).toEqual([menu]);
      },
    ),
  );
});

test('a longer, shorter or differently written text does not match', () => {
  const pattern = compile(queryValuePattern('A 안내'));
  expect(pattern.test(bytesOf('A+안내'))).toBe(true);
  for (const text of ['a+안내', 'A+안내 ', ' A+안내', 'A+안', 'A%2B안내', 'A%2520안내'])
    expect(pattern.test(bytesOf(text)), text).toBe(false);
});

test('a literal text is quoted, or refused if nginx cannot have it', () => {
  expect(nginxString('a "b" \\ c')).toBe('"a \\"b\\" \\\\ c"');
  for (const text of ['$host', 'a\nb', 'a\0']) expect(() => nginxString(text)).toThrow('nginx cannot have');
});

test('a text as a pattern matches only itself', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(new RegExp(`^${escapePattern(text)}$`).exec(text)?.[0]).toBe(text);
    }),
  );
});
