import { expect } from 'vitest';
import { countStatus, loginBody, startLimitedSite, statusesOf, times } from '#tests/support/limited-site.ts';
import { nginxTest } from '#tests/support/nginx.ts';

nginxTest.each([
  ['the member twice', '{"member_id":"free1","member_id":"hanbit01","member_password":"x"}'],
  ['an escape in the member', '{"member_id":"hanbit\\u0030\\u0031","member_password":"x"}'],
  ['an escape in a key', '{"member\\u005fid":"hanbit01","member_password":"x"}'],
  ['a nested object', '{"other":{"member_id":"free"},"member_id":"hanbit01"}'],
  ['other text than JSON', 'member_id=hanbit01'],
  ['a line break and a header in the member', '{"member_id":"a\r\nX-Real-IP: 1.1.1.1","member_password":"x"}'],
])('counts all bodies with %s as one account', async (_, body) => {
  const { post } = await startLimitedSite();
  expect(countStatus(await statusesOf(times(20, () => post('login', body))), 200)).toBe(11);
  // The unreadable bodies share one account, whatever they contain.
  expect((await post('login', '[]')).status).toBe(429);
  expect((await post('login', loginBody('hanbit01'))).status).toBe(200);
});

nginxTest.each(['login/', 'LOGIN', 'login;a=b', '%6Cogin', 'x%2F..%2Flogin', '/login'])(
  'counts the spelling %s of the path like the path itself',
  async (spelling) => {
    const { post } = await startLimitedSite();
    const statuses = await statusesOf(times(20, () => post(spelling, loginBody('hanbit01'))));
    expect(countStatus(statuses, 200)).toBe(11);
  },
);
