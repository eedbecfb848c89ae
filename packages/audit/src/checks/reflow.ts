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

/**
 * Returns the elements that extend to the right of the window, or of an element around them that cuts them off. Neither
 * counts in a container that scrolls, such as a table, and in a carousel.
 */
const overflowProblems = ({ page }: OpenedState): Promise<Problem[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const hasScroll = root.scrollWidth > root.clientWidth;
    const [tooWide, cut] = ['옆으로 넘쳐, 두 방향으로 스크롤해야 한다', '오른쪽이 잘리고, 옆으로 밀 수도 없다'];
    const hidesOverflow = (element: Element): boolean => /hidden|clip/.test(getComputedStyle(element).overflowX);
    const isRootCut = hidesOverflow(root) || hidesOverflow(document.body);
    const problemOf = (element: HTMLElement): string | null => {
      const { right } = element.getBoundingClientRect();
      const isText = element.matches('p, h1, h2, h3, h4, td, th, li, dd, dt, label, button, input');
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        if (around.matches('[aria-roledescription], [aria-roledescription] *, [inert]')) return null;
        const { overflowX, textOverflow } = getComputedStyle(around);
        if (overflowX === 'visible') continue;
        const isCut = hidesOverflow(around) && textOverflow !== 'ellipsis' && isText;
        return isCut && right > around.getBoundingClientRect().right + 4 ? cut : null;
      }
      if (right <= root.clientWidth + 1) return null;
      return hasScroll ? tooWide : isRootCut && isText ? cut : null;
    };
    const problems = audit.findExposed('body *').flatMap((element) => {
      const message = audit.isVisuallyHidden(element) ? null : problemOf(element);
      return message ? [audit.problemAt(element, message)] : [];
    });
    const dialog = audit.topDialog();
    if (dialog && dialog.getBoundingClientRect().right > innerWidth + 1) problems.push(audit.problemAt(dialog, cut));
    if (hasScroll && problems.length === 0) problems.push(audit.pageProblem(tooWide));
    return problems.slice(0, 5);
  });

/** Checks the page in a window of 320 × 256 px, which is 1280 × 1024 px at 400 % zoom (WCAG 1.4.10). */
export const reflowCheck: InteractiveCheck = {
  checks: [{ id: 'reflow', title: '320px 너비와 400% 확대에서 옆으로 스크롤하지 않는다', criteria: ['1.4.10'] }],
  run: async (opened) => ({ reflow: { examined: 1, problems: await overflowProblems(opened) } }),
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
    const readAll = async () => [...(await clippedProblems(opened)), ...(await overflowProblems(opened))];
    const before = await readAll();
    const problems = await withStyleSheet(opened, textSpacingCss, async () => newProblems(before, await readAll()));
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
