import { RunAborted } from '#verify/run/run-ends.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import { accounts } from '#verify/workflows/account/accounts.ts';

/** Moves the server's clock, and logs members in again, because their sessions may have ended at that moment. */
export async function moveServerClock(runner: Runner, moment: string, sessions: Session[]) {
  const setClock = runner.requireOrSkip(runner.context.settings.setClock, 'the clock cannot be moved (--clock)');
  // Without the right time, each of the following checks would fail.
  await setClock(moment).catch((error: Error) => {
    throw new RunAborted(`the clock cannot be moved: ${error.message}`);
  });
  runner.context.todayInSeoul = () => [moment.slice(0, 10)];
  await runner.runAtOnce(sessions, async (part, session) => {
    Object.assign(session, await accounts.logIn(part, session, session.isCreatedByRun));
  });
}
