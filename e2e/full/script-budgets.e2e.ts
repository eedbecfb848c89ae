/** Compares the size of the scripts of every page with its budget. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { budgetPages, pageKinds } from '#e2e/support/budget-pages.ts';
import { moveClockTo } from '#e2e/support/clock.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { measureInParallel, type ScriptSize } from '#e2e/support/script-sizes.ts';
import { expect, test } from '#e2e/support/test.ts';
import { pageList } from '#tools/build/prerender/hosting.ts';

for (const kind of pageKinds)
  test(`keeps the scripts of every page of the kind "${kind}" within its budget`, async ({ page, context }, info) => {
    test.slow();
    const all = budgetPages(JSON.parse(await readFile(join('dist', pageList), 'utf8')));
    const pages = all.filter((candidate) => candidate.kind === kind);
    // On this day the registration for the conference is open.
    await moveClockTo(page, '2025-11-05T10:00:00+09:00');
    const measured: ScriptSize[] = [];
    for (const isForMembers of [false, true]) {
      const group = pages.filter((candidate) => candidate.isForMembers === isForMembers);
      if (isForMembers && group.length > 0) await startLoggedIn(page);
      measured.push(...(await measureInParallel(context, group)));
    }
    expect(measured.filter(({ scripts }) => !scripts.some((script) => script.includes('/framework-')))).toEqual([]);
    expect(measured.length).toBeGreaterThan(0);
    const description = ({ address, figure, size, limit }: ScriptSize) =>
      `${address}: ${size} bytes of scripts (${figure}), at most ${limit[figure]}`;
    info.annotations.push(...measured.map((size) => ({ type: 'scripts', description: description(size) })));
    const exceeded = measured.filter(({ size, limit, figure }) => size > limit[figure]).map(description);
    expect(exceeded, 'npm run analyze draws the sizes of all modules').toEqual([]);
  });
