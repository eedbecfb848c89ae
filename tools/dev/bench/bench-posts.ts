import { operationTable } from '#mocks/generated/operations.ts';
import { respond } from '#mocks/http/respond.ts';
import { seedOf } from '#mocks/seed/seed.ts';
import { Db } from '#mocks/store/db.ts';

const rounds = 400;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * How long a page of the list takes with ten thousand posts, as a ratio to the first page with a hundred. Asked in
 * turns and without the network, which would hide what is looked for.
 */
export async function postRatios(): Promise<{ page: number; ratio: number }[]> {
  const cases = [
    { db: new Db(seedOf({ notice: 100 })), page: 1, times: [] as number[] },
    ...[1, 500, 1000].map((page) => ({ db: new Db(seedOf({ notice: 10_000 })), page, times: [] as number[] })),
  ];
  for (let round = -50; round < rounds; round += 1) {
    for (const { db, page, times } of cases) {
      const address = `http://127.0.0.1${operationTable.getInfo.path}?type=notice&row=10&page=${page}`;
      const request = new Request(address, { headers: { ClientSecret: 'bench' } });
      const started = performance.now();
      const reply = await respond('getInfo', request, db);
      // The first rounds only warm up.
      if (round >= 0) times.push(performance.now() - started);
      if (reply.status !== 200) throw new Error(`Page ${page} answers ${reply.status}.`);
    }
  }
  const [base, ...others] = cases.map(({ page, times }) => ({ page, time: median(times) }));
  return others.map(({ page, time }) => ({ page, ratio: time / (base?.time ?? Number.NaN) }));
}
