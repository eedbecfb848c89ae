import type { Problem, Result } from '#audit/model.ts';
import type { MovingRegion } from '#audit/page/motion.ts';
import type { OpenedState } from '#audit/run/reach.ts';
import { type InteractiveCheck, pageResult, runOnPage } from './interactive-check.ts';

const motionProblem = ({ selector, html = '' }: { selector: string; html?: string }, message: string): Problem => ({
  selector,
  html,
  message,
});

/** How many parts of a page are watched. Content outside the window may be paused. */
const watchedParts = 4;

/** Returns the regions that change by themselves within ten seconds while they are in the window, each once. */
async function findMovingRegions({ page }: OpenedState): Promise<MovingRegion[]> {
  const regions = new Map<string, MovingRegion>();
  for (let part = 0; part < watchedParts; part += 1) {
    await page.evaluate((index) => scrollTo({ top: index * innerHeight * 0.9, behavior: 'instant' }), part);
    await page.clock.runFor(500);
    for (let half = 0; half < 2; half += 1) {
      await page.evaluate(() => audit.recordAppearance());
      await page.clock.runFor(5000);
      for (const region of await page.evaluate(() => audit.movingRegions())) regions.set(region.selector, region);
    }
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return [...regions.values()];
}

/**
 * Watches for twenty seconds whether the focus or the scroll position moves by itself, in the middle of the page. A
 * dialog takes back a focus that is lost, so the focus stays where it is in a dialog.
 */
async function findSelfMoves({ page }: OpenedState): Promise<Result> {
  const before = await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement && !audit.topDialog()) document.activeElement.blur();
    scrollTo({ top: 300, behavior: 'instant' });
    return { focus: audit.focusStopId(document.activeElement ?? document.body), position: scrollY };
  });
  await page.clock.runFor(20_000);
  const { focus, top } = await page.evaluate(() => ({
    focus: audit.focusStopId(document.activeElement ?? document.body),
    top: scrollY,
  }));
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return pageResult(
    ...(focus === before.focus ? [] : ['초점이 저절로 옮겨 간다']),
    ...(Math.abs(top - before.position) > 1 ? ['화면이 저절로 스크롤된다'] : []),
  );
}

/**
 * Stops a region with its button by keyboard, and watches it for a minute without pointer and focus.
 * @returns what is wrong, in Korean; null if the region has stopped
 */
async function stopRegion({ page }: OpenedState, selector: string, button: string): Promise<string | null> {
  const readState = (): Promise<string> => page.evaluate((one) => audit.controlState(one), button);
  const before = await readState();
  await page.locator(button).first().focus({ timeout: 3000 });
  await page.keyboard.press('Enter');
  await page.mouse.move(0, 0);
  await page.clock.runFor(1000);
  const after = await readState();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.evaluate(() => audit.recordAppearance());
  for (const [time, message] of [
    [10_000, '멈춤을 눌러도 움직인다'],
    [50_000, '멈춘 뒤에 저절로 다시 움직인다'],
  ] as const) {
    await page.clock.runFor(time);
    const moving = await page.evaluate((one) => audit.stillMoving([one]), selector);
    if (moving.length > 0) return message;
  }
  return before === after ? '멈춤 버튼이 멈춘 상태를 말하지 않는다' : null;
}

/** Returns what a time limit may change: document, address, and the dialog that is open. */
const describeScreen = ({ page }: OpenedState): Promise<string> =>
  page.evaluate(() => {
    const dialog = audit.topDialog();
    return `${location.pathname} ${performance.timeOrigin} ${dialog ? audit.accessibleName(dialog) : ''}`;
  });

/**
 * Watches a screen for twenty minutes of its own clock (WCAG 2.2.1). The screen must stay.
 * @param before the description of the screen when the state was reached
 */
async function watchTime(opened: OpenedState, before: string): Promise<Result> {
  const { page } = opened;
  if ((await describeScreen(opened)) !== before) return pageResult('한 분 안에 화면이 저절로 바뀐다');
  await page.clock.fastForward('20:00');
  await page.clock.runFor(1000);
  // A navigation takes real time.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  if ((await describeScreen(opened)) !== before) return pageResult('스무 분 안에 화면이 저절로 바뀐다');
  return pageResult();
}

/** Checks that moving content can be paused and stays paused, and that the screen has no time limit. */
export const motionControlCheck: InteractiveCheck = {
  checks: [
    { id: 'pause', title: '저절로 움직이는 것마다 멈추는 버튼이 있고, 누르면 멈춘 채로 있다', criteria: ['2.2.2'] },
    { id: 'flash', title: '초당 세 번 넘게 번쩍이지 않는다', criteria: ['2.3.1'] },
    {
      id: 'self-moving-focus',
      title: '초점과 스크롤 위치가 저절로 옮겨 가지 않는다',
      criteria: ['2.4.3', '3.2.1', '2.2.2'],
    },
    { id: 'time-limit', title: '스무 분을 두어도 화면이 그대로 있다', criteria: ['2.2.1'] },
  ],
  run: (opened) =>
    runOnPage(opened.page, () => checkMotion(opened), {
      'time-limit': pageResult('한 분 안에 화면이 저절로 다시 열리거나 바뀐다'),
    }),
};

/** Watches the page, stops what moves, and lets time pass. @throws Error when the page is left meanwhile */
async function checkMotion(opened: OpenedState): Promise<Record<string, Result>> {
  const { page } = opened;
  const screen = await describeScreen(opened);
  const animations = await page.evaluate(() => audit.longAnimations());
  await page.evaluate(() => audit.countBlinks());
  const regions = await findMovingRegions(opened);
  const moved = await findSelfMoves(opened);
  const blinking = await page.evaluate(() => audit.blinkingElements());
  const problems: Problem[] = animations
    .filter(({ flash }) => !flash)
    .map((animation) => motionProblem(animation, '끝없이 움직인다'));
  for (const region of regions) {
    const message = region.button
      ? await stopRegion(opened, region.selector, region.button)
      : '저절로 움직이는데 그것을 멈추는 버튼이 보이지 않는다';
    if (message) problems.push(motionProblem(region, message));
  }
  const changed = pageResult('스무 분 안에 화면이 저절로 바뀐다');
  const timeLimit = await runOnPage(page, () => watchTime(opened, screen), changed);
  return {
    pause: { examined: regions.length + animations.length, problems },
    flash: {
      examined: 1,
      problems: [...animations.filter(({ flash }) => flash), ...blinking.map((selector) => ({ selector }))].map(
        (element) => motionProblem(element, '초당 세 번 넘게 번쩍인다'),
      ),
    },
    'self-moving-focus': moved,
    'time-limit': timeLimit,
  };
}

/** Checks that nothing moves by itself with reduced motion. */
export const reducedMotionCheck: InteractiveCheck = {
  checks: [{ id: 'reduced-motion', title: '움직임을 줄이라는 설정을 따른다', criteria: ['2.2.2'] }],
  async run({ page }) {
    const running = await page.evaluate(() => audit.longAnimations());
    await page.evaluate(() => audit.recordAppearance());
    await page.clock.runFor(9000);
    const moved = await page.evaluate(() => audit.changedSelectors());
    return {
      'reduced-motion': {
        examined: 1,
        problems: [
          ...running.map((animation) => motionProblem(animation, '움직임을 줄였는데 끝없이 움직인다')),
          ...moved.slice(0, 3).map((selector) => motionProblem({ selector }, '움직임을 줄였는데 저절로 움직인다')),
        ],
      },
    };
  },
};
