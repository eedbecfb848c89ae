import type { Page } from '@playwright/test';
import { horizontalOverflow } from '#e2e/support/layout.ts';
import { holdRequests } from '#e2e/support/requests.ts';
import { expect, test } from '#e2e/support/test.ts';

/** Makes the list of notices respond with given titles, which no example of the contract has. */
async function respondWithTitles(page: Page, titles: readonly string[]) {
  const notice = titles.map((title, index) => ({
    notice_pk: index + 1,
    notice_title: title,
    notice_enrollment_date: '2025-11-03',
    notice_hit: 1,
    admin_name: '사무국',
    member_name: null,
    fixed_yn: null,
    notice_image_url: null,
  }));
  await page.route('**/getInfo?*', (route) =>
    route.fulfill({ json: { success: true, data: { notice, notice_count: notice.length }, error: null } }),
  );
}

const unusualTitles: Record<string, string> = {
  'a very long word': 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4),
  'a title of three lines':
    '추계학술대회 초록 접수 결과 및 발표 형식 확정 안내, 발표자께서는 순서를 확인해 주십시오. '.repeat(3),
  '200 letters without a space': '가'.repeat(200),
  'a right-to-left title': '‮مؤتمر مستحضرات التجميل‬ 안내 ‏(2025)',
  'a title with stacked diacritics': 'Z̸̡͚̖̝͈͔͑̈́a̷̛̯l̵͎̈́g̶͙̈́o̷͉̔ 안내',
};

for (const [name, title] of Object.entries(unusualTitles)) {
  test(`${name} stays in its row at 320, 390, 900 and 1440 px`, async ({ page }) => {
    await respondWithTitles(page, [title, '다음 글']);
    await page.goto('/');
    const rows = page.getByRole('tabpanel').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    for (const width of [320, 390, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await horizontalOverflow(page);
      expect(overflow, `${width} px`).toBe(0);
      const height = (await rows.first().boundingBox())?.height ?? 0;
      expect(height, `height of at most two lines and a date at ${width} px`).toBeLessThan(130);
    }
  });
}

test('shows five posts when the server sends a hundred', async ({ page }) => {
  await respondWithTitles(
    page,
    Array.from({ length: 100 }, (_, index) => `${index + 1}번째 글`),
  );
  await page.goto('/');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(5);
});

test('the panel keeps its height while the posts load', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await holdRequests(page, '**/getInfo?*');
  await page.goto('/');
  const panel = page.getByRole('tabpanel');
  await expect(page.getByRole('progressbar')).toBeVisible();
  const loadingHeight = (await panel.boundingBox())?.height;
  release();
  await expect(panel.getByRole('listitem')).toHaveCount(5);
  expect((await panel.boundingBox())?.height).toBe(loadingHeight);
});
