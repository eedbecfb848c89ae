import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { operationTable } from '#mocks/generated/operations.ts';
import type { State } from '#tools/audit/screens/state.ts';
import { requestLogin } from './api-login.ts';
import type { AuditedSite, AuditTools } from './tools.ts';
import { variantName, plainVariant, type Variant } from './variant.ts';

/** A state that was reached, and how. */
export type OpenedState = { page: Page; state: State; variant: Variant; tools: AuditedSite };

/** Why a state was not reached; whatever was not reached was not checked. */
export class StateNotReachedError extends Error {}

const reason = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);

const asNotReached =
  (why: string) =>
  (error: unknown): never => {
    throw error instanceof StateNotReachedError ? error : new StateNotReachedError(`${why}: ${reason(error)}`);
  };

/** Logs a member in by the API, and leaves what the site would have stored. */
async function logInByApi(page: Page, id: string, { base, members, clientSecret }: AuditedSite): Promise<void> {
  const password = members[id];
  if (password === undefined) throw new StateNotReachedError(`로그인이 필요하지만 '${id}'의 비밀번호를 모른다`);
  const entries = await requestLogin(page.request, { base, clientSecret, id, password }).catch(
    asNotReached(`로그인할 수 없다 (${id})`),
  );
  await page.addInitScript((stored) => {
    if (window !== window.top || sessionStorage.getItem('audit-logged-in')) return;
    sessionStorage.setItem('audit-logged-in', 'yes');
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);
}

async function applyScenarios(page: Page, { scenarios = [], unanswered: waits = [] }: State): Promise<void> {
  const isCallOf = (path: string) => (url: URL) => url.pathname.endsWith(path);
  for (const { operation, example, status = 200 } of scenarios)
    await page.route(isCallOf(operationTable[operation].path), (route) =>
      route.continue({ headers: { ...route.request().headers(), prefer: `code=${status}, example=${example}` } }),
    );
  for (const operation of waits) await page.route(isCallOf(operationTable[operation].path), () => undefined);
}

/** Waits until nothing of the page changes for a quarter of a second. */
export async function waitUntilStable(page: Page, timeoutMs: number): Promise<void> {
  const isStill = await page.evaluate(
    (limit) =>
      new Promise<boolean>((done) => {
        let quiet = setTimeout(() => done(true), 250);
        const end = setTimeout(() => done(false), limit);
        new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(() => {
            clearTimeout(end);
            done(true);
          }, 250);
        }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    timeoutMs,
  );
  if (!isStill) throw new StateNotReachedError(`화면이 ${timeoutMs / 1000}초 안에 안정되지 않는다`);
  // Colours of the system, and what is painted late.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Lets a page whose clock stands still do what it does at first; what comes over the network takes real time. */
async function runPageClock(page: Page): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
    await page.clock.runFor(400);
  }
}

export type ReachOptions = {
  variant?: Variant;
  motion?: 'reduce' | 'no-preference';
  /** Takes the clock of the page into the audit's hands. */
  clock?: boolean;
  /** Runs in the page before its own scripts. */
  seed?: string;
};

/** When the mock's world starts. Server and page have the same day. */
const mockStartTime = '2025-11-05T10:00:00+09:00';

/**
 * Makes a page ready for a state before it is opened: the day, the script of the audit, the text size.
 * @param script the audit's own script for a page
 */
export async function preparePage(
  { page, state, variant, tools }: OpenedState,
  script: string,
  options: ReachOptions,
): Promise<void> {
  const world = state.time ?? (tools.hasMock ? mockStartTime : undefined);
  if (tools.hasMock && state.time)
    await page.context().addCookies([{ name: 'mock-time', value: new Date(state.time).toISOString(), url: tools.base }]);
  if (options.clock) await page.clock.install(world ? { time: world } : {});
  else if (world) await page.clock.setFixedTime(world);
  await page.addInitScript({ content: script });
  if (options.seed) await page.addInitScript({ content: options.seed });
  if (variant.text !== '100')
    await page.addInitScript((text) => {
      // A frame may have no storage.
      if (window === window.top) localStorage.setItem('display', JSON.stringify({ text }));
    }, variant.text);
}

/** What a browser is asked for, to show a variant. */
export const contextOptionsOf = ({ width, height, colours }: Variant) =>
  ({
    viewport: { width, height },
    colorScheme: colours === 'dark' ? 'dark' : 'light',
    forcedColors: colours === 'forced' ? 'active' : 'none',
  }) as const;

async function openPage(tools: AuditTools, state: State, options: ReachOptions): Promise<OpenedState> {
  const variant = options.variant ?? plainVariant;
  const context = await tools.browser.newContext({
    ...contextOptionsOf(variant),
    baseURL: tools.base,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: options.motion ?? 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(tools.timeoutMs);
  // Playwright takes over the choice of files once somebody listens, and a button that is pressed at once is faster.
  page.on('filechooser', () => undefined);
  if (tools.hasMock) await context.addCookies([{ name: 'mock-session', value: randomUUID(), url: tools.base }]);
  const opened = { page, state, variant, tools };
  await preparePage(opened, tools.scripts.page, options);
  return opened;
}

/**
 * Goes to a state in a page that is ready for it.
 * @throws NotReached when the page, the login, a step, or what is to be seen does not come
 */
export async function goToState({ page, state, variant, tools }: OpenedState, { clock }: ReachOptions = {}): Promise<void> {
  if (state.memberId) await logInByApi(page, state.memberId, tools);
  await applyScenarios(page, state);
  const isThere = await page
    .goto(state.path, { waitUntil: 'load', timeout: tools.timeoutMs })
    .catch(asNotReached(`${tools.base}${state.path}이(가) 열리지 않는다`));
  if ((isThere?.status() ?? 200) >= 500) throw new StateNotReachedError(`서버가 ${isThere?.status()}로 답한다`);
  if (variant.colours === 'forced') {
    const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
    if (!isForced) throw new StateNotReachedError('이 브라우저에는 강제 색이 없다');
  }
  const waitUntilReady = (): Promise<void> => (clock ? runPageClock(page) : waitUntilStable(page, tools.timeoutMs));
  await page
    .locator('h1, h2, [role=heading]')
    .first()
    .waitFor({ state: 'attached' })
    .catch(asNotReached('제목이 나타나지 않는다'));
  await waitUntilReady();
  for (const step of [...(state.steps ?? []), ...(state.reachedWhen ? [state.reachedWhen] : [])])
    await step.run(page).catch(asNotReached(`'${step.description}'에서 멈췄다`));
  await waitUntilReady();
}

/**
 * Reaches a state in a context of its own, gives it away, and closes it.
 * @throws NotReached when the page, the login, a step, or what is to be seen does not come
 */
export async function withState<Answer>(
  tools: AuditTools,
  state: State,
  options: ReachOptions,
  use: (opened: OpenedState) => Promise<Answer>,
): Promise<Answer> {
  if (state.savesData && !tools.hasMock) throw new StateNotReachedError('서버에 저장하는 단계여서, 배포된 사이트에서는 하지 않는다');
  const opened = await openPage(tools, state, options);
  try {
    await goToState(opened, options).catch(asNotReached(variantName(opened.variant)));
    return await use(opened);
  } finally {
    await opened.page.context().close();
  }
}
