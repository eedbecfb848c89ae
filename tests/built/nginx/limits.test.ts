import { describe, expect } from 'vitest';
import { replyProblem } from '#mocks/http/contract.ts';
import { countStatus, loginBody, startLimitedSite, statusesOf, times } from '#tests/support/limited-site.ts';
import { nginxTest } from '#tests/support/nginx.ts';

describe('logins through nginx', () => {
  nginxTest('lets 200 members behind one address log in at once, with unchanged bodies', async () => {
    const { post, received } = await startLimitedSite();
    const statuses = await statusesOf(times(200, (index) => post('login', loginBody(`member${index}`))));
    expect(countStatus(statuses, 200)).toBe(200);
    expect(received.sort()).toEqual(times(200, (index) => loginBody(`member${index}`)).sort());
  });

  nginxTest('refuses an address that sends more than its limit', async () => {
    const { post } = await startLimitedSite();
    const statuses = await statusesOf(times(260, (index) => post('login', loginBody(`member${index}`))));
    expect(countStatus(statuses, 429)).toBeGreaterThan(0);
    expect(countStatus(statuses, 200)).toBeGreaterThanOrEqual(200);
  });

  nginxTest('refuses an account after its limit with the envelope and Retry-After, and no other account', async () => {
    const { post, received } = await startLimitedSite();
    const statuses = await statusesOf(times(20, () => post('login', loginBody('hanbit01'))));
    expect(countStatus(statuses, 200)).toBe(11);
    expect(received).toHaveLength(11);
    const refused = await post('login', loginBody('hanbit01'));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('30');
    const type = refused.headers.get('Content-Type') ?? '';
    expect(replyProblem('login', { status: 429, type, json: await refused.json() })).toBeNull();
    expect((await post('login', loginBody('hanbit02'))).status).toBe(200);
  });
});

nginxTest('refuses more than seven codes in a row for one email address', async () => {
  const { post } = await startLimitedSite();
  const body = JSON.stringify({ email: 'haneul@mail.example' });
  expect(countStatus(await statusesOf(times(20, () => post('sendEmailVerification', body))), 200)).toBe(7);
});
