import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { onlyKwcag } from '#audit/criteria/kwcag.ts';
import { remedies } from '#audit/criteria/remedies.ts';
import { severityOf } from '#audit/criteria/severity.ts';
import { wcag } from '#audit/criteria/wcag.ts';
import type { Finding } from '#audit/model.ts';
import { renderCauses, renderComparison } from '#audit/report/cause-list.ts';
import { groupByCause } from '#audit/report/causes.ts';
import { toCsv } from '#audit/report/csv.ts';
import { readEarlierRun, storeFindings } from '#audit/report/stored-findings.ts';
import { createScratchFolder } from '#tests/rules/support.ts';
import { createOutcome, createReport } from './report-data.ts';

const createFinding = (state: string, selector: string, message: string, check = 'names'): Finding => ({
  check: { id: check, title: '이름이 있다', criteria: ['4.1.2'] },
  engine: 'own',
  state,
  problem: { selector, html: '<a>', message },
  variants: ['1440 px'],
});

const similar = [
  createFinding('login', '#main > ul > li:nth-of-type(1) > a', "'가' 링크의 이름이 3자이다"),
  createFinding('home', '#main > ul > li:nth-of-type(7) > a', "'나' 링크의 이름이 12자이다"),
];

test('findings of one check about the same kind of element have one cause, over states and screens', () => {
  const report = createReport([], { findings: [...similar, createFinding('login', '#main > button', '이름이 없다')] });
  const [first, second] = groupByCause(report.findings, report.screens);
  expect(first).toMatchObject({ screens: ['로그인', '홈'], states: ['login', 'home'], severity: 'critical' });
  expect(second?.findings).toHaveLength(1);
});

test('a cause is shown with severity, screens, states, remedy and the steps of one state', () => {
  const html = renderCauses(createReport([], { findings: similar }));
  for (const text of [
    '심각',
    '<dt>화면 2개</dt><dd>로그인, 홈</dd>',
    remedies['4.1.2'] ?? '?',
    'https://site.example/auth/login 화면을 연다',
  ])
    expect(html).toContain(text);
  expect(html.match(/<article/g)).toHaveLength(1);
});

test('the severity follows from the check, or from the most severe criterion', () => {
  expect(severityOf('html:valid', ['K8.1.1', '4.1.2'])).toBe('low');
  expect(severityOf('tab-trap', ['2.1.2'])).toBe('critical');
  expect(severityOf('headings', ['1.3.1'])).toBe('high');
  expect(severityOf('other', ['1.4.12', '2.1.1'])).toBe('critical');
  expect(severityOf('reflow', ['1.4.10'])).toBe('medium');
  expect(severityOf('axe:region', [])).toBe('low');
});

test('every criterion has a remedy', () => {
  expect(Object.keys(remedies).toSorted()).toEqual([...wcag.map(({ id }) => id), ...Object.keys(onlyKwcag)].toSorted());
});

test('CSV has a byte order mark, a row for each finding, quoted values and no formula', () => {
  const csv = toCsv(createReport([], { findings: [...similar, createFinding('home', '', '=1+1 "가"')] }));
  expect(csv.startsWith('\uFEFF"원인","심각도"')).toBe(true);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(4);
  expect(csv).toContain(`"'=1+1 ""가"""`);
  // Without formulas and quotes inside, a line of CSV is also a sequence of YAML.
  expect(parse(`[${csv.split('\r\n')[1]}]`)).toHaveLength(15);
});

test('the comparison tells new, remaining, gone and unchecked findings', () => {
  const stored = (state: string, cause: string) => ({
    ...{ cause, title: '이름이 있다', message: '', state },
  });
  const report = createReport(
    [createOutcome('4.1.2', 'passed', { check: { id: 'names', title: '', criteria: ['4.1.2'] } })],
    { findings: [...similar, createFinding('login', '#main > button', '이름이 없다')] },
  );
  const cause = groupByCause(similar, report.screens)[0]?.key ?? '';
  const html = renderComparison({
    ...report,
    earlier: {
      ...{ version: 1, when: '2026-01-01T00:00:00Z', base: 'https://site.example' },
      states: ['login'],
      findings: [stored('login', cause), stored('login', 'gone'), stored('elsewhere', 'other')],
    },
  });
  const figures = Object.fromEntries(
    [...html.matchAll(/<li>([^<]+)<b>(\d+)/g)].map(([, name, count]) => [name, count]),
  );
  expect(figures).toEqual({
    '새로 생김': '1',
    '남아 있음': '1',
    사라짐: '1',
    '앞 점검에 없던 상태의 것': '1',
    '이번에 확인하지 않음': '1',
  });
});

test('the findings of an earlier run are read again, and a missing or other version is one line', async () => {
  const folder = await createScratchFolder();
  expect(readEarlierRun(folder)).toEqual({ problem: expect.stringMatching(/^[^\n]+견주지 못했습니다\.$/) });
  const text = storeFindings('https://site.example', ['login', 'home'], similar, new Date(0));
  await writeFile(join(folder, 'findings.json'), text);
  const earlier = readEarlierRun(folder);
  expect(earlier).toEqual(JSON.parse(text));
  expect(renderComparison(createReport([], { findings: similar, earlier }))).toContain('<li>남아 있음<b>2</b></li>');
  await writeFile(join(folder, 'findings.json'), text.replace('"version": 1', '"version": 2'));
  expect(readEarlierRun(folder)).toEqual({ problem: expect.stringContaining('findings.json은 다른 판이라') });
});
