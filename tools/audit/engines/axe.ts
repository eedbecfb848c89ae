import type { Page } from '@playwright/test';
import type { AxeResults, Result as Rule } from 'axe-core';
import type { CheckInfo, Problem, Conclusion } from '#tools/audit/model.ts';

/** What an engine said of one of its rules. */
export type RuleResult = { check: CheckInfo; conclusion: Conclusion; problems: Problem[]; reason?: string };

/** `wcag1410` is criterion 1.4.10. */
const criteriaFromTags = (tags: readonly string[]): string[] =>
  tags.flatMap(
    (tag) =>
      tag
        .match(/^wcag(\d)(\d)(\d{1,2})$/)
        ?.slice(1, 4)
        .join('.') ?? [],
  );

const checkOfRule = ({ id, help, tags }: Rule): CheckInfo => ({ id: `axe:${id}`, title: help, criteria: criteriaFromTags(tags) });

const problemsOfRule = ({ nodes }: Rule): Problem[] =>
  nodes.map(({ target, html, failureSummary }) => ({
    selector: target.flat().join(' '),
    html: html.slice(0, 240),
    message: (failureSummary ?? '').replace(/\s+/g, ' ').slice(0, 400),
  }));

const isAxeResults = (value: unknown): value is AxeResults =>
  typeof value === 'object' && value !== null && 'violations' in value;

/**
 * What axe says of a page and its frames, by every rule that is not experimental, best practices and target size among
 * them.
 * @param script axe-core, as `axeScript` gives it
 * @param part a selector, where a part of the page alone is looked at
 */
export async function analyzeWithAxe(page: Page, script: string, part?: string): Promise<AxeResults> {
  for (const frame of page.frames()) await frame.evaluate(`${script};0`);
  const options = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations', 'incomplete'] };
  const context = part ? JSON.stringify(part) : 'document';
  const report: unknown = await page.evaluate(`axe.run(${context}, ${JSON.stringify(options)})`);
  if (!isAxeResults(report)) throw new Error('axe gave no report');
  return report;
}

/** What axe says of a page, rule by rule. @param script axe-core, as `axeScript` gives it */
export async function runAxe(page: Page, script: string): Promise<RuleResult[]> {
  const report = await analyzeWithAxe(page, script);
  const toRuleResults = (rules: readonly Rule[], conclusion: Conclusion): RuleResult[] =>
    rules.map((rule) => ({
      check: checkOfRule(rule),
      conclusion,
      problems: conclusion === 'failed' ? problemsOfRule(rule) : [],
      ...(conclusion === 'cantTell' ? { reason: `${rule.nodes.length}곳을 판단하지 못함` } : {}),
    }));
  return [
    ...toRuleResults(report.violations, 'failed'),
    ...toRuleResults(report.incomplete, 'cantTell'),
    ...toRuleResults(report.passes, 'passed'),
    ...toRuleResults(report.inapplicable, 'inapplicable'),
  ];
}
