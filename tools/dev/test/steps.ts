/** The steps of `npm test`, `npm run test:full` and `npm run test:nightly`. */
import { readFileSync } from 'node:fs';
import { embedHostVariables, siteHostVariables } from '#e2e/support/embed-origins.ts';

/**
 * A step of a run: the words of its command, which no shell reads, and variables that it needs in addition to those of the
 * shell. `$REPORT` stands for the file of its report.
 */
export type Step = {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** The step whose failure leaves this one nothing to test. */
  needs?: string;
  limitMinutes?: number;
};

const step = (name: string, command: string, env: Record<string, string> = {}): Step => ({
  name,
  command: command.split(' '),
  env,
});
/** The tests of projects of Vitest. */
const vitest = (name: string, project: string, options = '') => {
  const reporters = '--reporter=default --reporter=json --outputFile.json=$REPORT';
  return step(name, `vitest run --project ${project} --allowOnly=false ${reporters} ${options}`.trim());
};
/** The tests of a project without the tag `slow`. */
const quick = (name: string, project: string, options = '') => vitest(name, project, `--tags-filter=!slow ${options}`);
/** The tests of a project with the tag `slow`. */
const slow = (name: string, project: string, options = '') => vitest(name, project, `--tags-filter=slow ${options}`);
const playwright = (name: string, config: string, options = '') =>
  step(name, `playwright test --config ${config} --reporter=dot,json ${options}`.trim(), {
    PLAYWRIGHT_JSON_OUTPUT_FILE: '$REPORT',
  });

const buildCommand = 'node --import tsx tools/dev/test/build.ts';
const build = step('build', buildCommand);
const afterBuild = (tests: Step): Step => ({ ...tests, needs: build.name });
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
/** The command of a script in package.json, without the set-up before it. */
const scriptCommand = (name: string): string => scripts[name].replace(/^.*setup\.mjs \S+ /, '');
const types = 'node tools/dev/test/typecheck.ts';

/**
 * The stages of each run. Two steps of a stage run at the same time, and start in this order. A stage starts after the one
 * before, and a stage with one step gives it both cores.
 */
export const runs: Record<string, Step[][]> = {
  quick: [
    [
      step('format and lint', 'biome check --error-on-warnings --diagnostic-level=warn .'),
      quick('unit', 'unit'),
      step('types', types),
      build,
      step('generated files', 'node --import tsx tools/dev/contract/generate.ts --check'),
      step('contract lint', 'redocly lint openapi/openapi.yaml openapi/workflows.arazzo.yaml'),
      quick('contract', 'contract'),
      quick('rules', 'rules'),
      step('dead code', `${scriptCommand('knip')} --no-progress`),
      step('imports', scriptCommand('imports')),
    ],
    // Two pages each: a page often waits, and the servers and browsers of one step start while the pages of the other run.
    [
      quick('browser', 'browser', '--maxWorkers=2'),
      afterBuild(playwright('end to end', 'playwright.config.ts', '--workers=2')),
      afterBuild(quick('rules of the build', 'built')),
    ],
  ],
  full: [
    [
      build,
      step('build for hydration', `${buildCommand} --into .cache/development-build --react development`, {
        // The tests of reports and of embedded documents use this build too.
        ...siteHostVariables,
        VITE_REPORT_ADDRESS: '/reports',
      }),
      slow('unit', 'unit'),
      // Only this run installs the packages that its files import.
      step('types', `${types} --only edge`),
      step('build with a host for frames', `${buildCommand} --into .cache/embed-host-build`, embedHostVariables),
      afterBuild(slow('rules of the build', 'built')),
      slow('contract', 'contract'),
      // The night adds the runs with less means.
      vitest('verifier on the mock', 'verify', 'servers/runs --testNamePattern=keeps.the.contract'),
    ],
    // Three pages each: a page waits a third of the time. Beside each other, they would gain 20 of 550 seconds.
    [slow('browser', 'browser', '--maxWorkers=3')],
    [afterBuild(playwright('end to end', 'e2e/full.config.ts'))],
  ],
  nightly: [
    [
      build,
      step('types', `${types} --only engines`),
      vitest('changes of the contract', 'exercises'),
      vitest('faulty servers', 'faults'),
      vitest('verifier', 'verify'),
    ],
    // Some of its tests need the build.
    [vitest('audit tool', 'audit --project audit-browser')],
    [afterBuild(playwright('end to end', 'e2e/nightly.config.ts'))],
    [
      {
        ...step('mutants of the site', 'stryker run tests/mutation/stryker.config.mjs --mutate src/lib/**/*.ts'),
        limitMinutes: 60,
      },
    ],
    [{ ...step('audit', 'node --import tsx tools/dev/start/audit.ts'), limitMinutes: 60 }],
  ],
};
