import { moments } from '#verify/contract-event.ts';
import { runParts } from '#verify/run-branches.ts';
import { takesToken, type WorkflowRunner } from '#verify/workflow-runner.ts';
import { operationIds } from '../../../mocks/http/document.ts';
import { markedExampleRequest } from './refusals.ts';
import { logInMember } from './session.ts';

/** Sends an expired token to every operation that accepts a token. */
async function checkExpiredToken(
  runner: WorkflowRunner,
  token: string,
  outcome: 'tokenExpired' | 'sessionExpired',
): Promise<void> {
  await runParts(runner, operationIds.filter(takesToken), async (branch, id) => {
    await branch.runStep(`${id}: ${outcome}`, async () => {
      await branch.requestOutcome(id, { ...markedExampleRequest(branch, id), token }, outcome);
    });
  });
}

/** Checks that access tokens and sessions expire. */
export async function checkExpiry(runner: WorkflowRunner): Promise<void> {
  const { setClock } = runner.context.settings;
  if (!setClock) {
    await runner.runStep(
      'expiring tokens and deadlines',
      async () => void runner.requireOrSkip(null, 'the clock cannot be moved (--clock)'),
    );
    return;
  }
  const moveClockTo = async (moment: keyof typeof moments) => {
    await setClock(moments[moment]);
    runner.context.todayInSeoul = () => [moments[moment].slice(0, 10)];
  };
  await moveClockTo('start');
  const session = await runner.runStep('a member logs in before the clock is moved', () => {
    const { id, password } = runner.requireSession('login');
    return logInMember(runner, { id, password });
  });
  if (session) {
    await moveClockTo('dayLater');
    await checkExpiredToken(runner, session.accessToken, 'tokenExpired');
    await runner.runStep('a refresh replaces an expired access token', async () => {
      const { data } = await runner.requestOutcome(
        'requestToken',
        { body: { refresh_token: session.refreshToken } },
        'refreshed',
      );
      await runner.requestOutcome('getMemberInfo', { token: data.access_token }, 'general');
    });
    await moveClockTo('monthLater');
    await checkExpiredToken(runner, session.accessToken, 'sessionExpired');
    await runner.runStep('a refresh is rejected after the session has expired', async () => {
      await runner.requestOutcome('requestToken', { body: { refresh_token: session.refreshToken } }, 'sessionExpired');
    });
  }
  await moveClockTo('start');
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
