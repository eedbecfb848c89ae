import { contractLimit } from '#verify/contract/document.ts';
import { isJsonObject } from '#verify/contract/json-values.ts';
import type { Runner } from '#verify/run/runner.ts';
import { accounts, type CreatedMember, requestOf } from './accounts.ts';
import { checkSeparateCounts, failLogins } from './passwords.ts';
import { secondsOf, type Window, windows } from './windows.ts';

/** Moves the server's clock to a number of seconds after the start of the checks. */
export type ClockAfter = (seconds: number) => Promise<void>;

/** The distance from a limit at which the clock is set, in seconds. It leaves time for slow requests before the limit. */
const marginSeconds = 60;

/** Checks that a window lasts until its end and no longer, and that it counts from its repetition. */
async function checkWindow(runner: Runner, moveBy: ClockAfter, member: CreatedMember, window: Window) {
  const { label, cause, seconds, begin, isUsedOnce = false, isRenewable = false } = window;
  const start = async () => {
    await moveBy(3600);
    return begin(runner, member, moveBy);
  };
  const beforeEnd = seconds - marginSeconds;
  /** Sends what the window permits or prevents. A reset changes the password of the member. */
  const expectUses = async (usesOf: Awaited<ReturnType<typeof begin>>, when: 'during' | 'after', problem: string) => {
    const uses = await usesOf();
    const rows = uses.map((use) => [use.id, use.request, use[when]] as const);
    const isRight = await runner.expectEffects(cause, `${label} ${problem}`, rows);
    for (const { id, request } of isRight && when === 'during' ? uses : [])
      if (id === 'resetPw' && isJsonObject(request.body)) member.password = String(request.body.member_password);
  };
  await runner.runStep(`${label} ends`, async () => {
    const usesOf = await start();
    await moveBy(beforeEnd);
    if (!isUsedOnce) await expectUses(usesOf, 'during', 'ends too early');
    await moveBy(2 * marginSeconds);
    await expectUses(usesOf, 'after', 'does not end');
  });
  if (isRenewable)
    await runner.runStep(`${label}, repeated, counts from the repetition`, async () => {
      await start();
      await moveBy(beforeEnd);
      const usesOf = await begin(runner, member, async () => {});
      await moveBy(2 * marginSeconds);
      await expectUses(usesOf, 'during', 'does not last longer when it is repeated');
    });
  if (isUsedOnce)
    await runner.runStep(`${label} lasts until its end`, async () => {
      const usesOf = await start();
      await moveBy(beforeEnd);
      await expectUses(usesOf, 'during', 'ends too early');
    });
}

/** Checks that time alone does not reset the count of failed logins. */
async function checkCountLasts(runner: Runner, moveBy: ClockAfter, member: CreatedMember) {
  await runner.runStep('failed logins count in a row, however much time is between them', async () => {
    const lock = secondsOf('login', 'x-lock-minutes');
    await failLogins(runner, member, contractLimit('login', 'x-max-attempts') - 1);
    await moveBy(lock * 3);
    await failLogins(runner, member, 1);
    const message = 'failed logins are forgotten after some time';
    await runner.expectEffect('login', message, 'login', requestOf.login(member), 'tooManyFailures');
    await moveBy(lock * 2);
    await accounts.logIn(runner, member, true);
  });
}

/** Checks every time limit of codes, verifications, resets and locks, shortly before and after its end. */
export async function checkAccountDeadlines(runner: Runner, moveTo: ClockAfter) {
  const member = await runner.runStep('a sign-up creates a member (h08)', async () => {
    await moveTo(0);
    return accounts.create(runner, 'h08');
  });
  if (!member) return;
  let now = 0;
  // Only forward: a server may take the record with the latest date for the current one.
  const moveBy: ClockAfter = (seconds) => {
    now += seconds;
    return moveTo(now);
  };
  await checkCountLasts(runner, moveBy, member);
  await checkSeparateCounts(runner, member);
  for (const window of windows) await checkWindow(runner, moveBy, member, window);
}
