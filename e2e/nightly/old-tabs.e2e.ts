/**
 * The upgrade matrix: a tab of an earlier release opens each screen and each overlay after its code was removed from the
 * server. Each test adds rows to the table as annotations of the report.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { moveClockTo } from '#e2e/support/clock.ts';
import { conferencePaths } from '#e2e/support/conference.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { myPagePath } from '#e2e/support/my-page.ts';
import { feePath, payButton, student } from '#e2e/support/payment.ts';
import { type Failure, failures, missingCodeOutput, publishRelease } from '#e2e/support/release.ts';
import { expect, test } from '#e2e/support/test.ts';
import { isHydrated } from '#e2e/support/wait.ts';
import { pathOf, paths } from '#src/navigation/paths.ts';
import { conferenceDays } from '#tests/support/event.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
test.use({ expectedConsole: missingCodeOutput, actionTimeout: 10_000 });
test.describe.configure({ timeout: 240_000 });

const { widgets: _, ...sitePaths } = paths;
const routes = [...Object.values(sitePaths), pathOf.community(1), pathOf.notice(1), pathOf.guide(124)];

const networkError = '네트워크 연결 오류입니다. 잠시 후 다시 시도해 주세요.';
const reloadedToast = (page: Page) => page.getByRole('status').filter({ hasText: '누리집이 새로워져' });
const newVersionNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: '이 기능을 이용하려면 페이지를 다시 불러와 주세요.' });

const addRow = (where: string, failure: Failure, seen: string, lost: string) =>
  test
    .info()
    .annotations.push({ type: 'upgrade matrix', description: `| ${where} | ${failure} | ${seen} | ${lost} |` });

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

for (const failure of ['missing', 'html'] as const)
  test(`all screens open with one document when their code is gone (${failure})`, async ({ context }) => {
    expect(routes).toHaveLength(17);
    for (const route of routes) {
      const page = await openTab(context, startOf(route));
      const release = await publishRelease(page, failure);
      await navigate(page, route);
      await expectNewScreen(page, release.documents);
      addRow(route, failure, 'the screen, loaded as a document of the new version', 'nothing');
      await page.close();
    }
  });

test('all screens show the network error while the browser is offline, and open with one press afterwards', async ({
  context,
}) => {
  for (const route of routes) {
    const page = await openTab(context, startOf(route));
    const release = await publishRelease(page, 'offline');
    await navigate(page, route);
    await expect(page.getByRole('alert').filter({ hasText: networkError })).toBeVisible();
    expect(release.documents()).toBe(0);
    release.goOnline();
    await page.getByRole('button', { name: '다시 불러오기' }).click();
    await expectNewScreen(page, release.documents);
    addRow(route, 'offline', 'the network error; online, its button opens the new version', 'nothing');
    await page.close();
  }
});

type Overlay = {
  name: string;
  path: string;
  open: (page: Page) => Promise<void>;
  shown: (page: Page) => Locator;
  width?: number;
};

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => page.getByRole('dialog');

/** The overlays that a visitor opens with a press, on a screen without input. */
const guestOverlays: Overlay[] = [
  { name: 'display settings', path: '/introduce', open: press('화면 설정'), shown: dialog },
  { name: 'share modal', path: pathOf.guide(124), open: press('공유하기'), shown: dialog },
];
const memberOverlays: Overlay[] = [
  { name: 'drawer of My Page', path: '/introduce', width: 390, open: press('MY'), shown: dialog },
  { name: 'payment modal', path: feePath, open: (page) => payButton(page).click(), shown: dialog },
  { name: 'abstract modal', path: conferencePaths.abstracts, open: press('초록 등록'), shown: dialog },
];

async function checkOverlay(context: BrowserContext, overlay: Overlay, failure: Failure) {
  const page = await context.newPage();
  await page.setViewportSize({ width: overlay.width ?? 1440, height: 900 });
  await moveClockTo(page, conferenceDays.abstracts);
  await page.goto(overlay.path);
  await page.waitForLoadState('networkidle');
  const release = await publishRelease(page, failure);
  await overlay.open(page);
  if (failure === 'offline') {
    await expect(page.getByRole('status').filter({ hasText: '다시 시도해 주세요' })).toBeVisible();
    expect(release.documents()).toBe(0);
    release.goOnline();
    await overlay.open(page);
  }
  await expect(reloadedToast(page)).toBeVisible({ timeout: 15_000 });
  await expectNewScreen(page, release.documents);
  await overlay.open(page);
  await expect(overlay.shown(page)).toBeVisible();
  expect(release.documents()).toBe(1);
  const seen = 'one reload with a toast that asks for a second press, which opens the overlay';
  addRow(overlay.name, failure, failure === 'offline' ? `a toast; online, ${seen}` : seen, 'nothing');
  await page.close();
}

for (const failure of failures) {
  test(`overlays of guests open after one reload (${failure})`, async ({ context }) => {
    for (const overlay of guestOverlays) await checkOverlay(context, overlay, failure);
  });

  test(`overlays of members open after one reload (${failure})`, async ({ page, context }) => {
    await moveClockTo(page, conferenceDays.abstracts);
    await startLoggedIn(page, student);
    for (const overlay of memberOverlays) await checkOverlay(context, overlay, failure);
  });

  test(`a modal, a list and the search for an address keep the page and its input (${failure})`, async ({
    context,
  }) => {
    const login = await openTab(context, '/membership');
    const first = await publishRelease(login, failure);
    await login.getByRole('main').getByRole('link', { name: '연회비 납부' }).first().click();
    await expect(login.getByRole('status').filter({ hasText: '로그인이 필요합니다' })).toBeVisible();
    if (failure !== 'offline') await expect(newVersionNotice(login)).toBeVisible();
    expect(first.documents()).toBe(0);
    addRow('login modal', failure, 'its text as a toast, and a notice with a link if a version is live', 'nothing');
  });

  test(`typed text stays when an overlay is missing, and the draft is offered after the reload (${failure})`, async ({
    context,
  }) => {
    const page = await openTab(context, '/contact');
    const release = await publishRelease(page, failure);
    const subject = page.getByRole('textbox', { name: '제목' });
    await subject.fill('시료 문의');
    await press('화면 설정')(page);
    if (failure === 'offline') {
      await expect(page.getByRole('status').filter({ hasText: '다시 시도해 주세요' })).toBeVisible();
      release.goOnline();
      await press('화면 설정')(page);
    }
    await expect(newVersionNotice(page)).toBeVisible();
    await expect(subject).toHaveValue('시료 문의');
    expect(release.documents()).toBe(0);
    page.on('dialog', (opened) => void opened.accept());
    await newVersionNotice(page).getByRole('link', { name: '다시 불러오기' }).click();
    await expect.poll(release.documents).toBe(1);
    await page.waitForFunction(isHydrated);
    await page.getByRole('button', { name: /이어/ }).click();
    await expect(subject).toHaveValue('시료 문의');
    addRow('overlay beside typed text', failure, 'a notice whose link reloads; the draft is offered', 'nothing');
  });
}

for (const failure of ['missing', 'html'] as const)
  test(`the search for an address is replaced by fields, and the profile stays (${failure})`, async ({ page }) => {
    await startLoggedIn(page);
    await page.goto(myPagePath('직장정보'));
    await page.waitForLoadState('networkidle');
    const release = await publishRelease(page, failure);
    await press(/주소 ?검색|우편번호/)(page);
    await expect(page.getByRole('textbox', { name: /우편번호/ })).toBeEditable();
    expect(release.documents()).toBe(0);
    addRow('search for an address', failure, 'fields to type the address', 'nothing');
  });

test('the result of a payment is not lost to a reload when its modal is missing', async ({ page }) => {
  await moveClockTo(page, conferenceDays.registration);
  await startLoggedIn(page, student);
  await page.route('**/version.json', (route) => route.fulfill({ json: { build: 'next' } }));
  await page.route(/payment-completed.*\.js/, (route) => route.fulfill({ status: 404 }));
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.goto(`${feePath}&sucess=true`);
  await expect(page.getByRole('status').filter({ hasText: '다시 결제하지 말고' })).toBeVisible();
  await expect(newVersionNotice(page)).toBeVisible();
  expect(documents).toBe(1);
  addRow('payment result', 'missing', 'a warning not to pay again, and a notice with a link', 'the result modal');
});

test('a server that goes on sending old pages causes one reload, then a notice with a link', async ({ context }) => {
  const page = await openTab(context, '/introduce');
  const release = await publishRelease(page, 'missing', { hasOldPages: true });
  await press('화면 설정')(page);
  await expect.poll(release.documents).toBe(1);
  const start = page.locator('#start-failed');
  await expect(start).toBeVisible();
  await expect(start).toContainText('누리집이 새로워졌습니다.');
  expect(release.documents()).toBe(1);
  addRow('any, and the server sends old pages', 'missing', 'one reload, then a notice with a link', 'nothing');
});
