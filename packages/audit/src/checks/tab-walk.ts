import type { Page } from '@playwright/test';
import type { Problem, Result } from '#audit/model.ts';
import type { FocusStop } from '#audit/page/focus-stop.ts';
import { isFocusPainted } from '#audit/pixels/focus.ts';
import type { OpenedState } from '#audit/run/reach.ts';
import { waitForPaint } from '#e2e/support/wait.ts';
import type { InteractiveCheck } from './interactive-check.ts';

const maxKeyPresses = 260;

/** `moved` has the selector of the stop whose focus changed the page. */
type KeyboardWalk = { stops: FocusStop[]; leftPage: boolean; ended: boolean; moved: string[] };

const focusProblem = (message: string, { selector, html }: Pick<FocusStop, 'selector' | 'html'>): Problem => ({
  selector,
  html,
  message,
});

/** Waits until the page has rendered what a change of the scroll position shows or hides. */
const waitForRender = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/**
 * Presses a key until a stop repeats, and records each stop.
 * @param isSlow whether each press waits until the page has rendered the effects of the scrolling
 */
async function recordFocusStops(
  { page, state }: OpenedState,
  key: 'Tab' | 'Shift+Tab',
  isSlow = false,
): Promise<KeyboardWalk> {
  const stops: FocusStop[] = [];
  const moved: string[] = [];
  const start = await page.evaluate(() => audit.describeContext());
  let leftPage = false;
  for (let count = 0; count < maxKeyPresses; count += 1) {
    await page.keyboard.press(key);
    if (isSlow) await waitForRender(page);
    const { stop, location } = await page.evaluate(() => ({
      stop: audit.currentStop(),
      location: audit.describeContext(),
    }));
    if (!stop) {
      if (leftPage) return { stops, leftPage, ended: true, moved };
      leftPage = true;
      continue;
    }
    // From outside a frame, each focused element in it appears as the frame itself.
    if (stop.id === stops.at(-1)?.id && stop.html.startsWith('<iframe')) continue;
    // The focus of a stop may move itself, so the change of the page is looked at first. Some states leave the page by themselves.
    if (location !== start) {
      if (!state.navigatesLater) moved.push(stop.selector);
      return { stops, leftPage, ended: true, moved };
    }
    // A stop that repeats ends the walk. If the focus has not left the page or a dialog in between, it is trapped.
    if (stops.some(({ id }) => id === stop.id)) return { stops, leftPage, ended: leftPage || stop.inDialog, moved };
    // An element that is just being hidden or shown does not count. If it is hidden, the focus leaves it.
    if (!stop.visible) {
      await waitForPaint(page);
      const later = await page.evaluate(() => audit.currentStop());
      stop.visible = later?.id !== stop.id || later.visible;
    }
    if (stop.outlined !== true && stop.visible) stop.outlined = await isFocusPainted(page, stop.box);
    stops.push(stop);
  }
  return { stops, leftPage, ended: false, moved };
}

/** Returns a problem if a link or a button has the focus in the state itself, and cannot be seen. */
async function invisibleStart({ page }: OpenedState): Promise<Problem[]> {
  await waitForPaint(page);
  const stop = await page.evaluate(() => audit.currentStop());
  return stop && /^<(a|button)\b/.test(stop.html) && !stop.visible
    ? [focusProblem('보이지 않는 것이 초점을 받는다', stop)]
    : [];
}

/** Elements that only scripts focus, and frames, in which the focused element itself shows the focus. */
const isDocumentOrFrame = ({ html }: FocusStop): boolean => /^<(main|h1|iframe)\b/.test(html);

const tabWalkChecks = [
  { id: 'tab-reach', title: '모든 조작 요소에 Tab으로 한 번씩 닿는다', criteria: ['2.1.1'] },
  { id: 'tab-trap', title: '초점이 갇히지 않는다', criteria: ['2.1.2'] },
  { id: 'focus-visible', title: '초점이 보인다', criteria: ['2.4.7', '1.4.11'] },
  { id: 'focus-obscured', title: '초점을 받은 것이 가려지지 않는다', criteria: ['2.4.11'] },
  { id: 'on-focus', title: '초점을 받는 것만으로는 아무것도 바뀌지 않는다', criteria: ['3.2.1'] },
] as const;

/** Walks through a state with the Tab key, and checks reachability and visibility of the focus. */
export const tabWalkCheck: InteractiveCheck = {
  checks: tabWalkChecks,
  async run(opened) {
    const { page } = opened;
    const expected = await page.evaluate(() => {
      const root = audit.topDialog() ?? document;
      return {
        isDialog: root !== document,
        all: audit.tabStops(root).map((stop) => ({
          id: audit.focusStopId(stop),
          selector: audit.selectorOf(stop),
          html: stop.outerHTML.replace(/\s+/g, ' ').slice(0, 240),
        })),
      };
    });
    const invisible = await invisibleStart(opened);
    const { stops, leftPage, ended, moved } = await recordFocusStops(opened, 'Tab');
    const met = new Set(stops.map(({ id }) => id));
    const still = new Set(
      await page.evaluate(() => audit.tabStops(audit.topDialog() ?? document).map((stop) => audit.focusStopId(stop))),
    );
    const isMissed = ({ id }: { id: number }): boolean => moved.length === 0 && still.has(id) && !met.has(id);
    // An element that appears while the page scrolls may be before the focus. Walking backwards reaches it.
    if (expected.all.some(isMissed))
      for (const { id } of (await recordFocusStops(opened, 'Shift+Tab', true)).stops) met.add(id);
    const isTrapped = !ended || (!expected.isDialog && !leftPage && moved.length === 0 && stops.length > 0);
    const examined = expected.all.length;
    const seen = stops.filter((stop) => !isDocumentOrFrame(stop));
    const result = (problems: Problem[]): Result => ({ examined, problems });
    return {
      'tab-reach': result(expected.all.filter(isMissed).map((stop) => focusProblem('Tab으로 닿지 않는다', stop))),
      'tab-trap': result(
        isTrapped ? stops.slice(-1).map((stop) => focusProblem('초점이 여기서 빠져나가지 못한다', stop)) : [],
      ),
      'focus-visible': result([
        ...invisible,
        ...seen.filter((stop) => !stop.visible).map((stop) => focusProblem('보이지 않는 것이 초점을 받는다', stop)),
        ...seen
          .filter((stop) => stop.visible && !stop.outlined)
          .map((stop) => focusProblem('초점이 보이지 않거나 3:1보다 흐리다', stop)),
      ]),
      'focus-obscured': result(
        seen
          .filter((stop) => stop.visible && stop.visiblePoints === 0)
          .map((stop) => focusProblem('초점을 받았는데 모두 가려져 있다', stop)),
      ),
      'on-focus': result(
        moved.map((selector) => ({ selector, html: '', message: '초점을 받자 화면이나 창이 바뀐다' })),
      ),
    };
  },
};
