import { expect, type Page } from '@playwright/test';
import { axeFindings } from './axe.ts';

/** A student who has not paid this year's fee. */
const student = { member_id: 'hanbit07', member_password: 'hanbit07!' };
const fee = { member_type: '학생회원', amount: 100_000, goods_type: '연회비', goods_name: '2025년도 연회비' };

/** Calls the API as the site does, from the page. */
const call = (page: Page, path: string, body?: object, token?: string) =>
  page.evaluate(
    async ({ path, body, token }) => {
      const headers: Record<string, string> = { ClientSecret: 'e2e' };
      if (token) headers.Authorization = token;
      if (body) headers['Content-Type'] = 'application/json';
      const sent = { method: 'POST', headers, ...(body ? { body: JSON.stringify(body) } : {}) };
      return (await fetch(`/api/v1/front/${path}`, sent)).json();
    },
    { path, body, token },
  );

/** The addresses by which a page came back from the card company; the site takes their query away once it has read it. */
const returns = new WeakMap<Page, URL[]>();

function watchReturns(page: Page): void {
  const seen: URL[] = [];
  returns.set(page, seen);
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (request.isNavigationRequest() && address.pathname === '/membership' && address.searchParams.has('sucess'))
      seen.push(address);
  });
}

/** Begins a card payment and goes to the page of the card company in the same window. */
export async function goToCardPage(page: Page) {
  watchReturns(page);
  await page.goto('/');
  await expect(page.getByRole('heading').first()).toBeVisible({ timeout: 20_000 });
  const token: string = (await call(page, 'login', student)).data.access_token;
  const { mbrRefNo, data } = (await call(page, 'pg/ready', fee, token)).data;
  await page.evaluate((address: string) => location.assign(address), data.nextPcUrl);
  await expect(page.getByRole('button', { name: /^승인/ })).toBeVisible();
  return {
    address: String(data.nextPcUrl),
    /** What the server knows of the payment, asked from the site. */
    approval: async () => (await call(page, 'pg/approvalCallback', { mbrRefNo }, token)).data,
    /** How often this year's fee was paid. */
    async paid(): Promise<number> {
      const { data } = await call(page, 'getAnnualFeePaid', undefined, token);
      return data.pay_info.filter((row: { pay_info_pk: number | null }) => row.pay_info_pk !== null).length;
    },
  };
}

/** Waits until the site is back, and gives what the address said that led there. */
async function backOnSite(page: Page) {
  const seen = returns.get(page) ?? [];
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  const [address] = seen.splice(0);
  await page.waitForURL(/\/(membership|society)/);
  await expect(page.locator('h1')).toBeAttached();
  return address?.searchParams ?? new URLSearchParams();
}

/** What every way of running the mock must do alike: all that a visitor can decide, by keyboard. */
export const decisions: Record<string, (page: Page) => Promise<void>> = {
  async 'approves twice by keyboard and has paid once'(page) {
    const { approval, paid } = await goToCardPage(page);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('카드사')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^두 번 승인/ })).toBeFocused();
    await page.keyboard.press('Enter');
    const back = await backOnSite(page);
    expect([back.get('sucess'), back.get('aid'), back.get('company_code')]).toEqual(['true', '', '가온카드']);
    expect(await approval()).toMatchObject({ approved: true, amount: 100_000 });
    expect(await paid()).toBe(1);
  },

  async 'goes back after approving, and is not charged again'(page) {
    const { paid } = await goToCardPage(page);
    await page.getByRole('button', { name: /^승인/ }).click();
    await backOnSite(page);
    await page.goBack();
    await expect(page.getByText('이미 승인된 결제입니다.')).toBeVisible();
    await page.getByRole('link', { name: '사이트로 돌아가기' }).click();
    expect((await backOnSite(page)).get('sucess')).toBe('true');
    expect(await paid()).toBe(1);
  },

  async 'declines, and has not paid'(page) {
    const { approval, paid } = await goToCardPage(page);
    await page.getByRole('button', { name: /^거절/ }).click();
    const back = await backOnSite(page);
    expect([back.get('sucess'), back.get('aid')]).toEqual(['false', 'DECLINED']);
    expect(await approval()).toMatchObject({ approved: false });
    expect(await paid()).toBe(0);
  },

  async 'gets no answer, reloads, and closes'(page) {
    const { paid } = await goToCardPage(page);
    await page.getByRole('button', { name: /^응답하지 않기/ }).click();
    await expect(page.getByRole('status')).toContainText('응답하지 않습니다');
    await page.reload();
    await page.getByRole('button', { name: /^창 닫기/ }).click();
    expect((await backOnSite(page)).get('sucess')).toBe('false');
    expect(await paid()).toBe(0);
  },

  async 'finds a page that axe has nothing to say about, at 320 px too'(page) {
    await goToCardPage(page);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  },
};
