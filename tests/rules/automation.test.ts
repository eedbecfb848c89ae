/** Checks the continuous integration workflows, and the configuration of package updates. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runs } from '#tools/dev/test/steps.ts';

type WorkflowStep = { uses?: string; run?: string; if?: string; with?: Record<string, unknown> };
type Job = { 'timeout-minutes'?: number; strategy?: { matrix: { command: string[] } }; steps: WorkflowStep[] };
type Workflow = {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  concurrency: { 'cancel-in-progress': boolean };
  jobs: Record<string, Job>;
};

const manifest = JSON.parse(await readFile('package.json', 'utf8'));
const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

const workflows = new Map<string, Workflow>();
for (const name of await readdir('.github/workflows'))
  workflows.set(name, parse(await readFile(`.github/workflows/${name}`, 'utf8')));

const jobsOf = (name: string) => Object.values(workflows.get(name)?.jobs ?? {});

/** Returns the commands of a workflow, apart from those of git. */
const commandsOf = (name: string) =>
  jobsOf(name).flatMap((job) => {
    const commands = job.steps.flatMap(({ run }) => (run && !run.startsWith('git ') ? run : []));
    return commands.flatMap((run) =>
      /^\$\{\{ matrix\.command \}\}$/.test(run) ? (job.strategy?.matrix.command ?? []) : run,
    );
  });

/** Returns the steps of a run that a workflow names, each with its shards. */
function namedSteps(name: string, script: string): string[] {
  const prefix = `npm ${script} -- `;
  return commandsOf(name)
    .filter((command) => command.startsWith(prefix))
    .flatMap((command) => {
      const words = command.slice(prefix.length).match(/"[^"]+"|\S+/g) ?? [];
      const [shard = ''] = words.filter((word) => word.startsWith('--shard='));
      return words.filter((word) => !word.startsWith('--')).map((word) => word.replaceAll('"', '') + shard);
    });
}

/** Returns the steps of a run. */
const stepsOf = (run: string) => (runs[run] ?? []).flat().map(({ name }) => name);

describe('the workflows', () => {
  test('run each step of npm test and npm run test:full once, whole or in all its shards', () => {
    // The job that builds the site passes its folders on.
    const quick = [...namedSteps('test.yml', 'test'), 'build'];
    const full = namedSteps('test.yml', 'run test:full');
    expect(quick.sort()).toEqual(stepsOf('quick').sort());
    const shards = full.map((step) => /^(.+)--shard=(\d)\/(\d)$/.exec(step) ?? [step, step, '1', '1']);
    const whole = shards.filter(([, , index]) => index === '1').map(([, step]) => step);
    expect(whole.sort()).toEqual(stepsOf('full').sort());
    for (const [, step, , count] of shards)
      expect(shards.filter(([, other]) => other === step).map(([, , index]) => Number(index))).toEqual(
        Array.from({ length: Number(count) }, (_, index) => index + 1),
      );
  });

  test('run the tests of the verifier and the audit when these, the contract or the mock have changed', () => {
    expect(stepsOf('nightly')).toEqual(expect.arrayContaining(namedSteps('kits.yml', 'run test:nightly')));
    const { push, pull_request } = workflows.get('kits.yml')?.on ?? {};
    expect(push).toEqual(pull_request);
    const folders = JSON.stringify(push).match(/[\w/]+(?=\/\*\*)/g) ?? [];
    expect(folders).toEqual(expect.arrayContaining(['openapi', 'mocks']));
    expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  });

  test('run the slow tests every night', () => {
    expect(Object.keys(workflows.get('nightly.yml')?.on ?? {})).toEqual(['schedule', 'workflow_dispatch']);
    expect(commandsOf('nightly.yml')).toEqual(['npm run test:nightly']);
  });

  test.each([...workflows.keys()])('%s has read permission only, a time limit, and pinned versions', (name) => {
    expect(workflows.get(name)?.permissions).toEqual({ contents: 'read' });
    expect(jobsOf(name).filter((job) => job['timeout-minutes'] === undefined)).toEqual([]);
    const steps = jobsOf(name).flatMap((job) => job.steps);
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((action) => !/^actions\/[\w-]+@v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@')))
      expect(step.with).toEqual({ 'node-version-file': '.nvmrc', cache: 'npm' });
    const uploads = steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    // Without this option, the action skips folders whose name begins with a dot.
    expect(uploads.filter((upload) => !upload.with?.['include-hidden-files'])).toEqual([]);
    expect(uploads.some((upload) => upload.if === 'always()')).toBe(true);
  });
});

type PackageRule = {
  matchPackageNames?: string[];
  allowedVersions?: string;
  matchDepTypes?: string[];
  enabled?: boolean;
};
const updates: { rangeStrategy: string; packageRules: PackageRule[] } = JSON.parse(
  await readFile('renovate.json', 'utf8'),
);

describe('the package updates', () => {
  test('keep exact versions, and TypeScript 5', () => {
    expect(updates.rangeStrategy).toBe('pin');
    expect(updates.packageRules).toContainEqual(
      expect.objectContaining({ matchPackageNames: ['typescript'], allowedVersions: '<6' }),
    );
  });

  test('keep the range of Node versions in engines', () => {
    expect(updates.packageRules).toContainEqual(
      expect.objectContaining({ matchDepTypes: ['engines'], enabled: false }),
    );
  });

  test('group only packages that are installed', () => {
    const names = updates.packageRules.flatMap((rule) => rule.matchPackageNames ?? []);
    const isInstalled = (name: string) =>
      packages.some((one) => (name.endsWith('/**') ? one.startsWith(name.slice(0, -2)) : one === name));
    expect(names.filter((name) => !isInstalled(name))).toEqual([]);
  });
});
