import { operationTable } from '#mocks/generated/operations.ts';
import { type Example, resolveReference, responsesOf } from '#mocks/http/document.ts';
import type { OperationId } from './exchange.ts';
import type { Outcome } from './outcome.ts';
import type { Result } from './run.ts';
import { writes } from './writes.ts';

type Summarised = Example & { summary?: string };

/** What the contract says of an outcome, in a few words. */
export function summaryOf({ operation, status, type, name }: Outcome): string {
  const row = responsesOf(operation).find((answer) => answer.status === status && answer.type === type);
  const example = row?.media.examples?.[name];
  return (example && resolveReference<Summarised>(example).summary) ?? name;
}

/** Outcomes that nobody brings about from outside, with the reason. */
const neverProvoked: Record<string, string> = {
  serverError: 'a server that keeps the contract does not fail',
  tooManyRequests: 'the run does not flood a server',
};

/** Operations and outcomes that need a mailed code. */
const mailed =
  /^(signedUp|emailTaken|verified|wrongCode|codeExpired|found|noMember|confirmed|reset|samePassword|passwordsDiffer)$/;

/** Why an outcome was not reached, in a sentence that says what it needs. */
export function reasonFor(outcome: Outcome, { run, halted }: Result): string {
  const { operation, name } = outcome;
  const { settings, ledger, sessions } = run;
  const never = neverProvoked[name];
  if (never) return never;
  if (halted && !ledger.asked.has(operation)) return `the run ended before: ${halted.message}`;
  if (name === 'tokenExpired' || name === 'sessionExpired') {
    if (!settings.clock) return 'needs time to pass, and no clock was given (--clock)';
  }
  if (writes(operation) && !settings.write) return 'writes, and --write was not given';
  if (needsToken(operation) && sessions.length === 0) return 'needs a login, and nobody is logged in (--member)';
  if (mailed.test(name) && !settings.inbox) return 'needs a mailed code, and no inbox was given (--inbox)';
  const skipped = ledger.skipped.get(operation);
  if (skipped) return skipped;
  if (halted) return `the run ended before: ${halted.message}`;
  return `nothing on the server is like it: ${summaryOf(outcome)}`;
}

const needsToken = (id: OperationId) => operationTable[id].token === 'required';
