/** Checks the continuous integration workflow, and the configuration of package updates. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { steps as testSteps } from '#tools/dev/test/steps.ts';

type WorkflowStep = { uses?: string; run?: string; if?: string; with?: Record<string, unknown> };
type Workflow = {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  concurrency: { 'cancel-in-progress': boolean };
  jobs: Record<
    string,
    { 'timeout-minutes'?: number; strategy: { matrix: { command: string[] } }; steps: WorkflowStep[] }
  >;
};

const manifest = JSON.parse(await readFile('package.json', 'utf8'));
const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

const workflow: Workflow = parse(await readFile('.github/workflows/test.yml', 'utf8'));
const jobs = Object.values(workflow.jobs);
const steps = jobs.flatMap((job) => job.steps);
const parts = jobs.flatMap((job) => job.strategy.matrix.command);

/** The command of a job of the matrix. */
const partOfMatrix = /^\$\{\{ matrix\.command \}\}$/;

/** Returns the shards in which the workflow runs a step of the full run; [""] for a step without shards. */
function shardsOf(step: string): string[] {
  const command = `npm run test:full -- "${step}"`;
  const found = parts.filter((part) => part === command || part.startsWith(`${command} --shard `));
  return found.map((part) => part.slice(`${command} --shard `.length)).sort();
}

describe('the workflow', () => {
  test('runs npm test on pushes and pull requests, in at most 90 minutes', () => {
    expect(Object.keys(workflow.on)).toEqual(['push', 'pull_request']);
    expect(jobs.map((job) => job['timeout-minutes'])).toEqual([90]);
    expect(parts.filter((part) => /^npm test\b/.test(part))).toEqual(['npm test -- --keep-going']);
    expect(steps.map(({ run }) => run)).toContainEqual(expect.stringMatching(partOfMatrix));
  });

  test('runs each step of the full run once, whole or in all its shards', () => {
    const builds = new Set(testSteps.full.flatMap(({ after = [] }) => after));
    const names = testSteps.full.map(({ name }) => name).filter((name) => !builds.has(name));
    const shards = names.map((name) => [name, shardsOf(name)] as const);
    const allShards = ({ length }: readonly string[]) =>
      length === 1 ? [''] : Array.from({ length }, (_, index) => `${index + 1}/${length}`);
    expect(shards).toEqual(shards.map(([name, found]) => [name, allShards(found)]));
    // No part names a step that does not exist.
    expect(parts.length).toBe(1 + shards.flatMap(([, found]) => found).length);
    const whole = new Set(testSteps.full.filter(({ hasShards }) => !hasShards).map(({ name }) => name));
    expect(shards.filter(([name, found]) => whole.has(name) && found.length > 1)).toEqual([]);
  });

  test('runs only commands of package.json and git', () => {
    const written = steps.flatMap(({ run }) => run?.trim().split('\n') ?? []);
    const commands = written.flatMap((command) => (partOfMatrix.test(command) ? parts : command));
    const isKnownCommand = (command: string) => {
      const [, word = '', script = ''] = /^npm (run )?([\w:-]+)/.exec(command) ?? [];
      return (
        command.startsWith('git ') || (script in manifest.scripts && (word !== '' || /^(test|start)$/.test(script)))
      );
    };
    expect(commands.filter((command) => !isKnownCommand(command))).toEqual([]);
  });

  test('has read permission only, and pins its actions by version', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.filter((action) => !/^actions\/[\w-]+@v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
    expect(actions.length).toBeGreaterThan(0);
  });

  test('uses the Node version in .nvmrc', () => {
    const setup = steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(setup?.with).toEqual({ 'node-version-file': '.nvmrc', cache: 'npm' });
  });

  test('uploads the reports of a failed run, too', () => {
    const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(upload?.if).toBe('always()');
    // Without this option, the action skips folders whose name begins with a dot.
    expect(upload?.with?.['include-hidden-files']).toBe(true);
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
