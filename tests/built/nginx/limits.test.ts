import { expect } from 'vitest';
import { replyProblem } from '#mocks/http/contract.ts';
import { countStatus, loginBody, startLimitedSite, statusesOf, times } from '#tests/support/limited-site.ts';
import { nginxTest } from '#tests/support/nginx.ts';

nginxTest('lets 200 members behind one address log in at once, with unchanged bodies', async () => {
  const { post, received } = await startLimitedSite();
  const statuses = await statusesOf(times(200, (index) => post('login', loginBody(`member${index}`))));
  expect(countStatus(statuses, 200)).toBe(200);
  expect(received.sort()).toEqual(times(200, (index) => loginBody(`member${index}`)).sort());
});

nginxTest('refuses an address above its limit with the envelope and Retry-After, and no other operation', async () => {
  const { post } = await startLimitedSite();
  const responses = await Promise.all(times(120, () => post('verifyCode', '{"email":"a@mail.example"}')));
  const [refused] = responses.filter(({ status }) => status === 429);
  expect(
    countStatus(
      responses.map(({ status }) => status),
      200,
    ),
  ).toBeGreaterThanOrEqual(61);
  expect(refused?.headers.get('Retry-After')).toBe('30');
  const type = refused?.headers.get('Content-Type') ?? '';
  expect(replyProblem('login', { status: 429, type, json: await refused?.json() })).toBeNull();
  for (const operation of ['findMemberId', 'getInfo', 'loginHistory'])
    expect((await post(operation, '{}')).status).toBe(200);
});
