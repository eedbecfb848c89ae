/** Checks the continuous integration workflow, and the configuration of package updates. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type WorkflowStep = { uses?: string; run?: string; if?: string; with?: Record<string, unknown> };
type Workflow = {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  concurrency: { 'cancel-in-progress': boolean };
  jobs: Record<string, { 'timeout-minutes'?: number; steps: WorkflowStep[] }>;
};

const manifest = JSON.parse(await readFile('package.json', 'utf8'));
const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

const workflow: Workflow = parse(await readFile('.github/workflows/test.yml', 'utf8'));
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

describe('the workflow', () => {
  test('runs npm test on pushes and pull requests, in at most 90 minutes', () => {
    expect(Object.keys(workflow.on)).toEqual(['push', 'pull_request']);
    expect(Object.values(workflow.jobs).map((job) => job['timeout-minutes'])).toEqual([90]);
    expect(steps.map(({ run }) => run)).toContain('npm test');
  });

  test('runs only commands of package.json and git', () => {
    const commands = steps.flatMap(({ run }) => run?.trim().split('\n') ?? []);
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
