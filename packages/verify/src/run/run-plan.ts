import { type OperationId, tagOf } from '#verify/contract/operations.ts';
import { checkRobustness } from '#verify/requests/robustness.ts';
import { checkAccounts } from '#verify/workflows/account.ts';
import { checkBoards } from '#verify/workflows/boards/boards.ts';
import { checkConference } from '#verify/workflows/conference/conference.ts';
import { checkExpiry } from '#verify/workflows/expiry.ts';
import { checkAttachments, checkInquiries } from '#verify/workflows/inquiry.ts';
import { checkMemberPages } from '#verify/workflows/member.ts';
import { checkMoments } from '#verify/workflows/moments/moments.ts';
import { checkPayments } from '#verify/workflows/payments/payments.ts';
import { checkPosts } from '#verify/workflows/posts/posts.ts';
import { checkRefusals } from '#verify/workflows/refusals.ts';
import { checkSessions } from '#verify/workflows/session.ts';
import { checkSideEffects } from '#verify/workflows/side-effects.ts';
import type { Runner } from './runner.ts';

/**
 * A workflow of the plan. It begins when the workflows in `after`, which stand before it in the plan, have ended. It sends
 * requests to operations with the tags in `judges` only; without them, to operations of all tags.
 */
type PlannedWorkflow = {
  name: string;
  after: string[];
  judges?: string[];
  run: (runner: Runner) => Promise<unknown>;
};

/** The workflows that read and write separate data, so that they may run at the same time. */
const separateWorkflows: PlannedWorkflow[] = [
  { name: 'account', after: ['session'], judges: ['session', 'account', 'member'], run: checkAccounts },
  {
    name: 'member',
    after: ['session'],
    judges: ['member', 'account', 'session', 'payment', 'conference', 'common'],
    run: checkMemberPages,
  },
  { name: 'boards', after: ['session'], judges: ['board', 'common'], run: checkBoards },
  // The pages and counts of the boards must not change while they are compared.
  { name: 'posts', after: ['boards'], judges: ['board', 'common', 'member'], run: checkPosts },
  { name: 'conference', after: ['session'], judges: ['conference', 'common'], run: checkConference },
  { name: 'payment', after: ['session'], judges: ['payment', 'conference', 'member'], run: checkPayments },
  { name: 'inquiry', after: ['session'], judges: ['inquiry'], run: checkInquiries },
  { name: 'effects', after: ['session'], run: checkSideEffects },
];

/**
 * The workflows in the order of the report. Sessions come first, because the others use them. Requests that
 * a faulty server may store come after the checks of stored data. The clock is moved last, with no other workflow at the
 * same time.
 */
export const runPlan: readonly PlannedWorkflow[] = [
  { name: 'session', after: [], run: checkSessions },
  ...separateWorkflows,
  // The numbers of files are compared, so no other workflow may store files at the same time.
  {
    name: 'attachments',
    after: separateWorkflows.map(({ name }) => name),
    judges: ['inquiry', 'member', 'common'],
    run: checkAttachments,
  },
  { name: 'refusals', after: separateWorkflows.map(({ name }) => name), run: checkRefusals },
  { name: 'robustness', after: separateWorkflows.map(({ name }) => name), run: checkRobustness },
  { name: 'time', after: ['attachments', 'refusals', 'robustness'], run: checkExpiry },
  { name: 'moments', after: ['time'], run: checkMoments },
];

/** Returns the names of the workflows that send requests to operations with the tags of some operations. */
export const workflowsJudging = (ids: readonly OperationId[]): string[] =>
  runPlan.flatMap(({ name, judges }) => (!judges || ids.some((id) => judges.includes(tagOf(id))) ? [name] : []));
