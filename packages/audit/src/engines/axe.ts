import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type AxeResults, type Result as Rule, type RunOptions } from 'axe-core';
import korean from 'axe-core/locales/ko.json' with { type: 'json' };
import { koreanMessageOfAxe, titleOfAxeRule } from '#audit/criteria/axe-titles.ts';
import type { CheckInfo, Conclusion, Problem } from '#audit/model.ts';

/** The outcome of one rule of an engine. `reason` says why the engine cannot tell, in Korean. */
export type RuleResult = { check: CheckInfo; conclusion: Conclusion; problems: Problem[]; reason?: string };

/** Returns the criteria that tags of axe name. The tag `wcag1410` stands for criterion 1.4.10. */
export const criteriaFromTags = (tags: readonly string[]): string[] =>
  tags.flatMap(
    (tag) =>
      tag
        .match(/^wcag(\d)(\d)(\d{1,2})$/)
        ?.slice(1, 4)
        .join('.') ?? [],
  );

const checkOfRule = ({ id, tags }: Rule): CheckInfo => ({
  id: `axe:${id}`,
  title: titleOfAxeRule(id),
  criteria: criteriaFromTags(tags),
});

const problemsOfRule = ({ id, nodes }: Rule): Problem[] =>
  nodes.map(({ target, html, failureSummary }) => ({
    selector: target.flat().join(' '),
    html: html.slice(0, 240),
    message: koreanMessageOfAxe(id, failureSummary ?? '').slice(0, 400),
  }));

/** The source of axe-core with Korean messages. The builder sends it twice to a page, which runs it only once. */
const axeSource = `if (!globalThis.axe) {${axe.source};axe.configure(${JSON.stringify({
  locale: korean,
  // In the footer, dialogs and lists, names stand over their details, such as the address, and are no headings.
  rules: [{ id: 'p-as-heading', selector: 'main p:not(li p)' }],
})});}`;

/** Rules that axe does not run by default, because they are new or experimental. */
export const additionalRules = ['target-size', 'p-as-heading', 'label-content-name-mismatch', 'css-orientation-lock'];

const options: RunOptions = {
  rules: Object.fromEntries(additionalRules.map((id) => [id, { enabled: true }])),
  resultTypes: ['violations', 'incomplete'],
};

/**
 * Runs axe on a page and its frames with its default rules, including best practices, and the additional ones.
 * @param page a page of a context from `browser.newContext`
 * @param part selector of the element to analyze; the whole page if omitted
 */
export function analyzeWithAxe(page: Page, part?: string): Promise<AxeResults> {
  const builder = new AxeBuilder({ page, axeSource }).options(options);
  // The legacy mode is twice as fast, because it opens no second page. It skips frames of other origins.
  builder.setLegacyMode(page.frames().length === 1);
  return (part ? builder.include(part) : builder).analyze();
}

/** Runs axe on a page. @returns the outcome of each rule */
export async function runAxe(page: Page): Promise<RuleResult[]> {
  const report = await analyzeWithAxe(page);
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
