import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { knownPersonas, personas } from '#mocks/store/personas.ts';
import { tap } from '#mocks/tap/tap.ts';
import { getSession } from '#src/api/session.ts';
import { openPanelTab } from './panel-support.ts';

const loginButton = (label: string) => page.getByRole('button', { name: `${label} 로그인` });

test('one click logs in as a persona, a second one as another, and a third logs out', async () => {
  await openPanelTab('회원');
  await loginButton('특별회원').click();
  await expect.element(page.getByRole('status')).toMatchTextContent('박도담 님으로 로그인했습니다.');
  expect(getSession()?.profile).toEqual({ name: '박도담', pk: 1026, memberType: '특별회원' });
  await expect.element(page.getByRole('listitem').filter({ hasText: 'hanbit03' })).toMatchTextContent('로그인됨');
  await loginButton('명예회원').click();
  await expect.poll(() => getSession()?.profile?.pk).toBe(1027);
  await page.getByRole('button', { name: '로그아웃' }).click();
  expect(getSession()).toBeNull();
});

test('every persona of the seed data can log in', async () => {
  await openPanelTab('회원');
  for (const { label, member } of knownPersonas()) {
    await loginButton(label).click();
    await expect.poll(() => getSession()?.profile?.pk).toBe(member.pk);
  }
});

test('a failed login shows the reason', async () => {
  await openPanelTab('회원');
  tap.set({ scenarios: { login: '200 tooManyFailures' } });
  await loginButton('특별회원').click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/^로그인하지 못했습니다\. .+ \(코드 86\)$/);
  tap.set({ scenarios: {}, offline: true });
  await loginButton('특별회원').click();
  await expect.element(page.getByRole('status')).toMatchTextContent('로그인하지 못했습니다. 서버에 닿지 못했습니다.');
  expect(getSession()).toBeNull();
});

test('a persona that is missing in the seed data is not listed', () => {
  expect(knownPersonas([])).toEqual([]);
  expect(new Set(personas.map(({ id }) => id)).size).toBe(personas.length);
});
