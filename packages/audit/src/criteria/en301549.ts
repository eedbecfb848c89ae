/** The criteria of WCAG 2.2 that WCAG 2.1 does not have. EN 301 549 v3.2.1 refers to WCAG 2.1. */
const criteriaOfWcag22 = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']);

/** Returns the clause of EN 301 549 v3.2.1 (chapter 9, web) for a criterion of WCAG; null if it has none. */
export const clauseOfEn301549 = (id: string): string | null => (criteriaOfWcag22.has(id) ? null : `9.${id}`);
