import type { Page } from '@playwright/test';
import type { AxeResults, Result as Rule } from 'axe-core';
import type { CheckInfo, Found, Verdict } from '../model';

/** What an engine said of one of its rules. */
export type RuleResult = { check: CheckInfo; verdict: Verdict; found: Found[]; reason?: string };

/** `wcag1410` is criterion 1.4.10. */
const criteriaOf = (tags: readonly string[]): string[] =>
  tags.flatMap(
    (tag) =>
      tag
        .match(/^wcag(\d)(\d)(\d{1,2})$/)
        ?.slice(1, 4)
        .join('.') ?? [],
  );

const checkOf = ({ id, help, tags }: Rule): CheckInfo => ({ id: `axe:${id}`, title: help, criteria: criteriaOf(tags) });

const foundOf = ({ nodes }: Rule): Found[] =>
  nodes.map(({ target, html, failureSummary }) => ({
    selector: target.flat().join(' '),
    html: html.slice(0, 240),
    message: (failureSummary ?? '').replace(/\s+/g, ' ').slice(0, 400),
  }));

const isAxe = (value: unknown): value is AxeResults =>
  typeof value === 'object' && value !== null && 'violations' in value;

/** Runs every rule of axe that is not experimental, best practices and target size among them. */
export async function runAxe(page: Page, script: string): Promise<RuleResult[]> {
  await page.evaluate(`${script};0`);
  const options = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations', 'incomplete', 'passes'] };
  const report: unknown = await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`);
  if (!isAxe(report)) throw new Error('axe gave no report');
  const rows = (rules: readonly Rule[], verdict: Verdict): RuleResult[] =>
    rules.map((rule) => ({
      check: checkOf(rule),
      verdict,
      found: verdict === 'failed' ? foundOf(rule) : [],
      ...(verdict === 'cantTell' ? { reason: `${rule.nodes.length}곳을 판단하지 못함` } : {}),
    }));
  return [
    ...rows(report.violations, 'failed'),
    ...rows(report.incomplete, 'cantTell'),
    ...rows(report.passes, 'passed'),
    ...rows(report.inapplicable, 'inapplicable'),
  ];
}
