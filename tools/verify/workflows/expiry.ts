import { runParts } from '#verify/run-branches.ts';
import { takesToken, type WorkflowRunner } from '#verify/workflow-runner.ts';
import { operationIds } from '../../../mocks/http/document.ts';
import { abstractDeadline, registration } from '../../../mocks/store/calendar.ts';
import { checkAbstractAfterDeadline, checkAbstractUploads } from './conference.ts';
import { checkRegistrationAfterDeadline } from './payment.ts';
import { markedExampleRequest } from './refusals.ts';
import { logInMember } from './session.ts';

const dayMs = 24 * 3_600_000;
/** Formats a time in milliseconds since the epoch as ISO 8601 with the offset of Seoul. It begins with the date there. */
const toSeoulIso = (epochMs: number) => `${new Date(epochMs + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`;
const start = registration.opens + 2 * dayMs + 10 * 3_600_000;

/** Moments around the dates of the contract's event, in ISO 8601. The run begins at `start`, when registration is open. */
export const moments = {
  start: toSeoulIso(start),
  dayLater: toSeoulIso(start + dayMs),
  monthLater: toSeoulIso(start + 31 * dayMs),
  beforeDeadline: toSeoulIso(abstractDeadline - 3 * dayMs),
  atDeadline: toSeoulIso(abstractDeadline),
  afterRegistration: toSeoulIso(registration.closes),
};

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

/** Checks everything that depends on time: expiring tokens, the abstract deadline, the end of registration. */
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
  await moveClockTo('beforeDeadline');
  await logEveryoneInAgain(runner);
  await checkAbstractUploads(runner);
  await moveClockTo('atDeadline');
  await checkAbstractAfterDeadline(runner);
  await moveClockTo('afterRegistration');
  await logEveryoneInAgain(runner);
  await checkRegistrationAfterDeadline(runner);
  await moveClockTo('start');
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
