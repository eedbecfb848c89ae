import { existsSync, globSync } from 'node:fs';
import type { Step } from '#tools/dev/test/steps.ts';
import { affectedTestFiles, type Scope } from './affected-files.ts';
import type { Changes } from './changed-files.ts';
import type { ModuleRecord, RecordedStep } from './module-record.ts';

/** How a step runs: whole, with other arguments, or not at all. */
type Choice = 'whole' | { args: string[]; note?: string } | { leftOut: string };

/** A change of these files can affect every test. */
const everything =
  /^(package(-lock)?\.json|\.nvmrc|\.npmrc|[^/]+\.config\.(ts|mjs)|tsconfig[^/]*\.json|biome\.json|redocly\.yaml|index\.html|tests\/support\/|tools\/(dev\/(test|setup)|environment)\/)/;

/** Runs a step whole if a changed file matches. */
const ifChanged =
  (pattern: RegExp, leftOut: string) =>
  ({ files }: Changes): Choice =>
    files.some((file) => pattern.test(file)) ? 'whole' : { leftOut };

/** Lets Vitest follow the imports. Tests also read the contract and published files, which are not imported. */
const followImports = ({ files, base }: Changes): Choice =>
  files.some((file) => /^(openapi|public)\//.test(file)) ? 'whole' : { args: ['--changed', base] };

/** The rules that take few seconds for the whole repository. */
const fastRules = ['documentation', 'files', 'function-names'].map((name) => `tests/rules/${name}.test.ts`);

const inRepository = 'checks the whole repository';

const choices: Record<string, (changes: Changes) => Choice> = {
  'format and lint': ({ files }) => {
    const present = files.filter((file) => /\.(tsx?|mjs|js|json|css|html)$/.test(file) && existsSync(file));
    return present.length > 0 ? { args: ['--no-errors-on-unmatched', ...present] } : { leftOut: 'no changed code' };
  },
  unit: followImports,
  types: ifChanged(/\.tsx?$/, 'no changed code'),
  'generated files': ifChanged(
    /^(openapi|src\/api\/generated|mocks\/generated|tools\/dev\/contract)\//,
    'neither contract nor generator changed',
  ),
  'contract lint': ifChanged(/^openapi\//, 'the contract has not changed'),
  contract: followImports,
  rules: ({ files }) => {
    const changed = files.filter((file) => /^tests\/rules\/.*\.test\.ts$/.test(file) && existsSync(file));
    return { args: [...new Set([...fastRules, ...changed])], note: 'only the fast rules and the changed ones' };
  },
  'rules of the build': ifChanged(/^(tools\/build|tests\/built|public)\//, 'the build has not changed'),
  'dead code': () => ({ leftOut: inRepository }),
};

/** The test files of the steps that have records, and the files that these steps use. */
const scopes: Record<RecordedStep, () => Scope> = {
  browser: () => ({
    testFiles: globSync('tests/browser/**/*.test.{ts,tsx}').filter((file) => !/\.full\.test\.tsx?$/.test(file)),
    // Some files of the mock run only under Node.
    scope: /^(src|mocks|public|openapi|tests\/browser)\/(?!(.*\/)?(server|node|plugin|.*\.node)\.ts$)/,
    // The records do not have all values in style sheets.
    all: /^(tests\/browser\/support|src\/styles)\//,
  }),
  'end to end': () => ({
    testFiles: globSync('e2e/*.e2e.ts'),
    scope: /^(src|mocks|public|tools\/build|e2e)\//,
    // The records have the modules of the site, not those of the mock server and not the values in style sheets.
    all: /^(e2e\/support|src\/styles|tools\/build|mocks\/(?!panel|worker|request-log))\//,
  }),
};

const isRecorded = (name: string): name is RecordedStep => name in scopes;

/** Chooses the test files of a step by the records of the modules that they load. */
function chooseByRecords(name: RecordedStep, changes: Changes, records: ReadonlyMap<string, ModuleRecord>): Choice {
  const scope = scopes[name]();
  const { chosen, reason } = affectedTestFiles(scope, changes, records);
  if (chosen.length === 0) return { leftOut: 'no test file uses a changed file' };
  const count = `${chosen.length} of ${scope.testFiles.length} test files`;
  return { args: reason ? [] : chosen, note: reason ? `${count}, because ${reason}` : count };
}

/**
 * Limits steps to what the changes can affect.
 * @param records the modules that each test file loaded, by step
 * @returns the steps, and a line for each that is limited or left out
 */
export function changedSteps(
  table: readonly Step[],
  changes: Changes,
  records: Record<RecordedStep, ReadonlyMap<string, ModuleRecord>>,
): { steps: Step[]; notes: string[] } {
  const common = changes.files.find((file) => everything.test(file));
  if (common) return { steps: [...table], notes: [`all steps run, because ${common} affects everything`] };
  const notes: string[] = [];
  const steps = table.flatMap((step): Step[] => {
    // The steps that need the build add it.
    if (step.name === 'build') return [];
    const { name } = step;
    const choice = isRecorded(name)
      ? chooseByRecords(name, changes, records[name])
      : (choices[name] ?? (() => 'whole' as const))(changes);
    if (choice === 'whole') return [step];
    if ('leftOut' in choice) {
      notes.push(`${name}: left out, ${choice.leftOut}`);
      return [];
    }
    if (choice.note) notes.push(`${name}: ${choice.note}`);
    const command = name === 'format and lint' ? step.command.slice(0, -1) : step.command;
    return [{ ...step, command: [...command, ...choice.args], mayBeEmpty: choice.args.includes('--changed') }];
  });
  return { steps, notes };
}
