import type { Outcome } from '#audit/model.ts';
import { escapeText } from './escape-text.ts';
import type { ReportData } from './matrix.ts';

type Case = { name: string; failures: string[]; reasons: string[] };

function testCasesOf(outcomes: readonly Outcome[]): Case[] {
  const cases = new Map<string, Case>();
  for (const { check, variant, conclusion, problems, reason } of outcomes) {
    if (conclusion === 'inapplicable' || conclusion === 'cantTell') continue;
    const known = cases.get(check.id) ?? { name: `${check.id}: ${check.title}`, failures: [], reasons: [] };
    cases.set(check.id, known);
    known.failures.push(...problems.map(({ selector, message }) => `${variant}: ${selector} ${message}`));
    if (conclusion === 'untested') known.reasons.push(`${variant}: ${reason ?? ''}`);
  }
  return [...cases.values()];
}

const renderTestCase = (state: string, { name, failures, reasons }: Case): string => {
  const failure =
    failures.length > 0 ? `<failure message="${failures.length}">${escapeText(failures.join('\n'))}</failure>` : '';
  const error = reasons.length > 0 ? `<error message="not checked">${escapeText(reasons.join('\n'))}</error>` : '';
  return `<testcase classname="${escapeText(state)}" name="${escapeText(name)}">${failure}${error}</testcase>`;
};

/** Renders JUnit XML: a suite for each state, a case for each check. An untested check is an error, not a success. */
export function toJunit({ outcomes }: Pick<ReportData, 'outcomes'>): string {
  const suites = [...Map.groupBy(outcomes, ({ state }) => state)].map(([state, all]) => {
    const cases = testCasesOf(all);
    const failed = cases.filter(({ failures }) => failures.length > 0).length;
    const errors = cases.filter(({ reasons }) => reasons.length > 0).length;
    return `<testsuite name="${escapeText(state)}" tests="${cases.length}" failures="${failed}" errors="${errors}">${cases.map((one) => renderTestCase(state, one)).join('\n')}</testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
}
