import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { assetName, describeError, failedAsset } from '#src/lib/reports/error-detail.ts';
import { knownWords } from '#src/lib/reports/known-words.ts';

const origin = 'https://society.example';

beforeAll(() => {
  vi.stubGlobal('location', new URL(`${origin}/contact?card_no=1234`));
});
afterAll(() => void vi.unstubAllGlobals());

/** Returns an error as a browser creates it. */
const errorWith = (message: string, stack = '', name = 'TypeError') =>
  Object.assign(new Error(message), { name, stack: stack.replace('MESSAGE', () => message) });

describe('describeError', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'pay_info')", 'Cannot read properties of undefined reading _'],
    ['can\'t access property "x", y is undefined', "can't access property _ is undefined"],
    ["undefined is not an object (evaluating 'a.b')", 'undefined is not an object evaluating a _'],
    ['홍길동 is not defined', '_ is not defined'],
    ['Minified React error #418; visit https://react.dev/errors/418?args[]=홍길동', 'Minified React error #418'],
    ['Minified React error #4181234; visit', 'Minified React error _ _'.replace('_ _', '_')],
    ['', ''],
  ])('keeps the known words of "%s"', (message, expected) => {
    expect(describeError(errorWith(message))).toBe(`TypeError: ${expected}`);
  });

  test.each([
    [
      'V8',
      `TypeError: MESSAGE\n    at b (${origin}/assets/site-Dnm5W43.js:1:5210)\n    at ${origin}/contact?card_no=1:12:3`,
    ],
    ['SpiderMonkey', `b@${origin}/assets/site-Dnm5W43.js:1:5210\n@${origin}/contact?card_no=1:12:3\n`],
    ['JavaScriptCore', `b@${origin}/assets/site-Dnm5W43.js:1:5210\nmodule code@${origin}/contact?card_no=1:12:3`],
  ])('names the positions in scripts of the site, without a query, in a stack of %s', (_, stack) => {
    expect(describeError(errorWith('x', stack))).toBe('TypeError: _ @ site-Dnm5W43.js:1:5210 page:12:3');
  });

  test('takes no position from the message in the stack of V8', () => {
    const message = `${origin}/assets/hong-gildong.js:1:1`;
    const stack = `TypeError: MESSAGE\n    at b (${origin}/assets/site-Dnm5W43.js:1:2)`;
    expect(describeError(errorWith(message, stack))).toMatch(/^TypeError: [\w ]+ @ site-Dnm5W43\.js:1:2$/);
  });

  test('names at most three positions, and none of another origin', () => {
    const frames = [1, 2, 3, 4].map((line) => `at ${origin}/assets/site-Dnm5W43.js:${line}:1`);
    const stack = ['at chrome-extension://abc/inject.js:1:1', ...frames].join('\n');
    expect(describeError(errorWith('x', stack))).toMatch(/@ site\S+:1:1 site\S+:2:1 site\S+:3:1$/);
  });

  test.each(['chrome-extension://abc/inject.js', 'moz-extension://abc/inject.js', 'https://other.example/assets/a.js'])(
    'returns null for an error of %s',
    (url) => {
      expect(describeError(errorWith('x', `at b (${url}:1:2)`))).toBeNull();
      expect(describeError(errorWith('x'), { filename: url, lineno: 1, colno: 2 })).toBeNull();
    },
  );

  test('names the position that the browser names for an error without a stack', () => {
    const source = { filename: `${origin}/assets/contact-page-B3t0lte.js`, lineno: 1, colno: 7 };
    expect(describeError(errorWith('Unexpected token', '', 'SyntaxError'), source)).toBe(
      'SyntaxError: Unexpected token @ contact-page-B3t0lte.js:1:7',
    );
  });

  test.each([
    ['홍길동', 'string'],
    [{ name: '홍길동', message: '010-1234-5678' }, 'object'],
    [undefined, 'undefined'],
  ])('names only the type of %o', (value, type) => {
    expect(describeError(value)).toBe(`${type} in place of an Error`);
  });

  const digits = (length: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
  /** Values that visitors type, and values of queries and storages. */
  const personal = fc.oneof(
    fc.emailAddress(),
    fc.tuple(digits(3), digits(4), digits(4)).map((parts) => parts.join('-')),
    digits(16),
    fc.base64String({ minLength: 20 }),
    fc.uuid(),
    fc.string({ unit: fc.constantFrom(...'가나다라마바사아자차카타파하'), minLength: 2 }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: 'grapheme', minLength: 3 }),
  );
  const messages = fc.constantFrom(
    (value: string) => value,
    (value: string) => `Cannot read properties of undefined (reading '${value}')`,
    (value: string) => `${value} is not a function`,
    (value: string) => `Failed to execute 'insertBefore' on 'Node': ${value}`,
    (value: string) => `Unexpected token '${value}', "${value}" is not valid JSON`,
    (value: string) => `Minified React error #418; visit https://react.dev/errors/418?args[]=${value}`,
    (value: string) => `${origin}/assets/${value}:1:1`,
  );

  test('contains no typed value, wherever the error has it: only known words, a known name and files of the build', () => {
    fc.assert(
      fc.property(personal, messages, fc.boolean(), (value, messageWith, isName) => {
        const message = messageWith(value);
        const stack = `Error: ${message}\n  at a (${origin}/contact?q=${value}:1:2)\n  at ${origin}/assets/site-Dnm5W43.js?${value}:1:2`;
        const error = errorWith(message, stack, isName ? value : 'TypeError');
        const detail = describeError(error) ?? '';
        const [text = '', positions = ''] = detail.split(' @ ');
        const [name, ...words] = text.replace('Minified React error #418', '').split(/:? /);
        expect(name).toMatch(isName ? /^Error:?$/ : /^TypeError:?$/);
        expect(words.filter((word) => word !== '' && word !== '_' && !knownWords.has(word.toLowerCase()))).toEqual([]);
        expect(positions.replace(/(?:page|site-Dnm5W43\.js):\d{1,7}:\d{1,7}| /g, '')).toBe('');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the name of a file', () => {
  test.each([
    [`${origin}/assets/site-Dnm5W43.js?token=1#2`, 'site-Dnm5W43.js'],
    ['/assets/contact-page-Ab12cd.css', 'contact-page-Ab12cd.css'],
    ['https://other.example/assets/site-Dnm5W43.js', null],
    ['chrome-extension://abc/assets/inject.js', null],
    [`${origin}/hong.js`, null],
    [`${origin}/assets/..%2Fhong@example.com.js`, null],
    ['', null],
  ])('of %s is %s', (url, name) => {
    expect(assetName(url)).toBe(name);
  });

  test.each([
    [`Failed to fetch dynamically imported module: ${origin}/assets/phone-menu-B3t0lte.js`, 'phone-menu-B3t0lte.js'],
    ['Unable to preload CSS for /assets/contact-page-Ab12cd.css', 'contact-page-Ab12cd.css'],
    ['Importing a module script failed.', 'unknown'],
  ])('in the message "%s" is %s', (message, name) => {
    expect(failedAsset(message)).toBe(name);
  });
});
