/** Runs end-to-end tests on a copy of the repository whose code has faults. A release is never built from the copy. */
import { type ExecFileException, execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { escapePattern, type ScreenFault, seedFault } from './fault.ts';
import type { FileResult } from './vitest-runner.ts';

const copy = resolve('.cache/fault-build');

/** The configuration of Playwright in the copy. It serves the site and the mock only. */
const playwrightConfig = `import { endToEndConfig, servers, site } from './e2e/support/config.ts';

export default endToEndConfig({
  report: 'faults',
  retries: 0,
  maxFailures: 0,
  projects: [{ name: 'site', testMatch: '**/*.e2e.ts', use: { baseURL: site } }],
  webServer: [servers.mock, servers.site],
});
`;

const runInCopy = (command: string, ...args: string[]): Promise<{ error: ExecFileException | null; output: string }> =>
  new Promise((done) => {
    const options = { cwd: copy, env: { ...process.env, ENV_FILES: 'false' }, maxBuffer: 2 ** 27 };
    execFile(command, args, options, (error, stdout, stderr) => done({ error, output: stdout + stderr }));
  });

/**
 * Copies the repository with the faults, and builds the site there.
 * @throws Error with the output of the build if the faulty code does not compile
 */
export async function buildFaultyCopy(faults: readonly ScreenFault[]): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    // A file that was deleted but not committed is still listed.
    await cp(file, join(copy, file)).catch(() => undefined);
  }
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
  await mkdir(join(copy, '.cache'));
  await cp('.cache/browser.json', join(copy, '.cache/browser.json'));
  await writeFile(join(copy, 'playwright.config.ts'), playwrightConfig);
  for (const fault of faults) {
    const file = join(copy, fault.file);
    await writeFile(file, seedFault(fault, await readFile(file, 'utf8')));
  }
  const { error, output } = await runInCopy('tsx', 'tools/build/build.ts');
  if (error) throw new Error(`The site with faults was not built.\n${output}`);
}

type Suite = { suites?: Suite[]; specs?: { title: string; ok: boolean }[] };

const specsOf = ({ suites = [], specs = [] }: Suite): { title: string; ok: boolean }[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Runs the test of a fault in the copy. */
export async function runInFaultyCopy({ caughtBy, test }: ScreenFault): Promise<FileResult> {
  const pattern = test ? ['--grep', escapePattern(test)] : [];
  const { output } = await runInCopy('playwright', 'test', caughtBy, ...pattern, '--reporter=json');
  const report: Suite & { errors: { message?: string }[] } = JSON.parse(output.slice(output.indexOf('{\n')));
  const specs = specsOf(report);
  return {
    failedTests: specs.filter(({ ok }) => !ok).map(({ title }) => title),
    passedTests: specs.filter(({ ok }) => ok).length,
    otherErrors: report.errors.map(({ message = 'an error outside the tests' }) => message),
  };
}
