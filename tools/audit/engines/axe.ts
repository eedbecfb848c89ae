import type { Page } from '@playwright/test';
import type { AxeResults, Result as Rule } from 'axe-core';
import type { CheckInfo, Conclusion, Problem } from '#tools/audit/model.ts';

/** The outcome of one rule of an engine. `reason` says why the engine cannot tell, in Korean. */
export type RuleResult = { check: CheckInfo; conclusion: Conclusion; problems: Problem[]; reason?: string };

/** Returns the criteria that tags of axe name. The tag `wcag1410` stands for criterion 1.4.10. */
const criteriaFromTags = (tags: readonly string[]): string[] =>
  tags.flatMap(
    (tag) =>
      tag
        .match(/^wcag(\d)(\d)(\d{1,2})$/)
        ?.slice(1, 4)
        .join('.') ?? [],
  );

const checkOfRule = ({ id, help, tags }: Rule): CheckInfo => ({
  id: `axe:${id}`,
  title: help,
  criteria: criteriaFromTags(tags),
});

const problemsOfRule = ({ nodes }: Rule): Problem[] =>
  nodes.map(({ target, html, failureSummary }) => ({
    selector: target.flat().join(' '),
    html: html.slice(0, 240),
    message: (failureSummary ?? '').replace(/\s+/g, ' ').slice(0, 400),
  }));

const isAxeResults = (value: unknown): value is AxeResults =>
  typeof value === 'object' && value !== null && 'violations' in value;

/**
 * Runs axe on a page and its frames with every rule that is not experimental, including best practices and target size.
 * @param script the source of axe-core, from `axeScript`
 * @param part selector of the element to analyze; the whole page if omitted
 */
export async function analyzeWithAxe(page: Page, script: string, part?: string): Promise<AxeResults> {
  for (const frame of page.frames()) await frame.evaluate(`${script};0`);
  const options = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations', 'incomplete'] };
  const context = part ? JSON.stringify(part) : 'document';
  const report: unknown = await page.evaluate(`axe.run(${context}, ${JSON.stringify(options)})`);
  if (!isAxeResults(report)) throw new Error('axe returned no report.');
  return report;
}

/** Runs axe on a page. @param script the source of axe-core, from `axeScript` @returns the outcome of each rule */
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
