import { describe, expect, test } from 'vitest';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { codeOf, dataOf } from '#tests/support/api-results.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const wrong = { member_id: 'hanbit01', member_password: 'wrong' };
const right = { member_id: 'hanbit01', member_password: 'hanbit01!' };
const forumPost = { type: 'forum', info_pk: 664 } as const;

describe('a member of each type can log in', () => {
  test.each([
    ['hanbit01', 1024, '김가람', '일반회원'],
    ['hanbit02', 1025, '이새봄', '학생회원'],
    ['hanbit03', 1026, '박도담', '특별회원'],
    ['hanbit04', 1027, '최나루', '명예회원'],
  ])('%s', async (id, pk, name, type) => {
    const data = await dataOf(
      new Visitor().client.POST('/v1/front/login', { body: { member_id: id, member_password: `${id}!` } }),
    );
    expect(data).toMatchObject({ member_pk: pk, member_name: name, member_type: type });
  });
});

test.each([
  ['a wrong password', wrong],
  ['an unknown ID', { ...right, member_id: 'nobody' }],
  ['an ID in upper case', { ...right, member_id: 'HANBIT01' }],
])('a login with %s gives 41', async (_, body) => {
  expect(await codeOf(new Visitor().client.POST('/v1/front/login', { body }))).toBe('41');
});

test('a session supports login, expiry, refresh and logout', async () => {
  const visitor = new Visitor();
  const { access_token: first, refresh_token: refresh } = await visitor.logIn();
  const openPostWith = (token: string) =>
    codeOf(visitor.withToken(token).GET('/v1/front/getInfoDetail', { params: { query: forumPost } }));
  expect(await openPostWith(first)).toBe('ok');

  visitor.db.clock.advance(30 * minute);
  expect(await openPostWith(first)).toBe('97');
  expect(
    await codeOf(visitor.withToken(first).GET('/v1/front/getInfo', { params: { query: { type: 'notice' } } })),
  ).toBe('97');

  const data = await dataOf(visitor.client.POST('/v1/front/requestToken', { body: { refresh_token: refresh } }));
  const second = data.access_token;
  expect(second).not.toBe(first);
  expect(await openPostWith(second)).toBe('ok');
  expect(await openPostWith(first)).toBe('97');

  expect(await codeOf(visitor.withToken(second).POST('/v1/front/logout'))).toBe('ok');
  expect(await openPostWith(second)).toBe('91');
  expect(await codeOf(visitor.client.POST('/v1/front/requestToken', { body: { refresh_token: refresh } }))).toBe('91');
});

test('an access token expires after thirty minutes', async () => {
  const visitor = new Visitor();
  const { access_token: token } = await visitor.logIn();
  visitor.db.clock.advance(30 * minute - 5_000);
  expect(await codeOf(visitor.withToken(token).GET('/v1/front/getInfoDetail', { params: { query: forumPost } }))).toBe(
    'ok',
  );
  visitor.db.clock.advance(5_000);
  expect(await codeOf(visitor.withToken(token).GET('/v1/front/getInfoDetail', { params: { query: forumPost } }))).toBe(
    '97',
  );
});

test('a refresh token expires after fourteen days', async () => {
  const visitor = new Visitor();
  const body = { refresh_token: (await visitor.logIn()).refresh_token };
  visitor.db.clock.advance(14 * day - 5_000);
  expect(await codeOf(visitor.client.POST('/v1/front/requestToken', { body }))).toBe('ok');
  visitor.db.clock.advance(5_000);
  expect(await codeOf(visitor.client.POST('/v1/front/requestToken', { body }))).toBe('84');
});

test.each(['at.0000000000000000.member-1024', 'rt.0000000000000000.member-1024', 'Bearer-abc', 'at.x.member-99999'])(
  'the unknown token %s gives 91',
  async (token) => {
    expect(
      await codeOf(new Visitor().withToken(token).GET('/v1/front/getInfo', { params: { query: { type: 'notice' } } })),
    ).toBe('91');
  },
);

test('a refresh token is rejected as an access token', async () => {
  const visitor = new Visitor();
  const { refresh_token: token } = await visitor.logIn();
  expect(
    await codeOf(visitor.withToken(token).GET('/v1/front/getInfo', { params: { query: { type: 'notice' } } })),
  ).toBe('91');
});

test('a logout ends one login and keeps the others', async () => {
  const visitor = new Visitor();
  const [phone, desk] = [await visitor.logIn(), await visitor.logIn()];
  await visitor.withToken(phone.access_token).POST('/v1/front/logout');
  expect(
    await codeOf(visitor.withToken(desk.access_token).GET('/v1/front/getInfoDetail', { params: { query: forumPost } })),
  ).toBe('ok');
  expect(
    await codeOf(
      visitor.withToken(phone.access_token).GET('/v1/front/getInfoDetail', { params: { query: forumPost } }),
    ),
  ).toBe('91');
});

describe('five failed logins in a row', () => {
  const failLogins = async (visitor: Visitor, times: number) => {
    for (let time = 0; time < times; time += 1)
      expect(await codeOf(visitor.client.POST('/v1/front/login', { body: wrong }))).toBe('41');
  };

  test('lock the account for five minutes, even for the correct password', async () => {
    const visitor = new Visitor();
    await failLogins(visitor, 5);
    expect(await codeOf(visitor.client.POST('/v1/front/login', { body: wrong }))).toBe('86');
    expect(await codeOf(visitor.client.POST('/v1/front/login', { body: right }))).toBe('86');
    visitor.db.clock.advance(5 * minute - 5_000);
    expect(await codeOf(visitor.client.POST('/v1/front/login', { body: right }))).toBe('86');
    visitor.db.clock.advance(5_000);
    expect(await codeOf(visitor.client.POST('/v1/front/login', { body: right }))).toBe('ok');
  });

  test('are counted from zero again after the lock', async () => {
    const visitor = new Visitor();
    await failLogins(visitor, 5);
    visitor.db.clock.advance(5 * minute);
    await failLogins(visitor, 4);
    expect(await codeOf(visitor.client.POST('/v1/front/login', { body: right }))).toBe('ok');
  });

  test('are counted from zero again after a successful login', async () => {
    const visitor = new Visitor();
    await failLogins(visitor, 4);
    await visitor.logIn();
    await failLogins(visitor, 4);
    expect(await codeOf(visitor.client.POST('/v1/front/login', { body: right }))).toBe('ok');
  });

  test('do not lock another member', async () => {
    const visitor = new Visitor();
    await failLogins(visitor, 5);
    await expect(visitor.logIn('hanbit02')).resolves.toBeDefined();
  });
});

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
