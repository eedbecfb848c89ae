/**
 * Compares the size of the scripts of every page with its budget. `--update-snapshots` records the modules of the pages:
 * the failure of an exceeded budget names the modules that have grown since.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { budgetPages, pageKinds } from '#e2e/support/budget-pages.ts';
import { moveClockTo } from '#e2e/support/clock.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { describeGrowth, modulesOfScripts } from '#e2e/support/module-growth.ts';
import { measureScripts, type ScriptSize } from '#e2e/support/script-sizes.ts';
import { expect, test } from '#e2e/support/test.ts';
import { bundleReportFile, type ModuleSizes } from '#tools/build/bundle-report.ts';
import { pageList } from '#tools/build/prerender/hosting.ts';

const readJsonFile = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/** Writes the modules of the pages of one kind, in alphabetical order. */
async function writeRecord(file: string, modules: ModuleSizes): Promise<void> {
  const sorted = Object.entries(modules).toSorted(([first], [second]) => (first < second ? -1 : 1));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

for (const kind of pageKinds)
  test(`keeps the scripts of every page of the kind "${kind}" within its budget`, async ({ page, context }, info) => {
    test.slow();
    const pages = budgetPages(await readJsonFile(join('dist', pageList))).filter(
      (candidate) => candidate.kind === kind,
    );
    const report: Record<string, ModuleSizes> = await readJsonFile(bundleReportFile('dist'));
    // On this day the registration for the conference is open.
    await moveClockTo(page, '2025-11-05T10:00:00+09:00');
    const measured: ScriptSize[] = [];
    for (const isForMembers of [false, true]) {
      const group = pages.filter((candidate) => candidate.isForMembers === isForMembers);
      if (isForMembers && group.length > 0) await startLoggedIn(page);
      for (const candidate of group) measured.push(...(await measureScripts(context, candidate)));
    }
    expect(measured.filter(({ scripts }) => !scripts.some((script) => script.includes('/framework-')))).toEqual([]);
    expect(measured.length).toBeGreaterThan(0);
    const description = ({ address, figure, size, limit }: ScriptSize) =>
      `${address}: ${size} bytes of scripts (${figure}), at most ${limit[figure]}`;
    info.annotations.push(...measured.map((size) => ({ type: 'scripts', description: description(size) })));

    const record = `e2e/script-modules/${kind}.json`;
    const modules = modulesOfScripts(
      measured.flatMap(({ scripts }) => scripts),
      report,
    );
    if (['all', 'changed'].includes(info.config.updateSnapshots)) await writeRecord(record, modules);
    const growth = describeGrowth(modules, await readJsonFile(record)).slice(0, 10);
    const exceeded = measured.filter(({ size, limit, figure }) => size > limit[figure]).map(description);
    expect(exceeded, `modules that have grown:\n${growth.join('\n') || 'none'}`).toEqual([]);
  });
