/** Records the modules that the test file loads. `npm test -- --changed` chooses test files by these records. */
import { afterAll } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    recordModules: (pathnames: string[]) => Promise<void>;
  }
}

// The default is too small for the modules of the site.
performance.setResourceTimingBufferSize(10_000);

afterAll(() =>
  commands.recordModules(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)),
);
