import { randomBytes } from 'node:crypto';
import { VerifierClient } from './client.ts';
import { checkRobustness } from './robustness.ts';
import { RunAborted } from './run-aborted.ts';
import type { RunContext } from './run-context.ts';
import { RunResults } from './run-results.ts';
import { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { WorkflowRunner } from './workflow-runner.ts';
import { checkAccounts } from './workflows/account.ts';
import { runArazzoWorkflows } from './workflows/arazzo-workflows.ts';
import { checkBoards } from './workflows/boards.ts';
import { checkAbstractUploads, checkConference } from './workflows/conference.ts';
import { checkExpiry, moments } from './workflows/expiry.ts';
import { checkForum } from './workflows/forum.ts';
import { checkInquiries } from './workflows/inquiry.ts';
import { checkMemberPages } from './workflows/member.ts';
import { checkPayments } from './workflows/payment.ts';
import { checkPosts } from './workflows/posts/check-posts.ts';
import { checkRefusals } from './workflows/refusals.ts';
import { checkSessions } from './workflows/session.ts';

/** A finished run; `aborted` is the reason when it ended early. `durationMs` is the total time. */
export type FinishedRun = { context: RunContext; aborted: RunAborted | null; startedAt: Date; durationMs: number };

/** The workflows in order. Later ones use the sessions, accounts and posts of earlier ones. */
const workflows: Record<string, (runner: WorkflowRunner) => Promise<void>> = {
  session: checkSessions,
  account: checkAccounts,
  arazzo: runArazzoWorkflows,
  member: checkMemberPages,
  boards: checkBoards,
  forum: checkForum,
  posts: checkPosts,
  conference: checkConference,
  payment: checkPayments,
  inquiry: checkInquiries,
  refusals: checkRefusals,
  robustness: checkRobustness,
  time: (runner) => (runner.context.settings.setClock ? checkExpiry(runner) : checkAbstractUploads(runner)),
};

/** The names of all workflows, in order. */
export const workflowNames = Object.keys(workflows);
/** The workflows that every run needs, because they create the sessions. */
const alwaysRun = ['session', 'account'];

/** Returns the date in Seoul (YYYY-MM-DD), nine hours ahead of UTC all year. `epochMs` is the time since the epoch. */
const dateInSeoul = (epochMs: number) => new Date(epochMs + 9 * 3_600_000).toISOString().slice(0, 10);

/** Ends the sessions of the run. The responses are not checked, because a token may be invalid already. */
async function logOutSessions({ sessions, client }: RunContext): Promise<void> {
  for (const { accessToken } of sessions) await client.send('logout', { token: accessToken });
}

/** Runs all workflows against a server, one after another. */
export async function runWorkflows(settings: Settings): Promise<FinishedRun> {
  const [results, secrets] = [new RunResults(settings.maxFindings), new Secrets()];
  secrets.add('CLIENT_SECRET', settings.clientSecret);
  for (const { password } of settings.members) secrets.add('PASSWORD', password);
  const client = new VerifierClient(settings, results, secrets);
  const todayInSeoul = (): [string, ...string[]] => {
    if (settings.setClock) return [moments.start.slice(0, 10)];
    const [now, before] = [dateInSeoul(Date.now()), dateInSeoul(Date.now() - 120_000)];
    return now === before ? [now] : [now, before];
  };
  const context: RunContext = {
    settings,
    client,
    results,
    secrets,
    prefix: `vf${randomBytes(4).toString('hex')}`,
    sessions: [],
    todayInSeoul,
  };
  const startedAt = new Date();
  let aborted: RunAborted | null = null;
  try {
    await settings.setClock?.(moments.start);
    for (const name of workflowNames) {
      const isWanted =
        settings.onlyWorkflows.length === 0 || settings.onlyWorkflows.includes(name) || alwaysRun.includes(name);
      if (isWanted) await workflows[name]?.(new WorkflowRunner(context, name));
    }
    await logOutSessions(context);
  } catch (error) {
    // Any other error, such as a failing --clock command, is not a finding about the server.
    aborted =
      error instanceof RunAborted
        ? error
        : new RunAborted(`the run cannot continue: ${error instanceof Error ? error.message : String(error)}`);
  }
  return { context, aborted, startedAt, durationMs: Date.now() - startedAt.getTime() };
}
