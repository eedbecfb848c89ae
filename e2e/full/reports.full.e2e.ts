/** Receives the beacons of a build whose VITE_REPORT_ADDRESS is /reports. */
import type { Page } from '@playwright/test';
import { hydration } from '#e2e/support/config.ts';
import { openFees } from '#e2e/support/payment.ts';
import { startScenario } from '#e2e/support/scenario.ts';
import { type ReportServer, startReportServer } from '#e2e/support/servers/report-server.ts';
import { test as base, expect } from '#e2e/support/test.ts';
import { isHydrated } from '#e2e/support/wait.ts';

const test = base.extend<object, { server: ReportServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first parameter
    async ({}, use) => {
      const server = await startReportServer(hydration);
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.origin),
});

test.use({ expectedConsole: [/./] });

test.beforeEach(({ server }) => {
  server.reports.length = 0;
  server.requests.length = 0;
});

/** Throws uncaught errors from a script of the page. */
const throwErrors = (page: Page, messages: string[]) =>
  page.evaluate((texts) => {
    for (const text of texts) setTimeout(() => Reflect.apply(Reflect.get({}, text), null, []));
  }, messages);

const expectDetails = (server: ReportServer, details: string[]) =>
  expect.poll(() => server.reports.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual(details);

test('a page without a failure reports nothing', async ({ page, server }) => {
  await page.goto('/information/notice/1?menu=%EA%B3%B5%EC%A7%80%EC%82%AC%ED%95%AD');
  await page.waitForFunction(isHydrated);
  await page.waitForLoadState('networkidle');
  await page.goto('/contact');
  await page.waitForFunction(isHydrated);
  await page.waitForLoadState('networkidle');
  expect(server.requests).toEqual([]);
});

test('an uncaught error is reported as text, without typed values, query and referrer path', async ({
  page,
  server,
}) => {
  await page.goto('/information/notice/1?q=hong@example.com');
  await throwErrors(page, ['hong@example.com']);
  await expect.poll(() => server.reports).toHaveLength(1);
  expect(server.reports).toEqual([
    {
      version: expect.any(String),
      route: '/information/notice/:id',
      kind: 'error',
      detail: expect.any(String),
      count: 1,
    },
  ]);
  expect(server.reports[0]?.detail).toMatch(/^TypeError: [\w #]+$/);
  expect(JSON.stringify(server.reports)).not.toContain('hong');
  expect(server.requests).toEqual([
    { method: 'POST', type: 'text/plain;charset=UTF-8', referrer: `${server.origin}/` },
  ]);
});

test('code that fails to load is reported by its file name: of an overlay, and of the start', async ({
  page,
  server,
}) => {
  await page.goto('/');
  await page.route(/display-panel.*\.js/, (route) => route.abort());
  await page.getByRole('button', { name: '화면 설정' }).click();
  await expect.poll(() => server.reports).toMatchObject([{ route: '/', kind: 'load', count: 1 }]);
  expect(server.reports[0]?.detail).toMatch(/^display-panel-[\w-]+\.js$/);

  server.reports.length = 0;
  await page.route(/assets\/index-.*\.js/, (route) => route.abort());
  await page.mainFrame().goto('/contact');
  await expect.poll(() => server.reports).toMatchObject([{ route: '/contact', kind: 'load' }]);
  expect(server.reports[0]?.detail).toMatch(/^index-[\w-]+\.js$/);
});

/** Playwright's test for a response that breaks the contract on purpose. */
const unwatchedTest = test.extend({ watch: ({ page: _ }, use) => use(undefined) });

unwatchedTest('a response that breaks the contract is reported by operation and pointer', async ({ page, server }) => {
  await page.route(/front\/getInfo(\?|$)/, (route) =>
    route.fulfill({ json: { success: true, data: { notice: ['홍길동'], notice_count: 1 }, error: null } }),
  );
  await page.goto('/information');
  await expectDetails(server, ['contract /v1/front/getInfo /data/notice/*']);
});

test('an unconfirmed payment is reported by its state', async ({ page, server }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('mbrRefNo', 'HB20251105-000317');
    sessionStorage.setItem('mbrRefNoGoods', '연회비');
  });
  await startScenario(page, 'pgApprovalCallback', 'unknownPayment');
  await openFees(page, { search: '&sucess=true&aid=&amount=200000&card_no=5310-****-****-0927' });
  await expect(page.getByRole('heading', { name: '결제 확인 필요' })).toBeVisible();
  await expectDetails(server, ['payment unknown']);
  expect(JSON.stringify(server.reports)).not.toMatch(/HB2025|200000|5310/);
});
