/** A tab of an earlier release opens each screen and each overlay after its code was removed from the server. */
import type { BrowserContext, Page } from '@playwright/test';
import { moveClockTo } from '#e2e/support/clock.ts';
import { conferencePaths } from '#e2e/support/conference.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { myPagePath } from '#e2e/support/my-page.ts';
import { feePath, payButton, student } from '#e2e/support/payment.ts';
import { missingCodeOutput, publishRelease } from '#e2e/support/release.ts';
import { expect, test } from '#e2e/support/test.ts';
import { isHydrated } from '#e2e/support/wait.ts';
import { pathOf, paths } from '#src/navigation/paths.ts';
import { conferenceDays } from '#tests/support/event.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
test.use({ expectedConsole: missingCodeOutput, actionTimeout: 10_000 });
test.describe.configure({ timeout: 240_000 });

const routes = [...Object.values(paths), pathOf.community(1), pathOf.notice(1), pathOf.guide(124)];

const networkError = '네트워크 연결 오류입니다. 잠시 후 다시 시도해 주세요.';
const reloadedToast = (page: Page) => page.getByRole('status').filter({ hasText: '누리집이 새로워져' });
const newVersionNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: '이 기능을 이용하려면 페이지를 다시 불러와 주세요.' });

/** Opens a screen as the back button does, without a link that the page would need. */
const navigate = (page: Page, path: string) =>
  page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Opens a page in a tab of its own, because a tab reloads once for each release. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Expects that the tab shows a working screen of the new version, after exactly one document. */
async function expectNewScreen(page: Page, documents: () => number) {
  await expect.poll(documents).toBe(1);
  await page.waitForFunction(isHydrated);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByRole('heading', { name: '화면을 열지 못했습니다' })).toHaveCount(0);
  await expect(page.locator('#start-failed')).toBeHidden();
  expect(documents()).toBe(1);
}

const startOf = (route: string) => (route === paths.introduce ? paths.contact : paths.introduce);

for (const [failure, opened] of [
  ['missing', routes],
  ['html', routes.slice(0, 1)],
] as const)
  test(`screens open with one document when their code is gone (${failure})`, async ({ context }) => {
    expect(routes).toHaveLength(17);
    for (const route of opened) {
      const page = await openTab(context, startOf(route));
      const release = await publishRelease(page, failure);
      await navigate(page, route);
      await expectNewScreen(page, release.documents);
      await page.close();
    }
  });

test('a screen shows the network error while the browser is offline, and opens with one press afterwards', async ({
  context,
}) => {
  const page = await openTab(context, paths.introduce);
  const release = await publishRelease(page, 'offline');
  await navigate(page, paths.contact);
  await expect(page.getByRole('alert').filter({ hasText: networkError })).toBeVisible();
  expect(release.documents()).toBe(0);
  release.goOnline();
  await page.getByRole('button', { name: '다시 불러오기' }).click();
  await expectNewScreen(page, release.documents);
});

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** The overlays that a visitor opens with a press, on a screen without input. */
const overlays: { name: string; path: string; open: (page: Page) => Promise<void>; width?: number }[] = [
  { name: 'display settings', path: '/introduce', open: press('화면 설정') },
  { name: 'share modal', path: pathOf.guide(124), open: press('공유하기') },
  { name: 'drawer of My Page', path: '/introduce', width: 390, open: press('MY') },
  { name: 'payment modal', path: feePath, open: (page) => payButton(page).click() },
  { name: 'abstract modal', path: conferencePaths.abstracts, open: press('초록 등록') },
];

for (const { name, path, open, width = 1440 } of overlays)
  for (const failure of ['missing', 'offline'] as const)
    test(`the ${name} opens after one reload (${failure})`, async ({ page, context }) => {
      await moveClockTo(page, conferenceDays.abstracts);
      await startLoggedIn(page, student);
      const tab = await context.newPage();
      await tab.setViewportSize({ width, height: 900 });
      await moveClockTo(tab, conferenceDays.abstracts);
      await tab.goto(path);
      await tab.waitForLoadState('networkidle');
      const release = await publishRelease(tab, failure);
      await open(tab);
      if (failure === 'offline') {
        await expect(tab.getByRole('status').filter({ hasText: '다시 시도해 주세요' })).toBeVisible();
        expect(release.documents()).toBe(0);
        release.goOnline();
        await open(tab);
      }
      await expect(reloadedToast(tab)).toBeVisible({ timeout: 15_000 });
      await expectNewScreen(tab, release.documents);
      await open(tab);
      await expect(tab.getByRole('dialog')).toBeVisible();
      expect(release.documents()).toBe(1);
    });

test('the login modal is replaced by a toast, and the page stays', async ({ context }) => {
  const page = await openTab(context, '/membership');
  const release = await publishRelease(page, 'missing');
  await page.getByRole('main').getByRole('link', { name: '연회비 납부' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: '로그인이 필요합니다' })).toBeVisible();
  await expect(newVersionNotice(page)).toBeVisible();
  expect(release.documents()).toBe(0);
});

test('typed text stays when an overlay is missing, and the draft is offered after the reload', async ({ context }) => {
  const page = await openTab(context, '/contact');
  const release = await publishRelease(page, 'missing');
  const subject = page.getByRole('textbox', { name: '제목' });
  await subject.fill('시료 문의');
  await press('화면 설정')(page);
  await expect(newVersionNotice(page)).toBeVisible();
  await expect(subject).toHaveValue('시료 문의');
  expect(release.documents()).toBe(0);
  page.on('dialog', (opened) => void opened.accept());
  await newVersionNotice(page).getByRole('link', { name: '다시 불러오기' }).click();
  await expect.poll(release.documents).toBe(1);
  await page.waitForFunction(isHydrated);
  await page.getByRole('button', { name: /이어/ }).click();
  await expect(subject).toHaveValue('시료 문의');
});

test('the search for an address is replaced by fields, and the profile stays', async ({ page }) => {
  await startLoggedIn(page);
  await page.goto(myPagePath('직장정보'));
  await page.waitForLoadState('networkidle');
  const release = await publishRelease(page, 'missing');
  await press(/주소 ?검색|우편번호/)(page);
  await expect(page.getByRole('textbox', { name: /우편번호/ })).toBeEditable();
  expect(release.documents()).toBe(0);
});
