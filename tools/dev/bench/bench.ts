/**
 * `npm run bench`: compares the HTTP mock with Prism over the loopback interface. The measurements alternate between the
 * two, so that other load on the machine affects both. It takes about 90 seconds.
 */
import { parseCommand } from '#tools/command/command-line.ts';
import { postRatios } from './bench-posts.ts';
import { type Contender, memoryUsage, type RunningServer, startContender } from './bench-server.ts';
import { type Load, type LoadResult, runLoad } from './load.ts';
import { medianOf } from './median.ts';

parseCommand('bench');

const seconds = 5;
const rounds = 2;
const starts = 5;

const headers = { ClientSecret: 'bench' };
const path = '/v1/front/getInfo?type=notice';
const firstRequest = { path, headers };

const contenders: Contender[] = [
  {
    name: 'ours',
    command: (port) => ['node', 'tools/dev/start/mock.ts', '--port', String(port)],
    request: firstRequest,
  },
  {
    name: 'Prism',
    command: (port) => [
      ...['prism', 'mock', 'mocks/generated/contract.json'],
      ...['--multiprocess', 'false', '--port', String(port)],
    ],
    request: firstRequest,
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

const fastestResult = (results: LoadResult[]): LoadResult =>
  results.reduce((one, other) => (other.perSecond > one.perSecond ? other : one));

/** Prints one line: the figure of the mock, that of Prism, and their ratio. */
function printComparison(
  title: string,
  [ours = Number.NaN, theirs = Number.NaN]: number[],
  unit: string,
  aim = '',
): void {
  const digits = ours < 100 ? 1 : 0;
  const figures = [ours, theirs].map((value) => `${value.toFixed(digits)} ${unit}`.padStart(12)).join('');
  console.log(`${title.padEnd(28)}${figures}   × ${(ours / theirs).toFixed(2)}${aim && `  (aim ${aim})`}`);
}

async function measureStarts(): Promise<number[]> {
  const times = contenders.map((): number[] => []);
  for (let round = 0; round < starts; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      const running = await startContender(contender);
      times[index]?.push(running.readyMs);
      await running.stop();
    }
  }
  return times.map(medianOf);
}

async function measureLoads(running: RunningServer[]): Promise<void> {
  for (const load of loads) {
    const results = running.map((): LoadResult[] => []);
    for (const { address } of running) await runLoad(address, load, 1);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, { address }] of running.entries()) results[index]?.push(await runLoad(address, load, seconds));
    const [ours, theirs] = results.map(fastestResult);
    if (!ours || !theirs) continue;
    printComparison(`${load.name}, per second`, [ours.perSecond, theirs.perSecond], '', '≥ 1');
    printComparison(`${load.name}, median`, [ours.latencyMs, theirs.latencyMs], 'ms');
  }
}

console.log(`${''.padEnd(28)}${contenders.map(({ name }) => name.padStart(12)).join('')}   ratio`);
printComparison('start to first response', await measureStarts(), 'ms', '≤ 0.33');
const running = await Promise.all(contenders.map(startContender));
try {
  await measureLoads(running);
  printComparison(
    'memory after the load',
    running.map(({ process }) => memoryUsage(process)),
    'MB',
  );
} finally {
  await Promise.all(running.map(({ stop }) => stop()));
}
for (const { page, ratio } of await postRatios())
  console.log(`10,000 posts to 100, page ${String(page).padEnd(4)} × ${ratio.toFixed(2)}  (aim ≤ 1.2)`);
