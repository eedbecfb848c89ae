import { expect, test } from 'vitest';
import { copyProject } from '#tests/support/project-copy.ts';

/** The edits that docs/content.md describes: what, the file, the old text and the new one. */
const edits: [what: string, file: string, before: string | RegExp, after: string][] = [
  [
    'the fees of a new year',
    'openapi/schemas/session.yaml',
    /(?= {2}x-assumption: That the fees)/,
    "    '2026':\n      연회비: { 일반회원: 210000, 학생회원: 110000, 특별회원: 0, 명예회원: 0 }\n      등록비: { 일반회원: 220000, 학생회원: 110000, 특별회원: 220000, 명예회원: 220000 }\n",
  ],
  [
    'a later deadline for abstracts',
    'openapi/schemas/conference.yaml',
    /abstracts: \{ last: '[^']*' \}/,
    "abstracts: { last: '2025-10-24' }",
  ],
  ['a longer registration', 'openapi/schemas/conference.yaml', /(registration: .*last: )'[^']*'/, "$1'2025-11-17'"],
  ['another day of the event', 'openapi/schemas/conference.yaml', / day: '[^']*'/, " day: '2025-11-28'"],
  [
    'a new event',
    'openapi/schemas/conference.yaml',
    /(?= {2}x-assumption: The limit of 100 characters, and the days)/,
    "    - title: 2026년 춘계학술대회\n      venue: 한빛과학관\n      day: '2026-05-22'\n      shown: { first: '2026-03-02', last: '2026-08-31' }\n      abstracts: { last: '2026-04-20' }\n      registration: { first: '2026-05-01', last: '2026-05-15' }\n      refund: { last: '2026-05-15' }\n",
  ],
  ['an officer', 'src/content/officers.ts', /\['강라온', /, "['강바다', "],
  ['a special member company', 'src/content/special-members.ts', /(?=\n\];)/, "\n  '(주)힘찬빛',"],
  [
    'a year of history',
    'src/content/history.ts',
    /years: \[/,
    "years: [\n      { year: 2025, events: ['제5차 정기총회 및 추계학술대회 개최'] },",
  ],
  [
    'a notice',
    'src/content/conference.ts',
    '초록 양식을 내려받아 작성한 뒤 등록해 주세요.',
    '초록 양식을 내려받아 작성해 주세요.',
  ],
  ['a page fee of the journal', 'src/content/journal.ts', 'pageFee: 30_000', 'pageFee: 35_000'],
  ['a price of an advertisement', 'src/content/advertising.ts', 'color: 990_000', 'color: 1_000_000'],
];

test('all edits of docs/content.md together break neither the generation nor a unit or contract test', async () => {
  const copy = await copyProject();
  for (const [what, file, before, after] of edits)
    await copy.edit(file, before, after).catch((error) => expect.fail(`${what}: ${error.message}`));
  expect(await copy.run('node', '--import', 'tsx', 'tools/dev/contract/generate.ts')).toBe('');
  const affected = [
    'site/content',
    'payment',
    'fees',
    'time-window',
    'calendar',
    'registr',
    'abstract',
    'markdown',
    'orders',
    'notices',
    'history',
    'outcomes',
  ];
  expect(
    await copy.run('vitest', 'run', '--project', 'unit', '--project', 'contract', '--reporter=dot', ...affected),
  ).toBe('');
}, 600_000);
