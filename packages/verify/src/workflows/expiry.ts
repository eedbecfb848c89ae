import { runStart, toSeoulIso } from '#verify/contract/contract-event.ts';
import type { Runner } from '#verify/run/runner.ts';
import { accounts } from './account/accounts.ts';
import { type ClockAfter, checkAccountDeadlines } from './account/deadlines.ts';
import { checkTokenExpiry } from './account/token-expiry.ts';
import { moveServerClock } from './moments/clock-moves.ts';

/** Checks that access tokens, sessions, codes and confirmations expire. */
export async function checkExpiry(runner: Runner) {
  const moveToAge: ClockAfter = (seconds) =>
    moveServerClock(runner, toSeoulIso(Date.parse(runStart) + seconds * 1000), []);
  const sessions = await runner.runStep('a member logs in before the clock is moved', async () => {
    await moveToAge(0);
    const { id, password } = runner.requireSession('login');
    const open = await accounts.logIn(runner, { id, password });
    const ended = await accounts.logIn(runner, { id, password });
    await runner.requestAs(ended, 'logout', {}, 'loggedOut');
    return { open, ended };
  });
  if (!runner.context.settings.setClock) return;
  await checkAccountDeadlines(runner, moveToAge);
  if (sessions) await checkTokenExpiry(runner, sessions.open, sessions.ended, moveToAge);
  await runner.runStep('members log in again', () => moveServerClock(runner, runStart, runner.context.sessions));
}
