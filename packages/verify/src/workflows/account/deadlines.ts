import { contractLimit } from '#verify/contract/document.ts';
import type { Runner } from '#verify/run/runner.ts';
import { loginRequest } from './account-requests.ts';
import { expectEffect, expectEffects } from './effects.ts';
import { type CreatedMember, createMember, logInMember } from './members.ts';
import { checkSeparateCounts, failLogins } from './passwords.ts';
import { secondsOf, type Use, type Window, windows } from './windows.ts';

/** Moves the server's clock to a number of seconds after the start of the checks. */
export type ClockAfter = (seconds: number) => Promise<void>;

/** The distance from a limit at which the clock is set, in seconds. It leaves time for slow requests before the limit. */
const marginSeconds = 60;

const hour = 3600;

/** Moves the server's clock forward by some seconds. A server may take the record with the latest date for the current one. */
type MoveBy = (seconds: number) => Promise<void>;

/** Sends what a window permits or prevents. */
async function tryUses(
  runner: Runner,
  { cause, label }: Window,
  uses: Use[],
  when: 'during' | 'after',
  problem: string,
) {
  const requests = uses.map((use) => [use.id, use.request, use[when]] as const);
  const isRight = await expectEffects(runner, cause, `${label} ${problem}`, requests);
  if (isRight && when === 'during') for (const { apply } of uses) apply?.();
}

/** Checks that a window lasts until its end and no longer, and that it counts from its repetition. */
async function checkWindow(runner: Runner, moveBy: MoveBy, member: CreatedMember, window: Window) {
  const { label, seconds, preparation, begin, isUsedOnce = false, isRenewable = false } = window;
  const startWindow = async () => {
    await moveBy(hour);
    const prepared = (await preparation?.prepare(runner, member)) ?? null;
    if (preparation) await moveBy(preparation.seconds);
    return begin(runner, member, prepared);
  };
  const beforeEnd = seconds - marginSeconds;
  await runner.runStep(`${label} ends`, async () => {
    const usesOf = await startWindow();
    await moveBy(beforeEnd);
    if (!isUsedOnce) await tryUses(runner, window, await usesOf(), 'during', 'ends too early');
    await moveBy(2 * marginSeconds);
    await tryUses(runner, window, await usesOf(), 'after', 'does not end');
  });
  if (isRenewable)
    await runner.runStep(`${label}, repeated, counts from the repetition`, async () => {
      await startWindow();
      await moveBy(beforeEnd);
      const usesOf = await begin(runner, member, null);
      await moveBy(2 * marginSeconds);
      await tryUses(runner, window, await usesOf(), 'during', 'does not last longer when it is repeated');
    });
  if (isUsedOnce)
    await runner.runStep(`${label} lasts until its end`, async () => {
      const usesOf = await startWindow();
      await moveBy(beforeEnd);
      await tryUses(runner, window, await usesOf(), 'during', 'ends too early');
    });
}

/** Checks that time alone does not reset the count of failed logins. */
async function checkCountLasts(runner: Runner, moveBy: MoveBy, member: CreatedMember) {
  await runner.runStep('failed logins count in a row, however much time is between them', async () => {
    const lock = secondsOf('login', 'x-lock-minutes');
    await failLogins(runner, member, contractLimit('login', 'x-max-attempts') - 1);
    await moveBy(lock * 3);
    await failLogins(runner, member, 1);
    const message = 'failed logins are forgotten after some time';
    await expectEffect(runner, 'login', message, 'login', loginRequest(member), 'tooManyFailures');
    await moveBy(lock * 2);
    await logInMember(runner, member, true);
  });
}

/** Checks every time limit of codes, verifications, resets and locks, shortly before and after its end. */
export async function checkAccountDeadlines(runner: Runner, moveTo: ClockAfter) {
  const member = await runner.runStep('a sign-up creates a member (h08)', async () => {
    await moveTo(0);
    return createMember(runner, 'h08');
  });
  if (!member) return;
  let now = 0;
  const moveBy: MoveBy = (seconds) => {
    now += seconds;
    return moveTo(now);
  };
  await checkCountLasts(runner, moveBy, member);
  await checkSeparateCounts(runner, member);
  for (const window of windows) await checkWindow(runner, moveBy, member, window);
}
