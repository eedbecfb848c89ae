/**
 * Configures knip, which reports unused files, exports, types and dependencies, and imported packages that are not
 * listed. An export that only its own file uses counts as unused.
 */
import { existsSync } from 'node:fs';
import type { KnipConfig } from 'knip';
import packageFile from '#package.json' with { type: 'json' };

/** The files that the scripts in package.json start. knip cannot read the arguments of `setup.mjs`. */
const commands = Object.values(packageFile.scripts).flatMap(
  (script) => script.match(/\b(?:tools|tests)\/\S+\.ts\b/g) ?? [],
);

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        ...new Set(commands),
        // The build and the development server load these by their path.
        'src/{prerender,post-renderer}.tsx',
        'src/{early,reports}.ts',
        'src/embed/{map,postcode}.ts',
        'tools/hosting/edge/worker.ts',
        'mocks/{card/page-script,demo/worker}.ts',
        'mocks/{map,postcode}/stand-in.ts',
        // The script `imports` names it.
        'tools/config/dependency-cruiser.config.mjs',
        // redocly.yaml names its plugin.
        'openapi/rules.js',
        // The steps of the tests start it.
        'tools/dev/test/build.ts',
        // Playwright applies the patterns of its configuration to file names, knip to paths.
        'e2e/**/*.e2e.ts',
        // Stryker's configuration names it.
        'tests/mutation/vitest.config.ts',
        'e2e/engines/page-script.ts',
      ],
      stryker: { config: ['tests/mutation/stryker.config.mjs'] },
      playwright: { config: ['playwright.config.ts', 'e2e/{full,nightly}.config.ts'] },
      // @mdx-js/mdx makes knip expect .mdx files; here it compiles .md files only.
      project: ['{src,mocks,tools,tests,e2e,openapi}/**/*.{ts,tsx,mjs,js,mdx}', '*.{ts,mjs}'],
    },
    'packages/verify': {
      entry: [
        'bundle.ts',
        // The README of the example backend names these commands.
        'example-backend/{main,control}.ts',
        'test/**/*.test.ts',
      ],
      project: ['**/*.ts'],
    },
    'packages/audit': {
      entry: [
        'bundle.ts',
        // The audit bundles these for the browser.
        'src/page/main.ts',
        'src/report/script/main.ts',
        'test/**/*.{test,e2e}.ts',
      ],
      project: ['**/*.ts'],
    },
  },
  // They only list packages for the set-up. tests/rules/purposes.test.ts checks these lists.
  ignoreWorkspaces: ['purposes/*'],
  includeEntryExports: true,
  ignoreExportsUsedInFile: false,
  treatConfigHintsAsErrors: true,
  // The code generator decides what it exports.
  ignore: ['{src/api,mocks}/generated/**'],
  ignoreIssues: {
    // Stryker reads the configuration.
    'tests/mutation/vitest.config.ts': ['exports'],
    // dependency-cruiser reads this file.
    'tools/config/dependency-cruiser.config.mjs': ['exports'],
    // knip itself reads this file.
    'tools/config/knip.config.ts': ['exports'],
    // The build imports the compiled copy of this file, which knip cannot connect with its source.
    'src/prerender.tsx': ['exports'],
    'src/post-renderer.tsx': ['exports'],
    // workerd calls it.
    'tools/hosting/edge/worker.ts': ['exports'],
    // Redocly loads the plugin.
    'openapi/rules.js': ['exports'],
    // Linaria needs a name for the style sheet, which takes effect when the file is imported.
    'src/styles/prerendered.ts': ['exports'],
    'src/styles/token-values.ts': ['exports'],
  },
  // The audit bundles the screen reader from a string of source code. tools/command/package-program.ts finds the others.
  ignoreDependencies: [
    '@guidepup/virtual-screen-reader',
    '@biomejs/biome',
    '@stoplight/prism-cli',
    // Where it is not installed, knip cannot read its configuration.
    ...(existsSync('node_modules/@stryker-mutator/core') ? [] : ['@stryker-mutator/core']),
  ],
  // The setup installs nginx, a display, WebKit's driver, and openssl for the certificates of tests.
  ignoreBinaries: ['nginx', 'openssl', 'Xvfb', 'WebKitWebDriver'],
};

export default config;
