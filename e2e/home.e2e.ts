import { expectSlide, heroBullet, heroRegion, openHomeWithStoppedClock, waitForHero } from '#e2e/support/home.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the hero changes its slide every four seconds, and stops and continues by its button', async ({ page }) => {
  await openHomeWithStoppedClock(page);
  await waitForHero(page);
  const liveRegion = heroRegion(page).locator('[aria-live]');
  await expectSlide(page, 1);
  await expect(liveRegion).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(3900);
  await expectSlide(page, 1);
  await page.clock.runFor(200);
  await expectSlide(page, 2);
  await page.clock.runFor(4100);
  await expectSlide(page, 1);
  await heroBullet(page, 2).click();
  // Swiper changes the slide in the next frame.
  await page.clock.runFor(100);
  await expectSlide(page, 2);
  await page.clock.runFor(4100);
  await expectSlide(page, 1);
  await heroRegion(page).getByRole('button', { name: '슬라이드 멈춤' }).click();
  await expect(liveRegion).toHaveAttribute('aria-live', 'polite');
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await heroRegion(page).getByRole('button', { name: '슬라이드 재생' }).click();
  await expect(liveRegion).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(4100);
  await expectSlide(page, 2);
});

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
