/** Checks which files read environment variables, and the error lines for a malformed variable. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { variables } from '#tools/environment/variables.ts';
import { createScratchFolder, filesBelow, isGenerated, readTexts, runTool } from './support.ts';

afterEach(() => void vi.unstubAllEnvs());

const code = await readTexts(
  (await filesBelow()).filter(
    (path) =>
      /\.(tsx?|mjs)$/.test(path) &&
      !isGenerated(path) &&
      !/^(tests|public|packages\/\w+\/(test|example-backend))\//.test(path),
  ),
);

/** Returns the files whose code matches a pattern. */
const filesWith = (pattern: RegExp) => code.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('only tools/environment and the listed exceptions read process.env', () => {
  // `'process.env.NODE_ENV'` in quotes is a definition for the bundler.
  expect(filesWith(/(?<!')process\.env\b/)).toEqual([
    // Find the browsers on the PATH, and pass the environment to them.
    'e2e/engines/test.ts',
    'e2e/engines/webkit.ts',
    // The packages of the audit and the verifier run without this repository.
    'packages/audit/src/run/launch.ts',
    'packages/verify/src/command/environment.ts',
    // Fixes the variables that the demo must not take from the published site.
    'tools/build/demo.ts',
    // Run before the packages are installed.
    'tools/dev/setup/install.mjs',
    'tools/dev/setup/setup-browser.mjs',
    'tools/dev/setup/setup.mjs',
    // Passes the variables of the .env files to the verifier.
    'tools/dev/start/verify.ts',
    // Sets the day of a test build, and leaves out .env files.
    'tools/dev/test/build.ts',
    // Passes the whole environment to the steps.
    'tools/dev/test/stages.ts',
    'tools/environment/environment.ts',
  ]);
});

test('only the listed files read import.meta.env', () => {
  // Each file reads the values for its own chunk. A common module would be one more request on every page.
  const values = ['src/api/config.ts', 'src/lib/browser/embed.ts', 'src/pages/society/sharing/share-services.ts'];
  // In these files, the bundler removes the code of conditions that are false.
  const conditions = [
    'src/app/routes.tsx',
    'src/components/content/document-text.tsx',
    'src/components/content/rich-text.tsx',
    'src/early.ts',
    'src/features/address-search/address-fields.tsx',
    'src/lib/html/server-dom.ts',
    'src/lib/reports/failure.ts',
    'src/main.tsx',
    'src/navigation/access.ts',
    'src/navigation/router/base-history.ts',
    'src/pages/about/office-map.tsx',
  ];
  const reads = filesWith(/(?<!'|`)import\.meta\.env\b(?!`)/).filter(
    (path) => path.startsWith('src/') && !path.endsWith('.d.ts'),
  );
  expect(reads).toEqual([...conditions, ...values].sort());
});

test('the types of import.meta.env list exactly the variables of the site', async () => {
  const declared = [...(await readFile('src/vite-env.d.ts', 'utf8')).matchAll(/readonly (VITE_\w+)\?:/g)];
  const ofSite = Object.keys(variables).filter((name) => name.startsWith('VITE_'));
  expect(declared.map(([, name]) => name).sort()).toEqual([...ofSite, 'VITE_API', 'VITE_MAP', 'VITE_POSTCODE'].sort());
});

test.each([
  ['npm run build', 1, ['tsx', 'tools/build/build.ts', '--into', '.cache/never-built']],
  ['npm start', 1, ['node', '--import', 'tsx', 'tools/dev/start/start.ts']],
  ['npm run start:prism', 1, ['node', 'tools/dev/start/start-prism.ts']],
  ['npm run start:backend', 1, ['node', '--import', 'tsx', 'tools/dev/start/start-backend.ts', 'http://127.0.0.1:1']],
  ['the preview', 1, ['node', '--import', 'tsx', 'tools/dev/start/preview.ts']],
  ['npm test', 1, ['node', 'tools/dev/test/run.ts', 'quick']],
  ['Vitest', 1, ['vitest', 'list', '--project', 'unit', '--filesOnly']],
  ['Playwright', 1, ['playwright', 'test', '--list']],
  ['npm run verify', 2, ['node', '--import', 'tsx', 'tools/dev/start/verify.ts', 'http://127.0.0.1:1']],
])('%s ends with one line of error when a variable is malformed', async (_, exitCode, [tool = '', ...args]) => {
  vi.stubEnv('SITE_ORIGIN', 'society.example');
  expect(await runTool(tool, ...args)).toEqual({
    code: exitCode,
    stdout: '',
    stderr: expect.stringMatching(/^environment: SITE_ORIGIN in the shell is "society\.example", but must be .*\.\n$/),
  });
});

test('npm run build -- --strict builds a site that is ready for publication, and prints only advice', async () => {
  const published = {
    NODE_ENV: 'production',
    ENV_FILES: 'false',
    SITE_ORIGIN: 'https://www.society.kr',
    VITE_CLIENT_SECRET: 'society-web',
    VITE_PAYMENT_ORIGINS: 'self https://pay.card.kr',
  };
  for (const [name, value] of Object.entries(published)) vi.stubEnv(name, value);
  const folder = await createScratchFolder();
  expect(await runTool('tsx', 'tools/build/build.ts', '--strict', '--into', folder)).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(
      /^build: \d+ pages in .*\nbuild: before publication, check:\n {2}src\/content has invented [^\n]*society\.ts[^\n]*\n$/,
    ),
  });
  expect(await readFile(join(folder, 'robots.txt'), 'utf8')).toContain('https://www.society.kr/sitemap.xml');
  const search = await readFile(join(folder, 'embed/postcode.html'), 'utf8');
  expect(search).toContain("script-src 'self';");
  expect(search).toContain('content="https://postcode.map.kakao.com/search?mode=transmit&amp;vt=layer"');
}, 120_000);
