import { expect, test } from './support/test.ts';

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a sub-menu opens on hover, and Escape closes it', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: '주 메뉴' });
    await menu.getByRole('link', { name: '학회소개' }).hover();
    await expect(menu.getByRole('link', { name: '오시는길' })).toBeVisible();
    await page.keyboard.press('Tab');
    await menu.getByRole('link', { name: '학회연혁' }).focus();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: '오시는길' })).toBeHidden();
    await expect(menu.getByRole('button', { name: '학회소개 하위 메뉴' })).toBeFocused();
  });

  test('the main menu marks the section that one is in', async ({ page }) => {
    await page.goto('/');
    const current = page.getByRole('navigation', { name: '주 메뉴' }).locator('[aria-current]');
    await expect(current).toHaveCount(0);
    await page.goto('/information/notice/3');
    await expect(current).toHaveText('자료실');
  });

  test('Escape closes what the mouse has opened, wherever focus is', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: '주 메뉴' });
    await menu.getByRole('link', { name: '학회소개' }).hover();
    await expect(menu.getByRole('link', { name: '오시는길' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: '오시는길' })).toBeHidden();
  });

  test('a mouse that leaves does not close the sub-menu that the keyboard is in', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: '주 메뉴' });
    await menu.getByRole('link', { name: '학회소개' }).hover();
    await menu.getByRole('link', { name: '임원' }).focus();
    await page.mouse.move(700, 700);
    await expect(menu.getByRole('link', { name: '임원' })).toBeFocused();
  });

  test('the keyboard opens a sub-menu and goes to a sub-screen', async ({ page }) => {
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

  test('after a navigation the page is at its top, the heading has focus and the title is announced', async ({
    page,
  }) => {
    await page.goto('/information');
    await expect(page.getByRole('row')).toHaveCount(11);
    await page.mouse.wheel(0, 600);
    await page.getByRole('navigation', { name: '자료실 하위 메뉴' }).getByRole('link', { name: '자유게시판' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('자료실 자유게시판');
    await expect(page.getByRole('status').filter({ hasText: '화면입니다' })).toHaveText(
      '자유게시판 | 자료실 | 한빛화장품과학회 화면입니다.',
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('home is announced by its title, like every screen', async ({ page }) => {
    await page.goto('/information');
    await page.getByRole('banner').getByRole('link', { name: '한빛화장품과학회' }).click();
    await expect(page.getByRole('status').filter({ hasText: '화면입니다' })).toHaveText('한빛화장품과학회 화면입니다.');
  });

  test('a sub-screen survives a reload, and back and forward lead through sub-screens', async ({ page }) => {
    await page.goto('/society');
    const tabs = page.getByRole('navigation', { name: '학회활동 하위 메뉴' });
    await tabs.getByRole('link', { name: '학술대회 등록' }).click();
    await expect(tabs.getByRole('link', { name: '학술대회 등록' })).toHaveAttribute('aria-current', 'page');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('학회활동 학술대회 등록');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('학회활동 학술행사 안내');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('학회활동 학술대회 등록');
  });

  test('an unknown sub-screen gives the default', async ({ page }) => {
    await page.goto('/publication?menu=%EC%97%86%EB%8A%94%EB%A9%94%EB%89%B4');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('간행물 저널안내');
  });

  test('the fee asks a guest to log in, and the button of the modal leads there', async ({ page }) => {
    await page.goto('/membership');
    await page
      .getByRole('navigation', { name: '회원안내 하위 메뉴' })
      .getByRole('link', { name: '연회비 납부' })
      .click();
    await expect(page.getByRole('alertdialog')).toContainText('로그인이 필요합니다.');
    await expect(page).toHaveURL('/membership');
    await page.getByRole('button', { name: '로그인 하러가기' }).click();
    await expect(page).toHaveURL('/auth/login');
  });

  test('a click outside closes the modal and focus returns to where it was', async ({ page }) => {
    await page.goto('/membership');
    const fee = page.getByRole('navigation', { name: '회원안내 하위 메뉴' }).getByRole('link', { name: '연회비 납부' });
    await fee.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.mouse.click(20, 500);
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(fee).toBeFocused();
  });

  test('the skip link leads past the header', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await expect(page, 'the history entry stays, with the state that it holds').toHaveURL('/contact');
  });

  test('the header is transparent over a hero at the top, and solid when scrolled or without a hero', async ({
    page,
  }) => {
    await page.goto('/information');
    await expect(page.getByRole('banner')).toHaveAttribute('data-solid', 'false');
    await expect(page.getByRole('row')).toHaveCount(11);
    await page.mouse.wheel(0, 500);
    await expect(page.getByRole('banner')).toHaveAttribute('data-solid', 'true');
    await page.getByRole('button', { name: '맨 위로' }).click();
    await expect(page.getByRole('banner')).toHaveAttribute('data-solid', 'false');
    for (const path of ['/auth/login', '/Auth/Login']) {
      await page.goto(path);
      await expect(page.getByRole('banner')).toHaveAttribute('data-solid', 'true');
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the full menu opens, a section expands, and an entry leads to its screen', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: '전체 메뉴' }).tap();
    const menu = page.getByRole('dialog', { name: '전체 메뉴' });
    await menu.getByRole('button', { name: '간행물' }).tap();
    await menu.getByRole('link', { name: '투고안내' }).tap();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('간행물 투고안내');
  });

  test('Escape closes the full menu and focus returns to its button', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: '전체 메뉴' }).tap();
    await expect(page.getByRole('dialog', { name: '전체 메뉴' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: '전체 메뉴' })).toBeHidden();
    await expect(page.getByRole('button', { name: '전체 메뉴' })).toBeFocused();
  });

  test('the back button closes the full menu and leads back', async ({ page }) => {
    await page.goto('/society');
    await page.getByRole('banner').getByRole('link', { name: '한빛화장품과학회' }).tap();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: '전체 메뉴' }).tap();
    await expect(page.getByRole('dialog', { name: '전체 메뉴' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/society');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('the tab bar is a drop-down that closes on choosing and on a tap outside', async ({ page }) => {
    await page.goto('/society');
    const tabs = page.getByRole('navigation', { name: '학회활동 하위 메뉴' });
    await tabs.getByRole('button', { name: '학술행사 안내' }).tap();
    await expect(tabs.getByRole('link', { name: '학술대회 등록' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tabs.getByRole('link', { name: '학술대회 등록' })).toBeHidden();
    await tabs.getByRole('button', { name: '학술행사 안내' }).tap();
    await tabs.getByRole('link', { name: '학술대회 등록' }).tap();
    await expect(tabs.getByRole('button', { name: '학술대회 등록' })).toHaveAttribute('aria-expanded', 'false');
  });
});
