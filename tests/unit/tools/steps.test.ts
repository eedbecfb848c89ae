import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namedSteps, shardSteps, withRequiredSteps } from '#tools/dev/test/choose-steps.ts';
import { knownCauses } from '#tools/dev/test/known-causes.ts';
import { type Step, steps } from '#tools/dev/test/steps.ts';

const namesOf = (chosen: readonly Step[]) => chosen.map(({ name }) => name);

describe.each(Object.entries(steps))('the steps of the %s run', (_, table) => {
  test('have different names and reports, and need only steps before them', () => {
    expect(new Set(namesOf(table)).size).toBe(table.length);
    const reports = table.flatMap(({ report }) => report ?? []);
    expect(new Set(reports).size).toBe(reports.length);
    const wrong = table.filter(
      ({ after = [] }, index) => !after.every((name) => namesOf(table.slice(0, index)).includes(name)),
    );
    expect(wrong).toEqual([]);
  });

  test('are in the order of their stages', () => {
    const stages = table.map(({ stage }) => stage);
    expect(stages).toEqual([...stages].sort((one, other) => one - other));
  });
});

test('the quick run begins with lint, unit tests and types, and ends with the journeys', () => {
  expect(namesOf(steps.quick).slice(0, 3)).toEqual(['format and lint', 'unit', 'types']);
  expect(namesOf(steps.quick).slice(-2)).toEqual(['browser', 'end to end']);
});

describe('every test file belongs to a step', () => {
  const projects = Object.values(steps).flatMap((table) =>
    table.flatMap(({ command }) => (command[0] === 'vitest' ? command[command.indexOf('--project') + 1] : [])),
  );

  test('of npm test', () => {
    const folders = new Set(globSync('tests/*/**/*.test.{ts,tsx}').map((path) => path.split('/')[1]));
    // A sample of the faults is a step of the full run.
    const expected = [...folders].map((folder) => (folder === 'faults' ? 'faults-sample' : folder));
    expect(projects).toEqual(expect.arrayContaining(expected));
  });

  test('of npm run test:full', () => {
    const folders = new Set(globSync('tests/*/**/*.full.test.{ts,tsx}').map((path) => path.split('/')[1]));
    expect(projects.filter((name) => name?.endsWith('-full')).sort()).toEqual(
      [...folders].map((name) => `${name}-full`).sort(),
    );
  });
});

describe('the choice of steps', () => {
  test('a word that is the name of a step chooses this step only', () => {
    expect(namesOf(namedSteps(steps.quick, ['rules']))).toEqual(['rules']);
  });

  test('another word chooses the steps whose names contain it', () => {
    expect(namesOf(namedSteps(steps.quick, ['lint']))).toEqual(['format and lint', 'contract lint']);
  });

  test('an unknown word is an error with the names of the steps', () => {
    expect(() => namedSteps(steps.quick, ['unit', 'nothing-like-it'])).toThrow(
      /^no step has a name with nothing-like-it\. The steps are: format and lint, .*end to end\.$/,
    );
  });

  test('the end-to-end step also chooses the builds that its servers need', () => {
    expect(namesOf(withRequiredSteps(steps.full, namedSteps(steps.full, ['end to end'])))).toEqual([
      'build',
      'build for hydration tests',
      'build with a host for frames',
      'end to end',
    ]);
  });

  test('keeps steps whose commands were changed, with the steps that they need', () => {
    const limited = namedSteps(steps.quick, ['unit', 'end to end']).map((step) => ({ ...step, command: ['limited'] }));
    const chosen = withRequiredSteps(steps.quick, limited);
    expect(namesOf(chosen)).toEqual(['unit', 'build', 'end to end']);
    expect(chosen.map(({ command }) => command[0] === 'limited')).toEqual([true, false, true]);
  });
});

describe('a shard', () => {
  test('is added to the command of Vitest and Playwright', () => {
    const chosen = namedSteps(steps.quick, ['browser', 'end to end']);
    expect(shardSteps(steps.quick, chosen, '2/4').map(({ command }) => command.at(-1))).toEqual([
      '--shard=2/4',
      '--shard=2/4',
    ]);
  });

  test.each(['0/4', '5/4', '1', '1/0', 'a/b', ''])('%j is an error with an example', (shard) => {
    expect(() => shardSteps(steps.quick, namedSteps(steps.quick, ['browser']), shard)).toThrow(
      `--shard ${shard} is not a part of a whole. Write it like --shard 1/4.`,
    );
  });

  test('of a step without shards is an error with the names of steps that have them', () => {
    expect(() => shardSteps(steps.quick, namedSteps(steps.quick, ['types']), '1/2')).toThrow(
      /^these steps have no shards: types\. Name steps that have: unit, .*end to end\.$/,
    );
  });
});

test.each([
  ["browserType.launch: Executable doesn't exist at /none", /^The browser does not start\. .*CHROME_PATH/],
  ['page.goto: Target page, context or browser has been closed', /^The browser has ended or crashed/],
  ['Error: http://localhost:4170 is already used, make sure', /^A port is in use\. .*E2E_PORT_SHIFT/],
])('the output of known cause %# gets one line with the remedy', (output, line) => {
  expect(knownCauses(`some lines\n${output}\nmore lines`)).toEqual([expect.stringMatching(line)]);
});

test('the output of a failed assertion gets no line', () => {
  expect(knownCauses('AssertionError: expected 1 to be 2')).toEqual([]);
});
