import { expect, test } from 'vitest';
import { sentCodes } from '#mocks/store/sent-codes.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { codeOf, dataOf } from '#tests/support/api-results.ts';

const day = 24 * 60 * 60_000;
const forumPost = { type: 'forum', info_pk: 664 } as const;

test('two concurrent sessions do not affect each other', async () => {
  const [one, other] = [new Visitor(), new Visitor()];
  const { access_token: token } = await one.logIn();
  const openPostAs = (visitor: Visitor) =>
    codeOf(visitor.withToken(token).GET('/v1/front/getInfoDetail', { params: { query: forumPost } }));
  expect(await Promise.all([openPostAs(one), openPostAs(other), openPostAs(one)])).toEqual(['ok', '91', 'ok']);
  const newestForumRow = async (visitor: Visitor) =>
    await dataOf(visitor.client.GET('/v1/front/getInfo', { params: { query: { type: 'forum', row: 1 } } }));
  expect(await newestForumRow(one)).toMatchObject({ forum: [{ forum_hit: 59 }] });
  expect(await newestForumRow(other)).toMatchObject({ forum: [{ forum_hit: 57 }] });
  other.db.clock.advance(day);
  expect(await openPostAs(one)).toBe('ok');
});

test('the session cookie takes precedence over the session header', async () => {
  const visitor = new Visitor();
  const { access_token: token } = await visitor.logIn();
  const headers = { 'X-Mock-Session': 'someone-else', Cookie: `theme=dark; mock-session=${visitor.session}` };
  expect(
    await codeOf(visitor.withToken(token).GET('/v1/front/getInfoDetail', { params: { query: forumPost }, headers })),
  ).toBe('ok');
});

test('the mock-time cookie sets the clock of the visitor once per value', async () => {
  const visitor = new Visitor();
  const todayAt = async (time: string) => {
    const options = { params: { query: { type: 'notice' } }, headers: { Cookie: `mock-time=${time}` } } as const;
    await visitor.client.GET('/v1/front/getInfo', options);
    return visitor.db.clock.today();
  };
  const lastSecond = '2025-10-23T23:59:59+09:00';
  expect(await todayAt(lastSecond)).toBe('2025-10-23');
  visitor.db.clock.advance(1000);
  expect(await todayAt(lastSecond)).toBe('2025-10-24');
  expect(await todayAt('yesterday')).toBe('2025-10-24');
});

test('the list of sent codes has the newest first', async () => {
  const visitor = new Visitor();
  const emails = ['one@mail.example', 'two@mail.example'];
  for (const email of emails) {
    await visitor.client.POST('/v1/front/sendEmailVerification', { body: { email } });
    visitor.db.clock.advance(1000);
  }
  expect(sentCodes(visitor.db).map(({ email }) => email)).toEqual(emails.toReversed());
  const [{ code } = { code: '' }] = sentCodes(visitor.db);
  const verify = (email = '') => codeOf(visitor.client.POST('/v1/front/verifyCode', { body: { email, code } }));
  expect([await verify(emails[1]), await verify('three@mail.example')]).toEqual(['ok', '44']);
});
