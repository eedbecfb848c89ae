/** Receives the beacons of a build whose VITE_REPORT_ADDRESS is /reports. */
import type { Page, Request } from '@playwright/test';
import { test as base, expect } from '#e2e/support/test.ts';

/** `beacons` has the requests that send a report. */
const test = base.extend<{ beacons: Request[] }>({
  async beacons({ context }, use) {
    const beacons: Request[] = [];
    await context.route('**/reports', async (route, request) => {
      beacons.push(request);
      await route.fulfill({ status: 204 });
    });
    await use(beacons);
  },
});

type Report = { version: string | null; route: string; kind: string; detail: string; count: number };

const reportsOf = (beacons: Request[]): Report[] => beacons.map((request) => request.postDataJSON());

test.use({ expectedConsole: [/./] });

/** Throws uncaught errors from a script of the page. */
const throwErrors = (page: Page, messages: string[]) =>
  page.evaluate((texts) => {
    for (const text of texts) setTimeout(() => Reflect.apply(Reflect.get({}, text), null, []));
  }, messages);

test('an uncaught error is reported as text, without typed values, query and referrer path', async ({
  page,
  baseURL,
  beacons,
}) => {
  await page.goto('/information/notice/1?q=hong@example.com');
  await throwErrors(page, ['hong@example.com']);
  await expect.poll(() => reportsOf(beacons)).toHaveLength(1);
  expect(reportsOf(beacons)).toEqual([
    {
      version: expect.any(String),
      route: '/information/notice/:id',
      kind: 'error',
      detail: expect.any(String),
      count: 1,
    },
  ]);
  expect(reportsOf(beacons)[0]?.detail).toMatch(/^TypeError: [\w #]+$/);
  expect(JSON.stringify(reportsOf(beacons))).not.toContain('hong');
  const headers = await beacons[0]?.allHeaders();
  expect(headers?.['content-type']).toBe('text/plain;charset=UTF-8');
  expect(headers?.referer).toBe(`${baseURL}/`);
});

test('code that fails to load is reported by its file name: of an overlay, and of the start', async ({
  page,
  beacons,
}) => {
  await page.goto('/');
  await page.route(/display-panel.*\.js/, (route) => route.abort());
  await page.getByRole('button', { name: '화면 설정' }).click();
  await expect.poll(() => reportsOf(beacons)).toMatchObject([{ route: '/', kind: 'load', count: 1 }]);
  expect(reportsOf(beacons)[0]?.detail).toMatch(/^display-panel-[\w-]+\.js$/);

  beacons.length = 0;
  await page.route(/assets\/index-.*\.js/, (route) => route.abort());
  await page.mainFrame().goto('/contact');
  await expect.poll(() => reportsOf(beacons)).toMatchObject([{ route: '/contact', kind: 'load' }]);
  expect(reportsOf(beacons)[0]?.detail).toMatch(/^index-[\w-]+\.js$/);
});
