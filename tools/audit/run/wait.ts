import type { Page } from '@playwright/test';

/**
 * Whether React has taken over what the build has rendered: the frame, and each part whose code comes late. React marks
 * such a part with a comment, and keeps a note of its own at every element that it has taken over. What is no page, such
 * as a picture that was opened, has nothing to take over. Runs in the page.
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
 * Waits until a change of the window, the colours or the text is painted: a frame later than the page is told, or two.
 * Where motion is reduced, too, it may take a transition, a very short one, and a colour on its way has a contrast of
 * its own.
 */
export const waitForPaint = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });

/** Lets a page go on by itself for a while. @param time in milliseconds */
export const waitForTime = (page: Page, time: number): Promise<void> =>
  page.evaluate((limit) => new Promise<void>((done) => setTimeout(done, limit)), time);
