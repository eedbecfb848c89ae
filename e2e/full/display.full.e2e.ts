import type { Page } from '@playwright/test';
import { horizontalOverflow } from '#e2e/support/layout.ts';
import { expect, test } from '#e2e/support/test.ts';

const displayPanel = (page: Page) => page.getByRole('dialog', { name: '화면 설정' });
const openDisplayPanel = (page: Page) => page.getByRole('button', { name: '화면 설정' }).click();
const displayAttributes = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

/** Clicks the visible label of a setting, because its radio button is hidden. */
const chooseSetting = (page: Page, group: string, option: string) =>
  displayPanel(page).getByRole('radiogroup', { name: group }).getByText(option, { exact: true }).click();

test.describe('The display settings on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('apply and announce each choice immediately, and keep it on reload', async ({ page }) => {
    await page.goto('/contact');
    await openDisplayPanel(page);
    await chooseSetting(page, '글자 크기', '125%');
    await expect(displayPanel(page).getByRole('status')).toHaveText('글자 크기: 125%');
    await chooseSetting(page, '대비', '높게');
    await chooseSetting(page, '화면 색', '어둡게');
    await chooseSetting(page, '움직임', '멈춤');
    await expect(displayPanel(page).getByRole('status')).toHaveText('움직임: 멈춤');
    const chosen = { text: '125', contrast: 'more', theme: 'dark', motion: 'still' };
    expect(await displayAttributes(page)).toEqual(chosen);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px');
    await page.reload();
    expect(await displayAttributes(page)).toEqual(chosen);
    await openDisplayPanel(page);
    await expect(displayPanel(page).getByRole('radio', { name: '125%' })).toBeChecked();
    await expect(displayPanel(page).getByRole('radio', { name: '어둡게' })).toBeChecked();
    await displayPanel(page).getByRole('button', { name: '처음 설정으로' }).click();
    expect(await displayAttributes(page)).toEqual({});
  });

  test('are applied before the first paint', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('display', JSON.stringify({ theme: 'dark' })));
    // The application does not load, so only the script in the head can set attributes of the root element.
    await page.route(/\/assets\/(index|site|framework).*\.js$/, (route) => route.abort());
    // The page's own `goto` would wait for hydration.
    await page.mainFrame().goto('/contact', { waitUntil: 'domcontentloaded' });
    expect(await displayAttributes(page)).toEqual({ theme: 'dark' });
  });
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('can be used by keyboard, and return the focus when closed', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: '화면 설정' }).focus();
    await page.keyboard.press('Enter');
    await expect(displayPanel(page)).toBeVisible();
    await displayPanel(page).getByRole('radio', { name: '100%' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(displayPanel(page).getByRole('radio', { name: '112%' })).toBeChecked();
    expect(await displayAttributes(page)).toEqual({ text: '112' });
    await page.keyboard.press('Escape');
    await expect(displayPanel(page)).toBeHidden();
    await expect(page.getByRole('button', { name: '화면 설정' })).toBeFocused();
  });

  test('pause the slides of the home page when motion is turned off', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: '슬라이드 멈춤' })).toBeVisible();
    await openDisplayPanel(page);
    await chooseSetting(page, '움직임', '멈춤');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '슬라이드 재생' })).toBeVisible();
  });

  for (const [condition, script] of [
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('', 'QuotaExceededError');
        };
      },
    ],
    [
      'forbidden',
      () => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('', 'SecurityError');
          },
        });
      },
    ],
  ] as const) {
    test(`apply for the visit and show one message when local storage is ${condition}`, async ({ page }) => {
      await page.addInitScript(script);
      await page.goto('/contact');
      await openDisplayPanel(page);
      await chooseSetting(page, '화면 색', '어둡게');
      await chooseSetting(page, '대비', '높게');
      await expect(displayPanel(page).getByText('이번 방문 동안만 적용됩니다.')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '자료실' }).click();
      expect(await displayAttributes(page)).toEqual({ theme: 'dark', contrast: 'more' });
      await openDisplayPanel(page);
      await expect(displayPanel(page).getByRole('radio', { name: '어둡게' })).toBeChecked();
    });
  }

  for (const stored of ['', 'null', '[]', '{"text":"9000","theme":{}}', '<script>', '"dark"']) {
    test(`ignore the invalid stored value ${stored || '(empty)'}`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('display', value), stored);
      await page.goto('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await displayAttributes(page)).toEqual({});
    });
  }

  test('cause no horizontal scrolling at the largest text size', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('display', JSON.stringify({ text: '150' })));
    for (const path of ['/', '/information', '/auth/login']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [320, 390, 900, 1181, 1440, 1771]) {
        await page.setViewportSize({ width, height: 900 });
        // A list changes to cards after the window has been resized.
        await expect.poll(() => horizontalOverflow(page), { message: `${path} at ${width} px` }).toBe(0);
      }
    }
  });
});

test.describe('The display settings on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('open from the full menu', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: '전체 메뉴' }).tap();
    await page.getByRole('button', { name: '화면 설정' }).tap();
    await displayPanel(page).getByText('어둡게').tap();
    expect(await displayAttributes(page)).toEqual({ theme: 'dark' });
    await displayPanel(page).getByRole('button', { name: '닫기', exact: true }).tap();
    await expect(page.getByRole('dialog', { name: '전체 메뉴' })).toBeVisible();
  });
});
