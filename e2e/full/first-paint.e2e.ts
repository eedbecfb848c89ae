import type { Page } from '@playwright/test';
import { recordLayoutShifts, takeLayoutShifts } from '#e2e/support/layout-shift.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { nightlyTag } from '#e2e/support/nightly-tag.ts';
import { feePath } from '#e2e/support/payment.ts';
import { holdRequests } from '#e2e/support/requests.ts';
import { resumeSignupAt } from '#e2e/support/signup.ts';
import { expect, test } from '#e2e/support/test.ts';

/** Texts for guests, which a member must never see. */
const guestTexts = ['로그인 안내 열기', '연회비 납부내역은 로그인한 뒤에 볼 수 있습니다.'];

declare global {
  /** The guest texts that were visible. */
  var seenGuestTexts: string[];
}

/** Starts to record layout shifts and guest texts in each document, before its scripts run. */
async function startMeasuring(page: Page): Promise<void> {
  await recordLayoutShifts(page);
  await page.addInitScript((texts) => {
    globalThis.seenGuestTexts = [];
    const recordVisibleTexts = () => {
      const visible = [...document.querySelectorAll('main p, main button')].filter((element) =>
        element.checkVisibility(),
      );
      const visibleTexts = visible.map(({ textContent }) => textContent);
      globalThis.seenGuestTexts.push(...texts.filter((text) => visibleTexts.includes(text)));
      requestAnimationFrame(recordVisibleTexts);
    };
    requestAnimationFrame(recordVisibleTexts);
  }, guestTexts);
}

/** Opens a page and holds its scripts back. @returns a function that lets the scripts load */
async function openWithoutScripts(page: Page, url: string): Promise<() => void> {
  const release = await holdRequests(page, /\/assets\/.*\.js$/);
  // The page's own `goto` would wait for hydration, and module scripts delay the events of the document.
  await page.mainFrame().goto(url, { waitUntil: 'commit' });
  return release;
}

const siteHeader = (page: Page) => page.getByRole('banner');

/** Expects almost no layout shift. The limit of Core Web Vitals is 0.1. */
const expectNoShift = async (page: Page, screen?: string) =>
  expect((await takeLayoutShifts(page)).value, screen).toBeLessThan(0.02);

for (const { name, viewport, tag } of [
  { name: 'The first paint on a phone', viewport: { width: 390, height: 844 }, tag: [] },
  { name: 'The first paint on a wide screen', viewport: { width: 1440, height: 900 }, tag: [nightlyTag] },
]) {
  test.describe(name, { tag }, () => {
    test.use({ viewport });

    test('a member sees a loading state and never the texts for guests, without layout shifts', async ({ page }) => {
      await startLoggedIn(page);
      await startMeasuring(page);
      for (const { url, isLoading, loaded } of [
        { url: feePath, isLoading: true, loaded: page.getByText('지금 납부하실 연회비가 없습니다.') },
        { url: '/mypage', isLoading: true, loaded: page.getByRole('button', { name: '변경완료' }) },
        { url: '/contact', isLoading: false, loaded: page.getByRole('button', { name: '등록' }) },
      ])
        await test.step(decodeURIComponent(url), async () => {
          const loadScripts = await openWithoutScripts(page, url);
          await expect(siteHeader(page).getByText('MY', { exact: true }).filter({ visible: true })).toHaveCount(1);
          await expect(siteHeader(page).getByRole('link', { name: '로그인' })).toHaveCount(0);
          await expect(page.getByText('불러오는 중')).toBeVisible({ visible: isLoading });
          loadScripts();
          await expect(loaded).toBeVisible();
          await expect(page.getByText('불러오는 중')).toHaveCount(0);
          await expectNoShift(page, url);
          expect(await page.evaluate(() => globalThis.seenGuestTexts), url).toEqual([]);
        });
    });

    test('the home page requests Swiper after its first paint, and Swiper starts without layout shifts', async ({
      page,
    }) => {
      await startMeasuring(page);
      await page.goto('/');
      await expect(page.getByRole('region', { name: '학회 소개 슬라이드' })).toHaveClass(/swiper-initialized/);
      const partners = page.getByRole('region', { name: '협력 기관' });
      await partners.scrollIntoViewIfNeeded();
      await expect(partners.locator('.swiper-initialized')).toBeVisible();
      await expectNoShift(page);
      const [painted = 0, requested = 0] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/swiper-'))?.startTime,
      ]);
      expect(painted).toBeGreaterThan(0);
      expect(requested).toBeGreaterThan(painted);
    });

    test('a sign-up reloaded at a later step shows a loading state, without layout shifts', async ({ page }) => {
      await resumeSignupAt(page, '직장정보 입력');
      await startMeasuring(page);
      const loadScripts = await openWithoutScripts(page, '/auth/signup');
      await expect(page.getByText('불러오는 중')).toBeVisible();
      await expect(page.getByText('서비스 이용 약관에 동의합니다.')).toBeHidden();
      loadScripts();
      await expect(page.getByRole('heading', { level: 2, name: '직장정보 입력' })).toBeVisible();
      await expect(page.getByText('불러오는 중')).toHaveCount(0);
      await expectNoShift(page);
    });
  });
}
