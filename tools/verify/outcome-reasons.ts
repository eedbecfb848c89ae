import { type Example, resolveReference, responsesOf } from '#verify/contract/document.ts';
import { operationTable } from '#verify/contract/operations.ts';
import type { OperationId } from './exchange.ts';
import type { Outcome } from './outcomes.ts';
import type { FinishedRun } from './run-workflows.ts';
import { writesData } from './writing-operations.ts';

type ExampleWithSummary = Example & { summary?: string };

/** Returns the summary that the contract has for the example of an outcome, or else the name of the outcome. */
export function outcomeSummary({ operation, status, type, name }: Outcome): string {
  const row = responsesOf(operation).find((response) => response.status === status && response.type === type);
  const example = row?.media.examples?.[name];
  return (example && resolveReference<ExampleWithSummary>(example).summary) ?? name;
}

/** Outcomes that the run never provokes, each with the reason. */
const reasonNeverTested: Record<string, string> = {
  serverError: 'a server that keeps the contract does not fail',
  tooManyRequests: 'the run does not provoke the rate limit',
};

/** Names of the outcomes that need a verification code from a mail. */
const outcomesNeedingMailedCode =
  /^(signedUp|emailTaken|verified|wrongCode|codeExpired|found|noMember|confirmed|reset|samePassword|passwordsDiffer)$/;

/** Returns the reason why an outcome was not reached: a missing option, a skipped step, or no matching data. */
export function reasonNotReached(outcome: Outcome, { context, aborted }: FinishedRun): string {
  const { operation, name } = outcome;
  const { settings, results, sessions } = context;
  const neverTested = reasonNeverTested[name];
  if (neverTested) return neverTested;
  if (aborted && !results.requestCounts.has(operation))
    return `the run ended before this outcome was tested: ${aborted.message}`;
  if (name === 'tokenExpired' || name === 'sessionExpired') {
    if (!settings.setClock) return 'needs control over the server clock (--clock)';
  }
  if (writesData(operation) && !settings.canWrite) return 'stores data or sends mail, which needs --write';
  if (needsToken(operation) && sessions.length === 0) return 'needs a login, and no member is logged in (--member)';
  if (outcomesNeedingMailedCode.test(name) && !settings.readMailedCode) return 'needs a code from a mail (--inbox)';
  const skipped = results.skipReasons.get(operation);
  if (skipped) return skipped;
  if (aborted) return `the run ended before this outcome was tested: ${aborted.message}`;
  return `no response of the server matches this outcome: ${outcomeSummary(outcome)}`;
}

const needsToken = (id: OperationId) => operationTable[id].token === 'required';
