import { operationIds } from '../../mocks/document';
import { takesToken, type Walk } from '../walk';
import { abstracts, lateAbstract } from './conference';
import { lateRegistration } from './payment';
import { ownQuestion } from './refusals';
import { logIn } from './session';

/**
 * Moments in the year of the contract's event: its abstracts are taken until 23 October 2025, registrations from 3 to
 * 14 November. The run begins at `start`, where registration is open.
 */
export const moments = {
  start: '2025-11-05T10:00:00+09:00',
  beforeDeadline: '2025-10-20T10:00:00+09:00',
  atDeadline: '2025-10-23T00:00:00+09:00',
  afterRegistration: '2025-11-15T00:00:00+09:00',
  dayLater: '2025-11-06T10:00:00+09:00',
  monthLater: '2025-12-06T10:00:00+09:00',
} as const;

/** Asks every operation that takes a token with one whose time is over. */
async function everywhere(walk: Walk, token: string, outcome: 'tokenExpired' | 'sessionExpired'): Promise<void> {
  for (const id of operationIds.filter(takesToken)) {
    await walk.step(`${id}: ${outcome}`, async () => {
      await walk.ask(id, { ...ownQuestion(walk, id), token }, outcome);
    });
  }
}

/** Tokens that expire, codes that grow old, and days that pass: all that only a clock brings. */
export async function expiry(walk: Walk): Promise<void> {
  const { clock } = walk.run.settings;
  if (!clock) {
    await walk.step('what only time brings', async () => void walk.need(null, 'no clock was given (--clock)'));
    return;
  }
  const at = async (moment: keyof typeof moments) => {
    await clock(moments[moment]);
    walk.run.today = () => moments[moment].slice(0, 10);
  };
  await at('start');
  const session = await walk.step('a member logs in before time passes', () => {
    const { id, password } = walk.anyone('login');
    return logIn(walk, { id, password });
  });
  if (session) {
    await at('dayLater');
    await everywhere(walk, session.access, 'tokenExpired');
    await walk.step('a refresh mends an access token that has expired', async () => {
      const { data } = await walk.ask('requestToken', { body: { refresh_token: session.refresh } }, 'refreshed');
      await walk.ask('getMemberInfo', { token: data.access_token }, 'general');
    });
    await at('monthLater');
    await everywhere(walk, session.access, 'sessionExpired');
    await walk.step('a refresh mends no session that is over', async () => {
      await walk.ask('requestToken', { body: { refresh_token: session.refresh } }, 'sessionExpired');
    });
  }
  await at('beforeDeadline');
  await again(walk);
  await abstracts(walk);
  await at('atDeadline');
  await lateAbstract(walk);
  await at('afterRegistration');
  await again(walk);
  await lateRegistration(walk);
  await at('start');
}

/** Logs everybody in again, whose sessions ended while the clock was moved. */
async function again(walk: Walk): Promise<void> {
  for (const session of walk.run.sessions) {
    const renewed = await walk.step('members log in again', () => logIn(walk, session, session.own));
    if (renewed) Object.assign(session, renewed);
  }
}
