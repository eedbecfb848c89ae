import { describe, expect, test } from 'vitest';
import { accessTokenOf, verifyEmailByMock } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { codeOf, dataOf } from '#tests/support/api-results.ts';

const minute = 60_000;
const memberEmail = 'hanbit01@mail.example';

describe('a member who forgot', () => {
  test('the ID finds it with the matching name and verified email address only', async () => {
    const visitor = new Visitor();
    const findId = (member_name: string) =>
      visitor.client.POST('/v1/front/findMemberId', { body: { member_name, member_email: memberEmail } });
    expect(await codeOf(findId('김가람'))).toBe('46');
    await verifyEmailByMock(visitor, memberEmail);
    expect(await dataOf(findId('김가람'))).toEqual({ member_id: 'hanbit01' });
    expect(await dataOf(findId('김가람'.normalize('NFD')))).toEqual({ member_id: 'hanbit01' });
    expect(await dataOf(findId('이새봄'))).toEqual({ member_id: null });
  });

  test('the password can set a new one, which ends all sessions and removes the login lock', async () => {
    const visitor = new Visitor();
    const token = await accessTokenOf(visitor);
    for (let time = 0; time < 6; time += 1) {
      await visitor.client.POST('/v1/front/login', { body: { member_id: 'hanbit01', member_password: 'wrong' } });
    }
    await verifyEmailByMock(visitor, memberEmail);
    const body = { member_id: 'hanbit01', member_email: memberEmail };
    expect(await codeOf(visitor.client.POST('/v1/front/findMemberPassword', { body }))).toBe('ok');
    const resetPassword = (password: string) =>
      codeOf(visitor.client.POST('/v1/front/resetPw', { body: { member_id: 'hanbit01', member_password: password } }));
    expect(await resetPassword('hanbit01!')).toBe('43');
    expect(await codeOf(visitor.withToken(token).GET('/v1/front/getMemberInfo'))).toBe('ok');
    expect(await resetPassword('garam2025!')).toBe('ok');
    expect(await codeOf(visitor.withToken(token).GET('/v1/front/getMemberInfo'))).toBe('91');
    await expect(visitor.logIn('hanbit01', 'hanbit01!')).rejects.toThrow();
    await expect(visitor.logIn('hanbit01', 'garam2025!')).resolves.toBeDefined();
    // Each findMemberPassword permits one new password only.
    expect(await resetPassword('garam2026!')).toBe('46');
  });

  test('the password must set the new one within ten minutes', async () => {
    const visitor = new Visitor();
    await verifyEmailByMock(visitor, memberEmail);
    await visitor.client.POST('/v1/front/findMemberPassword', {
      body: { member_id: 'hanbit01', member_email: memberEmail },
    });
    visitor.db.clock.advance(10 * minute);
    const body = { member_id: 'hanbit01', member_password: 'garam2025!' };
    expect(await codeOf(visitor.client.POST('/v1/front/resetPw', { body }))).toBe('46');
    await expect(visitor.logIn()).resolves.toBeDefined();
  });

  test.each([
    ['of another member', 'hanbit02'],
    ['that does not exist', 'nobody99'],
  ])('the password gets the same response for an ID %s', async (_, id) => {
    const visitor = new Visitor();
    await verifyEmailByMock(visitor, memberEmail);
    const body = { member_id: id, member_email: memberEmail };
    expect(await codeOf(visitor.client.POST('/v1/front/findMemberPassword', { body }))).toBe('41');
    expect(
      await codeOf(
        visitor.client.POST('/v1/front/resetPw', { body: { member_id: id, member_password: 'garam2025!' } }),
      ),
    ).toBe('46');
  });
});

test('a password change replaces the password and keeps the session', async () => {
  const visitor = new Visitor();
  const token = await accessTokenOf(visitor);
  const changePassword = (from: string, to: string) =>
    codeOf(
      visitor
        .withToken(token)
        .POST('/v1/front/changePw', { body: { member_original_password: from, member_new_password: to } }),
    );
  expect(await changePassword('hanbit02!', 'garam2025!')).toBe('90');
  expect(await changePassword('hanbit01!', 'hanbit01!')).toBe('43');
  expect(await changePassword('hanbit01!', 'garam')).toBe('40');
  expect(await changePassword('hanbit01!', 'garam2025!')).toBe('ok');
  expect(await codeOf(visitor.withToken(token).GET('/v1/front/getMemberInfo'))).toBe('ok');
  await expect(visitor.logIn('hanbit01', 'hanbit01!')).rejects.toThrow();
  await expect(visitor.logIn('hanbit01', 'garam2025!')).resolves.toBeDefined();
});
