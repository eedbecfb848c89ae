import { moments, toSeoulIso } from '#verify/contract/contract-event.ts';
import { runParts } from '#verify/run/run-branches.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { type ClockAfter, checkAccountDeadlines } from './account/deadlines.ts';
import { logInMember } from './account/members.ts';
import { checkTokenExpiry } from './account/token-expiry.ts';

/** Checks that access tokens, sessions, codes and confirmations expire. */
export async function checkExpiry(runner: WorkflowRunner): Promise<void> {
  const { setClock } = runner.context.settings;
  if (!setClock) {
    await runner.runStep(
      'expiring tokens and deadlines',
      async () => void runner.requireOrSkip(null, 'the clock cannot be moved (--clock)'),
    );
    return;
  }
  const moveToAge: ClockAfter = async (seconds) => {
    const moment = toSeoulIso(Date.parse(moments.start) + seconds * 1000);
    await setClock(moment);
    runner.context.todayInSeoul = () => [moment.slice(0, 10)];
  };
  await moveToAge(0);
  const sessions = await runner.runStep('a member logs in before the clock is moved', async () => {
    const { id, password } = runner.requireSession('login');
    const [open, ended] = [await logInMember(runner, { id, password }), await logInMember(runner, { id, password })];
    await runner.requestAs(ended, 'logout', {}, 'loggedOut');
    return { open, ended };
  });
  await checkAccountDeadlines(runner, moveToAge);
  if (sessions) await checkTokenExpiry(runner, sessions.open, sessions.ended, moveToAge);
  await moveToAge(0);
  await logEveryoneInAgain(runner);
}

/** Logs all members in again, because moving the clock ended their sessions. */
async function logEveryoneInAgain(runner: WorkflowRunner): Promise<void> {
  await runParts(runner, runner.context.sessions, async (branch, session) => {
    const renewed = await branch.runStep('members log in again', () =>
      logInMember(branch, session, session.isCreatedByRun),
    );
    if (renewed) Object.assign(session, renewed);
  });
}
