/**
 * Configures `npx stryker run tests/mutation/stryker.config.mjs`. Stryker changes one expression of the source at a time; a unit test must fail.
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: [
    'src/{api,lib,navigation}/**/*.ts',
    'src/forms/*.ts',
    'src/features/{payment,email-verification}/**/*.ts',
    '!src/**/*.style.ts',
    '!src/api/generated/**',
    '!src/**/use-*.ts',
  ],
  ignoreStatic: true,
  // On a busy machine, a slow test must not count as a mutant that was found.
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 20,
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  tempDirName: '.cache/mutation/work',
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  coverageAnalysis: 'perTest',
  concurrency: 2,
};
