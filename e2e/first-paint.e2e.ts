import type { Page } from '@playwright/test';
import { startLoggedIn } from './support/login.ts';
import { feePath } from './support/payment.ts';
import { resumeSignupAt } from './support/signup.ts';
import { expect, test } from './support/test.ts';

/** What a member must never see. */
const guestTexts = ['로그인 안내 열기', '연회비 납부내역은 로그인한 뒤에 볼 수 있습니다.'];

declare global {
  /** Sum of the layout shifts that no input caused (Layout Instability API), and the guests' texts that were seen. */
  var firstPaint: { shift: number; seen: string[] };
}

/** Measures each document from its beginning. */
async function startMeasuring(page: Page): Promise<void> {
  await page.addInitScript((texts) => {
    globalThis.firstPaint = { shift: 0, seen: [] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) globalThis.firstPaint.shift += Reflect.get(entry, 'value');
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const recordVisibleTexts = () => {
      const shown = [...document.querySelectorAll('main p, main button')].filter((element) =>
        element.checkVisibility(),
      );
      const read = shown.map(({ textContent }) => textContent);
      globalThis.firstPaint.seen.push(...texts.filter((text) => read.includes(text)));
      requestAnimationFrame(recordVisibleTexts);
    };
    requestAnimationFrame(recordVisibleTexts);
  }, guestTexts);
}

/** Opens a page whose code does not arrive. @returns lets it arrive */
async function openWithoutCode(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  // By its frame: a page that is opened by itself is waited for until it is hydrated. Scripts of the kind that the
  // build makes hold back every later event.
  await page.mainFrame().goto(address, { waitUntil: 'commit' });
  return resolve;
}

const siteHeader = (page: Page) => page.getByRole('banner');

/** The most that Google calls good is 0.1; here nothing is meant to move. */
const expectNoShift = async (page: Page) =>
  expect(await page.evaluate(() => globalThis.firstPaint.shift)).toBeLessThan(0.02);

for (const { name, viewport } of [
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
  { name: 'on a wide screen', viewport: { width: 1440, height: 900 } },
]) {
  test.describe(name, () => {
    test.use({ viewport });

    for (const { address, arrived } of [
      { address: feePath, arrived: (page: Page) => page.getByText('지금 납부하실 연회비가 없습니다.') },
      { address: '/mypage', arrived: (page: Page) => page.getByRole('button', { name: '변경완료' }) },
      { address: '/contact', arrived: (page: Page) => page.getByRole('button', { name: '등록' }) },
    ])
      test(`a member who opens ${decodeURIComponent(address)} sees a loading state and never the guest's page`, async ({
        page,
      }) => {
        await startLoggedIn(page);
        await startMeasuring(page);
        const arrive = await openWithoutCode(page, address);
        await expect(siteHeader(page).getByText('MY', { exact: true }).filter({ visible: true })).toHaveCount(1);
        await expect(siteHeader(page).getByRole('link', { name: '로그인' })).toHaveCount(0);
        if (address !== '/contact') await expect(page.getByText('불러오는 중')).toBeVisible();
        arrive();
        await expect(arrived(page)).toBeVisible();
        await expect(page.getByText('불러오는 중')).toHaveCount(0);
        await expectNoShift(page);
        expect(await page.evaluate(() => globalThis.firstPaint.seen)).toEqual([]);
      });

    for (const { address, sees } of [
      { address: '/auth/signup', sees: '서비스 이용 약관에 동의합니다.' },
      { address: '/contact', sees: '문의 내용 작성' },
      { address: feePath, sees: '연회비 납부내역은 로그인한 뒤에 볼 수 있습니다.' },
    ])
      test(`a guest who opens ${decodeURIComponent(address)} sees it before its code arrives, and nothing moves`, async ({
        page,
      }) => {
        await startMeasuring(page);
        const arrive = await openWithoutCode(page, address);
        await expect(page.getByText(sees)).toBeVisible();
        await expect(siteHeader(page).getByRole('link', { name: '로그인' })).toBeVisible();
        await expect(page.getByText('불러오는 중')).toBeHidden();
        arrive();
        await expect(page.locator('#root[data-address]')).toHaveCount(0);
        await expect(page.getByText(sees)).toBeVisible();
        await expectNoShift(page);
      });

    test('a sign-up that is reloaded at a later step shows a loading state, and nothing moves', async ({ page }) => {
      await resumeSignupAt(page, '직장정보 입력');
      await startMeasuring(page);
      const arrive = await openWithoutCode(page, '/auth/signup');
      await expect(page.getByText('불러오는 중')).toBeVisible();
      await expect(page.getByText('서비스 이용 약관에 동의합니다.')).toBeHidden();
      arrive();
      await expect(page.getByRole('heading', { level: 2, name: '직장정보 입력' })).toBeVisible();
      await expect(page.getByText('불러오는 중')).toHaveCount(0);
      await expectNoShift(page);
    });
  });
}

test('an agreement that is given before the code arrives counts', async ({ page }) => {
  const arrive = await openWithoutCode(page, '/auth/signup');
  await page.getByText('서비스 이용 약관에 동의합니다.').click();
  arrive();
  await expect(page.locator('#root[data-address]')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /서비스 이용 약관/ })).toBeChecked();
  await page.getByText('개인정보 수집 및 정책에 동의합니다.').click();
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '기본정보 입력' })).toBeVisible();
});
