import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { requestLog } from '#mocks/request-log/request-log.ts';
import { personas } from '#mocks/seed/members.ts';
import { createApiClient } from '#src/api/client.ts';
import { getSession } from '#src/api/session.ts';
import { expectConsole } from '#tests/support/console.ts';
import { openPanelTab } from './panel-support.ts';

const loginButton = (label: string) => page.getByRole('button', { name: `${label} 로그인` });

test('one click logs in as a persona, a second one as another, and a third logs out', async () => {
  await openPanelTab('회원');
  await loginButton('특별회원').click();
  await expect.element(page.getByRole('status')).toMatchTextContent('박도담 님으로 로그인했습니다.');
  expect(getSession()?.profile).toEqual({ name: '박도담', pk: 1026, memberType: '특별회원' });
  await expect.element(page.getByRole('listitem').filter({ hasText: 'hanbit03' })).toMatchTextContent('지금');
  await loginButton('명예회원').click();
  await expect.poll(() => getSession()?.profile?.pk).toBe(1027);
  await page.getByRole('button', { name: '비회원 로그아웃' }).click();
  expect(getSession()).toBeNull();
});

test('every persona of the seed data can log in', async () => {
  await openPanelTab('회원');
  for (const { label, member } of personas) {
    await loginButton(label).click();
    await expect.poll(() => getSession()?.profile?.pk).toBe(member.pk);
  }
});

test('a failed login shows the reason', async () => {
  await openPanelTab('회원');
  requestLog.set({ scenarios: { login: '200 tooManyFailures' } });
  await loginButton('특별회원').click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/^로그인하지 못했습니다\. .+ \(코드 86\)$/);
  requestLog.set({ scenarios: {}, offline: true });
  await loginButton('특별회원').click();
  await expect.element(page.getByRole('status')).toMatchTextContent('로그인하지 못했습니다. 서버에 닿지 못했습니다.');
  expect(getSession()).toBeNull();
});

test.each<[string, () => Response, string]>([
  ['without an envelope', () => new Response('<html></html>', { status: 502 }), '(502)'],
  ['with data of the wrong type', () => Response.json({ success: true, data: {}, error: null }), '(200 /data/'],
])('a login response %s is shown as a violation of the contract', async (_, respond, location) => {
  const timeouts = { ordinary: 15_000, file: 15_000 };
  const api = createApiClient({ fetch: async () => respond(), base: '/api', clientSecret: 'test', timeouts });
  expectConsole(/^The response breaks the contract: \/v1\/front\/login/);
  await openPanelTab('회원', { api });
  await loginButton('특별회원').click();
  await expect.element(page.getByRole('status')).toMatchTextContent(`서버의 답이 계약과 다릅니다 ${location}`);
});
