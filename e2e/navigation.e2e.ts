import { statusMessage } from '#e2e/support/locators.ts';
import { holdRequests } from '#e2e/support/requests.ts';
import { expect, test } from '#e2e/support/test.ts';

test.describe('The navigation on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('opens a sub-menu and a sub-screen by keyboard', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: '주 메뉴' });
    await menu.getByRole('button', { name: '학회소개 하위 메뉴' }).focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('button', { name: '학회소개 하위 메뉴' })).toHaveAttribute('aria-expanded', 'true');
    for (const _ of ['학회소개', '학회연혁', '정관 및 규정', '임원']) await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: '임원' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('학회소개 임원');
    await expect(page).toHaveURL(`/introduce?menu=${encodeURIComponent('임원')}`);
  });

  test('announces the new screen at its top, and keeps it on reload and on back and forward navigation', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/information');
    await expect(page.getByRole('row')).toHaveCount(11);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    await page.getByRole('navigation', { name: '자료실 하위 메뉴' }).getByRole('link', { name: '자유게시판' }).click();
    await expect(heading).toHaveText('자료실 자유게시판');
    await expect(heading).toBeFocused();
    await expect(statusMessage(page, '화면입니다')).toHaveText('자유게시판 | 자료실 | 한빛화장품과학회 화면입니다.');
    await expect(page).toHaveTitle('자유게시판 | 자료실 | 한빛화장품과학회');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.reload();
    await expect(heading).toHaveText('자료실 자유게시판');
    await page.goBack();
    await expect(heading).toHaveText('자료실 공지사항');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle('공지사항 | 자료실 | 한빛화장품과학회');
    await page.goForward();
    await expect(heading).toHaveText('자료실 자유게시판');
    await expect(heading).toBeFocused();
  });
});

test.describe('The navigation on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('keeps the scroll position behind the full menu, whose page is not rendered', async ({ page }) => {
    const isRendered = () => page.locator('main').evaluate((main) => main.firstElementChild?.checkVisibility());
    const menu = page.getByRole('dialog', { name: '전체 메뉴' });
    await page.goto('/introduce');
    await page.evaluate(() => scrollTo(0, 900));
    // Playwright would scroll the sticky header into view before a tap.
    await page.getByRole('button', { name: '전체 메뉴' }).evaluate((button) => button.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    expect(await isRendered()).toBe(false);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    expect(await isRendered()).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });

  test('opens a screen from the full menu, which the back button closes', async ({ page }) => {
    const menu = page.getByRole('dialog', { name: '전체 메뉴' });
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/');
    await page.getByRole('button', { name: '전체 메뉴' }).tap();
    await menu.getByText('간행물', { exact: true }).tap();
    await menu.getByRole('link', { name: '투고안내' }).tap();
    await expect(heading).toHaveText('간행물 투고안내');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: '전체 메뉴' }).tap();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(heading).toHaveText('한빛화장품과학회');
    await expect(heading).toBeFocused();
  });

  test('opens the full menu before the scripts of the page have loaded, and keeps it open', async ({ page }) => {
    const menu = page.getByRole('dialog', { name: '전체 메뉴' });
    const link = menu.getByRole('link', { name: '투고안내' });
    const releaseScripts = await holdRequests(page, /\/assets\/.*\.js$/);
    await page.mainFrame().goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: '전체 메뉴' }).tap();
    await menu.getByText('간행물', { exact: true }).tap();
    await expect(link).toBeVisible();
    await releaseScripts();
    await expect(page.locator('#root[data-address]')).toHaveCount(0);
    await link.tap();
    await expect(page).toHaveTitle(/투고안내/);
    await expect(menu).toBeHidden();
  });
});
