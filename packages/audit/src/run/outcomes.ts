import { type CheckInfo, conclusionOf, type Outcome, type Result } from '#audit/model.ts';

/**
 * Turns the results of the audit's own checks into outcomes.
 * @param results by the ID of the check; a check without a result has no outcome
 * @param where the ID of the state and the name of the variant
 */
export function outcomesOfResults(
  checks: readonly CheckInfo[],
  results: { readonly [id: string]: Result | undefined },
  where: { state: string; variant: string },
): Outcome[] {
  return checks.flatMap((check) => {
    const result = results[check.id];
    return result
      ? [{ ...where, check, engine: 'own' as const, conclusion: conclusionOf(result), problems: result.problems }]
      : [];
  });
}
