import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { requestLog } from '#mocks/request-log/request-log.ts';
import { knownPersonas, personas } from '#mocks/store/personas.ts';
import { getSession } from '#src/api/session.ts';
import { openTab } from './panel-support.ts';

const logIn = (label: string) => page.getByRole('button', { name: `${label} 로그인` });

test('one click logs in as a persona, another one as the next, and a third logs out', async () => {
  await openTab('회원');
  await logIn('특별회원').click();
  await expect.element(page.getByRole('status')).toMatchTextContent('박도담 님으로 로그인했습니다.');
  expect(getSession()?.profile).toEqual({ name: '박도담', pk: 1026, memberType: '특별회원' });
  await expect.element(page.getByRole('listitem').filter({ hasText: 'hanbit03' })).toMatchTextContent('로그인됨');
  await logIn('명예회원').click();
  await expect.poll(() => getSession()?.profile?.pk).toBe(1027);
  await page.getByRole('button', { name: '로그아웃' }).click();
  expect(getSession()).toBeNull();
});

test('every persona whom the seed has can log in', async () => {
  await openTab('회원');
  for (const { label, member } of knownPersonas()) {
    await logIn(label).click();
    await expect.poll(() => getSession()?.profile?.pk).toBe(member.pk);
  }
});

test('a login that is refused says why', async () => {
  await openTab('회원');
  requestLog.set({ scenarios: { login: '200 tooManyFailures' } });
  await logIn('특별회원').click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/^로그인하지 못했습니다\. .+ \(코드 86\)$/);
  requestLog.set({ scenarios: {}, offline: true });
  await logIn('특별회원').click();
  await expect.element(page.getByRole('status')).toMatchTextContent('로그인하지 못했습니다. 서버에 닿지 못했습니다.');
  expect(getSession()).toBeNull();
});

test('whoever the seed does not have is passed over', () => {
  expect(knownPersonas([])).toEqual([]);
  expect(new Set(personas.map(({ id }) => id)).size).toBe(personas.length);
});
