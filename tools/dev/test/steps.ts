/** One step of `npm test`. */
export type Step = {
  name: string;
  command: string[];
  /** The step that must succeed before this one starts. */
  after?: string;
  /** Whether the step runs alone, because it measures time or uses all cores. */
  alone?: boolean;
  /** Environment variables of the command, in addition to those of the shell. */
  env?: Record<string, string>;
  /** The report of the test runner, with the number of tests. A step without a report is a single check. */
  report?: string;
};

/** The folder of the test runners' reports. */
export const reports = '.cache/report';

const vitest = (project: string, ...options: string[]): Pick<Step, 'command' | 'report'> => {
  const report = `${reports}/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { command: ['vitest', 'run', '--project', project, ...reporters, '--allowOnly=false', ...options], report };
};

/** Leaves out a developer's .env files, so that the built site is the same on every machine. */
const withoutEnvFiles = { ENV_FILES: 'false' };

/** The steps of `npm test`, in the order in which they start. */
export const steps: Step[] = [
  { name: 'build', command: ['tsx', 'tools/build/build.ts'], env: withoutEnvFiles },
  {
    name: 'build for hydration tests',
    after: 'build',
    command: ['tsx', 'tools/build/build.ts', '--into', '.cache/development-build', '--react', 'development'],
    env: withoutEnvFiles,
  },
  { name: 'contract lint', command: ['redocly', 'lint', 'openapi/openapi.yaml', 'openapi/workflows.arazzo.yaml'] },
  { name: 'generated files', command: ['tsx', 'tools/dev/contract/generate.ts', '--check'] },
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '--diagnostic-level=warn', '.'] },
  { name: 'types', command: ['node', 'tools/dev/test/typecheck.ts'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  { name: 'unit', ...vitest('unit') },
  { name: 'contract', ...vitest('contract') },
  { name: 'rules', ...vitest('rules') },
  { name: 'rules of the build', after: 'build', ...vitest('built') },
  // By default, the runner keeps one core free, which would leave one of two.
  { name: 'browser', alone: true, ...vitest('browser', '--maxWorkers=2') },
  {
    name: 'end to end',
    after: 'build for hydration tests',
    alone: true,
    command: ['playwright', 'test'],
    report: `${reports}/e2e.json`,
  },
];

/**
 * Returns the steps that match the words, and the steps that these need, in the order in which they start.
 * @param words each is part of the name of a step; without words, all steps are chosen
 */
export function chosenSteps(words: string[]): Step[] {
  const chosen = new Set(steps.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word))));
  // The loop also visits the steps that it adds.
  for (const { after } of chosen) {
    const base = steps.find(({ name }) => name === after);
    if (base) chosen.add(base);
  }
  return steps.filter((step) => chosen.has(step));
}
