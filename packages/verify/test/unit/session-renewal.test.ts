import { expect, test } from 'vitest';
import { renewSession } from '#verify/requests/session-renewal.ts';
import type { Session } from '#verify/run/run-context.ts';

const createSession = (): Session => ({
  id: 'member',
  password: 'secret-1',
  name: '이름',
  pk: 1,
  type: '일반회원',
  accessToken: 'old',
  refreshToken: 'refresh',
  isCreatedByRun: false,
});

test('requests that need new tokens at the same time renew the session once', async () => {
  const session = createSession();
  let count = 0;
  const renew = async () => {
    await Promise.resolve();
    count += 1;
    session.accessToken = `new ${count}`;
  };
  await Promise.all([renewSession(session, 'old', renew), renewSession(session, 'old', renew)]);
  // A response to a request with the old token may arrive after the renewal.
  await renewSession(session, 'old', renew);
  expect(session.accessToken).toBe('new 1');
  await renewSession(session, 'new 1', renew);
  expect(session.accessToken).toBe('new 2');
});
