import { expect, test } from 'vitest';
import { buildReport } from '#verify/report/report.ts';
import { renderJunitReport } from '#verify/report/report-junit.ts';
import { createIdleContext, exchange, recordFinding } from './run-fixture.ts';

/** Returns the report of a run with one step, which has a finding with a message. */
function reportOf(message: string) {
  const context = createIdleContext();
  const { results } = context;
  const { key } = recordFinding(results, exchange, { rule: 'stored', message, actual: message });
  const step = { workflow: 'posts', title: message, position: [0], findings: new Set([key]), operations: [] };
  results.addStep({ ...step, state: 'failed', durationMs: 1500 });
  results.addStep({
    ...step,
    title: 'skipped',
    findings: new Set(),
    state: 'skipped',
    reason: 'no member',
    durationMs: 0,
  });
  return buildReport({ context, aborted: null, startedAt: new Date(0), durationMs: 2000 }, false);
}

test('has a suite for each workflow, a case for each step, and the findings of a step as its failure', () => {
  const xml = renderJunitReport(reportOf('a text differs'));
  expect(xml).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites [^>]*tests="3" failures="1" errors="0" skipped="1"/,
  );
  expect(xml).toMatch(/<testsuite name="posts" [^>]*time="1.5" tests="2" failures="1" errors="0" skipped="1">/);
  expect(xml).toContain('<testcase classname="verify.posts" name="a text differs" time="1.5">');
  expect(xml).toContain('<failure message="getInfo: a text differs" type="stored"><![CDATA[step: test: a step\n');
  expect(xml).toContain('<system-out><![CDATA[no member]]></system-out>');
});

test('is well-formed with any text of a server', () => {
  const xml = renderJunitReport(reportOf('a\u0000\u001b\ufffe\ud800 <b> "&" ]]> ]]> 😀'));
  expect(xml).not.toMatch(/(?!\n)\p{Cc}|[\ufffe\uffff]|\p{Cs}/u);
  expect(xml).toContain('name="a\ufffd &lt;b> &quot;&amp;&quot; ]] > ]] > 😀"');
  expect(xml.match(/<!\[CDATA\[/g)).toHaveLength(xml.match(/]]>/g)?.length ?? 0);
});
