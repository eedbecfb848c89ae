import type { Page } from '@playwright/test';
import { operationTable } from '#mocks/generated/operations.ts';

const operations: readonly (readonly [string, { path: string }])[] = Object.entries(operationTable);

/**
 * Watches the requests of a page for operations that the server does not have: it answers with status 501, or with 404 and no
 * JSON, which every response of the contract is.
 * @returns a list to which the operations are added
 */
export function watchMissingOperations(page: Page): string[] {
  const missing: string[] = [];
  page.on('response', (response) => {
    const isJson = response.headers()['content-type']?.includes('json') ?? false;
    if (response.status() !== 501 && (response.status() !== 404 || isJson)) return;
    const { pathname } = new URL(response.url());
    const operation = operations.find(([, { path }]) => pathname.endsWith(path))?.[0];
    if (operation && !missing.includes(operation)) missing.push(operation);
  });
  return missing;
}
