import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { State } from '#audit/screens/state.ts';
import { requestLogin } from '#e2e/support/api-login.ts';
import { isStableWithin, waitForPaint } from '#e2e/support/wait.ts';
import { operationTable } from '#mocks/generated/operations.ts';
import { expectThere, memberOn, StateNotThereError } from './absence.ts';
import { firstLineOfError } from './error-line.ts';
import { watchMissingOperations } from './missing-operations.ts';
import { hasPendingRequests, waitForResponses, watchRequests } from './pending-requests.ts';
import { resolvePath } from './records.ts';
import { accessOptions } from './site-access.ts';
import type { AuditedSite, AuditTools } from './tools.ts';
import { plainVariant, type Variant, variantName } from './variant.ts';

/** A state in an open page. */
export type OpenedState = { page: Page; state: State; variant: Variant; tools: AuditedSite };

/** Thrown when a state is not reached. The message is the reason, in Korean. A state that is not reached is untested. */
export class StateNotReachedError extends Error {
  /** Whether a step of the state failed, so that the page shows where. */
  isStepFailed = false;
}

/** Returns an error handler that throws a `StateNotReachedError` with a reason. */
const asNotReached =
  (reason: string, isStepFailed = false) =>
  (error: unknown): never => {
    if (error instanceof StateNotReachedError || error instanceof StateNotThereError) throw error;
    throw Object.assign(new StateNotReachedError(`${reason}: ${firstLineOfError(error)}`), { isStepFailed });
  };

/** Logs a member in through the API, and stores the login before the site's scripts run. */
async function logInByApi(page: Page, persona: string, site: AuditedSite): Promise<void> {
  const member = memberOn(site, persona);
  if (member === null) throw new StateNotThereError('no-member', persona);
  const { base, clientSecret } = site;
  const entries = await requestLogin(page.request, { base, clientSecret, ...member }).catch(
    asNotReached(`로그인할 수 없다 (${member.id})`),
  );
  await page.addInitScript((stored) => {
    if (window !== window.top || sessionStorage.getItem('audit-logged-in')) return;
    sessionStorage.setItem('audit-logged-in', 'yes');
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);
}

/** Requests the state's scenarios from the mock, and leaves its unanswered operations without a response. */
async function applyScenarios(page: Page, { scenarios = [], unanswered = [] }: State): Promise<void> {
  const isCallOf = (path: string) => (url: URL) => url.pathname.endsWith(path);
  for (const { operation, example, status = 200 } of scenarios)
    await page.route(isCallOf(operationTable[operation].path), (route) =>
      route.continue({ headers: { ...route.request().headers(), prefer: `code=${status}, example=${example}` } }),
    );
  for (const operation of unanswered) await page.route(isCallOf(operationTable[operation].path), () => undefined);
}

/**
 * Waits until a page has the responses to its requests, and its DOM does not change for 250 ms. While code or data is
 * loading on a busy machine, the DOM rests longer than that, and the page is not yet what a user acts on.
 * @throws StateNotReachedError after the timeout
 */
export async function waitUntilStable(page: Page, timeoutMs: number): Promise<void> {
  await waitForResponses(page, timeoutMs);
  // A response may lead to another request.
  for (let round = 0; round < 3; round += 1) {
    await expectStable(page, timeoutMs);
    if (!hasPendingRequests(page)) return;
    await waitForResponses(page, timeoutMs);
  }
}

async function expectStable(page: Page, timeoutMs: number): Promise<void> {
  if (!(await isStableWithin(page, timeoutMs)))
    throw new StateNotReachedError(`화면이 ${timeoutMs / 1000}초 안에 안정되지 않는다`);
}

/** Advances the paused clock of a page until it has loaded. Network requests take real time. */
async function runPageClock(page: Page, timeoutMs: number): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
    await waitForResponses(page, timeoutMs);
    await page.clock.runFor(400);
  }
}

/** How a state is reached. */
export type ReachOptions = {
  variant?: Variant;
  motion?: 'reduce' | 'no-preference';
  /** Whether the audit controls the clock of the page. */
  clock?: boolean;
  /** Whether the time of the page stands still, also without the mock. Its timers run. */
  stopsClock?: boolean;
  /** Source of a seeded defect, which runs before the page's own scripts. */
  seed?: string;
  /** Looks at the page on which a step failed. */
  whenStuck?: (opened: OpenedState) => Promise<void>;
};

/** The start time of the mock. Server and page have the same day. */
const mockStartTime = '2025-11-05T10:00:00+09:00';

/**
 * Prepares a page before it opens a state: sets the longest time of a step, the day and the text size, and adds the script of
 * the audit.
 * @param script the source from `pageScript`
 */
export async function preparePage(
  { page, state, variant, tools }: OpenedState,
  script: string,
  options: ReachOptions,
): Promise<void> {
  page.setDefaultTimeout(tools.timeoutMs);
  const today = options.stopsClock ? new Date() : undefined;
  const time = tools.hasMock ? (state.time ?? mockStartTime) : today;
  if (tools.hasMock && state.time)
    await page
      .context()
      .addCookies([{ name: 'mock-time', value: new Date(state.time).toISOString(), url: tools.base }]);
  if (options.clock) await page.clock.install(time ? { time } : {});
  else if (time) await page.clock.setFixedTime(time);
  await page.addInitScript({ content: script });
  if (options.seed) await page.addInitScript({ content: options.seed });
  if (variant.text !== '100')
    await page.addInitScript((text) => {
      // Frames may have no access to storage.
      if (window === window.top) localStorage.setItem('display', JSON.stringify({ text }));
    }, variant.text);
}

/** Returns the options of a browser context that shows a variant. */
export const contextOptionsOf = ({ width, height, colours }: Variant) =>
  ({
    viewport: { width, height },
    colorScheme: colours === 'dark' ? 'dark' : 'light',
    forcedColors: colours === 'forced' ? 'active' : 'none',
    permissions: ['clipboard-write'],
  }) satisfies BrowserContextOptions;

/** Opens a page in a browser context of its own, prepared for a state. */
async function openPage(tools: AuditTools, state: State, options: ReachOptions): Promise<OpenedState> {
  const variant = options.variant ?? plainVariant;
  const context = await tools.browser.newContext({
    ...contextOptionsOf(variant),
    ...accessOptions(tools),
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: options.motion ?? 'reduce',
  });
  const page = await context.newPage();
  watchRequests(page, state);
  // Playwright intercepts file choosers only after a listener was added, which an immediate press would precede.
  page.on('filechooser', () => undefined);
  if (tools.hasMock) await context.addCookies([{ name: 'mock-session', value: randomUUID(), url: tools.base }]);
  const opened = { page, state, variant, tools };
  await preparePage(opened, tools.scripts.page, options);
  return opened;
}

/**
 * Goes to a state in a prepared page.
 * @throws StateNotReachedError when the page, the login or a step fails; StateNotThereError when the site has no such state
 */
export async function goToState(
  { page, state, variant, tools }: OpenedState,
  { clock }: ReachOptions = {},
): Promise<void> {
  if (state.memberId) await logInByApi(page, state.memberId, tools);
  await applyScenarios(page, state);
  const path = await resolvePath(page, tools, state.path).catch(asNotReached('주소를 알 수 없다'));
  const response = await page
    .goto(tools.base + path, { waitUntil: 'load', timeout: tools.timeoutMs })
    .catch(asNotReached(`${tools.base}${path}이(가) 열리지 않는다`));
  if ((response?.status() ?? 200) >= 500) throw new StateNotReachedError(`서버가 ${response?.status()}로 답한다`);
  if (variant.colours === 'forced') {
    const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
    if (!isForced) throw new StateNotReachedError('이 브라우저에는 강제 색이 없다');
  }
  const waitUntilReady = (): Promise<void> =>
    clock ? runPageClock(page, tools.timeoutMs) : waitUntilStable(page, tools.timeoutMs);
  await page
    .locator('h1, h2, [role=heading]')
    .first()
    .waitFor({ state: 'attached' })
    .catch(asNotReached('제목이 나타나지 않는다'));
  await waitUntilReady();
  // Assistive technology knows what is painted. Nobody acts sooner.
  const waitUntilPainted = async (): Promise<void> => {
    if (!clock) await waitForPaint(page).catch(() => undefined);
  };
  const { reachedWhen } = tools.hasMock || !state.anyDay ? state : { ...state, ...state.anyDay };
  for (const step of [...(state.steps ?? []), ...(reachedWhen ? [reachedWhen] : [])]) {
    await waitUntilPainted();
    await step.run(page).catch(asNotReached(`'${step.description}'에서 멈췄다`, true));
  }
  await waitUntilPainted();
  await waitUntilReady();
  await page.evaluate(() => audit.renderSkippedParts());
}

/**
 * Reaches a state in a browser context of its own, runs a function in it, and closes the context.
 * @throws StateNotReachedError when the page, the login or a step fails; StateNotThereError when the site has no such state
 */
export async function withState<Answer>(
  tools: AuditTools,
  state: State,
  options: ReachOptions,
  run: (opened: OpenedState) => Promise<Answer>,
): Promise<Answer> {
  expectThere(state, tools);
  const opened = await openPage(tools, state, options);
  const missing = watchMissingOperations(opened.page);
  try {
    await goToState(opened, options).catch(async (error: unknown) => {
      if (error instanceof StateNotReachedError && !tools.hasMock && missing.length > 0)
        throw new StateNotThereError('no-data', missing.join(', '));
      // A page that does not work shows neither the state nor other data.
      if (error instanceof StateNotReachedError && error.isStepFailed && !tools.hasMock)
        if (await state.dataNeeded?.isLacking(opened.page))
          throw new StateNotThereError('no-data', state.dataNeeded?.name);
      if (error instanceof StateNotReachedError && error.isStepFailed) await options.whenStuck?.(opened);
      return asNotReached(variantName(opened.variant))(error);
    });
    return await run(opened);
  } finally {
    await opened.page.context().close();
  }
}
