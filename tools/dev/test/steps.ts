/** The tables of steps. Each test of the repository belongs to `npm test` or to `npm run test:full`. */
import { embedHostVariables, siteHostVariables } from './embed-origins.ts';

/** `quick` is `npm test`, `full` is `npm run test:full`. */
export type RunName = 'quick' | 'full';

/** One step of a run. */
export type Step = {
  name: string;
  /** After a failure, no step of a later stage starts. */
  stage: number;
  command: string[];
  /** The steps that must succeed before this one starts. */
  after?: string[];
  /** Whether the step runs alone, because it uses all cores. */
  alone?: boolean;
  /** Environment variables of the command, in addition to those of the shell. */
  env?: Record<string, string>;
  /** The report of the test runner, with the number of tests. A step without a report is a single check. */
  report?: string;
  /** Whether the step may run no test, because the changes affect none or its browsers are missing. */
  mayBeEmpty?: boolean;
  /** Whether the command accepts `--shard 1/4`. */
  hasShards?: boolean;
  /** Whether the step serves the site on the ports of the end-to-end tests. */
  usesPorts?: boolean;
  /** The time limit. */
  limitMinutes: number;
};

/** The folder of a run's reports. */
export const reportFolder = (run: RunName): string => `.cache/report/${run}`;

type Details = Omit<Step, 'name' | 'stage' | 'command' | 'limitMinutes'>;

/** Returns the functions that describe the steps of a run. */
function describeRun(run: RunName, limitMinutes: number) {
  const step = (name: string, stage: number, command: string[], details: Details = {}): Step => ({
    name,
    stage,
    command,
    limitMinutes,
    ...details,
  });
  const vitest = (name: string, stage: number, project: string, details: Details = {}): Step => {
    const report = `${reportFolder(run)}/${project}.json`;
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const command = ['vitest', 'run', '--project', project, ...reporters, '--allowOnly=false'];
    // By default, the runner keeps one core free, which would leave one of two.
    const workers = details.alone ? ['--maxWorkers=2'] : [];
    return step(name, stage, [...command, ...workers], { report, hasShards: true, ...details });
  };
  const playwright = (stage: number, config: string, after: string[]): Step =>
    step('end to end', stage, ['playwright', 'test', '--config', config], {
      report: `${reportFolder(run)}/end-to-end.json`,
      alone: true,
      hasShards: true,
      usesPorts: true,
      after,
    });
  return { step, vitest, playwright };
}

/** Leaves out a developer's .env files, so that the built site is the same on every machine. */
const env = { ENV_FILES: 'false' };
const build = ['node', 'tools/dev/test/build-if-changed.ts', '--compression', 'quick'];

/** The generated defects that the full run judges, in a folder of their own, so that it judges all of them each time. */
const mutantSample = ['--sample', '48', '--states', '8', '--again', 'all', '--into', '.cache/audit-mutants-sample'];

const quick = describeRun('quick', 10);
const full = describeRun('full', 30);

/** The steps of each run. Within a stage, the longest start first; quick checks go before them. */
export const steps: Record<RunName, Step[]> = {
  quick: [
    quick.step('format and lint', 1, ['biome', 'check', '--error-on-warnings', '--diagnostic-level=warn', '.']),
    quick.vitest('unit', 1, 'unit'),
    quick.step('types', 1, ['node', 'tools/dev/test/typecheck.ts']),
    quick.step('generated files', 1, ['tsx', 'tools/dev/contract/generate.ts', '--check']),
    quick.step('contract lint', 1, ['redocly', 'lint', 'openapi/openapi.yaml', 'openapi/workflows.arazzo.yaml']),
    quick.step('build', 2, build, { env }),
    quick.vitest('rules', 2, 'rules'),
    quick.vitest('contract', 2, 'contract'),
    quick.vitest('rules of the build', 2, 'built', { after: ['build'] }),
    quick.step('dead code', 2, ['knip', '--no-progress']),
    quick.vitest('browser', 3, 'browser', { alone: true }),
    quick.playwright(4, 'playwright.config.ts', ['build']),
  ],
  full: [
    full.step('build', 1, build, { env }),
    full.step(
      'build for hydration tests',
      1,
      [...build, '--into', '.cache/development-build', '--react', 'development'],
      {
        after: ['build'],
        // The tests of reports and of embedded documents use this build too.
        env: { ...env, ...siteHostVariables, VITE_REPORT_ADDRESS: '/reports' },
      },
    ),
    full.step('build with a host for frames', 1, [...build, '--into', '.cache/embed-host-build'], {
      // Both builds write to the same folder for prerendering.
      after: ['build'],
      env: { ...env, ...embedHostVariables },
    }),
    full.vitest('rules', 1, 'rules-full'),
    full.vitest('rules of the build', 1, 'built-full', { after: ['build'] }),
    full.vitest('contract', 1, 'contract-full'),
    full.vitest('faulty servers', 1, 'faults-sample', { hasShards: false }),
    full.vitest('unit', 1, 'unit-full', { hasShards: false }),
    full.vitest('browser', 2, 'browser-full', { alone: true }),
    full.playwright(2, 'playwright.full.config.ts', [
      'build',
      'build for hydration tests',
      'build with a host for frames',
    ]),
    full.step('faulty screens for the audit', 3, ['tsx', 'tools/audit/seeded-defects/main.ts', '--sample', '8'], {
      after: ['build'],
      alone: true,
    }),
    full.step('generated defects for the audit', 3, ['tsx', 'tools/audit/mutants/main.ts', ...mutantSample], {
      after: ['build'],
      alone: true,
    }),
    full.step('faulty screens', 3, ['tsx', 'tests/screen-faults/run.ts', '--sample'], { alone: true }),
    full.step('three engines', 3, ['playwright', 'test', '--config', 'playwright.engines.config.ts'], {
      report: `${reportFolder('full')}/engines.json`,
      mayBeEmpty: true,
      alone: true,
      usesPorts: true,
      after: ['build'],
    }),
  ],
};
