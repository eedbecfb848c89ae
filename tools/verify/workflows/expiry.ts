import { operationIds } from '#mocks/http/document.ts';
import { abstractDeadline, registration } from '#mocks/store/calendar.ts';
import { takesToken, type Walk } from '#tools/verify/walk.ts';
import { abstracts, lateAbstract } from './conference.ts';
import { lateRegistration } from './payment.ts';
import { ownQuestion } from './refusals.ts';
import { logIn } from './session.ts';

const day = 24 * 3_600_000;
/** A moment with the offset of Seoul, so that its first ten characters are the day there. */
const inSeoul = (moment: number) => `${new Date(moment + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`;
const start = registration.opens + 2 * day + 10 * 3_600_000;

/** Moments around the days of the contract's event. The run begins at `start`, when registration is open. */
export const moments = {
  start: inSeoul(start),
  dayLater: inSeoul(start + day),
  monthLater: inSeoul(start + 31 * day),
  beforeDeadline: inSeoul(abstractDeadline - 3 * day),
  atDeadline: inSeoul(abstractDeadline),
  afterRegistration: inSeoul(registration.closes),
};

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
    walk.run.days = () => [moments[moment].slice(0, 10)];
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
