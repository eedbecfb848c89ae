import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { groupUntested } from '#audit/report/matrix.ts';
import { writeReport } from '#audit/report/write.ts';
import { inspectionJobs, planJobs } from '#audit/run/jobs.ts';
import { createProgress, estimateSeconds, type Progress } from '#audit/run/progress.ts';
import { Results } from '#audit/run/results.ts';
import { runConcurrently } from '#audit/run/run-jobs.ts';
import { waitForSite } from '#audit/run/server-outage.ts';
import { screens } from '#audit/screens/list.ts';
import { createScratchFolder } from '#tests/rules/support.ts';
import { startBackend } from '#tests/support/backend.ts';
import { createOutcome, createReport } from './report-data.ts';

test('a stopped audit begins no further job, and does not wait for those that run', async () => {
  const stop = new AbortController();
  const begun: number[] = [];
  await runConcurrently([1, 2, 3, 4, 5], stop.signal, async (job) => {
    begun.push(job);
    if (job === 3) stop.abort('enough');
    await new Promise(() => undefined);
  });
  expect(begun).toEqual([1, 2, 3]);
});

test('what a stopped audit has not done is not checked, with the reason', () => {
  const login = screens.filter(({ id }) => id === 'login');
  const [screen] = login;
  const [first] = screen ? inspectionJobs(screen) : [];
  if (!screen || !first) throw new Error('The screen login has no states.');
  const results = new Results(login, planJobs(null));
  results.add(first, { outcomes: [createOutcome('2.4.7', 'passed')], reached: true, pictures: new Map() });
  const { outcomes, visits } = results.summarize('SIGTERM', 1);
  const untested = groupUntested(outcomes);
  expect(new Set(untested.map(({ reason }) => reason))).toEqual(new Set(['SIGTERM']));
  // Each other state, and the link to the screen.
  expect(untested).toHaveLength(screen.states.length - 1 + 1);
  expect(visits.done).toBe(1);
});

test('pictures are jobs beside the others, or the only ones, at the widths at which a state exists', () => {
  const home = screens.find(({ id }) => id === 'home');
  if (!home) throw new Error('There is no home screen.');
  const keysOf = (isOnly: boolean) =>
    planJobs({ folder: 'report', isOnly })
      .first(home)
      .map(({ key }) => key);
  const keys = keysOf(true);
  expect(keys.slice(0, 2)).toEqual(['home picture-390', 'home picture-1440']);
  expect(keys.filter((key) => key.startsWith('header-menu '))).toEqual(['header-menu picture-1440']);
  expect(keysOf(false)).toEqual([...inspectionJobs(home).map(({ key }) => key), ...keys]);
  expect(planJobs({ folder: 'report', isOnly: true }).later(home, screens, new Map())).toEqual([]);
});

const progress: Progress = {
  screen: 'login',
  state: 'login-wrong',
  done: 3,
  all: 12,
  findings: 1,
  secondsLeft: null,
};

/** Returns what is written while a visit and a screen are done. */
function shownOn(output: { isTTY: boolean; columns: number }, secondsLeft = 75): string[] {
  const written: string[] = [];
  const shown = createProgress({
    ...output,
    write: (text: string | Uint8Array) => {
      written.push(String(text));
      return true;
    },
  });
  shown.onVisit({ ...progress, secondsLeft });
  shown.onScreen({ ...progress, secondsLeft });
  return written;
}

test('the progress is one line a screen in a log, and one line that fits and is rewritten on a terminal', () => {
  const line = 'audit: login login-wrong: 3 of about 12 visits, 1 findings, about 1 min 15 s left';
  expect(shownOn({ isTTY: false, columns: 40 })).toEqual([`${line}\n`]);
  expect(shownOn({ isTTY: true, columns: 40 })).toEqual([`\r\u001b[K${line.slice(0, 39)}`]);
});

test('the time that is left follows from the visits of this run, and is shown in whole minutes and seconds', () => {
  expect(estimateSeconds(10, { visited: 0, seconds: 5 })).toBeNull();
  expect(estimateSeconds(10, { visited: 4, seconds: 8 })).toBe(20);
  expect(estimateSeconds(-1, { visited: 4, seconds: 8 })).toBe(0);
  expect(shownOn({ isTTY: false, columns: 40 }, 119.5)[0]).toContain('about 2 min 0 s left');
});

test('a server that answers 503 for a while is waited for, and one that never answers is not', async () => {
  let requests = 0;
  const base = await startBackend((_, response) => {
    requests += 1;
    response.writeHead(requests < 3 ? 503 : 200).end();
  });
  const { signal } = new AbortController();
  expect(await waitForSite({ base }, signal, { limitMs: 5000, intervalMs: 1, requestMs: 5000 })).toBe(true);
  expect(requests).toBe(3);
  expect(await waitForSite({ base: 'http://localhost:9' }, signal, { limitMs: 20, intervalMs: 1, requestMs: 20 })).toBe(
    false,
  );
});

test('a report that cannot be written leaves the earlier one as it is', async () => {
  const folder = await createScratchFolder();
  const report = createReport([createOutcome('2.4.7', 'passed')]);
  await writeReport(folder, report, { visits: 1, seconds: 1 });
  const before = await readFile(join(folder, 'index.html'), 'utf8');
  // A folder with the name of the draft makes the draft impossible to write.
  await mkdir(join(folder, 'index.html.new'));
  await writeFile(join(folder, 'index.html.new', 'file'), '');
  await expect(writeReport(folder, report, { visits: 2, seconds: 2 })).rejects.toThrow(/EISDIR/);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe(before);
});
