import { expect, type Page } from '@playwright/test';
import { createTypedClient } from '#src/api/client.ts';
import { dataOf } from '#tests/support/api-results.ts';
import { axeViolations } from './axe.ts';

/** A student with an unpaid fee. */
const student = { member_id: 'hanbit07', member_password: 'hanbit07!' };
const annualFee = {
  member_type: '학생회원',
  amount: 100_000,
  goods_type: '연회비',
  goods_name: '2025년도 연회비',
} as const;

/** Creates a typed client whose requests the page sends, because only the page reaches the embedded mock. */
const createPageClient = (page: Page, token?: string) =>
  createTypedClient(async (request) => {
    const headers = { 'Content-Type': 'application/json', ClientSecret: 'e2e', ...(token && { Authorization: token }) };
    const init = { method: request.method, headers, body: (await request.text()) || null };
    const path = new URL(request.url).pathname;
    const { text, status } = await page.evaluate(
      async ({ path, init }) => {
        const response = await fetch(path, init);
        return { text: await response.text(), status: response.status };
      },
      { path, init },
    );
    return new Response(text, { status });
  }, new URL('/api', page.url()).href);

/** The URLs by which each page returned from the card company. The site removes their query after reading it. */
const returnUrls = new WeakMap<Page, URL[]>();

/** Records the URLs by which a page returns from the card company. */
function recordReturnUrls(page: Page): void {
  const urls: URL[] = [];
  returnUrls.set(page, urls);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.isNavigationRequest() && url.pathname === '/membership' && url.searchParams.has('sucess'))
      urls.push(url);
  });
}

/** Starts a card payment through the API, and opens the page of the card company in the same window. */
export async function startCardPayment(page: Page) {
  recordReturnUrls(page);
  await page.goto('/');
  await expect(page.getByRole('heading').first()).toBeVisible({ timeout: 20_000 });
  const { access_token } = await dataOf(createPageClient(page).POST('/v1/front/login', { body: student }));
  // The client is created on a page of the site, and used again after each return.
  const client = createPageClient(page, access_token);
  const { mbrRefNo, data } = await dataOf(client.POST('/v1/front/pg/ready', { body: annualFee }));
  await page.evaluate((url: string) => location.assign(url), data.nextPcUrl);
  await expect(page.getByRole('button', { name: /^승인/ })).toBeVisible();
  return {
    url: data.nextPcUrl,
    /** Requests the server's record of the payment. */
    approval: () => dataOf(client.POST('/v1/front/pg/approvalCallback', { body: { mbrRefNo } })),
    /** Returns the number of payments of this year's fee. */
    async countPayments(): Promise<number> {
      const { pay_info } = await dataOf(client.POST('/v1/front/getAnnualFeePaid'));
      return pay_info.filter((row) => row.pay_info_pk !== null).length;
    },
  };
}

/** Waits until the site is open again. @returns the query parameters of the URL that opened it */
async function waitForReturn(page: Page) {
  const urls = returnUrls.get(page) ?? [];
  await expect.poll(() => urls.length).toBeGreaterThan(0);
  const [url] = urls.splice(0);
  await page.waitForURL(/\/(membership|society)/);
  await expect(page.locator('h1')).toBeAttached();
  return url?.searchParams ?? new URLSearchParams();
}

/** Tests of the card page by title. They run with the HTTP mock and with the embedded mock. */
export const cardPageTests: Record<string, (page: Page) => Promise<void>> = {
  async 'an approval that is sent twice by keyboard is one payment, also after the back button'(page) {
    const { approval, countPayments } = await startCardPayment(page);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('카드사')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^두 번 승인/ })).toBeFocused();
    await page.keyboard.press('Enter');
    const query = await waitForReturn(page);
    expect([query.get('sucess'), query.get('aid'), query.get('company_code')]).toEqual(['true', '', '가온카드']);
    expect(await approval()).toMatchObject({ approved: true, amount: 100_000 });
    expect(await countPayments()).toBe(1);
    await page.goBack();
    await expect(page.getByText('이미 승인된 결제입니다.')).toBeVisible();
    await page.getByRole('link', { name: '사이트로 돌아가기' }).click();
    expect((await waitForReturn(page)).get('sucess')).toBe('true');
    expect(await countPayments()).toBe(1);
  },

  async 'a card page that does not respond can be reloaded and closed without a payment'(page) {
    const { countPayments } = await startCardPayment(page);
    await page.getByRole('button', { name: /^응답하지 않기/ }).click();
    await expect(page.getByRole('status')).toContainText('응답하지 않습니다');
    await page.reload();
    await page.getByRole('button', { name: /^창 닫기/ }).click();
    expect((await waitForReturn(page)).get('sucess')).toBe('false');
    expect(await countPayments()).toBe(0);
  },

  async 'the card page has no axe violations and no horizontal scrolling at 1280 and 320 px'(page) {
    await startCardPayment(page);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  },
};
