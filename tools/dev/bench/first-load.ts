import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { createMockServer, handleRequest } from '#mocks/server.ts';
import { launchOptions } from '#tools/dev/setup/browser.ts';
import { startNodeServer } from '#tools/hosting/node/node-server.ts';
import { medianOf } from './median.ts';

const rounds = 5;
/** The time that the API needs for a response, in milliseconds. */
const responseMs = 100;

/** The slow 4G of Lighthouse with its DevTools throttling. */
const network = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const cpuRate = 4;

/** The screens, with an element that appears with the data. */
const screens = [
  { name: 'list of notices', path: '/information', shown: '[aria-busy=false] tbody tr' },
  { name: 'post', path: '/information/notice/237', shown: 'article h2' },
];

/** Returns the milliseconds from the start of a navigation to the frame that shows an element, with an empty cache. */
async function timeToElement(browser: Browser, address: string, selector: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    await page.goto(address, { waitUntil: 'commit' });
    const time = await page.waitForFunction((wanted) => document.querySelector(wanted) && performance.now(), selector, {
      polling: 'raf',
      timeout: 60_000,
    });
    return Number(await time.jsonValue());
  } finally {
    await context.close();
  }
}

/**
 * Measures the time from a navigation to the painted data on a slow network and a slow processor, and prints the median of
 * each build, with its ratio to the first build.
 * @param builds the folders of the builds
 */
export async function measureFirstLoad(builds: readonly string[]): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  const api = await createMockServer({
    port: 0,
    answer: async (request) => {
      await wait(responseMs);
      return handleRequest(request, false);
    },
  });
  const servers = await Promise.all(builds.map((folder) => startNodeServer(folder, 0, api.url ?? '')));
  try {
    for (const { name, path, shown } of screens) {
      const times = builds.map((): number[] => []);
      for (let round = 0; round < rounds; round += 1) {
        // Builds take turns, so that another load of the machine concerns all of them.
        for (const [index, { url }] of servers.entries()) {
          times[index]?.push(await timeToElement(browser, `${url}${path}`, shown));
        }
      }
      const base = medianOf(times[0] ?? []);
      for (const [index, build] of builds.entries()) {
        const time = medianOf(times[index] ?? []);
        console.log(
          `${name.padEnd(17)}${build.padEnd(20)}${time.toFixed(0).padStart(6)} ms  × ${(time / base).toFixed(2)}`,
        );
      }
    }
  } finally {
    for (const { close } of servers) await close();
    await api.close(true);
    await browser.close();
  }
}
