import type { Page } from '@playwright/test';
import type { Problem } from '#tools/audit/model.ts';
import type { RuleResult } from './axe.ts';

type Row = { rule: string; conclusion: 'passed' | 'failed' | 'cantTell'; message: string; html: string; path: string };
type EngineReport = { rows: Row[]; criteria: Record<string, string[]> };

const isEngineReport = (value: unknown): value is EngineReport => typeof value === 'object' && value !== null && 'rows' in value;

/**
 * Rules that take text for screen readers alone for no text. They count where the element has none at all.
 */
const rulesThatIgnoreHiddenText = ['heading_content_exists', 'aria_accessiblename_exists', 'table_caption_empty'];

/**
 * IBM's engine, in the page. Only what it is sure of is a finding; what it wants a person to look at is `cantTell`.
 */
const pageSource = `(async () => {
  const blind = ${JSON.stringify(rulesThatIgnoreHiddenText)};
  const checker = new ace.Checker();
  const { results } = await checker.check(document, ['WCAG_2_2']);
  const sets = checker.rulesets ?? checker.getGuidelines?.() ?? [];
  const set = sets.find(({ id }) => id === 'WCAG_2_2');
  const criteria = {};
  for (const { num, rules } of set?.checkpoints ?? [])
    for (const { id } of rules ?? []) (criteria[id] ??= []).push(num);
  const conclusions = { PASS: 'passed', FAIL: 'failed', POTENTIAL: 'cantTell', MANUAL: 'cantTell' };
  const element = (path) => {
    try {
      const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue;
      return found instanceof Element ? found : null;
    } catch { return null; }
  };
  const plain = (text) => text.replace(/\\s+/g, '');
  // A bar over a picture: what is behind it is no ancestor.
  const floats = (found) => {
    for (let at = found; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (!/, 0\\)$|transparent/.test(style.backgroundColor)) return false;
      if (/fixed|sticky|absolute/.test(style.position)) return true;
    }
    return false;
  };
  // A table with its roles written out still has its head cells, what lies under a modal is inert, radio buttons may be hidden behind what is drawn for them,
  // a link that skips
  // is outside of what it skips, a message that comes for a moment has no landmark, and hidden text is text.
  const isMistaken = (rule, found) =>
    found !== null &&
    (found.closest('[inert]') !== null ||
      (rule === 'aria_child_valid' && found.matches('[role=radiogroup]') && found.querySelector('input[type=radio]') !== null) ||
      (rule === 'table_headers_exists' && found.querySelector('th[scope]') !== null) ||
      (rule === 'text_contrast_sufficient' && floats(found)) ||
      (rule === 'label_name_visible' && plain(audit.accessibleName(found)).includes(plain(audit.visibleText(found)))) ||
      (rule === 'aria_content_in_landmark' && (found.matches('a[href^="#"]') || found.closest('[role=status], [role=alert], [aria-live]') !== null)) ||
      (blind.includes(rule) && found.textContent.trim() !== '' && found.closest('[aria-hidden=true]') === null));
  return {
    criteria,
    rows: results.map(({ ruleId, value, message, snippet, path }) => {
      const found = value[1] === 'FAIL' ? element(path.dom) : null;
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

/** Runs the rules of WCAG 2.2, A and AA. */
export async function runIbm(page: Page, script: string): Promise<RuleResult[]> {
  await page.evaluate(`${script};0`);
  const answer: unknown = await page.evaluate(pageSource);
  if (!isEngineReport(answer)) throw new Error("IBM's engine gave no report");
  const byRule = Map.groupBy(answer.rows, ({ rule }) => rule);
  return [...byRule].map(([rule, rows]) => {
    const failed = rows.filter(({ conclusion }) => conclusion === 'failed');
    const unsure = rows.filter(({ conclusion }) => conclusion === 'cantTell');
    const problems: Problem[] = failed.map(({ path, html, message }) => ({ selector: path, html, message }));
    const check = { id: `ibm:${rule}`, title: rows[0]?.message ?? rule, criteria: answer.criteria[rule] ?? [] };
    if (failed.length > 0) return { check, conclusion: 'failed', problems };
    if (unsure.length > 0)
      return { check, conclusion: 'cantTell', problems: [], reason: `${unsure.length}곳을 판단하지 못함` };
    return { check, conclusion: 'passed', problems: [] };
  });
}
