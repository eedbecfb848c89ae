import { describe, expect, test } from 'vitest';
import { prove, tokenOf } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';

const minute = 60_000;
const mine = 'hanbit01@mail.example';

describe('who forgot', () => {
  test('the ID finds it by name and address, and nobody else does', async () => {
    const visitor = new Visitor();
    const find = (name: string) => visitor.ask('findMemberId', { body: { member_name: name, member_email: mine } });
    expect((await find('김가람')).error?.code).toBe('46');
    await prove(visitor, mine);
    expect((await find('김가람')).data).toEqual({ member_id: 'hanbit01' });
    expect((await find('김가람'.normalize('NFD'))).data).toEqual({ member_id: 'hanbit01' });
    expect((await find('이새봄')).data).toEqual({ member_id: null });
  });

  test('the password sets a new one, which ends all sessions and lifts a lock', async () => {
    const visitor = new Visitor();
    const token = await tokenOf(visitor);
    for (let time = 0; time < 6; time += 1) {
      await visitor.ask('login', { body: { member_id: 'hanbit01', member_password: 'wrong' } });
    }
    await prove(visitor, mine);
    const body = { member_id: 'hanbit01', member_email: mine };
    expect(await visitor.codeOf('findMemberPassword', { body })).toBe('ok');
    const reset = (password: string) =>
      visitor.codeOf('resetPw', { body: { member_id: 'hanbit01', member_password: password } });
    expect(await reset('hanbit01!')).toBe('43');
    expect(await visitor.codeOf('getMemberInfo', { token })).toBe('ok');
    expect(await reset('garam2025!')).toBe('ok');
    expect(await visitor.codeOf('getMemberInfo', { token })).toBe('91');
    await expect(visitor.login('hanbit01', 'hanbit01!')).rejects.toThrow();
    await expect(visitor.login('hanbit01', 'garam2025!')).resolves.toBeDefined();
    // One search allows one new password.
    expect(await reset('garam2026!')).toBe('46');
  });

  test('the password has ten minutes for a new one', async () => {
    const visitor = new Visitor();
    await prove(visitor, mine);
    await visitor.ask('findMemberPassword', { body: { member_id: 'hanbit01', member_email: mine } });
    visitor.db.clock.advance(10 * minute);
    const body = { member_id: 'hanbit01', member_password: 'garam2025!' };
    expect(await visitor.codeOf('resetPw', { body })).toBe('46');
    await expect(visitor.login()).resolves.toBeDefined();
  });

  test.each([
    ['of another member', 'hanbit02'],
    ['that nobody has', 'nobody99'],
  ])('the password gets the same answer for an ID %s', async (_, id) => {
    const visitor = new Visitor();
    await prove(visitor, mine);
    const body = { member_id: id, member_email: mine };
    expect(await visitor.codeOf('findMemberPassword', { body })).toBe('41');
    expect(await visitor.codeOf('resetPw', { body: { member_id: id, member_password: 'garam2025!' } })).toBe('46');
  });
});

test('a changed password is the one that counts, and the session goes on', async () => {
  const visitor = new Visitor();
  const token = await tokenOf(visitor);
  const change = (from: string, to: string) =>
    visitor.codeOf('changePw', { token, body: { member_original_password: from, member_new_password: to } });
  expect(await change('hanbit02!', 'garam2025!')).toBe('90');
  expect(await change('hanbit01!', 'hanbit01!')).toBe('43');
  expect(await change('hanbit01!', 'garam')).toBe('40');
  expect(await change('hanbit01!', 'garam2025!')).toBe('ok');
  expect(await visitor.codeOf('getMemberInfo', { token })).toBe('ok');
  await expect(visitor.login('hanbit01', 'hanbit01!')).rejects.toThrow();
  await expect(visitor.login('hanbit01', 'garam2025!')).resolves.toBeDefined();
});
