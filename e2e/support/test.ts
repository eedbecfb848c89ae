import { type BrowserContext, test as base, expect, type Page, type Request, type Response } from '@playwright/test';
import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { bodyProblem, readQuery, replyProblem } from '#mocks/http/contract.ts';
import { isHydrated } from '#tools/audit/run/wait.ts';
import { recordChunks } from './chunks.ts';

const operations = new Map<string, OperationId>();
for (const [id, { method, path }] of Object.entries(operationTable)) {
  if (Object.hasOwn(operationTable, id)) operations.set(`${method} /api${path}`, id as OperationId);
}

/** Returns the operation that a request calls, or undefined if it calls none. */
const requestedOperation = (request: Request) =>
  operations.get(`${request.method()} ${new URL(request.url()).pathname}`);

function requestProblem(id: OperationId, request: Request): string | null {
  const query = readQuery(id, new URL(request.url()).searchParams);
  if ('problem' in query) return query.problem.reason;
  // The browser does not expose a body that a service worker has read.
  const isJson = request.headers()['content-type']?.startsWith('application/json') && request.postData() !== null;
  return isJson ? (bodyProblem(id, request.postDataJSON())?.reason ?? null) : null;
}

async function responseProblem(id: OperationId, response: Response): Promise<string | null> {
  const type = (response.headers()['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  const json = type === 'application/json' ? await response.json() : undefined;
  return replyProblem(id, { status: response.status(), type, json })?.reason ?? null;
}

/**
 * Checks every API call of a context against the contract.
 * @returns the violations, which grow during the test, and a function that waits for pending checks
 */
function watchContract(context: BrowserContext) {
  const problems: string[] = [];
  const pending = new Set<Promise<void>>();
  context.on('response', (response) => {
    const request = response.request();
    const id = requestedOperation(request);
    if (!id) return;
    const check = (async () => {
      const reason = requestProblem(id, request) ?? (await responseProblem(id, response));
      if (reason) problems.push(`${id}: ${reason}`);
    })()
      // The body of a response is lost when its page is closed.
      .catch(() => undefined)
      .finally(() => pending.delete(check));
    pending.add(check);
  });
  return { problems, waitForChecks: () => Promise.all(pending) };
}

/** Makes `goto` and `reload` wait for hydration, because prerendered controls do nothing before. */
function waitForHydration(page: Page) {
  const untilHydrated = () => page.waitForFunction(isHydrated);
  const { goto, reload } = page;
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    await untilHydrated();
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    await untilHydrated();
    return response;
  };
}

type Fixtures = {
  /** Console output that a test causes on purpose, such as the browser's message about a response with status 500. */
  expectedConsole: RegExp[];
  watch: undefined;
};

/**
 * Playwright's test with a separate session of the mock. A test fails on unexpected console output, on errors of the
 * page, and on API calls that violate the contract.
 */
export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],
  watch: [
    async ({ context, baseURL, expectedConsole, javaScriptEnabled }, use, info) => {
      const output: string[] = [];
      await context.addCookies([{ name: 'mock-session', value: `${info.testId}-${info.retry}`, url: baseURL ?? '' }]);
      const watchPage = (page: Page) => {
        if (javaScriptEnabled !== false) waitForHydration(page);
        // Playwright intercepts file choosers only after a listener was added, which an immediate key press would precede.
        page.on('filechooser', () => undefined);
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) output.push(message.text());
        });
        page.on('pageerror', (error) => output.push(error.message));
      };
      context.on('page', watchPage);
      const contract = watchContract(context);
      const finishRecord = recordChunks(context, info);
      await use(undefined);
      finishRecord();
      await contract.waitForChecks();
      expect(contract.problems, 'violations of the contract').toEqual([]);
      const unexpected = output.filter((line) => !expectedConsole.some((pattern) => pattern.test(line)));
      expect(unexpected, 'unexpected console output').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
