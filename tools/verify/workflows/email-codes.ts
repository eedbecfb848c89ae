import type { Walk } from '#tools/verify/walk.ts';

/** Another code of six digits. */
const otherCode = (code: string): string => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));

/** An address of the run's own. */
export const addressOf = (walk: Walk, name: string) =>
  walk.run.settings.email.replace('{id}', `${walk.run.prefix}${name}`);

/** The code that was sent to an address, by the tester's inbox. */
async function codeFor(walk: Walk, email: string): Promise<string> {
  const inbox = walk.need(
    walk.run.settings.inbox,
    'it needs a mailed code, and no inbox was given (--inbox)',
    'verifyCode',
  );
  await walk.ask('sendEmailVerification', { body: { email } }, 'sent');
  const code = await inbox(email).catch((error: Error) =>
    walk.need<string>(null, `it needs a mailed code: ${error.message}`),
  );
  walk.run.secrets.add('CODE', code);
  return code;
}

/** Proves an address as the website does. */
export async function prove(walk: Walk, email: string): Promise<void> {
  const code = await codeFor(walk, email);
  await walk.ask('verifyCode', { body: { email, code } }, 'verified');
}

/** Codes that are sent, tried, replaced and dead. */
export async function emailCodes(walk: Walk): Promise<void> {
  await walk.step('a code for an address that none was sent to is refused', async () => {
    walk.mayWrite('verifyCode');
    await walk.ask('verifyCode', { body: { email: addressOf(walk, 'nothing'), code: '000000' } }, 'notSent');
  });

  await walk.step('a wrong code is refused, the right one is taken after it, and once more', async () => {
    walk.mayWrite('sendEmailVerification', 'verifyCode');
    const email = addressOf(walk, 'code');
    const code = await codeFor(walk, email);
    await walk.ask('verifyCode', { body: { email, code: otherCode(code) } }, 'wrongCode');
    await walk.ask('verifyCode', { body: { email, code: 'abcdef' } }, 'wrongCode');
    await walk.ask('verifyCode', { body: { email, code } }, 'verified');
  });

  await walk.step('a new code replaces the one before it', async () => {
    walk.mayWrite('sendEmailVerification', 'verifyCode');
    const email = addressOf(walk, 'twice');
    const first = await codeFor(walk, email);
    const second = await codeFor(walk, email);
    if (first !== second) await walk.ask('verifyCode', { body: { email, code: first } }, 'wrongCode');
    await walk.ask('verifyCode', { body: { email, code: second } }, 'verified');
  });

  await walk.step('after five wrong codes in a row the code is dead', async () => {
    walk.mayWrite('sendEmailVerification', 'verifyCode');
    const email = addressOf(walk, 'dead');
    const code = await codeFor(walk, email);
    for (let time = 0; time < 5; time += 1) {
      await walk.ask('verifyCode', { body: { email, code: otherCode(code) } }, 'wrongCode');
    }
    await walk.ask('verifyCode', { body: { email, code } }, 'codeExpired');
  });
}
