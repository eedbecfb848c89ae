import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { recordLayoutShifts, takeLayoutShifts } from '#e2e/support/layout-shift.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { nightlyTag } from '#e2e/support/nightly-tag.ts';
import { holdRequests } from '#e2e/support/requests.ts';
import { expect, test } from '#e2e/support/test.ts';
import { isHydrated, isStableWithin } from '#e2e/support/wait.ts';
import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { operationIds } from '#mocks/http/document.ts';
import { scenariosOf } from '#mocks/scenarios.ts';

/** The largest sum of layout shifts of a screen. The limit of Core Web Vitals is 0.1. */
const limit = 0.01;

const societyMenu = (menu: string, step: string) => `/society?${new URLSearchParams({ menu, step })}`;
const paymentReturn = {
  member_type: '일반회원',
  amount: '200000',
  company_code: '가온카드',
  card_no: '5310-****-****-0927',
};

/** URLs that pages.json does not list: records, documents and steps, returns from a payment, and other parts of a list. */
const otherUrls = [
  ...['/information/notice/237', '/information/community/664', '/society/guide/124'],
  ...['/information/notice/999999', '/society/guide/999999', '/information?page=4', '/information?page=99'],
  ...['없는말', 'a'.repeat(200)].map((search) => `/information?${new URLSearchParams({ search })}`),
  ...['ko', 'en'].map((lang) => `/introduce?${new URLSearchParams({ menu: '정관 및 규정', doc: '투고규정', lang })}`),
  societyMenu('초록 안내 및 등록', '초록 확인'),
  societyMenu('학술대회 등록', '등록 확인'),
  `/information?${new URLSearchParams({ menu: '자유게시판', step: '등록' })}`,
  `/membership?${new URLSearchParams({ sucess: 'true', ...paymentReturn })}`,
  '/membership?sucess=false&aid=DECLINED',
];

/** Returns the URL of a page. A page for all records has one of them. */
function urlOf({ path, menu }: { path: string; menu?: string }): string {
  if (menu) return `${path}?${new URLSearchParams({ menu })}`;
  const pattern = new RegExp(`^${path.replace(':id', '\\d+')}$`);
  const url = path.includes(':id') ? otherUrls.find((other) => pattern.test(other)) : path;
  if (!url) throw new Error(`otherUrls has no record for ${path}.`);
  return url;
}

const pages: { path: string; menu?: string }[] = JSON.parse(readFileSync('dist/pages.json', 'utf8'));
const normalUrl = (url: string) => decodeURIComponent(url.replaceAll('+', ' '));
const urls = [...new Map([...pages.map(urlOf), ...otherUrls].map((url) => [normalUrl(url), url])).values()];

/** The states of a screen after its loading state, with the names of the examples that cause them. */
const outcomes = { loaded: [], empty: ['empty', 'none', 'notFound'], failed: ['serverError'] } as const;
type Outcome = keyof typeof outcomes;

/** Returns the `Prefer` header that makes an operation respond with an outcome; null if it has no such example. */
function preferenceFor(operation: OperationId, outcome: Outcome): string | null {
  const names: readonly string[] = outcomes[outcome];
  const found = scenariosOf(operation).find(({ name }) => names.includes(name));
  return found ? `code=${found.status}, example=${found.name}` : null;
}

const operationOf = (pathname: string) => operationIds.find((id) => pathname.endsWith(operationTable[id].path));

/**
 * Opens a screen. Its scripts start after the prerendered HTML was painted, and the API responds after the loading state
 * was painted.
 * @returns the layout shifts until the outcome is painted, and the operations that the screen has called
 */
async function measureScreen(page: Page, url: string, outcome: Outcome) {
  const loadingPainted = Promise.withResolvers<void>();
  const called = new Set<OperationId>();
  await page.route('**/api/**', async (route) => {
    const operation = operationOf(new URL(route.request().url()).pathname);
    if (operation) called.add(operation);
    await loadingPainted.promise;
    const prefer = operation && preferenceFor(operation, outcome);
    await route.continue({ headers: { ...route.request().headers(), ...(prefer ? { prefer } : {}) } });
  });
  const startScripts = await holdRequests(page, '**/assets/index-*.js');
  // The page's own `goto` would wait for hydration.
  await page.mainFrame().goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  startScripts();
  await page.waitForFunction(isHydrated);
  const loading = await takeLayoutShifts(page);
  loadingPainted.resolve();
  expect(await isStableWithin(page, 5000), 'the screen becomes stable').toBe(true);
  const settled = await takeLayoutShifts(page);
  await page.unrouteAll({ behavior: 'wait' });
  return { called, shifts: { loading, [outcome]: settled } };
}

/**
 * A URL for each kind of screen: sections, a list with filters, cards, a document, a record, a missing record, forms, a
 * member's list, and returns from a payment. The nightly run measures all.
 */
const kinds = [
  ...['/', '/introduce', '/information', '/information/notice/237', '/society/guide/999999', '/contact', '/mypage'],
  ...['/auth/signup', '/information?menu=갤러리', '/membership?menu=연회비 납부', '/society?menu=학술대회 등록'],
  ...otherUrls.filter((url) => /lang=ko|step=|sucess/.test(url)).map(normalUrl),
];

/** Several tests share the two workers better than one long test. */
const groupsOf = (isNightly: boolean) =>
  Map.groupBy(
    urls.filter((url) => isNightly || kinds.includes(normalUrl(url))),
    (url) => url.split(/[/?]/)[1] || 'home',
  );

/** Measures a screen in all its states. @returns a line for each state that shifts too much, with what moved */
async function findLargeShifts(page: Page, url: string): Promise<string[]> {
  const { called, shifts } = await measureScreen(page, url, 'loaded');
  const all = Object.entries(shifts);
  for (const outcome of ['empty', 'failed'] as const) {
    if (![...called].some((operation) => preferenceFor(operation, outcome))) continue;
    all.push(...Object.entries((await measureScreen(page, url, outcome)).shifts));
  }
  return all
    .filter(([, { value }]) => value > limit)
    .map(([state, { value, moved }]) => [`${normalUrl(url)} ${state}: ${value.toFixed(4)}`, ...moved].join('\n    '));
}

const sessions = [
  { visitor: 'guest', width: 390, tag: [] },
  { visitor: 'member', width: 1440, tag: [] },
  { visitor: 'guest', width: 1440, tag: [nightlyTag] },
  { visitor: 'member', width: 390, tag: [nightlyTag] },
] as const;

for (const { visitor, width, tag } of sessions)
  test.describe(`For a ${visitor} at ${width} px`, { tag: [...tag] }, () => {
    test.use({ viewport: { width, height: 900 }, expectedConsole: [/Failed to load resource.*status of [45]\d\d/] });

    for (const [section, sectionUrls] of groupsOf(tag.length > 0))
      test(`no screen of ${section} shifts while it loads, or with data, without data and after a failure`, async ({
        page,
      }) => {
        test.setTimeout(180_000);
        if (visitor === 'member') await startLoggedIn(page);
        await recordLayoutShifts(page);
        const large: string[] = [];
        for (const url of sectionUrls) large.push(...(await findLargeShifts(page, url)));
        expect(large.join('\n'), `layout shifts above ${limit}`).toBe('');
      });
  });

test.describe('A page of which a part has arrived', () => {
  test.use({ javaScriptEnabled: false });

  for (const { what, url, width, missing, selector } of [
    { what: 'the main menu', url: '/introduce', width: 1440, missing: 'aria-label="화면 설정', selector: 'header nav' },
    {
      what: 'the first field of a form',
      url: '/auth/signup',
      width: 390,
      missing: 'data-required-mark',
      selector: 'form section',
    },
  ])
    test(`shows ${what} where it stays`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const element = page.locator(selector).first();
      await page.mainFrame().goto(url);
      const whole = await element.boundingBox();
      await page.route(`**${url}`, async (route) => {
        const html = await (await route.fetch()).text();
        const end = html.indexOf(missing, html.indexOf('<body'));
        expect(end).toBeGreaterThan(0);
        await route.fulfill({ contentType: 'text/html; charset=utf-8', body: html.slice(0, end) });
      });
      await page.mainFrame().goto(url);
      expect(await element.boundingBox()).toEqual(whole);
    });
});
