import type { Page } from '@playwright/test';
import { axeViolations } from '#e2e/support/axe.ts';
import { expect, test } from '#e2e/support/test.ts';

/** The development server compiles a screen on its first request. */
const compilationTimeout = { timeout: 20_000 };

const developmentPanel = (page: Page) => page.getByRole('dialog', { name: '개발 패널' });

/** Opens a screen, and a tab of the panel. */
async function openPanelTab(page: Page, path: string, tab: string) {
  await page.goto(path);
  await page.getByRole('button', { name: '개발 패널' }).click(compilationTimeout);
  await page.getByRole('tab', { name: tab }).click();
}

test('every tab of the panel has no axe violations, and fits from 320 to 1440 px', async ({ page }) => {
  // axe checks a list of several hundred options ten times.
  test.slow();
  await page.goto('/information');
  await page.getByRole('button', { name: '개발 패널' }).click(compilationTimeout);
  await expect(page.getByText('총 37건, 1/4 페이지')).toBeVisible(compilationTimeout);
  for (const width of [320, 390, 900, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const tabs = await page.getByRole('tab').all();
    expect(tabs).toHaveLength(5);
    for (const tab of tabs) {
      await tab.click();
      const overflow = await developmentPanel(page).evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow, `${width} px`).toBe(0);
      if ([320, 1440].includes(width)) expect(await axeViolations(page, 'mock-panel'), `${width} px`).toEqual([]);
    }
  }
});

test.describe('The development panel', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('applies a scenario, and keeps it on navigation until it is removed', async ({ page }) => {
    await openPanelTab(page, '/auth/login', '시나리오');
    await page.getByRole('combobox', { name: /^getInfo / }).selectOption('200 empty');
    await page.goto('/information');
    await expect(page.getByText('등록 내역이 없습니다.')).toBeVisible(compilationTimeout);
    await expect(page.getByRole('tab', { name: '시나리오 1개 사용 중' })).toBeVisible();
    await page.getByRole('button', { name: '모두 해제' }).click();
    await page.reload();
    await expect(page.getByText('총 37건, 1/4 페이지')).toBeVisible(compilationTimeout);
  });

  test('logs a persona in with one click', async ({ page }) => {
    await openPanelTab(page, '/mypage', '회원');
    await page.getByRole('button', { name: '특별회원 로그인' }).click();
    await expect(developmentPanel(page).getByRole('status')).toHaveText('박도담 님으로 로그인했습니다.');
    await page.goto('/mypage');
    await expect(page.getByText('박도담 님')).toBeVisible(compilationTimeout);
  });

  test('moves the clock of mock and page, and keeps it on reload', async ({ page }) => {
    await openPanelTab(page, '/', '환경');
    await page.getByRole('button', { name: /^기간 이후/ }).click();
    await page.reload();
    await expect(developmentPanel(page).getByRole('time')).toHaveText(
      /^2025년 11월 20일 \(목\) 10:0\d:\d\d$/,
      compilationTimeout,
    );
  });

  test('simulates an offline network', async ({ page }) => {
    await openPanelTab(page, '/auth/login', '환경');
    await page.getByRole('checkbox', { name: /^오프라인/ }).check();
    await page.goto('/information');
    await expect(page.getByText('네트워크 연결 오류입니다. 잠시 후 다시 시도해 주세요.')).toBeVisible(
      compilationTimeout,
    );
    await page.getByRole('tab', { name: '요청' }).click();
    await expect(page.getByRole('list', { name: '마지막 요청' })).toContainText('연결 안 됨');
  });

  test('resets the mock to its initial state', async ({ page }) => {
    await openPanelTab(page, '/', '환경');
    await page.getByRole('button', { name: /^기간 이후/ }).click();
    await page.getByRole('button', { name: '모의 서버 초기화…' }).click();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: '모두 잊기' }).click();
    await loaded;
    await expect(developmentPanel(page).getByRole('time')).toHaveText(
      /^2025년 11월 5일 \(수\) 10:0\d:\d\d$/,
      compilationTimeout,
    );
  });

  test('starts a large world, and keeps its size on reload', async ({ page }) => {
    await openPanelTab(page, '/information', '환경');
    await page.getByRole('combobox', { name: '자료의 양' }).selectOption('large');
    await page.getByRole('button', { name: '모의 서버 초기화…' }).click();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: '모두 잊기' }).click();
    await loaded;
    await expect(page.getByText('총 10,000건, 1/1000 페이지')).toBeVisible(compilationTimeout);
    await page.reload();
    await expect(developmentPanel(page).getByText(/^지금은 많게/)).toBeVisible(compilationTimeout);
    await page.goto('/information?page=1000');
    await expect(page.getByText('총 10,000건, 1000/1000 페이지')).toBeVisible(compilationTimeout);
  });

  test('can be used by keyboard, also over a modal of the site', async ({ page }) => {
    await page.goto('/mypage');
    const modal = page.getByRole('alertdialog');
    await expect(modal).toBeVisible(compilationTimeout);
    await expect(page.getByRole('button', { name: '개발 패널' })).toBeAttached();
    await page.keyboard.press('Control+Shift+D');
    await expect(page.getByRole('tab', { name: '시나리오' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(developmentPanel(page).getByRole('status')).toHaveText('김가람 님으로 로그인했습니다.');
    await page.keyboard.press('Escape');
    await expect(developmentPanel(page)).toBeHidden();
    await expect(modal).toBeVisible();
  });
});
