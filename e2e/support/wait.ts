import type { Page } from '@playwright/test';

/**
 * Whether React has hydrated the prerendered page, including its lazy-loaded parts. React marks each Suspense boundary
 * with a comment, and adds a property `__reactFiber…` to every hydrated element. A document that is not HTML counts as
 * hydrated. Runs in the page.
 */
export function isHydrated(): boolean {
  if (document.contentType !== 'text/html') return true;
  if (!document.body || document.querySelector('#root[data-address]')) return false;
  const comments = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) {
    const { currentNode } = comments;
    const { nextSibling } = currentNode;
    if (currentNode.nodeValue !== '$' || !(nextSibling instanceof Element)) continue;
    if (!Object.keys(nextSibling).some((key) => key.startsWith('__reactFiber'))) return false;
  }
  return true;
}

/**
 * Waits until a change of the window, the colours or the text is painted, which takes up to two frames. Also waits for
 * transitions, which exist with reduced motion, too: during a transition, colours have another contrast.
 */
export const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });

/** Waits for a time, by the clock of the page. */
export const waitForTime = (page: Page, timeMs: number): Promise<void> =>
  page.evaluate((limit) => new Promise<void>((done) => setTimeout(done, limit)), timeMs);

/** Waits until the DOM does not change for 250 ms and is painted. @returns false if that takes longer than the limit */
export async function isStableWithin(page: Page, timeoutMs: number): Promise<boolean> {
  const isStable = await page.evaluate(
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
  // The browser paints the last changes up to two frames later.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return isStable;
}
