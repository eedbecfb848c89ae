import { type BrowserContext, test as base, expect, type Page, type Request, type Response } from '@playwright/test';
import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { answerProblem, bodyProblem, readQuery } from '#mocks/http/contract.ts';
import { isHydrated } from '#tools/audit/run/wait.ts';

const operations = new Map<string, OperationId>();
for (const [id, { method, path }] of Object.entries(operationTable)) {
  if (Object.hasOwn(operationTable, id)) operations.set(`${method} /api${path}`, id as OperationId);
}

/** The operation that a request calls, or undefined for what is no call. */
const operationOf = (request: Request) => operations.get(`${request.method()} ${new URL(request.url()).pathname}`);

function requestProblem(id: OperationId, request: Request): string | null {
  const query = readQuery(id, new URL(request.url()).searchParams);
  if ('problem' in query) return query.problem.reason;
  // What a service worker has read, the browser no longer shows.
  const isJson = request.headers()['content-type']?.startsWith('application/json') && request.postData() !== null;
  return isJson ? (bodyProblem(id, request.postDataJSON())?.reason ?? null) : null;
}

async function responseProblem(id: OperationId, response: Response): Promise<string | null> {
  const type = (response.headers()['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  const json = type === 'application/json' ? await response.json() : undefined;
  return answerProblem(id, { status: response.status(), type, json })?.reason ?? null;
}

/** Sees to it that every call of a context keeps the contract. @returns what broke it, filled as the test runs */
function watchContract(context: BrowserContext) {
  const problems: string[] = [];
  const pending = new Set<Promise<void>>();
  context.on('response', (response) => {
    const request = response.request();
    const id = operationOf(request);
    if (!id) return;
    const check = (async () => {
      const reason = requestProblem(id, request) ?? (await responseProblem(id, response));
      if (reason) problems.push(`${id}: ${reason}`);
    })()
      // A page that goes away takes the bodies of its answers with it.
      .catch(() => undefined)
      .finally(() => pending.delete(check));
    pending.add(check);
  });
  return { problems, settle: () => Promise.all(pending) };
}

/** Lets an opened or reloaded page come alive before a test goes on: what the build has rendered does nothing yet. */
function waitForLife(page: Page) {
  const alive = () => page.waitForFunction(isHydrated);
  const { goto, reload } = page;
  page.goto = async (...given) => {
    const response = await goto.apply(page, given);
    await alive();
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload.apply(page, given);
    await alive();
    return response;
  };
}

type Fixtures = {
  /** What a test provokes on purpose, such as the browser's own line about a 500. */
  expectedConsole: RegExp[];
  watch: undefined;
};

/**
 * Playwright's test with a store of its own in the mock. Unexpected console output, an error of the page and a call
 * that breaks the contract fail it.
 */
export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],
  watch: [
    async ({ context, baseURL, expectedConsole, javaScriptEnabled }, use, info) => {
      const output: string[] = [];
      await context.addCookies([{ name: 'mock-session', value: `${info.testId}-${info.retry}`, url: baseURL ?? '' }]);
      const watchPage = (page: Page) => {
        if (javaScriptEnabled !== false) waitForLife(page);
        // Playwright takes over the choice of files once somebody listens, and a key that is pressed at once is faster.
        page.on('filechooser', () => undefined);
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) output.push(message.text());
        });
        page.on('pageerror', (error) => output.push(error.message));
      };
      context.on('page', watchPage);
      const contract = watchContract(context);
      await use(undefined);
      await contract.settle();
      expect(contract.problems, 'every call keeps the contract').toEqual([]);
      const unexpected = output.filter((line) => !expectedConsole.some((pattern) => pattern.test(line)));
      expect(unexpected, 'nothing unexpected on the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
