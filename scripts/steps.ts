/** One step of `npm test`. */
export type Step = {
  name: string;
  command: string[];
  /** The step that has to succeed before this one can start. */
  after?: string;
  /** The step wants the machine for itself: it measures time, or uses all cores. */
  alone?: boolean;
  /** The report of the runner, from which tests are counted; a step without one is a single check. */
  report?: string;
};

/** Where the runners leave their reports. */
export const reports = '.cache/report';

const vitest = (name: string, projects: string[], paths: string[] = []): Pick<Step, 'command' | 'report'> => {
  const report = `${reports}/${name}.json`;
  const selected = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { command: ['vitest', 'run', ...selected, ...reporters, '--allowOnly=false', ...paths], report };
};

/** Everything that `npm test` proves, in the order in which it starts. */
export const steps: Step[] = [
  { name: 'build', command: ['vite', 'build', '--logLevel=warn'] },
  { name: 'contract lint', command: ['redocly', 'lint', 'openapi/openapi.yaml'] },
  { name: 'generated files', command: ['tsx', 'scripts/generate.ts', '--check'] },
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'unit and contract', ...vitest('unit', ['unit', 'contract']) },
  { name: 'rules', ...vitest('rules', ['rules']) },
  { name: 'rules of the build', after: 'build', ...vitest('built', ['built']) },
  { name: 'browser', alone: true, ...vitest('browser', ['browser']) },
  {
    name: 'end to end',
    after: 'build',
    alone: true,
    command: ['playwright', 'test'],
    report: `${reports}/e2e.json`,
  },
];
