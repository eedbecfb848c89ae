import { expect } from 'vitest';
import { countStatus, loginBody, startLimitedSite, statusesOf, times } from '#tests/support/limited-site.ts';
import { nginxTest } from '#tests/support/nginx.ts';

nginxTest.each([
  '/api/v1/front/login/',
  '/api/v1/front/LOGIN',
  '/api/v1/front/login;a=b',
  '/api/v1/front/%6Cogin',
  '/api/v1/front/x%2F..%2Flogin',
  '/api/v1/front//login',
  '/api/v1/front/login%20',
  '/api/v1/front/login%0a',
  '/api/v1/front;x/login',
  '/api/v1;x/front/login',
  '/api/;x/v1/front/login',
])('counts %s like the path itself', async (path) => {
  const { request } = await startLimitedSite();
  const statuses = await statusesOf(times(260, () => request(path, loginBody('hanbit01'))));
  expect(countStatus(statuses, 429)).toBeGreaterThan(0);
  expect(countStatus(statuses, 200)).toBeGreaterThanOrEqual(200);
});

nginxTest('refuses dots with parameters, which some servers resolve to the path of the login', async () => {
  const { request, received } = await startLimitedSite();
  expect((await request('/api/..;/api/v1/front/login', loginBody('hanbit01'))).status).toBe(404);
  expect(received).toEqual([]);
});
