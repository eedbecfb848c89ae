import type { Page } from '@playwright/test';
import { fillInquiryForm } from '#e2e/support/inquiry.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, expectedConsole: [/Failed to load resource/] });

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

test('after a first press, code is loaded when its link is pointed at, and that of the next step when a screen rests', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.keyboard.press('Shift');
  const contact = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '문의하기' });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await contact.hover();
    expect(requested).toContainEqual(expect.stringMatching(/contact-page.*\.js/));
  }).toPass();
  await page.getByRole('link', { name: '로그인' }).first().click();
  await page.getByRole('main').getByRole('link', { name: '비밀번호 찾기' }).click();
  await expect.poll(() => requested).toContainEqual(expect.stringMatching(/new-password-page.*\.js/));
});

test.describe('A prerendered page whose screen', () => {
  const code = /contact-page.*\.js/;
  const subject = (page: Page) => page.getByRole('textbox', { name: /제목/ });
  /** Navigates without waiting for hydration. */
  const openContact = (page: Page) => page.mainFrame().goto('/contact', { waitUntil: 'commit' });
  test.use({ expectedConsole: [/Failed to load resource|dynamically imported module/] });

  test('loads slowly has a working header, and keeps typed text', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(code, async (route) => {
      await promise;
      await route.continue();
    });
    await openContact(page);
    await subject(page).fill('시료 문의');
    // A press before the header is hydrated is kept until then.
    await page.getByRole('button', { name: '화면 설정' }).first().click();
    await expect(page.getByRole('dialog', { name: '화면 설정' })).toBeVisible();
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
