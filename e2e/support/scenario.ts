import type { Page } from '@playwright/test';
import { type OperationId, operationTable } from '#mocks/generated/operations.ts';

/**
 * Makes an operation respond with a named example of the contract, through the header `Prefer`.
 * @param status the status of the response that has the example
 * @returns a function that ends the scenario
 */
export async function startScenario(page: Page, operation: OperationId, example: string, status = 200) {
  const url = ({ pathname }: URL) => pathname.endsWith(operationTable[operation].path);
  await page.route(url, (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer: `code=${status}, example=${example}` } }),
  );
  return () => page.unroute(url);
}
