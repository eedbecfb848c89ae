import type { Page } from '@playwright/test';
import { fillInquiryForm } from '#e2e/support/inquiry.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ expectedConsole: [/Failed to load resource/] });

test('a panel whose code fails to load shows a message, keeps the page, and opens on retry', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeAttached();
  await page.route(/display-panel.*\.js/, (route) => route.abort());
  await page.getByRole('button', { name: '화면 설정' }).click();
  await expect(page.getByRole('status').filter({ hasText: '불러오지 못했습니다' })).toBeVisible();
  await expect(heading).toBeAttached();
  await page.unroute(/display-panel.*\.js/);
  await page.getByRole('button', { name: '화면 설정' }).click();
  await expect(page.getByRole('dialog', { name: '화면 설정' })).toBeVisible();
});

test.describe('A lazy-loaded screen', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    expectedConsole: [/Failed to load resource|dynamically imported module|Unable to preload CSS/],
  });
  const openContact = (page: Page) =>
    page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '문의하기' }).click();
  const failed = '네트워크 연결 오류입니다. 잠시 후 다시 시도해 주세요.';

  test('shows a network error when its style sheet fails to load, and appears with its styles on retry', async ({
    page,
  }) => {
    const file = /contact-page.*\.css/;
    await page.goto('/');
    await page.route(file, (route) => route.abort());
    await openContact(page);
    await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
    await page.unroute(file);
    await page.getByRole('button', { name: '다시 불러오기' }).click();
    const form = page.getByRole('heading', { name: '문의 내용 작성' });
    await expect(form).toBeVisible();
    // The style sheet puts the columns of the screen beside each other.
    const office = await page.getByRole('heading', { name: '사무국' }).first().boundingBox();
    expect(office).not.toBeNull();
    expect(Math.abs(((await form.boundingBox())?.y ?? 0) - (office?.y ?? 0))).toBeLessThan(100);
  });
});

test.describe('A prerendered page whose screen', () => {
  const code = /contact-page.*\.js/;
  const subject = (page: Page) => page.getByRole('textbox', { name: /제목/ });
  /** Navigates without waiting for hydration. */
  const openContact = (page: Page) => page.mainFrame().goto('/contact', { waitUntil: 'commit' });
  test.use({
    viewport: { width: 1280, height: 800 },
    expectedConsole: [/Failed to load resource|dynamically imported module/],
  });

  test('loads slowly has a working header, and keeps typed text', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(code, async (route) => {
      await promise;
      await route.continue();
    });
    await openContact(page);
    await subject(page).fill('시료 문의');
    // A press before the header is hydrated does nothing.
    await expect(async () => {
      await page.getByRole('button', { name: '화면 설정' }).first().click();
      await expect(page.getByRole('dialog', { name: '화면 설정' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(page.locator('#root[data-address]')).toHaveCount(1);
    resolve();
    await expect(page.locator('#root[data-address]')).toHaveCount(0);
    await expect(subject(page)).toHaveValue('시료 문의');
  });

  test('fails to load keeps the typed text beside its message and after the retry, and its form then works', async ({
    page,
  }) => {
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    await openContact(page);
    await subject(page).fill('시료 문의');
    const notice = page.getByRole('alert').filter({ hasText: '페이지의 기능을 불러오지 못했습니다' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(subject(page)).toHaveValue('시료 문의');
    await expect(page.getByRole('button', { name: '등록' })).toBeDisabled();
    await page.unroute(code);
    await notice.getByRole('link', { name: '다시 불러오기' }).click();
    await expect(page.locator('#root[data-address]')).toHaveCount(0);
    await expect(notice).toBeHidden();
    await expect(subject(page)).toHaveValue('시료 문의');
    await fillInquiryForm(page);
    await expect(page.getByRole('button', { name: '등록' })).toBeEnabled();
  });
});

test.describe('A page whose entry script fails to load', () => {
  /** Navigates without waiting for hydration. */
  const navigateTo = (page: Page, path: string) => page.evaluate((url) => window.location.assign(url), path);

  test('shows a message, stays readable, and works after a reload', async ({ page }) => {
    const notice = page.getByRole('alert').filter({ hasText: '페이지의 기능을 불러오지 못했습니다' });
    await page.goto('/');
    await page.route(/assets\/framework-.*\.js/, (route) => route.abort());
    await navigateTo(page, '/introduce');
    await expect(notice, 'an imported script').toBeVisible();
    await page.unroute(/assets\/framework-.*\.js/);
    await page.route(/assets\/index-.*\.js/, (route) => route.fulfill({ status: 404 }));
    await navigateTo(page, '/introduce?menu=학회연혁');
    await expect(page).toHaveTitle(/학회연혁/);
    await expect(notice, 'the entry script').toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(/assets\/index-.*\.js/);
    await notice.getByRole('link', { name: '다시 불러오기' }).click();
    await expect(page.getByRole('button', { name: '화면 설정' })).toBeVisible();
    await expect(notice).toBeHidden();
    await expect(page).toHaveTitle(/학회연혁/);
  });
});
