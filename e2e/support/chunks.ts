import type { BrowserContext, TestInfo } from '@playwright/test';

/**
 * Adds the chunks of the site that a test loads to its report. `npm test -- --changed` chooses test files by them.
 * @returns a function to call at the end of the test
 */
export function recordChunks(context: BrowserContext, info: TestInfo): () => void {
  const chunks = new Set<string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) chunks.add(pathname);
  });
  return () => void info.annotations.push({ type: 'chunks', description: [...chunks].join(' ') });
}
