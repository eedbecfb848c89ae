import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { affectedTestFiles } from '#tools/dev/test/changed/affected-files.ts';
import { changedSteps } from '#tools/dev/test/changed/changed-steps.ts';
import { chunksByFile } from '#tools/dev/test/changed/journey-modules.ts';
import { steps } from '#tools/dev/test/steps.ts';

const [login, board] = ['tests/browser/login.test.tsx', 'tests/browser/board.test.tsx'];
const [button, loginPage, boardPage] = ['src/button.tsx', 'src/login.tsx', 'src/board.tsx'];
const scope = { testFiles: [login, board], scope: /^(src|tests\/browser)\//, all: /^src\/styles\// };

const recordOf = (testFile: string, ...modules: string[]) =>
  [testFile, { testFile, modules: Object.fromEntries([testFile, ...modules].map((path) => [path, 'same'])) }] as const;
const records = new Map([recordOf(login, button, loginPage), recordOf(board, button, boardPage)]);

/** Chooses test files. @param hashes the contents that differ from those in the records */
const choose = (
  files: string[],
  { added = [] as string[], known = records, hashes = {} as Record<string, string> } = {},
) => affectedTestFiles(scope, { files, added: new Set(added) }, known, (path) => hashes[path] ?? 'same');

describe('the test files that changes affect', () => {
  test('are those that loaded a changed file', () => {
    expect(choose([boardPage])).toEqual({ chosen: [board] });
    expect(choose([button])).toEqual({ chosen: [login, board] });
  });

  test('include a changed test file', () => {
    expect(choose([login])).toEqual({ chosen: [login] });
  });

  test('are none for files outside the scope of the step', () => {
    expect(choose(['docs/content.md'])).toEqual({ chosen: [] });
  });

  test('are all for a file that no record has, and for a file that affects them all', () => {
    expect(choose(['src/types.ts'])).toEqual({ chosen: [login, board], reason: 'no record has src/types.ts' });
    expect(choose(['src/styles/tokens.ts']).reason).toBe('src/styles/tokens.ts affects them all');
  });

  test('are not all for a new file, which only changed files import', () => {
    expect(choose(['src/new.tsx', loginPage], { added: ['src/new.tsx'] })).toEqual({ chosen: [login] });
  });

  test('include those without a record', () => {
    expect(choose([loginPage], { known: new Map([recordOf(login, loginPage)]) })).toEqual({ chosen: [login, board] });
    expect(choose([loginPage], { known: new Map() })).toEqual({ chosen: [login, board] });
  });

  test('include those whose files have changed since the record, because they may load other files now', () => {
    expect(choose([boardPage], { hashes: { [loginPage]: 'other' } })).toEqual({ chosen: [login, board] });
  });
});

const noRecords = { browser: new Map(), 'end to end': new Map() };
const stepsFor = (...files: string[]) =>
  changedSteps(steps.quick, { base: 'abc', ref: 'main', files, added: new Set(files) }, noRecords);
const namesFor = (...files: string[]) => stepsFor(...files).steps.map(({ name }) => name);

describe('the steps that changes affect', () => {
  test.each(['package.json', 'vite.config.ts', 'tests/support/console.ts', 'tools/dev/setup/setup.mjs'])(
    'are all for %s',
    (file) => {
      const { steps: chosen, notes } = stepsFor(file);
      expect(chosen).toEqual(steps.quick);
      expect(notes).toEqual([`all steps run, because ${file} affects everything`]);
    },
  );

  test('have no types, browser or end-to-end tests for a document', () => {
    expect(namesFor('docs/content.md')).toEqual(['unit', 'rules', 'contract']);
  });

  test('include the generated files and the whole contract tests for the contract', () => {
    const { steps: chosen } = stepsFor('openapi/openapi.yaml');
    expect(chosen.map(({ name }) => name)).toEqual(expect.arrayContaining(['generated files', 'contract lint']));
    const contract = steps.quick.find(({ name }) => name === 'contract');
    expect(chosen).toContain(contract);
  });

  test('limit the linter and Vitest to the changes, which may then run no test', () => {
    const { steps: chosen } = stepsFor('tests/unit/tools/steps.test.ts');
    const argumentsOf = (name: string) => chosen.find((step) => step.name === name)?.command.slice(-2);
    expect(argumentsOf('format and lint')).toEqual(['--no-errors-on-unmatched', 'tests/unit/tools/steps.test.ts']);
    expect(argumentsOf('unit')).toEqual(['--changed', 'abc']);
    expect(chosen.find(({ name }) => name === 'unit')?.mayBeEmpty).toBe(true);
  });

  test('are explained in one line if they are left out', () => {
    expect(stepsFor('docs/content.md').notes).toEqual(
      expect.arrayContaining([
        'dead code: left out, checks the whole repository',
        'browser: left out, no test file uses a changed file',
      ]),
    );
  });
});

test('the fast rules that --changed always runs exist', () => {
  const rules = stepsFor('docs/content.md').steps.find(({ name }) => name === 'rules');
  const files = (rules?.command ?? []).filter((word) => word.startsWith('tests/rules/'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('the chunks of an end-to-end test file are those of all its tests', () => {
  const testWith = (description: string) => ({ tests: [{ annotations: [{ type: 'chunks', description }] }] });
  const specs = [
    { file: 'login.e2e.ts', ...testWith('/assets/a.js /assets/b.js') },
    { file: 'login.e2e.ts', ...testWith('/assets/b.js /assets/c.js') },
    { file: 'no-script.e2e.ts', ...testWith('') },
  ];
  const chunks = chunksByFile([{ suites: [{ specs }] }]);
  expect(Object.fromEntries([...chunks].map(([file, set]) => [file, [...set]]))).toEqual({
    'login.e2e.ts': ['/assets/a.js', '/assets/b.js', '/assets/c.js'],
    'no-script.e2e.ts': [],
  });
});
