import { mainThreadTasks, referenceWork } from '#e2e/support/main-thread.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/**
 * The CPU time of the main thread, as a part of the time that the reference page takes on the same machine. A task counts as
 * blocking from `freePart` on: 50 ms on a phone where the reference page takes 1.4 s.
 */
const freePart = 0.035;

/**
 * The limits of each kind of page: the longest task, and what the tasks take above `freePart`. The pages need a half to five
 * sixths of them, depending on the processor. Before the first task was divided, the longest one took 0.22 to 0.32.
 */
const limits: Record<string, { longest: number; over: number }> = {
  '/': { longest: 0.21, over: 0.5 },
  '/introduce?menu=정관 및 규정': { longest: 0.21, over: 0.42 },
  '/information': { longest: 0.18, over: 0.4 },
  '/membership?menu=연회비 납부': { longest: 0.18, over: 0.46 },
  '/auth/signup': { longest: 0.27, over: 0.58 },
  '/auth/login': { longest: 0.15, over: 0.32 },
};

for (const [address, limit] of Object.entries(limits))
  test(`${address} does not block the main thread for long while it starts`, async ({ browser, baseURL }) => {
    test.slow();
    const runs = [];
    // The best of three: other processes can only add to it.
    for (let run = 0; run < 3; run++) {
      const reference = await referenceWork(browser);
      const tasks = await mainThreadTasks(browser, new URL(encodeURI(address), baseURL).href);
      runs.push(tasks.map((ms) => ms / reference));
    }
    const longest = Math.min(...runs.map((parts) => Math.max(0, ...parts)));
    const over = Math.min(...runs.map((parts) => parts.reduce((sum, part) => sum + Math.max(0, part - freePart), 0)));
    test.info().annotations.push({
      type: 'main thread',
      description: `${address}: longest ${longest.toFixed(2)}, over ${over.toFixed(2)}`,
    });
    expect(longest).toBeLessThan(limit.longest);
    expect(over).toBeLessThan(limit.over);
  });

for (const address of Object.keys(limits))
  test(`${address} starts without the data of the browser's locales`, async ({ page }) => {
    await page.addInitScript(() => {
      const used: string[] = [];
      Object.assign(window, { usedLocaleData: used });
      const note = (name: string) => used.push(`${name} ${new Error().stack}`);
      for (const name of Object.getOwnPropertyNames(Intl)) {
        const value: unknown = Reflect.get(Intl, name);
        if (typeof value !== 'function') continue;
        const watched = new Proxy(value, {
          apply: (target, self, args) => {
            note(name);
            return Reflect.apply(target, self, args);
          },
          construct: (target, args) => {
            note(name);
            return Reflect.construct(target, args);
          },
          get: (target, key) => {
            if (key === 'supportedLocalesOf') note(`${name}.${key}`);
            return Reflect.get(target, key);
          },
        });
        Reflect.set(Intl, name, watched);
      }
      for (const { prototype } of [Number, Date, String, Array])
        for (const key of Object.getOwnPropertyNames(prototype).filter((name) =>
          /^(toLocale|localeCompare)/.test(name),
        )) {
          const method: unknown = Reflect.get(prototype, key);
          if (typeof method !== 'function') continue;
          Reflect.set(prototype, key, function (this: unknown, ...args: unknown[]) {
            note(key);
            return Reflect.apply(method, this, args);
          });
        }
    });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'usedLocaleData'))).toEqual([]);
  });
