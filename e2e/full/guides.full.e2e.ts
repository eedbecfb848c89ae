import { startScenario } from '#e2e/support/scenario.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the list has ten event guides per page, and keeps the page on return from a guide', async ({ page }) => {
  await page.goto('/society');
  await expect(page.getByRole('heading', { level: 2, name: '학술행사 안내' })).toBeVisible();
  await expect(page.getByRole('row').first()).toHaveText('NO.제목조회수작성일');
  await expect(page.getByText('총 25건, 1/3 페이지')).toBeVisible();
  await page.getByRole('link', { name: '2 페이지' }).click();
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('15');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/society\/guide\/\d+$/);
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('link', { name: '목록', exact: true }).click();
  await expect(page).toHaveURL('/society?page=2');
});

test('event guides are cards with date and hits at 900 px and below', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto('/society');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\d{4}-\d\d-\d\d조회수: [\d,]+$/ });
  await expect(cards).toHaveCount(10);
  await page.setViewportSize({ width: 901, height: 900 });
  await expect(page.getByRole('table', { name: '학술행사 안내 목록' })).toBeVisible();
});

test('an empty list of event guides shows a message', async ({ page }) => {
  await startScenario(page, 'getPastConferences', 'empty');
  await page.goto('/society');
  await expect(page.getByText('등록 내역이 없습니다.')).toBeVisible();
});

test('an event guide shows facts, content, files, and links to the previous and next guide', async ({ page }) => {
  await page.goto('/society/guide/124');
  await expect(page.getByRole('heading', { level: 1, name: '학회 가이드' })).toBeVisible();
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2 })).toHaveText('2025년 춘계학술대회');
  await expect(article.locator('dl')).toHaveText('작성일: 2025-03-20조회수: 1,875작성자: 학술위원회');
  await expect(article.getByRole('heading', { level: 3, name: '일시와 장소' })).toBeVisible();
  await expect(article.getByRole('link', { name: '춘계학술대회_초록집.pdf PDF, 3072 KB, 새 창' })).toBeVisible();
  await expect(page).toHaveTitle('2025년 춘계학술대회 | 학회 가이드 | 한빛화장품과학회');
  await page.getByRole('link', { name: '다음글' }).click();
  await expect(page).toHaveURL('/society/guide/125');
  await expect(page.getByRole('link', { name: '다음글' })).toHaveCount(0);
  await page.getByRole('link', { name: '이전글' }).click();
  await expect(page).toHaveURL('/society/guide/124');
  await page.getByRole('link', { name: '목록', exact: true }).click();
  await expect(page).toHaveURL('/society');
});

test('an unknown guide and an invalid guide number show a message', async ({ page }) => {
  await page.goto('/society/guide/9999');
  await expect(page.getByText('해당 학술행사를 찾을 수 없습니다.')).toBeVisible();
  await page.goto('/society/guide/abc');
  await expect(page.getByText('주소가 올바르지 않습니다. 학술행사 번호를 확인해 주세요.')).toBeVisible();
});

test.describe('The share modal', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], expectedConsole: [/The URL was not copied/] });

  test('opens four services in new windows by links, which remain when a window is blocked', async ({
    page,
    context,
  }) => {
    await context.route('https://*.example/**', (route) => route.fulfill({ body: 'a form of a service' }));
    await page.goto('/society/guide/124');
    await page.getByRole('button', { name: '공유하기' }).click();
    const modal = page.getByRole('dialog', { name: '공유하기' });
    const services = modal.getByRole('listitem').getByRole('link');
    await expect(services).toHaveText([
      '블로그에 공유 (새 창)',
      '모임 앱에 공유 (새 창)',
      '단문 블로그에 공유 (새 창)',
      '소셜 네트워크에 공유 (새 창)',
    ]);
    const url = encodeURIComponent(page.url());
    for (const service of await services.all()) {
      const newPage = context.waitForEvent('page');
      await service.click();
      const opened = await newPage;
      await expect(opened).toHaveURL(new RegExp(url.replaceAll('.', '\\.')));
      await opened.close();
      // The link works without scripts: its `href` has the URL.
      await expect(service).toBeVisible();
      expect(await service.getAttribute('href')).toContain(url);
    }
  });

  test('copies the URL, and selects it for manual copying when the clipboard is denied', async ({ page }) => {
    await page.goto('/society/guide/124');
    await page.getByRole('button', { name: '공유하기' }).click();
    const urlField = page.getByRole('textbox', { name: '현재 주소' });
    await expect(urlField).toHaveValue(page.url());
    await expect(urlField).toHaveAttribute('readonly');
    await page.getByRole('button', { name: 'URL복사' }).click();
    await expect(page.getByRole('status').filter({ hasText: '주소가 복사되었습니다.' })).toHaveText(
      '주소가 복사되었습니다.\n원하는 곳에 붙여넣기 해 주세요.',
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: 'URL복사' }).click();
    await expect(page.getByText('주소를 복사하지 못했습니다.')).toBeVisible();
    expect(await urlField.evaluate((field) => field instanceof HTMLInputElement && field.selectionEnd)).toBe(
      page.url().length,
    );
  });

  test('shows a QR code of the URL, and returns the focus to its button on Escape', async ({ page }) => {
    await page.goto('/society/guide/124');
    await page.getByRole('button', { name: '공유하기' }).press('Enter');
    await expect(page.getByRole('img', { name: '이 화면의 주소가 담긴 QR 코드' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: '공유하기' })).toBeFocused();
  });

  test('offers the share sheet of the operating system, and stays open when it is cancelled', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          Object.assign(window, { shared: data });
          return Promise.reject(new DOMException('closed', 'AbortError'));
        },
      });
    });
    await page.goto('/society/guide/124');
    await page.getByRole('button', { name: '공유하기' }).click();
    await page.getByRole('button', { name: '다른 앱으로 공유' }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({
      url: page.url(),
      title: '2025년 춘계학술대회',
    });
    await expect(page.getByRole('dialog', { name: '공유하기' })).toBeVisible();
  });
});
