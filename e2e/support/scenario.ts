import type { Page } from '@playwright/test';
import { type OperationId, operationTable } from '#mocks/generated/operations.ts';

/**
 * Lets one operation answer with a named example of the contract, as the `Prefer` header of a developer does.
 * @param status the status that the example stands under
 * @returns ends the scenario
 */
export async function scenario(page: Page, operation: OperationId, example: string, status = 200) {
  const url = ({ pathname }: URL) => pathname.endsWith(operationTable[operation].path);
  await page.route(url, (route) =>
    route.continue({ headers: { ...route.request().headers(), prefer: `code=${status}, example=${example}` } }),
  );
  return () => page.unroute(url);
}
