import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import type { State } from '#audit/screens/state.ts';
import { operationTable } from '#mocks/generated/operations.ts';

/** The kinds of requests whose response changes what a page shows or does. */
const awaitedTypes = ['fetch', 'xhr', 'script', 'stylesheet'];

/** The requests of each page that have no response yet. */
const pending = new WeakMap<Page, Set<Request>>();

/** Watches the requests of a page, except for the operations that its state leaves without a response. */
export function watchRequests(page: Page, { unanswered = [] }: Pick<State, 'unanswered'>): void {
  const requests = new Set<Request>();
  const silent = unanswered.map((operation) => operationTable[operation].path);
  pending.set(page, requests);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (awaitedTypes.includes(request.resourceType()) && !silent.some((path) => pathname.endsWith(path)))
      requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Whether a page waits for a response. */
export const hasPendingRequests = (page: Page): boolean => (pending.get(page)?.size ?? 0) > 0;

/** Waits until a page has the responses to its requests, but not longer than a time: a request may never end. */
export async function waitForResponses(page: Page, timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (hasPendingRequests(page) && performance.now() < end && !page.isClosed()) await wait(25);
}
