import type { Page } from '@playwright/test';
import { logInOnScreen } from '#e2e/support/login.ts';
import { startScenario } from '#e2e/support/scenario.ts';
import { expect, test } from '#e2e/support/test.ts';

const heroRegion = (page: Page) => page.getByRole('region', { name: '학회 소개 슬라이드' });
const heroBullet = (page: Page, number: number) =>
  heroRegion(page).getByRole('button', { name: `${number}번 슬라이드` });
/** Opens the home page and waits until Swiper has started in the hero. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(heroRegion(page)).toHaveClass(/swiper-initialized/);
}

const newsPanel = (page: Page) => page.getByRole('main').getByRole('tabpanel');

test.describe('The hero', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('changes slides every four seconds in a loop, and announces nothing while it plays', async ({ page }) => {
    await page.clock.install();
    await openHome(page);
    await expect(heroBullet(page, 1)).toHaveAttribute('aria-current', 'true');
    await expect(heroRegion(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
    // The clock also runs by itself until Swiper has started.
    await page.clock.runFor(3500);
    await expect(heroBullet(page, 1)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(600);
    await expect(heroBullet(page, 2)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(4100);
    await expect(heroBullet(page, 1)).toHaveAttribute('aria-current', 'true');
  });

  test('exposes only the visible slide to assistive technology', async ({ page }) => {
    await openHome(page);
    const shown = heroRegion(page).locator('[role=group]:not([inert])');
    await expect(shown).toHaveCount(1);
    await expect(shown).toHaveAccessibleName('1 / 2');
    await expect(shown.getByRole('heading', { level: 2 })).toHaveText('회원과 함께 화장품 산업의 미래를 이끕니다');
    await expect(shown).toContainText('Hanbit Society of Cosmetic Scientists');
    await expect(shown).toContainText('연구와 교류의 중심');
    await heroBullet(page, 2).click();
    await expect(shown).toHaveAccessibleName('2 / 2');
    await expect(shown).toHaveCount(1);
  });

  test('continues after a bullet is pressed, and stops with the pause button', async ({ page }) => {
    await page.clock.install();
    await openHome(page);
    await heroBullet(page, 2).click();
    await page.clock.runFor(4100);
    await expect(heroBullet(page, 1)).toHaveAttribute('aria-current', 'true');
    await heroRegion(page).getByRole('button', { name: '슬라이드 멈춤' }).click();
    await page.clock.runFor(20_000);
    await expect(heroBullet(page, 1)).toHaveAttribute('aria-current', 'true');
    await expect(heroRegion(page).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await heroRegion(page).getByRole('button', { name: '슬라이드 재생' }).click();
    await page.clock.runFor(4100);
    await expect(heroBullet(page, 2)).toHaveAttribute('aria-current', 'true');
  });

  test('pauses while it contains the focus, and continues afterwards', async ({ page }) => {
    await page.clock.install();
    await openHome(page);
    await heroBullet(page, 1).focus();
    await page.keyboard.press('Tab');
    await expect(heroBullet(page, 2)).toBeFocused();
    await page.clock.runFor(9000);
    await expect(heroBullet(page, 1)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Tab');
    await page.clock.runFor(4100);
    await expect(heroBullet(page, 2)).toHaveAttribute('aria-current', 'true');
  });

  test('starts paused with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await openHome(page);
    await expect(heroRegion(page).getByRole('button', { name: '슬라이드 재생' })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(heroBullet(page, 1)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('button', { name: '협력 기관 재생' })).toBeAttached();
  });

  test('changes slides by a swipe in both directions, and continues', async ({ page }) => {
    await page.clock.install();
    await openHome(page);
    const swipe = async (from: number, to: number) => {
      const session = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
      await touch('touchStart', from);
      for (const step of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * step);
      await touch('touchEnd');
    };
    await swipe(800, 500);
    await expect(heroBullet(page, 2)).toHaveAttribute('aria-current', 'true');
    await swipe(500, 800);
    await expect(heroBullet(page, 1)).toHaveAttribute('aria-current', 'true');
    await swipe(500, 800);
    await expect(heroBullet(page, 2)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(4100);
    await expect(heroBullet(page, 1)).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('The tiles', () => {
  test('link to their sections', async ({ page }) => {
    await page.goto('/');
    const tiles = page.getByRole('region', { name: '주요 메뉴' }).getByRole('link');
    await expect(tiles).toHaveCount(6);
    const links = await tiles.evaluateAll((elements) =>
      elements.map((link) => [link.querySelector('h3')?.textContent, link.getAttribute('href')]),
    );
    expect(links).toEqual([
      ['학회소개', '/introduce'],
      ['학회활동', '/auth/signup'],
      ['회원안내', '/society'],
      ['간행물', '/publication'],
      ['자료실', '/information'],
      ['문의하기', '/contact'],
    ]);
    await tiles.filter({ hasText: '회원안내' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('학회활동 학술행사 안내');
    expect(await page.evaluate(() => window.history.state.usr)).toEqual({
      menu: '학술행사 안내',
      depthMenu: '등록안내',
    });
  });

  test('show a modal to a member who follows the sign-up tile', async ({ page }) => {
    await logInOnScreen(page);
    await page.getByRole('region', { name: '주요 메뉴' }).getByRole('link', { name: '학회활동' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('이미 학회 회원이십니다.');
    await expect(page).toHaveURL('/');
  });

  for (const [width, columns] of [
    [1101, 3],
    [1100, 2],
    [601, 2],
    [600, 1],
  ] as const) {
    test(`have ${columns} columns at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const left = (element: Element) => element.getBoundingClientRect().left;
      const tiles = page.getByRole('region', { name: '주요 메뉴' }).getByRole('listitem');
      await expect(tiles).toHaveCount(6);
      const positions = await Promise.all((await tiles.all()).map((tile) => tile.evaluate(left)));
      expect(new Set(positions).size).toBe(columns);
    });
  }
});

test.describe('The board preview', () => {
  test('requests the latest five posts each time a tab is selected', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('/getInfo')) requests.push(`${searchParams.get('type')} ${searchParams.get('row')}`);
    });
    await page.goto('/');
    await expect(newsPanel(page).getByRole('listitem')).toHaveCount(5);
    await expect(newsPanel(page).getByRole('listitem').first()).toHaveText(/사전등록 안내\s*2025-11-03$/);
    await page.getByRole('tab', { name: '자유게시판' }).click();
    await expect(page.getByRole('tab', { name: '자유게시판' })).toHaveAttribute('aria-selected', 'true');
    await expect(newsPanel(page).getByRole('listitem')).toHaveCount(5);
    await page.getByRole('tab', { name: '공지사항' }).click();
    await expect(newsPanel(page).getByRole('listitem').first()).toContainText('사전등록 안내');
    await expect.poll(() => requests).toEqual(['notice 5', 'forum 5', 'notice 5']);
  });

  test('selects a tab by arrow keys, and keeps it on reload', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('tab', { name: '공지사항' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: '자유게시판' })).toBeFocused();
    await expect(page.getByRole('tab', { name: '자유게시판' })).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(page.getByRole('tab', { name: '자유게시판' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: '자유게시판' }).focus();
    await page.keyboard.press('Home');
    await expect(page).toHaveURL('/');
  });

  test('opens posts of both boards under /information/notice, with their board', async ({ page }) => {
    await logInOnScreen(page);
    await newsPanel(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/information\/notice\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('자료실 공지사항');
    await page.goBack();
    await page.getByRole('tab', { name: '자유게시판' }).click();
    await expect(page).toHaveURL(/board=/);
    await newsPanel(page).getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/information/notice/\\d+\\?menu=${encodeURIComponent('자유게시판')}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('자료실 자유게시판');
  });

  test('links to the selected board with 바로가기', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('tab', { name: '자유게시판' }).click();
    await page.getByRole('link', { name: '자유게시판 바로가기' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('자료실 자유게시판');
  });

  test('shows a message for an empty board', async ({ page }) => {
    await startScenario(page, 'getInfo', 'empty');
    await page.goto('/');
    await expect(newsPanel(page)).toHaveText('해당 데이터가 없습니다.');
  });

  test.describe('after a server error', () => {
    test.use({ expectedConsole: [/status of 500/] });

    test('shows the error, keeps the rest of the page, and loads on retry', async ({ page }) => {
      const endScenario = await startScenario(page, 'getInfo', 'serverError', 500);
      await page.goto('/');
      await expect(newsPanel(page).getByRole('alert')).toContainText('서버가 응답하지 않습니다.');
      await expect(page.getByRole('heading', { name: '특별후원사' })).toBeVisible();
      await endScenario();
      await page.getByRole('button', { name: '다시 시도' }).click();
      await expect(newsPanel(page).getByRole('listitem')).toHaveCount(5);
    });
  });
});

test.describe('Sponsors and partners', () => {
  test('the 26 sponsors have 4 columns, and 2 at 1100 px', async ({ page }) => {
    await page.goto('/');
    const list = page.getByRole('region', { name: '특별후원사' }).getByRole('listitem');
    await expect(list).toHaveCount(26);
    for (const [width, columns] of [
      [1101, 4],
      [1100, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await list.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(columns);
    }
  });

  test('the carousel of 9 partners moves by its arrow buttons, loops in both directions, and can be paused', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const carousel = page.getByRole('region', { name: '협력 기관' });
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('listitem')).toHaveCount(9);
    const boxes = await Promise.all(
      (await carousel.getByRole('listitem').all()).slice(0, 2).map((item) => item.boundingBox()),
    );
    const [first, second] = boxes.map((box) => box ?? { x: 0, width: 0 });
    expect(Math.round((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0))).toBe(16);
    const start = Math.round(first?.x ?? 0);
    const leftOf = (items: Element[]) => items.map((item) => Math.round(item.getBoundingClientRect().x));
    const nameOf = (images: Element[]) => images.map((image) => image.getAttribute('aria-label'));
    const names = await carousel.getByRole('listitem').getByRole('img').evaluateAll(nameOf);
    const firstVisible = async () => {
      const lefts = await carousel.getByRole('listitem').evaluateAll(leftOf);
      return (await carousel.getByRole('listitem').getByRole('img').evaluateAll(nameOf))[lefts.indexOf(start)];
    };
    expect(await firstVisible()).toBe(names[0]);
    await carousel.getByRole('button', { name: '다음 협력 기관' }).click();
    await expect.poll(firstVisible).toBe(names[1]);
    await carousel.getByRole('button', { name: '이전 협력 기관' }).click();
    await expect.poll(firstVisible).toBe(names[0]);
    await carousel.getByRole('button', { name: '이전 협력 기관' }).click();
    await expect.poll(firstVisible).toBe(names[8]);
    await expect(carousel.getByRole('listitem')).toHaveCount(9);
    await carousel.getByRole('button', { name: '협력 기관 재생' }).click();
    await expect(carousel.getByRole('button', { name: '협력 기관 멈춤' })).toBeVisible();
  });
});

test.describe('Without Swiper', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });
  const swiperFile = /assets\/swiper-.*\.js/;

  test('the bullets of the hero change its slide, and the play button loads Swiper again', async ({ page }) => {
    await page.route(swiperFile, (route) => route.abort());
    await page.goto('/');
    const play = heroRegion(page).getByRole('button', { name: '슬라이드 재생' });
    await expect(play).toBeVisible();
    await heroBullet(page, 2).click();
    const shown = heroRegion(page).locator('[role=group]:not([inert])');
    await expect(shown).toHaveAccessibleName('2 / 2');
    await page.unroute(swiperFile);
    await play.click();
    await expect(heroRegion(page)).toHaveClass(/swiper-initialized/);
    await expect(heroRegion(page).getByRole('button', { name: '슬라이드 멈춤' })).toBeVisible();
    await expect(shown).toHaveAccessibleName('2 / 2');
    await expect(shown).toHaveAccessibleName('1 / 2', { timeout: 6000 });
  });

  test('all partners are visible, without buttons', async ({ page }) => {
    await page.route(swiperFile, (route) => route.abort());
    await page.goto('/');
    const partners = page.getByRole('main').getByRole('list').last();
    await partners.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: '다음 협력 기관' })).toHaveCount(0);
    await expect(partners.getByRole('listitem')).toHaveCount(9);
    for (const partner of await partners.getByRole('listitem').all()) await expect(partner).toBeInViewport();
  });
});

test.describe('Without pictures and fonts', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('the home page shows all texts', async ({ page }) => {
    await page.route(/\/(pictures\/|marks\.svg)|\.woff2/, (route) => route.abort());
    await page.goto('/');
    await expect(heroRegion(page).getByRole('heading', { level: 2 })).toBeVisible();
    await expect(heroRegion(page)).toHaveCSS('background-color', /rgb/);
    const sponsors = page.getByRole('region', { name: '특별후원사' });
    await sponsors.scrollIntoViewIfNeeded();
    const texts = await sponsors.getByRole('listitem').allTextContents();
    await expect.poll(async () => (await sponsors.getByRole('listitem').allTextContents()).every(Boolean)).toBe(true);
    expect(texts).toHaveLength(26);
  });
});
