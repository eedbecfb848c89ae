import type { Found } from '#tools/audit/model.ts';
import type { At } from '#tools/audit/run/reach.ts';
import { painted } from '#tools/audit/run/wait.ts';
import type { DrivenCheck } from './interactive-check.ts';

const clippedNow = ({ page }: At): Promise<Found[]> =>
  page.evaluate(() => audit.clipped().map((element) => audit.found(element, '글이 잘린다')));

const added = (before: Found[], after: Found[]): Found[] => {
  const known = new Set(before.map(({ selector }) => selector));
  return after.filter(({ selector }) => !known.has(selector));
};

/** What sticks out to the right of the window, unless it scrolls by itself, as a wide table may. */
const sideways = ({ page }: At): Promise<Found[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = audit
      .present('body *')
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1);
    const culprits = wide.filter((element) => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return false;
      return true;
    });
    return culprits.length > 0
      ? culprits.slice(0, 5).map((element) => audit.found(element, '옆으로 넘쳐, 두 방향으로 스크롤해야 한다'))
      : [audit.foundOnPage(`화면이 옆으로 ${root.scrollWidth - root.clientWidth}px 넘친다`)];
  });

/** What stays in place over the page takes no more than half of a small window. */
const covered = ({ page }: At): Promise<Found[]> =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const stuck = audit.present('body *').filter((element) => {
      if (
        !/fixed|sticky/.test(getComputedStyle(element).position) ||
        element.closest('[role=dialog], [role=alertdialog]')
      )
        return false;
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > innerWidth / 2 && bottom > 0 && top < innerHeight && (top <= 1 || bottom >= innerHeight - 1);
    });
    if (audit.topDialog()) return [];
    const height = stuck.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
    const [first] = stuck;
    return first && height > innerHeight / 2
      ? [audit.found(first, `고정된 것이 화면 높이의 ${Math.round((height / innerHeight) * 100)} %를 덮는다`)]
      : [];
  });

/** The page at 320 px, which is also 1280 px at 400 %, in a window of 320 by 256. */
export const reflow: DrivenCheck = {
  asks: [
    { id: 'reflow', title: '320px 너비와 400% 확대에서 옆으로 스크롤하지 않는다', criteria: ['1.4.10'] },
    { id: 'reflow-cover', title: '400% 확대에서 고정된 것이 화면을 덮지 않는다', criteria: ['1.4.10', '2.4.11'] },
  ],
  async run(at) {
    return {
      reflow: { tried: 1, found: await sideways(at) },
      'reflow-cover': { tried: 1, found: await covered(at) },
    };
  },
};

/** The distances that WCAG 1.4.12 lets a reader set. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }';

/** Runs with a sheet of the reader's own, which is taken away again. */
async function withSheet<Answer>(at: At, css: string, use: () => Promise<Answer>): Promise<Answer> {
  await at.page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  await painted(at.page);
  try {
    return await use();
  } finally {
    await at.page.evaluate(() => {
      document.adoptedStyleSheets.pop();
    });
    await painted(at.page);
  }
}

export const textSpacing: DrivenCheck = {
  asks: [{ id: 'text-spacing', title: '글자와 줄의 간격을 넓혀도 글이 잘리지 않는다', criteria: ['1.4.12'] }],
  async run(at) {
    const before = await clippedNow(at);
    const found = await withSheet(at, spacing, async () => [
      ...added(before, await clippedNow(at)),
      ...(await sideways(at)),
    ]);
    return { 'text-spacing': { tried: 1, found } };
  },
};

export const textSize: DrivenCheck = {
  asks: [{ id: 'text-size', title: '글자를 200%로 키워도 글이 잘리지 않는다', criteria: ['1.4.4'] }],
  async run(at) {
    const before = await clippedNow(at);
    await at.page.evaluate(() => audit.noteSizes());
    const found = await withSheet(at, ':root { font-size: 200% !important; }', async () => {
      const fixed = await at.page.evaluate(() => audit.fixedSizes());
      return [...fixed.slice(0, 5), ...added(before, await clippedNow(at))];
    });
    return { 'text-size': { tried: 1, found } };
  },
};
