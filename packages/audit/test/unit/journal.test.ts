import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type JournalHead, openJournal } from '#audit/run/journal.ts';
import type { VisitResult } from '#audit/run/visit.ts';
import { createScratchFolder } from '#tests/rules/support.ts';
import { createOutcome } from './report-data.ts';

const head: JournalHead = {
  base: 'https://site.example',
  siteVersion: null,
  states: ['login'],
  hasMock: false,
  writes: false,
  members: [],
};

const resultWith = (conclusion: 'passed' | 'untested'): VisitResult => ({
  outcomes: [createOutcome('2.4.7', conclusion)],
  reached: true,
  pictures: new Map([['main', 'data:image/jpeg;base64,']]),
});

test('takes over the complete visits of a run that was killed, and not the incomplete ones', async () => {
  const folder = await createScratchFolder();
  const first = openJournal(folder, head, false);
  first.add('login inspect', resultWith('passed'));
  first.add('login narrow', resultWith('untested'));
  await appendFile(join(folder, 'progress.jsonl'), '{"key":"login te');
  const second = openJournal(folder, head, true);
  expect([...second.earlier]).toEqual([['login inspect', resultWith('passed')]]);
  second.add('login narrow', resultWith('passed'));
  expect([...openJournal(folder, head, true).earlier.keys()]).toEqual(['login inspect', 'login narrow']);
});

test.each([
  ['base', { base: 'https://other.example' }, 'its base was another ("https://site.example")'],
  ['siteVersion', { siteVersion: '{"version":"2"}' }, 'its siteVersion was another (null)'],
  ['states', { states: ['home'] }, 'its states was another'],
])('does not continue a run with another %s', async (_, change, reason) => {
  const folder = await createScratchFolder();
  openJournal(folder, head, false);
  expect(() => openJournal(folder, { ...head, ...change }, true)).toThrow(reason);
});

test('does not continue a run of another format, and says that there is none', async () => {
  const folder = await createScratchFolder();
  expect(() => openJournal(folder, head, true)).toThrow(/^There is no run to continue: ENOENT/);
  await appendFile(join(folder, 'progress.jsonl'), '{"version":0}\n');
  expect(() => openJournal(folder, head, true)).toThrow('The earlier run has the format 0, and this audit has 1.');
});

test('a new run begins a new file', async () => {
  const folder = await createScratchFolder();
  openJournal(folder, head, false).add('login inspect', resultWith('passed'));
  openJournal(folder, head, false);
  expect((await readFile(join(folder, 'progress.jsonl'), 'utf8')).split('\n')).toHaveLength(2);
});
