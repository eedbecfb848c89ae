import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the home page keeps the chosen board on reload, and its tiles and posts lead to their screens', async ({
  page,
}) => {
  const posts = page.getByRole('main').getByRole('tabpanel').getByRole('listitem');
  const forum = page.getByRole('tab', { name: '자유게시판' });
  await page.goto('/');
  await expect(posts).toHaveCount(5);
  await expect(posts.first()).toHaveText(/사전등록 안내\s*2025-11-03$/);
  await page.getByRole('tab', { name: '공지사항' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(forum).toBeFocused();
  await expect(posts.first()).toContainText('포스터 규격');
  await page.reload();
  await expect(forum).toHaveAttribute('aria-selected', 'true');
  await expect(posts.first()).toContainText('포스터 규격');
  await expect(page.getByRole('region', { name: '특별후원사' }).getByRole('listitem')).toHaveCount(26);
  await page.getByRole('tab', { name: '공지사항' }).click();
  await expect(posts.first()).toContainText('사전등록 안내');
  await posts.first().getByRole('link').click();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toContainText('사전등록 안내');
  await page.goBack();
  const tiles = page.getByRole('region', { name: '주요 메뉴' }).getByRole('link');
  await expect(tiles).toHaveCount(6);
  await tiles.filter({ hasText: '자료실' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('자료실 공지사항');
  await expect(page.getByRole('row')).toHaveCount(11);
});
