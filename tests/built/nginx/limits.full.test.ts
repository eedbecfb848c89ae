import { expect } from 'vitest';
import { countStatus, loginBody, startLimitedSite, statusesOf, times } from '#tests/support/limited-site.ts';
import { nginxTest } from '#tests/support/nginx.ts';

nginxTest.each([
  ['the member twice', '{"member_id":"free1","member_id":"hanbit01","member_password":"x"}'],
  ['an escape in the member', '{"member_id":"hanbit\\u0030\\u0031","member_password":"x"}'],
  ['an escape in a key', '{"member\\u005fid":"hanbit01","member_password":"x"}'],
  ['a nested object', '{"other":{"member_id":"free"},"member_id":"hanbit01"}'],
  ['a space after the member', '{"member_id":"hanbit01 ","member_password":"x"}'],
  ['other text than JSON', 'member_id=hanbit01'],
  ['a line break and a header in the member', '{"member_id":"a\r\nX-Real-IP: 1.1.1.1","member_password":"x"}'],
])('counts all bodies with %s as one account', async (_, body) => {
  const { post } = await startLimitedSite();
  expect(countStatus(await statusesOf(times(20, () => post('login', body))), 200)).toBe(11);
  // The unreadable bodies share one account, whatever they contain.
  expect((await post('login', '[]')).status).toBe(429);
  expect((await post('login', loginBody('hanbit01'))).status).toBe(200);
});

nginxTest('counts members with names in Hangul one by one', async () => {
  const { post } = await startLimitedSite();
  const statuses = await statusesOf(times(40, (index) => post('login', loginBody(`김하늘 ${index}`))));
  expect(countStatus(statuses, 200)).toBe(40);
  const repeated = await statusesOf(times(20, () => post('login', loginBody('김하늘 0'))));
  expect(countStatus(repeated, 200)).toBe(10);
});

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
  const statuses = await statusesOf(times(20, () => request(path, loginBody('hanbit01'))));
  expect(countStatus(statuses, 200)).toBe(11);
});

nginxTest('refuses dots with parameters, which some servers resolve to the path of the login', async () => {
  const { request, received } = await startLimitedSite();
  expect((await request('/api/..;/api/v1/front/login', loginBody('hanbit01'))).status).toBe(404);
  expect(received).toEqual([]);
});
