import type { Locator, Page } from '@playwright/test';
import { moveClockTo } from '#e2e/support/clock.ts';
import { conferencePaths } from '#e2e/support/conference.ts';
import { holdRequests } from '#e2e/support/requests.ts';
import { expect, test } from '#e2e/support/test.ts';
import { conferenceDays } from '#tests/support/event.ts';

const announcement = '페이지를 준비하고 있습니다. 준비되면 누른 버튼이 실행됩니다.';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Opens a page without its scripts. @returns a function that lets the scripts load and waits for hydration */
async function openHeld(page: Page, url: string): Promise<() => Promise<void>> {
  const releaseScripts = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.mainFrame().goto(url, { waitUntil: 'commit' });
  return async () => {
    await releaseScripts();
    await expect(page.locator('#root[data-address]')).toHaveCount(0);
  };
}

const namedButton = (page: Page, name: string) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

type Control = { name: string; url: string; size?: typeof phone; key?: string; opened: (page: Page) => Locator };

const controls: Control[] = [
  { name: '화면 설정', url: '/', size: desktop, opened: dialog },
  { name: '학회활동 하위 메뉴', url: '/', size: desktop, opened: (page) => page.locator('#sub-menu-of-society') },
  { name: '결제', url: conferencePaths.registration, opened: dialog },
  { name: '초록 등록', url: conferencePaths.abstracts, key: 'Enter', opened: dialog },
  {
    name: '비밀번호 표시',
    url: '/auth/login',
    opened: (page) => page.locator('input[name=member_password][type=text]'),
  },
];

for (const { name, url, size = phone, key, opened } of controls) {
  test.describe(`At ${size.width} px`, () => {
    test.use({ viewport: size });
    test(`a press on ${name} of ${url} before hydration shows that it is pending, and opens it after`, async ({
      page,
    }) => {
      await moveClockTo(page, conferenceDays.registration);
      const release = await openHeld(page, url);
      await (key ? namedButton(page, name).press(key) : namedButton(page, name).click());
      await expect(namedButton(page, name)).toHaveAttribute('aria-busy', 'true');
      await expect(page.getByText(announcement)).toHaveCount(1);
      await expect(opened(page)).toBeHidden();
      await release();
      await expect(opened(page)).toBeVisible();
      await expect(page.locator('[data-kept-press]')).toHaveCount(0);
      await expect(page.getByText(announcement)).toHaveCount(0);
    });
  });
}

test.describe('Before the header is hydrated', () => {
  test.use({ viewport: desktop });
  const settings = (page: Page) => namedButton(page, '화면 설정');
  const kept = (page: Page) => page.locator('[data-kept-press]');

  test('a pointer that is pressed before and released after opens it once', async ({ page }) => {
    const release = await openHeld(page, '/');
    await settings(page).hover();
    await page.mouse.down();
    await release();
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
  });

  test('the second of two presses on different controls counts', async ({ page }) => {
    const release = await openHeld(page, '/auth/login');
    await namedButton(page, '비밀번호 표시').click();
    await settings(page).click();
    await expect(kept(page)).toHaveCount(1);
    await release();
    await expect(dialog(page)).toBeVisible();
    await expect(page.locator('input[name=member_password]')).toHaveAttribute('type', 'password');
  });

  const discards: [string, (page: Page) => Promise<unknown>][] = [
    ['a press elsewhere', (page) => page.getByRole('heading', { level: 1 }).click()],
    ['typed text', (page) => page.getByRole('textbox', { name: '제목' }).fill('가입')],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a control that hides', (page) => kept(page).evaluate((control) => control.style.setProperty('display', 'none'))],
    ['a page that is left and restored', (page) => page.evaluate(() => dispatchEvent(new Event('pagehide')))],
    ['a wait of 30 seconds', (page) => page.clock.fastForward(30_000)],
  ];
  for (const [what, discard] of discards)
    test(`${what} discards the press`, async ({ page }) => {
      await page.clock.install();
      const release = await openHeld(page, '/contact');
      await settings(page).click();
      await expect(kept(page)).toHaveCount(1);
      await discard(page);
      await release();
      await expect(kept(page)).toHaveCount(0);
      await page.getByRole('textbox', { name: '이름' }).focus();
      await expect(dialog(page)).toHaveCount(0);
    });

  test('a press on a link is left to the browser, and the page before shows no pending press', async ({ page }) => {
    const release = await openHeld(page, '/');
    await settings(page).click();
    await page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
    await expect(page).toHaveURL(/login/);
    await page.goBack({ waitUntil: 'commit' });
    await release();
    await expect(settings(page)).not.toHaveAttribute('aria-busy');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('a press on a button that sends is not kept', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url());
    });
    const release = await openHeld(page, '/auth/findid');
    await page.getByRole('textbox', { name: '이메일 앞부분' }).fill('hong');
    await page.getByRole('textbox', { name: '이메일 도메인' }).fill('lab.example');
    // Playwright waits for buttons with `aria-disabled`, visitors press them.
    await namedButton(page, '전송').click({ force: true });
    await expect(kept(page)).toHaveCount(0);
    await release();
    await settings(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(posts).toEqual([]);
  });
});

test.describe('With scripts that fail to load', () => {
  test.use({ viewport: phone, expectedConsole: [/^Failed to load resource/] });
  test('a press is no longer pending when the notice is shown', async ({ page }) => {
    const release = Promise.withResolvers<void>();
    await page.route(/assets\/.*\.js$/, async (route) => {
      await release.promise;
      await route.abort();
    });
    await page.mainFrame().goto('/auth/login', { waitUntil: 'commit' });
    await namedButton(page, '비밀번호 표시').click();
    await expect(page.locator('[data-kept-press]')).toHaveCount(1);
    release.resolve();
    await expect(page.getByRole('alert')).toContainText('네트워크 문제로 페이지의 기능을 불러오지 못했습니다.');
    await expect(page.locator('[data-kept-press]')).toHaveCount(0);
  });
});

test.describe('While React has not hydrated the page', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('it does not see the touches of the menu button and of a scroll, for which it would hydrate in one task', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seenPresses: seen });
      for (const type of ['pointerdown', 'pointercancel', 'touchstart', 'click'])
        document.addEventListener(type, (event) => void seen.push(event.type));
    });
    const seenPresses = () => page.evaluate(() => Reflect.get(window, 'seenPresses'));
    const release = await openHeld(page, `/introduce?${new URLSearchParams({ menu: '정관 및 규정' })}`);
    const text = page.getByRole('main').getByRole('paragraph').last();
    await expect(text).toBeAttached();
    await namedButton(page, '전체 메뉴').tap();
    await expect(dialog(page)).toBeVisible();
    await namedButton(page, '메뉴 닫기').tap();
    await expect(dialog(page)).toBeHidden();
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: places.map((y) => ({ x: 195, y })) });
    await touch('touchStart', 700);
    for (let y = 690; y >= 400; y -= 10) await touch('touchMove', y);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    expect(await seenPresses()).toEqual([]);
    await release();
    await text.tap();
    await expect.poll(seenPresses).toEqual(['pointerdown', 'touchstart', 'click']);
    await namedButton(page, '전체 메뉴').tap();
    await expect(dialog(page)).toBeVisible();
  });
});
