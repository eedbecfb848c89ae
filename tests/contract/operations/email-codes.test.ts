import { describe, expect, test } from 'vitest';
import { sentCodes } from '#mocks/store/sent-codes.ts';
import { lastSentCode, signUpBody, verifyEmailByMock, wrongCode } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { codeOf } from '#tests/support/api-results.ts';

const minute = 60_000;
const email = String(signUpBody().member_email);
const other = 'hanbit01@mail.example';

describe('a code', () => {
  async function sendCode() {
    const visitor = new Visitor();
    await visitor.client.POST('/v1/front/sendEmailVerification', { body: { email } });
    const code = lastSentCode(visitor, email);
    return {
      visitor,
      code,
      verify: (attempt: string) =>
        codeOf(visitor.client.POST('/v1/front/verifyCode', { body: { email, code: attempt } })),
    };
  }

  test('has six digits and appears in the list of sent codes, newest first', async () => {
    const { visitor, code } = await sendCode();
    expect(code).toMatch(/^\d{6}$/);
    visitor.db.clock.advance(1000);
    await visitor.client.POST('/v1/front/sendEmailVerification', { body: { email: other } });
    expect(sentCodes(visitor.db).map((mail) => mail.email)).toEqual([other, email]);
    expect(sentCodes(visitor.db)[1]).toMatchObject({ email, code });
  });

  test('that is wrong or was not sent does not verify the email address', async () => {
    const { visitor, code, verify } = await sendCode();
    expect([await verify(wrongCode(code)), await verify('abc'), await verify(`${code}0`)]).toEqual(['41', '41', '41']);
    expect(await codeOf(visitor.client.POST('/v1/front/verifyCode', { body: { email: other, code } }))).toBe('44');
    expect(await codeOf(visitor.client.POST('/v1/front/signup', { body: signUpBody() }))).toBe('46');
  });

  test('expires after ten minutes', async () => {
    const { visitor, code, verify } = await sendCode();
    visitor.db.clock.advance(10 * minute - 5_000);
    expect(await verify(code)).toBe('ok');
    visitor.db.clock.advance(5_000);
    expect(await verify(code)).toBe('42');
  });

  test('expires after five wrong attempts in a row, until another code is sent', async () => {
    const { visitor, code, verify } = await sendCode();
    for (let time = 0; time < 5; time += 1) expect(await verify(wrongCode(code))).toBe('41');
    expect([await verify(code), await verify(wrongCode(code))]).toEqual(['42', '42']);
    await visitor.client.POST('/v1/front/sendEmailVerification', { body: { email } });
    expect(await verify(lastSentCode(visitor, email))).toBe('ok');
  });

  test('restarts the count of wrong attempts after a correct one', async () => {
    const { code, verify } = await sendCode();
    for (let time = 0; time < 4; time += 1) await verify(wrongCode(code));
    expect(await verify(code)).toBe('ok');
    for (let time = 0; time < 4; time += 1) await verify(wrongCode(code));
    expect(await verify(code)).toBe('ok');
  });

  test('that is sent again keeps the email address verified', async () => {
    const visitor = new Visitor();
    await verifyEmailByMock(visitor, email);
    await visitor.client.POST('/v1/front/sendEmailVerification', { body: { email } });
    expect(await codeOf(visitor.client.POST('/v1/front/signup', { body: signUpBody() }))).toBe('ok');
  });

  test('is unknown in another session', async () => {
    const { code } = await sendCode();
    expect(await codeOf(new Visitor().client.POST('/v1/front/verifyCode', { body: { email, code } }))).toBe('44');
  });
});
