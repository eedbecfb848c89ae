/**
 * `npm run test:total`: prints one line with the tests of the last `npm test` and the last `npm run test:full` together.
 * A run without a summary counts as one failed test.
 */
import { readFile } from 'node:fs/promises';
import { type Counts, countsText, noTests, sumCounts } from './report.ts';
import { type RunName, steps } from './steps.ts';
import { type Summary, summaryPath } from './summary.ts';

const countRun = async (run: string): Promise<Counts> => {
  const text = await readFile(summaryPath(run as RunName), 'utf8').catch(() => undefined);
  const summary: Summary | undefined = text && JSON.parse(text);
  return summary?.counts ?? { ...noTests, failed: 1 };
};

console.log(countsText(sumCounts(await Promise.all(Object.keys(steps).map(countRun)))));
