import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { openSite, store } from '#tests/browser/support/site.tsx';

test('the preview marks only pinned notices in the names of their links', async () => {
  await openSite(paths.home, null);
  const posts = store().boards.notice.page({ page: 1, row: 5, search_category: 'all' }).posts;
  expect(new Set(posts.map(({ fixed }) => fixed === '중요')).size).toBe(2);
  for (const { fixed, title, date } of posts) {
    const name = `${fixed === '중요' ? '중요 ' : ''}${title} ${date}`;
    await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
});
