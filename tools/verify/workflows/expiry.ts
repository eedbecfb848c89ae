import type { WorkflowRunner } from '#verify/workflow-runner.ts';
import { abstractDeadline, registration } from '../../../mocks/store/calendar.ts';
import { type ClockAfter, checkAccountDeadlines } from './account/account-deadlines.ts';
import { checkTokenExpiry } from './account/token-expiry.ts';
import { checkAbstractAfterDeadline, checkAbstractUploads } from './conference.ts';
import { checkRegistrationAfterDeadline } from './payment.ts';
import { logInMember } from './session.ts';

const dayMs = 24 * 3_600_000;
/** Formats a time in milliseconds since the epoch as ISO 8601 with the offset of Seoul. It begins with the date there. */
const toSeoulIso = (epochMs: number) => `${new Date(epochMs + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`;
const start = registration.opens + 2 * dayMs + 10 * 3_600_000;

/** Moments around the dates of the contract's event, in ISO 8601. The run begins at `start`, when registration is open. */
export const moments = {
  start: toSeoulIso(start),
  beforeDeadline: toSeoulIso(abstractDeadline - 3 * dayMs),
  atDeadline: toSeoulIso(abstractDeadline),
  afterRegistration: toSeoulIso(registration.closes),
};

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
  const moveToAge: ClockAfter = async (seconds) => {
    const moment = toSeoulIso(start + seconds * 1000);
    await setClock(moment);
    runner.context.todayInSeoul = () => [moment.slice(0, 10)];
  };
  await checkAccountDeadlines(runner, moveToAge);
  if (session) await checkTokenExpiry(runner, session, moveToAge);
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
  for (const session of runner.context.sessions) {
    const renewed = await runner.runStep('members log in again', () =>
      logInMember(runner, session, session.isCreatedByRun),
    );
    if (renewed) Object.assign(session, renewed);
  }
}
