import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeRecord } from './module-record.ts';

type Suite = {
  suites?: Suite[];
  specs?: { file: string; tests: { annotations: { type: string; description?: string }[] }[] }[];
};

/** Returns the chunks that each test file loaded, from the annotations in Playwright's report. */
export function chunksByFile(suites: readonly Suite[], found = new Map<string, Set<string>>()) {
  for (const { suites: inner = [], specs = [] } of suites) {
    chunksByFile(inner, found);
    for (const { file, tests } of specs) {
      const chunks = found.get(file) ?? new Set();
      for (const { type, description = '' } of tests.flatMap(({ annotations }) => annotations))
        if (type === 'chunks') for (const chunk of description.split(' ').filter(Boolean)) chunks.add(chunk);
      found.set(file, chunks);
    }
  }
  return found;
}

/**
 * Records the modules of the site that each end-to-end test file loaded, from the report of a complete run. The build
 * has written the modules of each chunk.
 * @param reportPath the report of Playwright
 */
export async function recordJourneys(reportPath: string): Promise<void> {
  const chunkModules = '.cache/builds/chunks-of-dist.json';
  if (!existsSync(chunkModules)) return;
  const modulesOf: Record<string, string[]> = JSON.parse(await readFile(chunkModules, 'utf8'));
  const { suites } = JSON.parse(await readFile(reportPath, 'utf8'));
  for (const [file, chunks] of chunksByFile(suites)) {
    const lists = [...chunks].map((chunk) => modulesOf[chunk]);
    // A page without JavaScript loads no chunk, and an unknown chunk has unknown modules. Such a file always runs.
    if (lists.length === 0 || lists.includes(undefined)) continue;
    await writeRecord(
      'end to end',
      join('e2e', file),
      lists.flatMap((list) => list ?? []),
    );
  }
}
