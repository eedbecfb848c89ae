/** The tests that Stryker runs for each mutant: the unit tests, because they need no browser. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  envDir: false,
  test: {
    env: { ENV_FILES: 'false' },
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    exclude: ['tests/unit/{mocks,tools}/**', '**/node_modules/**'],
    tags: [{ name: 'slow' }],
    environment: 'node',
    setupFiles: ['tests/support/console.ts'],
    // The first run of all tests is instrumented, so it is slower.
    testTimeout: 60_000,
  },
});
