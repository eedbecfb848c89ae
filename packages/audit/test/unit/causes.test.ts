import { expect, test } from 'vitest';
import { onlyKwcag } from '#audit/criteria/kwcag.ts';
import { remedies } from '#audit/criteria/remedies.ts';
import { severityOf } from '#audit/criteria/severity.ts';
import { wcag } from '#audit/criteria/wcag.ts';
import type { Finding } from '#audit/model.ts';
import { renderCauses } from '#audit/report/cause-list.ts';
import { groupByCause } from '#audit/report/causes.ts';
import { findingsFile } from '#audit/report/findings-file.ts';
import { createOutcome, createReport } from './report-data.ts';

const createFinding = (state: string, selector: string, message: string, check = 'axe:link-name'): Finding => ({
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
  expect(severityOf('tables', ['1.3.1'])).toBe('high');
  expect(severityOf('other', ['1.4.12', '2.1.1'])).toBe('critical');
  expect(severityOf('reflow', ['1.4.10'])).toBe('medium');
  expect(severityOf('axe:region', [])).toBe('low');
});

test('every criterion has a remedy', () => {
  expect(Object.keys(remedies).toSorted()).toEqual([...wcag.map(({ id }) => id), ...Object.keys(onlyKwcag)].toSorted());
});

test('the file for programs has each finding with its cause, and the conformance', () => {
  const report = createReport([createOutcome('2.4.7', 'failed')], { findings: similar });
  const { findings, conformance } = JSON.parse(findingsFile(report, new Date(0)));
  expect(findings.map(({ state }: Finding) => state)).toEqual(['login', 'home']);
  expect(findings[0]).toMatchObject({ check: 'axe:link-name', criteria: ['4.1.2'], severity: 'critical', html: '<a>' });
  expect(findings[0].cause).toBe(findings[1].cause);
  expect(conformance).toMatchObject({ '2.4.7': 'not-evaluated', '4.1.2': 'does-not-support' });
});
