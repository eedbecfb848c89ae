// @module-tag slow

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { requestSettings } from '#mocks/request-log/request-log.ts';
import { personas } from '#mocks/seed/members.ts';
import { getSession } from '#src/api/session.ts';
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
  requestSettings.set({ scenarios: { login: '200 tooManyFailures' } });
  await loginButton('특별회원').click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/^로그인하지 못했습니다\. .+ code 86: /);
  requestSettings.set({ scenarios: {}, offline: true });
  await loginButton('특별회원').click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/^로그인하지 못했습니다\. network/);
  expect(getSession()).toBeNull();
});
