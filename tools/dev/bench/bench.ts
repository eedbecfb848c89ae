/**
 * `npm run bench`: our HTTP mock beside Prism, on this machine, in this run, over the loopback. The two take turns, so
 * that what else the machine does falls on both. About a minute and a half.
 */

import { postRatios } from './bench-posts.ts';
import { type Contender, memoryUsage, type RunningServer, startContender } from './bench-server.ts';
import { ensureWrk, type Load, type LoadResult, runLoad } from './bench-wrk.ts';

const seconds = 5;
const rounds = 2;
const starts = 5;

const headers = { ClientSecret: 'bench' };
const path = '/v1/front/getInfo?type=notice';
const question = { path, headers };

const contenders: Contender[] = [
  { name: 'ours', command: (port) => ['node', 'tools/dev/start/mock.ts', '--port', String(port)], question },
  {
    name: 'Prism',
    command: (port) => [
      ...['node', 'node_modules/@stoplight/prism-cli/dist/index.js', 'mock', 'mocks/generated/contract.json'],
      ...['--multiprocess', 'false', '--port', String(port)],
    ],
    question,
  },
];

const loads: Load[] = [
  { name: 'GET getInfo', method: 'GET', path, headers },
  {
    name: 'POST login',
    method: 'POST',
    path: '/v1/front/login',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ member_id: 'hanbit01', member_password: 'hanbit01!' }),
  },
];

const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const fastestResult = (results: LoadResult[]): LoadResult =>
  results.reduce((one, other) => (other.perSecond > one.perSecond ? other : one));

/** One line: ours, Prism's, and ours as a multiple of Prism's. */
function printComparison(
  what: string,
  [ours = Number.NaN, theirs = Number.NaN]: number[],
  unit: string,
  aim = '',
): void {
  const digits = ours < 100 ? 1 : 0;
  const figures = [ours, theirs].map((value) => `${value.toFixed(digits)} ${unit}`.padStart(12)).join('');
  console.log(`${what.padEnd(28)}${figures}   × ${(ours / theirs).toFixed(2)}${aim && `  (aim ${aim})`}`);
}

async function measureStarts(): Promise<number[]> {
  const times = contenders.map((): number[] => []);
  for (let round = 0; round < starts; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      const running = await startContender(contender);
      times[index]?.push(running.readyMs);
      await running.stopServer();
    }
  }
  return times.map(medianOf);
}

async function measureLoads(running: RunningServer[]): Promise<void> {
  for (const what of loads) {
    const results = running.map((): LoadResult[] => []);
    for (const { address } of running) await runLoad(address, what, 1);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, { address }] of running.entries()) results[index]?.push(await runLoad(address, what, seconds));
    const [ours, theirs] = results.map(fastestResult);
    if (!ours || !theirs) continue;
    printComparison(`${what.name}, a second`, [ours.perSecond, theirs.perSecond], '', '≥ 1');
    printComparison(`${what.name}, median`, [ours.latencyMs, theirs.latencyMs], 'ms');
  }
}

const missing = ensureWrk();
if (missing) {
  console.error(`bench: ${missing}`);
  process.exit(1);
}

console.log(`${''.padEnd(28)}${contenders.map(({ name }) => name.padStart(12)).join('')}   ratio`);
printComparison('start to first answer', await measureStarts(), 'ms', '≤ 0.33');
const running = await Promise.all(contenders.map(startContender));
try {
  await measureLoads(running);
  printComparison(
    'memory after that',
    running.map(({ process }) => memoryUsage(process)),
    'MB',
  );
} finally {
  await Promise.all(running.map(({ stopServer: end }) => end()));
}
for (const { page, ratio } of await postRatios())
  console.log(`10,000 posts to 100, page ${String(page).padEnd(4)} × ${ratio.toFixed(2)}  (aim ≤ 1.2)`);
