import { expect, test } from 'vitest';
import { renderJunitFile } from '#audit/report/junit-file.ts';
import { createOutcome, createReport } from './report-data.ts';

test('has a suite for each screen, and a case for each state and check over all variants', () => {
  const xml = renderJunitFile(
    createReport(
      [
        createOutcome('2.4.7', 'passed', { variant: '390 px' }),
        createOutcome('2.4.7', 'failed'),
        createOutcome('2.4.2', 'untested', { reason: '열리지 않는다' }),
        createOutcome('1.1.1', 'passed'),
        createOutcome('1.2.1', 'inapplicable'),
      ],
      { absences: new Map([['home', { kind: 'no-data', detail: '글\u0000]]>' }]]) },
    ),
    new Date(0),
  );
  expect(xml).toMatch(/<testsuites [^>]*tests="4" failures="1" errors="1" skipped="1"/);
  expect(xml).toMatch(/<testsuite name="로그인" [^>]*tests="3" failures="1" errors="1" skipped="0">/);
  expect(xml).toContain('<testcase classname="audit.login.login" name="check-2.4.7: 확인"');
  expect(xml).toContain('<failure message="&lt;잘못>" type="finding"><![CDATA[1440 px: <잘못>\nmain > p\n<p>]]>');
  expect(xml).toContain('<error message="1440 px: 열리지 않는다" type="not checked"/>');
  expect(xml).toContain('글]] >');
  expect(xml).not.toContain('check-1.2.1');
});
