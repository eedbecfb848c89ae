import type { CDPSession, Page } from '@playwright/test';
import type { Problem } from '#audit/model.ts';
import type { TextLine } from '#audit/page/seen/text-lines.ts';
import { type Bitmap, capturePage } from '#audit/pixels/bitmap.ts';
import { problemOfGraphic } from '#audit/pixels/graphic-contrast.ts';
import { type FaintLine, findFaintLines } from '#audit/pixels/text-contrast.ts';
import type { InteractiveCheck } from './interactive-check.ts';

/** Elements whose style may change while the pointer is over them: controls, rows, and the areas around them. */
const hoverableSelector =
  'a, button, input, select, textarea, summary, label, tr, li:not(:has(ul, ol)), [role], [tabindex], [data-rac], header, footer, main, nav, section, article, aside, form';

/** The pseudo-classes of a control under the pointer, and of one with the focus; and the attributes of React Aria. */
const controlStates = [
  { classes: ['hover'], attributes: ['data-hovered'], name: '마우스를 올린 상태에서 ' },
  {
    classes: ['focus', 'focus-visible'],
    attributes: ['data-focused', 'data-focus-visible'],
    name: '초점을 받은 상태에서 ',
  },
] as const;

/** Takes a picture of the page without its text. */
async function captureBackground(page: Page, session: CDPSession): Promise<Bitmap> {
  const size = await page.evaluate(() => {
    audit.addPaintRule('withoutText');
    return audit.pageSize();
  });
  const picture = await capturePage(session, size);
  await page.evaluate(() => audit.removePaintRule('withoutText'));
  return picture;
}

/** An element that was read from the page, by its index, and what is wrong with it, in Korean. */
type Finding = { element: number; message: string };

/** Returns the problems of elements that are still there, unlike a message that has vanished meanwhile. */
const problemsAt = (page: Page, kind: 'textLineElement' | 'graphicElement', findings: Finding[]): Promise<Problem[]> =>
  page.evaluate(
    ([find, list]) =>
      list.flatMap(({ element, message }) => {
        const found = audit[find](element);
        return audit.isVisible(found) ? [audit.problemAt(found, message)] : [];
      }),
    [kind, findings] as const,
  );

/** Returns one problem for each element with a faint line. @param stateName the state of its control, in Korean */
function problemsOfLines(page: Page, faint: readonly FaintLine[], stateName = ''): Promise<Problem[]> {
  const worst = new Map<number, FaintLine>();
  for (const one of faint)
    if (one.contrast < (worst.get(one.line.element)?.contrast ?? 99)) worst.set(one.line.element, one);
  const findings = [...worst].map(([element, { line, contrast }]) => ({
    element,
    message: `${stateName}글의 대비가 ${contrast.toFixed(1)}:1이다 (${line.required}:1이어야 한다)`,
  }));
  return problemsAt(page, 'textLineElement', findings);
}

/** Applies pseudo-classes to all controls, and takes a picture if a text that looks different may be faint. */
async function captureControlState(
  page: Page,
  session: CDPSession,
  nodeIds: readonly number[],
  { classes, attributes }: (typeof controlStates)[number],
): Promise<{ lines: TextLine[]; background: Bitmap | null; count: number }> {
  const force = (forcedPseudoClasses: string[]): Promise<unknown> =>
    Promise.all(
      // An element may have been replaced meanwhile.
      nodeIds.map((nodeId) =>
        session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }).catch(() => undefined),
      ),
    );
  await force([...classes]);
  await page.evaluate((names) => audit.markWidgets(names), attributes);
  try {
    const lines = await page.evaluate(() => audit.readChangedTextLines());
    // A picture takes long, so it is taken only when the style does not prove that all texts have sufficient contrast.
    const doubtful = lines.filter(({ styledContrast, required }) => styledContrast < required);
    if (doubtful.length === 0) return { lines: [], background: null, count: lines.length };
    return { lines: doubtful, background: await captureBackground(page, session), count: lines.length };
  } finally {
    await page.evaluate(() => audit.unmarkWidgets());
    await force([]);
  }
}

/** Returns the identifiers of all elements whose style may change while they are used. */
async function findHoverableNodes(session: CDPSession): Promise<number[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: hoverableSelector });
  return nodeIds;
}

/**
 * Measures the contrast of all text and of the pictures of controls on what is painted behind them (WCAG 1.4.3, 1.4.11),
 * also while controls are hovered or focused. Forced colours have sufficient contrast; only pictures can vanish in them.
 */
export const seenContrastCheck: InteractiveCheck = {
  checks: [
    { id: 'seen-contrast', title: '글이 실제로 칠해진 배경 위에서 또렷하다', criteria: ['1.4.3'] },
    { id: 'seen-contrast-states', title: '마우스를 올리거나 초점을 주어도 글이 또렷하다', criteria: ['1.4.3'] },
    { id: 'seen-graphics', title: '아이콘, 선택 칸과 입력 칸이 3:1로 구별된다', criteria: ['1.4.11'] },
  ],
  async run({ page, variant }) {
    const session = await page.context().newCDPSession(page);
    const { lines, graphics, size } = await page.evaluate(() => {
      audit.addPaintRule('still');
      audit.addPaintRule('withoutShadow');
      return { lines: audit.readPlainTextLines(), graphics: audit.readGraphics(), size: audit.pageSize() };
    });
    try {
      const painted = await capturePage(session, size);
      const faint = graphics.flatMap((graphic) => {
        const message = problemOfGraphic(painted, graphic);
        return message ? [{ element: graphic.element, message }] : [];
      });
      const seenGraphics = { examined: graphics.length, problems: await problemsAt(page, 'graphicElement', faint) };
      if (variant.colours === 'forced') return { 'seen-graphics': seenGraphics };
      const background = await captureBackground(page, session);
      const problems = await problemsOfLines(page, findFaintLines(lines, background, painted));
      const nodeIds = await findHoverableNodes(session);
      const changed: Problem[] = [];
      let changedCount = 0;
      for (const state of controlStates) {
        const captured = await captureControlState(page, session, nodeIds, state);
        changedCount += captured.count;
        if (!captured.background) continue;
        changed.push(...(await problemsOfLines(page, findFaintLines(captured.lines, captured.background), state.name)));
      }
      return {
        'seen-contrast': { examined: lines.length, problems },
        'seen-contrast-states': { examined: changedCount, problems: changed },
        'seen-graphics': seenGraphics,
      };
    } finally {
      await page.evaluate(() => {
        audit.removePaintRule('still');
        audit.removePaintRule('withoutShadow');
      });
      await session.detach();
    }
  },
};
