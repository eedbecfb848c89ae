import type { State } from '#audit/screens/state.ts';
import { firstLineOfError } from './error-line.ts';
import type { Pass } from './passes.ts';
import { type AuditTools, restartBrowser } from './tools.ts';
import { untestedVisit, type VisitResult, visit } from './visit.ts';

/** The longest time of a visit, as a multiple of the time until a page is stable. A frozen browser never ends a visit. */
const longestVisit = 20;

/** Visits a state. A failure of the audit itself, or a visit without an end, becomes the result of the visit. */
async function tryVisit(tools: AuditTools, state: State, pass: Pass): Promise<VisitResult> {
  const limitMs = tools.timeoutMs * longestVisit;
  const { promise: tooLong, resolve } = Promise.withResolvers<VisitResult>();
  const timer = setTimeout(async () => {
    // Playwright kills a browser that does not close. The next visits start a new one.
    await tools.browser.close().catch(() => undefined);
    resolve(untestedVisit(state, pass, `방문이 ${limitMs / 1000}초 안에 끝나지 않는다`));
  }, limitMs);
  const visited = visit(tools, state, pass).catch((error: unknown) =>
    untestedVisit(state, pass, `점검이 중단되었다: ${firstLineOfError(error)}`),
  );
  const result = await Promise.race([visited, tooLong]);
  clearTimeout(timer);
  return result;
}

/**
 * Visits a state like `visit`, but always returns a result. If the browser crashes or freezes, it is started again, and the
 * state is visited once more.
 */
export async function visitSafely(tools: AuditTools, state: State, pass: Pass): Promise<VisitResult> {
  const { browser } = tools;
  const result = await tryVisit(tools, state, pass);
  if (browser.isConnected()) return result;
  try {
    await restartBrowser(tools);
  } catch (error) {
    return untestedVisit(state, pass, `브라우저를 다시 시작할 수 없다: ${firstLineOfError(error)}`);
  }
  return tryVisit(tools, state, pass);
}
