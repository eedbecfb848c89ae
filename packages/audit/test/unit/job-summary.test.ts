import { expect, test } from 'vitest';
import { renderJobSummary } from '#audit/report/job-summary.ts';
import { createOutcome, createReport } from './report-data.ts';

test('has the counts, and a row for each cause whose text cannot end a cell', () => {
  const problems = [{ selector: 'main > p', html: '<p>', message: '<잘못> a|b\n`c`' }];
  const outcomes = [
    createOutcome('2.4.7', 'failed', { problems }),
    createOutcome('2.4.2', 'untested', { reason: '열리지 않는다' }),
  ];
  const lines = renderJobSummary(createReport(outcomes)).split('\n');
  expect(lines).toContain('결함 1건 (원인 1가지), 점검하지 못한 것 1건, 이 사이트에 없는 상태 0개.');
  expect(lines.at(-2)).toMatch(
    /^\| \S+ \| &#60;잘못&#62; a&#124;b &#96;c&#96; \| 로그인 \| 2\.4\.7 \| check-2\.4\.7 \|$/,
  );
});

test('has no table without a finding', () => {
  expect(renderJobSummary(createReport([createOutcome('2.4.7', 'passed')]))).not.toContain('|');
});
