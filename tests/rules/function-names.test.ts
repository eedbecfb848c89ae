import { describe, expect, test } from 'vitest';
import { functionNamesIn, repeatedFunctionNames } from './function-names.ts';
import { filesBelow, isGenerated, readTexts } from './support.ts';

/** The names that any number of files may declare, because each has this one meaning in all of them. */
const commonMeanings: Readonly<Record<string, string>> = {
  main: 'The entry of a command. It returns when the command has ended.',
  resolveReference:
    'Resolves a `$ref` of the contract. The verifier, a package of its own, reads the contract by itself.',
  close: 'Closes the overlay of this component: its modal, dialog or panel.',
};

/** A file of src that declares one function. */
const fileWith = (name: string, path: string) => ({ path, text: `export function ${name}() {}` });

describe('the function names of a file', () => {
  test('are those of function declarations and of constants with a function, at any depth', () => {
    const text = `
      export function outer() {
        const inner = () => { function innermost() {} };
      }
      const Component = function () { return <p onClick={() => {}}>text</p>; };
      const list = [1].map((item) => item);
      const { destructured } = { destructured: () => {} };
      class Counter { count() {} }
      export default function () {}
    `;
    expect([...functionNamesIn({ path: 'src/a.tsx', text })].sort()).toEqual([
      'Component',
      'inner',
      'innermost',
      'outer',
    ]);
  });

  test('are counted once for each file', () => {
    const text = 'function read() {} { const read = () => {}; }';
    expect([...functionNamesIn({ path: 'src/a.ts', text })]).toEqual(['read']);
  });
});

describe('a function name', () => {
  test('in three files is reported with these files', () => {
    const files = ['src/c.ts', 'src/a.ts', 'src/b.ts'].map((path) => fileWith('read', path));
    expect(repeatedFunctionNames(files)).toEqual(['read: src/a.ts, src/b.ts, src/c.ts']);
  });

  test('in two files is not reported', () => {
    expect(repeatedFunctionNames([fileWith('read', 'src/a.ts'), fileWith('read', 'src/b.ts')])).toEqual([]);
  });

  test('with one meaning everywhere is not reported', () => {
    const files = ['tools/a.ts', 'tools/b.ts', 'tools/c.ts'].map((path) => fileWith('main', path));
    expect(repeatedFunctionNames(files, { main: 'the entry of a command' })).toEqual([]);
  });
});

test('no function name is declared in more than two files of the repository', async () => {
  const paths = (await filesBelow()).filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
  const files = await readTexts(paths.filter((path) => !isGenerated(path)));
  expect(files.length).toBeGreaterThan(500);
  expect(repeatedFunctionNames(files, commonMeanings)).toEqual([]);
});
