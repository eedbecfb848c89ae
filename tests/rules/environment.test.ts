/** Which files read environment variables, and what the commands say when a variable is malformed. */
import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { variables } from '#tools/environment/environment.ts';
import { filesBelow, isGenerated, readTexts, runTool } from './support.ts';

afterEach(() => void vi.unstubAllEnvs());

const code = await readTexts(
  (await filesBelow()).filter(
    (path) => /\.(tsx?|mjs)$/.test(path) && !isGenerated(path) && !/^(tests|public)\//.test(path),
  ),
);

/** The files whose code, apart from comments and texts of definitions, has a pattern. */
const filesWith = (pattern: RegExp) => code.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('process.env is read by tools/environment alone, with named exceptions', () => {
  // `'process.env.NODE_ENV'` in quotes is a definition for the bundler.
  expect(filesWith(/(?<!')process\.env\b/)).toEqual([
    // Turn off .env files and turn on the mock of the postal-code service, for the processes and servers they start.
    'tools/audit/run/servers.ts',
    'tools/dev/audit.ts',
    // Run before the packages are installed.
    'tools/dev/setup/setup-browser.mjs',
    'tools/dev/setup/setup.mjs',
    'tools/dev/start/preview.ts',
    // Passes the whole environment to the steps.
    'tools/dev/test/run-step.ts',
    'tools/environment/environment.ts',
  ]);
});

test('import.meta.env is read by the files that are named here', () => {
  // Each has the values of its own chunk. A module for all would be one more request on every page.
  const values = ['src/api/config.ts', 'src/lib/browser/embed.ts', 'src/pages/society/sharing/share-services.ts'];
  // In these the bundler removes the code of the condition that does not hold.
  const conditions = ['src/app/routes.tsx', 'src/main.tsx', 'src/pages/about/office-map.tsx'];
  const reads = filesWith(/(?<!'|`)import\.meta\.env\b(?!`)/).filter(
    (path) => path.startsWith('src/') && !path.endsWith('.d.ts'),
  );
  expect(reads).toEqual([...conditions, ...values].sort());
});

test('the types of import.meta.env list exactly the variables of the site', async () => {
  const declared = [...(await readFile('src/vite-env.d.ts', 'utf8')).matchAll(/readonly (VITE_\w+)\?:/g)];
  const ofSite = Object.keys(variables).filter((name) => name.startsWith('VITE_'));
  expect(declared.map(([, name]) => name).sort()).toEqual([...ofSite, 'VITE_API', 'VITE_MAP'].sort());
});

test.each([
  ['npm run build', 1, ['tsx', 'tools/build/build.ts', '--into', '.cache/never-built']],
  ['npm start', 1, ['node', 'tools/dev/start/start.ts']],
  ['npm run start:prism', 1, ['node', 'tools/dev/start/start-prism.ts']],
  ['npm run start:backend', 1, ['node', '--import', 'tsx', 'tools/dev/start/start-backend.ts', 'http://127.0.0.1:1']],
  ['the preview', 1, ['vite', 'preview']],
  ['npm test', 1, ['node', 'tools/dev/test/test.ts']],
  ['Vitest', 1, ['vitest', 'list', '--project', 'unit', '--filesOnly']],
  ['Playwright', 1, ['playwright', 'test', '--list']],
  ['npm run verify', 2, ['node', '--import', 'tsx', 'tools/verify/main.ts', 'http://127.0.0.1:1']],
])('%s ends with one line when a variable is malformed', async (_, exitCode, [tool = '', ...args]) => {
  vi.stubEnv('SITE_ORIGIN', 'society.example');
  expect(await runTool(tool, ...args)).toEqual({
    code: exitCode,
    stdout: '',
    stderr: expect.stringMatching(/^environment: SITE_ORIGIN in the shell is "society\.example", but must be .*\.\n$/),
  });
});
