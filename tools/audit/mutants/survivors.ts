/**
 * The share of the judged mutants in the sample of `npm run test:full` that the audit must find at least. The whole list
 * is measured with `npm run audit:mutants`.
 */
export const minimumShare = 0.4;

/** What a check would have to do to find the survivors of an operator, in Korean. */
export const missingChecks: Readonly<Record<string, string>> = {};
