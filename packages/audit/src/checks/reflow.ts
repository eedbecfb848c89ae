import type { Problem } from '#audit/model.ts';
import { type OpenedState, waitUntilStable } from '#audit/run/reach.ts';
import { waitForPaint } from '#e2e/support/wait.ts';
import type { InteractiveCheck } from './interactive-check.ts';

const clippedProblems = ({ page }: OpenedState): Promise<Problem[]> =>
  page.evaluate(() => audit.findClippedText().map((element) => audit.problemAt(element, '글이 잘린다')));

const newProblems = (before: Problem[], after: Problem[]): Problem[] => {
  const known = new Set(before.map(({ selector }) => selector));
  return after.filter(({ selector }) => !known.has(selector));
};

/** Returns the elements that extend to the right of the window, except in a container that scrolls, such as a table. */
const horizontalScrollProblems = ({ page }: OpenedState): Promise<Problem[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const isCut = /hidden|clip/.test(getComputedStyle(root).overflowX + getComputedStyle(document.body).overflowX);
    const hasScroll = root.scrollWidth > root.clientWidth;
    if (!hasScroll && !isCut) return [];
    const wide = audit
      .findExposed(hasScroll ? 'body *' : 'main :is(p, h1, h2, h3, td, th, li, dd, label, button, input)')
      .filter(
        (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !audit.isVisuallyHidden(element),
      );
    const unscrollable = wide.filter((element) => {
      for (let current = element.parentElement; current && current !== document.body; current = current.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(current).overflowX)) return false;
      return true;
    });
    if (!hasScroll)
      return unscrollable
        .slice(0, 5)
        .map((element) => audit.problemAt(element, '오른쪽이 잘리고, 옆으로 밀 수도 없다'));
    return unscrollable.length > 0
      ? unscrollable.slice(0, 5).map((element) => audit.problemAt(element, '옆으로 넘쳐, 두 방향으로 스크롤해야 한다'))
      : [audit.pageProblem(`화면이 옆으로 ${root.scrollWidth - root.clientWidth}px 넘친다`)];
  });

/** Returns an open dialog that is wider than the window, and content that an element around it cuts off. */
const cutProblems = ({ page }: OpenedState): Promise<Problem[]> =>
  page.evaluate(() => {
    const dialog = audit.topDialog();
    const isWide = dialog && dialog.getBoundingClientRect().right > innerWidth + 1;
    const wide = isWide ? [audit.problemAt(dialog, '창이 화면보다 넓어 오른쪽이 잘린다')] : [];
    const cut = audit.findExposed('main :is(td, th, p, h2, h3, h4, label, dd, dt)').filter((element) => {
      if (audit.isVisuallyHidden(element) || audit.visibleText(element) === '') return false;
      const { right } = element.getBoundingClientRect();
      for (let around = element.parentElement; around && around.tagName !== 'MAIN'; around = around.parentElement) {
        if (around.matches('[aria-roledescription], [aria-roledescription] *, [inert]')) return false;
        const { overflowX, textOverflow } = getComputedStyle(around);
        if (overflowX === 'visible') continue;
        return (
          /hidden|clip/.test(overflowX) &&
          textOverflow !== 'ellipsis' &&
          right > around.getBoundingClientRect().right + 4
        );
      }
      return false;
    });
    return [
      ...wide,
      ...cut.slice(0, 5).map((element) => audit.problemAt(element, '오른쪽이 잘리고, 옆으로 밀 수도 없다')),
    ];
  });

/** Checks the page in a window of 320 × 256 px, which is 1280 × 1024 px at 400 % zoom (WCAG 1.4.10). */
export const reflowCheck: InteractiveCheck = {
  checks: [{ id: 'reflow', title: '320px 너비와 400% 확대에서 옆으로 스크롤하지 않는다', criteria: ['1.4.10'] }],
  async run(opened) {
    return {
      reflow: { examined: 1, problems: [...(await horizontalScrollProblems(opened)), ...(await cutProblems(opened))] },
    };
  },
};

/** The text spacing of WCAG 1.4.12. */
const textSpacingCss =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

/** Runs a function while a user's style sheet is applied, and removes the style sheet afterwards. */
async function withStyleSheet<Answer>(opened: OpenedState, css: string, run: () => Promise<Answer>): Promise<Answer> {
  await opened.page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  await waitForPaint(opened.page);
  try {
    return await run();
  } finally {
    await opened.page.evaluate(() => {
      document.adoptedStyleSheets.pop();
    });
    await waitForPaint(opened.page);
  }
}

export const textSpacingCheck: InteractiveCheck = {
  checks: [{ id: 'text-spacing', title: '글자와 줄의 간격을 넓혀도 글이 잘리지 않는다', criteria: ['1.4.12'] }],
  async run(opened) {
    const before = await clippedProblems(opened);
    const problems = await withStyleSheet(opened, textSpacingCss, async () => [
      ...newProblems(before, await clippedProblems(opened)),
      ...(await horizontalScrollProblems(opened)),
    ]);
    return { 'text-spacing': { examined: 1, problems } };
  },
};

export const textSizeCheck: InteractiveCheck = {
  checks: [{ id: 'text-size', title: '글자를 200%로 키워도 글이 잘리지 않는다', criteria: ['1.4.4'] }],
  async run(opened) {
    const before = await clippedProblems(opened);
    await opened.page.evaluate(() => audit.recordFontSizes());
    const problems = await withStyleSheet(opened, ':root { font-size: 200% !important; }', async () => {
      const findFixed = (): Promise<Problem[]> => opened.page.evaluate(() => audit.findFixedFontSizes());
      const first = await findFixed();
      // What is being closed at the moment is gone a little later, and a busy browser has applied the style sheet.
      if (first.length > 0) await waitUntilStable(opened.page, opened.tools.timeoutMs);
      const fixed = first.length > 0 ? await findFixed() : first;
      return [...fixed.slice(0, 5), ...newProblems(before, await clippedProblems(opened))];
    });
    return { 'text-size': { examined: 1, problems } };
  },
};
