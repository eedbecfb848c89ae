import { operationTable } from '#mocks/generated/operations.ts';
import { respond } from '#mocks/http/respond.ts';
import { buildSeed } from '#mocks/seed/seed.ts';
import { Db } from '#mocks/store/db.ts';
import { medianOf } from './median.ts';

const rounds = 400;

/**
 * Measures the response time for a page of the list with ten thousand posts, as a ratio to the first page with a hundred.
 * The cases alternate. The handler is called without the network, because its latency would hide the difference.
 * @returns the ratio for each page
 */
export async function postRatios(): Promise<{ page: number; ratio: number }[]> {
  const large = buildSeed({ notice: 10_000 });
  const cases = [
    { db: new Db(buildSeed({ notice: 100 })), page: 1, times: [] as number[] },
    ...[1, 500, 1000].map((page) => ({ db: new Db(large), page, times: [] as number[] })),
  ];
  for (let round = -50; round < rounds; round += 1) {
    for (const { db, page, times } of cases) {
      const address = `http://127.0.0.1${operationTable.getInfo.path}?type=notice&row=10&page=${page}`;
      const request = new Request(address, { headers: { ClientSecret: 'bench' } });
      const started = performance.now();
      const reply = await respond('getInfo', request, db);
      // The first fifty rounds warm up caches and the compiler, so they do not count.
      if (round >= 0) times.push(performance.now() - started);
      if (reply.status !== 200) throw new Error(`Page ${page} has status ${reply.status}.`);
    }
  }
  const [base, ...others] = cases.map(({ page, times }) => ({ page, time: medianOf(times) }));
  return others.map(({ page, time }) => ({ page, ratio: time / (base?.time ?? Number.NaN) }));
}
