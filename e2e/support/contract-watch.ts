import type { BrowserContext, Request, Response } from '@playwright/test';
import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { bodyProblem, readQuery, replyProblem } from '#mocks/http/contract.ts';

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

/** Playwright's messages about a body that the browser dropped with its page, its context or its document. */
const lostWithItsPage =
  /Target page, context or browser has been closed|not available for a response that was navigated away from/;

/**
 * Checks every API call of a context against the contract.
 * @returns the violations, and the number of bodies that were lost before their check because their page or context was
 *   closed or navigated; both grow during the test. `waitForChecks` waits for pending checks.
 */
export function watchContract(context: BrowserContext) {
  const problems: string[] = [];
  const pending = new Set<Promise<void>>();
  let lostBodies = 0;
  const checkCall = async (id: OperationId, response: Response) => {
    try {
      const reason = requestProblem(id, response.request()) ?? (await responseProblem(id, response));
      if (reason) problems.push(`${id}: ${reason}`);
    } catch (error) {
      const message = String(error);
      if (lostWithItsPage.test(message)) lostBodies += 1;
      else problems.push(`${id}: ${message}`);
    }
  };
  context.on('response', (response) => {
    const id = requestedOperation(response.request());
    if (!id) return;
    const pendingCheck = checkCall(id, response).finally(() => pending.delete(pendingCheck));
    pending.add(pendingCheck);
  });
  return { problems, countLostBodies: () => lostBodies, waitForChecks: () => Promise.all(pending) };
}
