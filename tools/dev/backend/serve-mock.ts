import { relative } from 'node:path';
import type { ViteDevServer } from 'vite';
import { statusPath } from '#mocks/development-server/mock-status.ts';
import { sessionIdOf, sharedSession } from '#mocks/store/stores.ts';
import { addAnswer } from './middleware.ts';

/** Loads the mock of browsers without service workers. Others never need it. */
const loadMock = () => import('#mocks/development-server/answer.ts');

/** Returns whether a request is for the payment page of a payment that was started at the mock in a page. */
async function isPaymentInPage(request: Request): Promise<boolean> {
  if (request.method !== 'GET' || !new URL(request.url).pathname.startsWith('/api/mock/card/')) return false;
  return sessionIdOf(request) === sharedSession || !(await loadMock()).hasPayment(request);
}

/** Lets the mock answer the requests of browsers without service workers. The others answer them in the page. */
export function serveMock(server: ViteDevServer): void {
  const { watcher, config } = server;
  let isUsed = false;
  addAnswer(server, [statusPath, '/api/'], async (request) => {
    if (await isPaymentInPage(request)) return null;
    isUsed = true;
    return (await loadMock()).answer(request);
  });
  watcher.on('change', (file) => {
    const path = relative(config.root, file);
    if (isUsed && /^mocks[\\/](?!panel|demo)/.test(path))
      config.logger.warn(`${path} has changed. Browsers without service workers see the change after a restart.`);
  });
}
