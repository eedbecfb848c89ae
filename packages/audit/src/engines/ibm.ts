import type { Page } from '@playwright/test';
import { findCriterion } from '#audit/criteria/kinds.ts';
import type { Problem } from '#audit/model.ts';
import type { RuleResult } from './axe.ts';

type Row = { rule: string; conclusion: 'passed' | 'failed' | 'cantTell'; message: string; html: string; path: string };
type EngineReport = { rows: Row[]; criteria: Record<string, string[]> };

const isEngineReport = (value: unknown): value is EngineReport =>
  typeof value === 'object' && value !== null && 'rows' in value;

/** Rules that ignore visually hidden text. Their failures count only for elements without any text. */
const rulesThatIgnoreHiddenText = ['heading_content_exists', 'aria_accessiblename_exists', 'table_caption_empty'];

/**
 * Source that runs IBM's engine in the page. Only definite failures count as failed; what the engine leaves to a person
 * is `cantTell`.
 */
const pageSource = `(async () => {
  const rulesThatIgnoreHiddenText = ${JSON.stringify(rulesThatIgnoreHiddenText)};
  const checker = new ace.Checker();
  const { results } = await checker.check(document, ['WCAG_2_2']);
  const sets = checker.rulesets ?? checker.getGuidelines?.() ?? [];
  const set = sets.find(({ id }) => id === 'WCAG_2_2');
  const criteria = {};
  for (const { num, rules } of set?.checkpoints ?? [])
    for (const { id } of rules ?? []) (criteria[id] ??= []).push(num);
  const conclusions = { PASS: 'passed', FAIL: 'failed', POTENTIAL: 'cantTell', MANUAL: 'cantTell' };
  const elementAt = (path) => {
    try {
      const node = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue;
      return node instanceof Element ? node : null;
    } catch { return null; }
  };
  const removeSpaces = (text) => text.replace(/\\s+/g, '');
  // The background of a transparent positioned element is not that of its ancestors, so its contrast is unknown.
  const isOverOtherContent = (element) => {
    for (let current = element; current; current = current.parentElement) {
      const style = getComputedStyle(current);
      if (!/, 0\\)$|transparent/.test(style.backgroundColor)) return false;
      if (/fixed|sticky|absolute/.test(style.position)) return true;
    }
    return false;
  };
  // Known false failures: tables with explicit roles and header cells, inert content under a modal, visually hidden
  // radio buttons, skip links and live regions outside of landmarks, and visually hidden text.
  const isMistaken = (rule, found) =>
    found !== null &&
    (found.closest('[inert]') !== null ||
      (rule === 'aria_child_valid' && found.matches('[role=radiogroup]') && found.querySelector('input[type=radio]') !== null) ||
      (rule === 'table_headers_exists' && found.querySelector('th[scope]') !== null) ||
      (rule === 'text_contrast_sufficient' && isOverOtherContent(found)) ||
      (rule === 'label_name_visible' && removeSpaces(audit.accessibleName(found)).includes(removeSpaces(audit.visibleText(found)))) ||
      (rule === 'aria_content_in_landmark' && (found.matches('a[href^="#"]') || found.closest('[role=status], [role=alert], [aria-live]') !== null)) ||
      (rulesThatIgnoreHiddenText.includes(rule) && found.textContent.trim() !== '' && found.closest('[aria-hidden=true]') === null));
  return {
    criteria,
    rows: results.map(({ ruleId, value, message, snippet, path }) => {
      const found = value[1] === 'FAIL' ? elementAt(path.dom) : null;
      const conclusion = conclusions[value[1]] ?? 'cantTell';
      return {
        rule: ruleId,
        conclusion: conclusion === 'failed' && isMistaken(ruleId, found) ? 'cantTell' : conclusion,
        message,
        html: (snippet ?? '').slice(0, 240),
        path: found ? audit.selectorOf(found) : '',
      };
    }),
  };
})()`;

/** Runs IBM's rules of WCAG 2.2, level A and AA. @param script the source of the engine, from `ibmScript` */
export async function runIbm(page: Page, script: string): Promise<RuleResult[]> {
  await page.evaluate(`${script};0`);
  const report: unknown = await page.evaluate(pageSource);
  if (!isEngineReport(report)) throw new Error("IBM's engine returned no report.");
  const byRule = Map.groupBy(report.rows, ({ rule }) => rule);
  return [...byRule].map(([rule, rows]) => {
    const failed = rows.filter(({ conclusion }) => conclusion === 'failed');
    const unsure = rows.filter(({ conclusion }) => conclusion === 'cantTell');
    const criteria = report.criteria[rule] ?? [];
    const title = `IBM의 규칙 ${rule}에 맞는다 (${criteria.map((id) => findCriterion(id).name).join(', ')})`;
    const check = { id: `ibm:${rule}`, title, criteria };
    const problems: Problem[] = failed.map(({ path, html, message }) => ({
      selector: path,
      html,
      message: `IBM의 규칙 ${rule}에 맞지 않는다`,
      original: message,
    }));
    if (failed.length > 0) return { check, conclusion: 'failed', problems };
    if (unsure.length > 0)
      return { check, conclusion: 'cantTell', problems: [], reason: `${unsure.length}곳을 판단하지 못함` };
    return { check, conclusion: 'passed', problems: [] };
  });
}
