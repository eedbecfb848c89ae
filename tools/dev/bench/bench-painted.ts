/**
 * `npx tsx tools/dev/bench/bench-painted.ts`: measures the time until the rows of a list are painted, with ten thousand posts, as a ratio to
 * the first page with a hundred. It uses the production build and the responses of the mock, and takes a minute.
 * `npx tsx tools/dev/bench/bench-painted.ts --first-load <build> <build>` measures the first load of a list and of a post instead, on a slow
 * network, for each folder with a build.
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { operationTable } from '#mocks/generated/operations.ts';
import { toResponse } from '#mocks/http/reply.ts';
import { respond } from '#mocks/http/respond.ts';
import { buildSeed } from '#mocks/seed/seed.ts';
import { Db } from '#mocks/store/db.ts';
import { launchOptions } from '#tools/dev/setup/browser.ts';
import { startNodeServer } from '#tools/hosting/node/node-server.ts';
import { measureFirstLoad } from './first-load.ts';
import { medianOf } from './median.ts';

const { values, positionals } = parseArgs({ options: { 'first-load': { type: 'boolean' } }, allowPositionals: true });
if (values['first-load']) {
  await measureFirstLoad(positionals.length > 0 ? positionals : ['dist']);
  process.exit();
}

const rounds = 15;

type Case = { name: string; db: Db; page: number; times: number[] };

const large = buildSeed({ notice: 10_000 });
const cases: Case[] = [
  { name: '100 posts, page 1', db: new Db(buildSeed({ notice: 100 })), page: 1, times: [] },
  ...[1, 500, 1000].map((page) => ({
    name: `10,000 posts, page ${page}`,
    db: new Db(large),
    page,
    times: [] as number[],
  })),
];

/** Serves the list from the mock, with the store of the case that is measured. */
async function respondFromStore(page: Page, current: () => Db): Promise<void> {
  await page.route(`**${operationTable.getInfo.path}?*`, async (route) => {
    const request = new Request(route.request().url(), { headers: { ClientSecret: 'bench' } });
    const response = toResponse(await respond('getInfo', request, current()));
    await route.fulfill({ status: response.status, contentType: 'application/json', body: await response.text() });
  });
}

/** Returns the milliseconds from the change to another page of the list until the frame that shows its rows. */
async function timeToRows(page: Page, address: string, number: number): Promise<number> {
  await page.goto(`${address}information?page=2`);
  await page.waitForFunction(() => document.querySelector('[aria-busy=false] tbody tr'), null, { polling: 'raf' });
  return page.evaluate(async (wanted) => {
    const started = performance.now();
    history.pushState(null, '', `/information?page=${wanted}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    while (
      !document.querySelector('[aria-busy=false][data-stale=false] tbody tr') ||
      document.querySelector('nav[aria-label="공지사항 페이지"] [aria-current]')?.textContent !== `${wanted} 페이지`
    ) {
      if (performance.now() - started > 10_000) throw new Error(`Page ${wanted} was not shown within 10 s.`);
      await new Promise(requestAnimationFrame);
    }
    // The browser has painted the rows when the next frame begins.
    await new Promise(requestAnimationFrame);
    return performance.now() - started;
  }, number);
}

// The page answers its own requests to the API, and nothing listens on port 9.
const site = await startNodeServer('dist', 0, 'http://127.0.0.1:9');
const address = `${site.url}/`;
const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  let db = cases[0]?.db ?? new Db(large);
  await respondFromStore(page, () => db);
  for (let round = -2; round < rounds; round += 1) {
    for (const one of cases) {
      db = one.db;
      const time = await timeToRows(page, address, one.page);
      // The first two rounds warm up caches and the compiler, so they do not count.
      if (round >= 0) one.times.push(time);
    }
  }
} finally {
  await browser.close();
  await site.close();
}
const base = medianOf(cases[0]?.times ?? []);
for (const { name, times } of cases) {
  const time = medianOf(times);
  console.log(`${name.padEnd(24)}${time.toFixed(1).padStart(7)} ms  × ${(time / base).toFixed(2)}`);
}
