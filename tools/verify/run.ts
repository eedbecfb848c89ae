import { randomBytes } from 'node:crypto';
import { Client } from './client.ts';
import { Halt } from './halt.ts';
import { Ledger } from './ledger.ts';
import { robustness } from './robustness.ts';
import { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { type Run, Walk } from './walk.ts';
import { account } from './workflows/account.ts';
import { arazzo } from './workflows/arazzo.ts';
import { boards } from './workflows/boards.ts';
import { abstracts, conference } from './workflows/conference.ts';
import { expiry, moments } from './workflows/expiry.ts';
import { forum } from './workflows/forum.ts';
import { inquiry } from './workflows/inquiry.ts';
import { member } from './workflows/member.ts';
import { payment } from './workflows/payment.ts';
import { refusals } from './workflows/refusals.ts';
import { session } from './workflows/session.ts';

/** What a run came to, and why it ended before its end, if it did. */
export type Result = { run: Run; halted: Halt | null; began: Date; took: number };

/** The workflows in their order: those before make what those behind use. */
const workflows: Record<string, (walk: Walk) => Promise<void>> = {
  session,
  account,
  arazzo,
  member,
  boards,
  forum,
  conference,
  payment,
  inquiry,
  refusals,
  robustness,
  time: (walk) => (walk.run.settings.clock ? expiry(walk) : abstracts(walk)),
};

/** The names of all workflows, in their order. */
export const workflowNames = Object.keys(workflows);
/** What others cannot do without: who is logged in. */
const needed = ['session', 'account'];

/** The day in Seoul, nine hours ahead of UTC all year. */
const seoulDay = (moment: number) => new Date(moment + 9 * 3_600_000).toISOString().slice(0, 10);

/** Ends the sessions that the run began; a token that is dead already is no concern. */
async function leave({ sessions, client }: Run): Promise<void> {
  for (const { access } of sessions) await client.send('logout', { token: access });
}

/** Runs all workflows against a server, one after another. */
export async function runAll(settings: Settings): Promise<Result> {
  const [ledger, secrets] = [new Ledger(settings.findings), new Secrets()];
  secrets.add('CLIENT_SECRET', settings.clientSecret);
  for (const { password } of settings.members) secrets.add('PASSWORD', password);
  const client = new Client(settings, ledger, secrets);
  const days = (): [string, ...string[]] => {
    if (settings.clock) return [moments.start.slice(0, 10)];
    const [now, before] = [seoulDay(Date.now()), seoulDay(Date.now() - 120_000)];
    return now === before ? [now] : [now, before];
  };
  const run: Run = {
    settings,
    client,
    ledger,
    secrets,
    prefix: `vf${randomBytes(4).toString('hex')}`,
    sessions: [],
    days,
  };
  const began = new Date();
  let halted: Halt | null = null;
  try {
    await settings.clock?.(moments.start);
    for (const name of workflowNames) {
      const isWanted = settings.only.length === 0 || settings.only.includes(name) || needed.includes(name);
      if (isWanted) await workflows[name]?.(new Walk(run, name));
    }
    await leave(run);
  } catch (error) {
    // What else goes wrong, such as a clock that can't be moved, says nothing of the server.
    halted =
      error instanceof Halt
        ? error
        : new Halt(`the run can't go on: ${error instanceof Error ? error.message : String(error)}`);
  }
  return { run, halted, began, took: Date.now() - began.getTime() };
}
