/** Checks that continuous integration runs each step: a step or a shard that no workflow names fails nowhere. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runs } from '#tools/dev/test/steps.ts';

type WorkflowStep = { uses?: string; run?: string; with?: Record<string, unknown> };
type Job = {
  'timeout-minutes'?: number;
  strategy?: { matrix: { command?: string[] } };
  steps: WorkflowStep[];
};
type Workflow = { on: Record<string, unknown>; permissions: Record<string, string>; jobs: Record<string, Job> };

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
    const remedy = 'Name each step of tools/dev/test/steps.ts once in .github/workflows/test.yml.';
    expect(quick.sort(), remedy).toEqual(stepsOf('quick').sort());
    // The last shard names their number.
    const last = full.filter((step) => !/--shard=(\d)\/(?!\1)/.test(step));
    expect(last.map((step) => step.replace(/--.*/, '')).sort(), remedy).toEqual(stepsOf('full').sort());
    const counts = last.map((step) => Number(/\/(\d)$/.exec(step)?.[1] ?? 1));
    expect(new Set(full).size).toBe(counts.reduce((sum, count) => sum + count));
  });

  test('run the tests of the verifier and the audit after a change of folders that exist', () => {
    expect(stepsOf('nightly')).toEqual(expect.arrayContaining(namedSteps('kits.yml', 'run test:nightly')));
    const folders = JSON.stringify(workflows.get('kits.yml')?.on.push).match(/[\w/]+(?=\/\*\*)/g) ?? [];
    expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
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
  });
});
