import { firstNotices, noticeLinks, openFirstNotice, recordReads } from '#e2e/support/reads.ts';
import { holdRequests } from '#e2e/support/requests.ts';
import { expect, test } from '#e2e/support/test.ts';
import { operationTable } from '#mocks/generated/operations.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a guest gets a list and a post with one request each, also after a reload and with the back button', async ({
  page,
}) => {
  const post = await openFirstNotice(page);
  const reads = recordReads(page);

  await page.goto(post.path);
  await expect(page.getByRole('article')).toBeVisible();
  expect(reads.splice(0)).toEqual([post.read]);

  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  expect(reads.splice(0)).toEqual([post.read]);

  await page.goto('/information');
  await expect(noticeLinks(page).first()).toBeVisible();
  expect(reads.splice(0)).toEqual([firstNotices]);

  await page.goBack();
  await expect(page.getByRole('article')).toBeVisible();
  expect(reads.splice(0).length).toBeLessThanOrEqual(1);
});

test('the request for a list starts before the scripts of the site have arrived', async ({ page }) => {
  const releaseScripts = await holdRequests(page, '**/assets/*.js');
  const request = page.waitForRequest(`**${operationTable.getInfo.path}?*`);
  const opened = page.goto('/information');
  await request;
  await expect(noticeLinks(page)).toHaveCount(0);
  const reads = recordReads(page);
  releaseScripts();
  await opened;
  await expect(noticeLinks(page).first()).toBeVisible();
  expect(reads).toEqual([]);
});
