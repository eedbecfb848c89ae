import type { State } from '#audit/screens/state.ts';
import { firstLineOfError } from './error-line.ts';
import type { Pass } from './passes.ts';
import { type AuditTools, restartBrowser } from './tools.ts';
import { untestedVisit, type VisitResult, visit } from './visit.ts';

/** Visits a state. A failure of the audit itself becomes the result of the visit. */
const tryVisit = (tools: AuditTools, state: State, pass: Pass): Promise<VisitResult> =>
  visit(tools, state, pass).catch((error: unknown) =>
    untestedVisit(state, pass, `점검이 중단되었다: ${firstLineOfError(error)}`),
  );

/**
 * Visits a state like `visit`, but always returns a result. If the browser crashes, it is started again, and the state is
 * visited once more.
 */
export async function visitSafely(tools: AuditTools, state: State, pass: Pass): Promise<VisitResult> {
  const { browser } = tools;
  const result = await tryVisit(tools, state, pass);
  if (browser.isConnected()) return result;
  await restartBrowser(tools);
  return tryVisit(tools, state, pass);
}
