import { expect, test } from '#e2e/support/test.ts';

test.describe('The navigation on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('opens a sub-menu on hover, and closes it on Escape with the focus on its button', async ({ page }) => {
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

  test('marks the current section in the main menu', async ({ page }) => {
    await page.goto('/');
    const current = page.getByRole('navigation', { name: '주 메뉴' }).locator('[aria-current]');
    await expect(current).toHaveCount(0);
    await page.goto('/information/notice/3');
    await expect(current).toHaveText('자료실');
  });

  test('closes a hovered sub-menu on Escape, wherever the focus is', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: '주 메뉴' });
    await menu.getByRole('link', { name: '학회소개' }).hover();
    await expect(menu.getByRole('link', { name: '오시는길' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: '오시는길' })).toBeHidden();
  });

  test('keeps a sub-menu with the focus open when the mouse leaves it', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: '주 메뉴' });
    await menu.getByRole('link', { name: '학회소개' }).hover();
    await menu.getByRole('link', { name: '임원' }).focus();
    await page.mouse.move(700, 700);
    await expect(menu.getByRole('link', { name: '임원' })).toBeFocused();
  });

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

  test('scrolls to the top, focuses the heading, and announces the title after a navigation', async ({ page }) => {
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

  test('announces the home page by its title', async ({ page }) => {
    await page.goto('/information');
    await page.getByRole('banner').getByRole('link', { name: '한빛화장품과학회' }).click();
    await expect(page.getByRole('status').filter({ hasText: '화면입니다' })).toHaveText('한빛화장품과학회 화면입니다.');
  });

  test('keeps a sub-screen on reload, and on back and forward navigation', async ({ page }) => {
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

  test('shows the default for an unknown sub-screen', async ({ page }) => {
    await page.goto('/publication?menu=%EC%97%86%EB%8A%94%EB%A9%94%EB%89%B4');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('간행물 저널안내');
  });

  test('shows the login modal to a guest who opens the fee, with a button to the login', async ({ page }) => {
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

  test('closes the modal on a click outside, and returns the focus', async ({ page }) => {
    await page.goto('/membership');
    const fee = page.getByRole('navigation', { name: '회원안내 하위 메뉴' }).getByRole('link', { name: '연회비 납부' });
    await fee.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.mouse.click(20, 500);
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(fee).toBeFocused();
  });

  test('moves the focus to the main content with the skip link', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await expect(page, 'the history entry and its state do not change').toHaveURL('/contact');
  });

  test('shows a transparent header over a hero at the top, and otherwise a solid one', async ({ page }) => {
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

test.describe('The navigation on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens a screen from an expanded section of the full menu', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: '전체 메뉴' }).tap();
    const menu = page.getByRole('dialog', { name: '전체 메뉴' });
    await menu.getByRole('button', { name: '간행물' }).tap();
    await menu.getByRole('link', { name: '투고안내' }).tap();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('간행물 투고안내');
  });

  test('closes the full menu on Escape, and returns the focus to its button', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: '전체 메뉴' }).tap();
    await expect(page.getByRole('dialog', { name: '전체 메뉴' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: '전체 메뉴' })).toBeHidden();
    await expect(page.getByRole('button', { name: '전체 메뉴' })).toBeFocused();
  });

  test('closes the full menu and returns to the previous screen with the back button', async ({ page }) => {
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

  test('shows the tab bar as a drop-down, which closes on selection and on a tap outside', async ({ page }) => {
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
