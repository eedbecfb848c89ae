import { runAtOnce } from '#verify/run/run-branches.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import { RunAborted } from '#verify/run/run-ends.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { logInMember } from '#verify/workflows/account/members.ts';

/**
 * Moves the server's clock, and logs members in again, because their sessions may have ended at that moment.
 * @param moment a moment in ISO 8601 with the offset of Seoul, so that it begins with the date there
 * @throws RunAborted when the clock does not move
 */
export async function moveServerClock(
  runner: WorkflowRunner,
  moment: string,
  sessions: MemberSession[],
): Promise<void> {
  const setClock = runner.requireOrSkip(runner.context.settings.setClock, 'the clock cannot be moved (--clock)');
  await setClock(moment).catch((error: Error) => {
    throw new RunAborted(`the clock cannot be moved: ${error.message}`);
  });
  runner.context.todayInSeoul = () => [moment.slice(0, 10)];
  await runAtOnce(runner, sessions, async (part, session) => {
    Object.assign(session, await logInMember(part, session, session.isCreatedByRun));
  });
}
