import { mainThreadTasks } from '#e2e/support/main-thread.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** What a task may take before it counts: 50 ms on a phone whose processor is four times slower. */
const freeMs = 12.5;

/**
 * The limits of each kind of page, in ms of CPU time of the main thread: the longest task, and what the tasks take above
 * `freeMs`. A quiet machine needs about two thirds: a busy one has slower caches, so it also needs more CPU time.
 */
const limits: Record<string, { longest: number; over: number }> = {
  '/': { longest: 70, over: 140 },
  '/introduce?menu=정관 및 규정': { longest: 75, over: 140 },
  '/information': { longest: 60, over: 130 },
  '/membership?menu=연회비 납부': { longest: 65, over: 140 },
  '/auth/signup': { longest: 75, over: 190 },
  '/auth/login': { longest: 60, over: 90 },
};

for (const [address, limit] of Object.entries(limits))
  test(`${address} does not block the main thread for long while it starts`, async ({ browser, baseURL }) => {
    const runs = [];
    // The best of three: other processes can only add to it.
    for (let run = 0; run < 3; run++)
      runs.push(await mainThreadTasks(browser, new URL(encodeURI(address), baseURL).href));
    const longest = Math.min(...runs.map((tasks) => Math.max(0, ...tasks)));
    const over = Math.min(...runs.map((tasks) => tasks.reduce((sum, ms) => sum + Math.max(0, ms - freeMs), 0)));
    test.info().annotations.push({
      type: 'main thread',
      description: `${address}: longest ${longest.toFixed(0)}, over ${over.toFixed(0)}`,
    });
    expect(longest).toBeLessThan(limit.longest);
    expect(over).toBeLessThan(limit.over);
  });
