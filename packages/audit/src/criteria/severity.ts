import { wcag } from './wcag.ts';

/** The severity of a defect, the most severe first. */
export const severities = ['critical', 'high', 'medium', 'low'] as const;

/** The severity of a defect. */
export type Severity = (typeof severities)[number];

/** Korean names of the severities. */
export const severityNames: Readonly<Record<Severity, string>> = {
  critical: '심각',
  high: '높음',
  medium: '보통',
  low: '낮음',
};

/** Criteria whose violation stops a user, or harms the use of the whole page (WCAG 2.2, conformance requirement 5). */
const criticalCriteria = new Set(['1.4.2', '2.1.1', '2.1.2', '2.2.2', '2.3.1']);

/** Criteria of level AA whose violation hides content or the focus from many users. */
const highCriteria = new Set(['1.4.3', '2.4.7', '3.3.8']);

/** Rules about controls without a name, which are more severe than their criterion. */
const namingRules = /^(axe:(label|.*-name)|ibm:(a_text_purpose|input_label_exists|aria_widget_labelled))$/;

/** Checks whose findings are less severe than their criterion. */
const checkSeverities: Readonly<Record<string, Severity>> = { 'reduced-motion': 'medium', 'html:valid': 'low' };

const levels = new Map(wcag.map(({ id, level }) => [id, level]));

function severityOfCriterion(id: string): Severity {
  if (criticalCriteria.has(id)) return 'critical';
  if (highCriteria.has(id) || levels.get(id) === 'A') return 'high';
  return 'medium';
}

/**
 * Returns the severity of a finding: that of its check, or the most severe one of its criteria. A finding without a
 * criterion is a best practice, and has a low severity.
 */
export function severityOf(check: string, criteria: readonly string[]): Severity {
  const own = namingRules.test(check) ? 'critical' : checkSeverities[check];
  if (own !== undefined) return own;
  const all = criteria.map(severityOfCriterion);
  return severities.find((severity) => all.includes(severity)) ?? 'low';
}
